nonet generate --seed 5 --difficulty extreme 3
