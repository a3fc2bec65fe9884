nonet generate --seed 1 --givens 16
