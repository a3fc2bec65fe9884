nonet generate --givens 30-20
