nonet scramble --seed 11 --count 20000 rows > many; nonet distinct --memory 1 many > out; nonet distinct many | cmp - out; wc -l < out | tr -d ' '
