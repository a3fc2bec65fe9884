nonet scramble --seed 7 --count 5 --threads 1 - < rows > one; nonet scramble --seed 7 --count 5 --threads 4 - < rows > four; cmp one four
