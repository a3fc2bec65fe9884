nonet generate --seed 4 --symmetry rotate90 --format grid 2
