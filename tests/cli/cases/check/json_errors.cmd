# Each kind of error by its name.
nonet check --format json
nonet check --format json --column third two_columns.csv
