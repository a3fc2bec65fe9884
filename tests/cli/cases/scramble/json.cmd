nonet scramble --seed 7 --format json
