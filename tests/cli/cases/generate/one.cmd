nonet generate --seed 2
