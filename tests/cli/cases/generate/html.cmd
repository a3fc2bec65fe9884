nonet generate --seed 5 --format html --per-page 2 3
