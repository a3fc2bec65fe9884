nonet generate --seed 5 --hardest hidden-pair --symmetry rotate180 2
