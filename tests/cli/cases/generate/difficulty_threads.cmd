for j in 1 3; do nonet generate --seed 5 -j $j --difficulty hard --distinct 30 | md5sum; done; nonet generate --seed 5 --kernel portable --difficulty hard --distinct 30 | md5sum
