nonet generate --seed 5 --rating 7.1 --format csv 3
