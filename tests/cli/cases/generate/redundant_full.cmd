nonet generate --seed 1 --redundant --givens 81 | tr -d 1-9 | wc -c
