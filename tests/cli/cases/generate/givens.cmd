nonet generate --seed 6 --givens 22 3; nonet generate --seed 6 --givens 23-24 3
