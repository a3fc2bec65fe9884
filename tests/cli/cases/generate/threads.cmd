for j in 1 2 7; do nonet generate --seed 3 -j $j 2000 | md5sum; done
