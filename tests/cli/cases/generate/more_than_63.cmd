nonet generate --seed 1 --givens 64-81
