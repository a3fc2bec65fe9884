nonet generate --seed 8 --pattern XXQ
