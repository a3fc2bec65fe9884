nonet generate --seed 6 --givens 29
