nonet generate --seed 6 --redundant --givens 36 2
