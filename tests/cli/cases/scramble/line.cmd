nonet scramble --seed 7 --map
