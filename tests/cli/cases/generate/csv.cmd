nonet generate --seed 5 --format csv 3
