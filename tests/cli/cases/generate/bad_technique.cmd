nonet generate --seed 5 --technique xwingg
