# Made to be slow for row-order backtracking; the default solver answers at once.
nonet solve
