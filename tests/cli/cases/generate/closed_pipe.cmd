nonet generate --seed 1 100000000 | head -2
