nonet generate --seed 5 --rating 1.3-1.4 --tries 50
