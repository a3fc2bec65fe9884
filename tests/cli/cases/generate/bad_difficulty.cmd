nonet generate --seed 5 --difficulty severe
