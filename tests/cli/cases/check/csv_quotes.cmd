nonet check --format csv
