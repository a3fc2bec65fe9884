nonet generate --seed 1 --controlled 2
