nonet check --column medium two.csv
