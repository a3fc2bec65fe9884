nonet generate --seed 1 --givens 17 --symmetry full --tries 500
