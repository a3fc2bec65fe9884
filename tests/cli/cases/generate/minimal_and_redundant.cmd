nonet generate --minimal --redundant --givens 30
