nonet solve --format csv
