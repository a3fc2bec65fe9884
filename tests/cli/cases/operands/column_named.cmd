nonet check --column easy two.csv; nonet check --column hard two.csv
