nonet generate --seed 5 --rating 7.5-7
