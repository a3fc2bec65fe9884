nonet solve --bare --format csv
