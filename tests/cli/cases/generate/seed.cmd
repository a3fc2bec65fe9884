nonet generate --seed 1 5
