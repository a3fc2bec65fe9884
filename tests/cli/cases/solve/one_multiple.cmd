nonet solve
