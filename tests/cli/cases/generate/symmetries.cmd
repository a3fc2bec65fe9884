for s in none rotate180 rotate90 horizontal vertical diagonal antidiagonal axes diagonals full; do nonet generate --seed 4 --symmetry $s; done
