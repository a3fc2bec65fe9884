nonet generate --seed 3 500 | md5sum; nonet generate --seed 3 --kernel portable 500 | md5sum
