nonet generate --seed 8 --pattern X.X.X
