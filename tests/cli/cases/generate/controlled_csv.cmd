nonet generate --seed 1 --controlled --format csv 1
