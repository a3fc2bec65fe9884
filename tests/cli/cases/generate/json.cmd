nonet generate --seed 5 --format json 3
