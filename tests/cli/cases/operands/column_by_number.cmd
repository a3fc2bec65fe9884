nonet solve --column 2 two.csv; nonet solve -c 3 two.csv
