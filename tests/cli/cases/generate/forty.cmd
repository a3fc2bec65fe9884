nonet generate --seed 1 --givens 40 --tries 2 -j 1
