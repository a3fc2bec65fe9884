nonet generate --seed 1 --redundant
