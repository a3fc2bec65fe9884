nonet check --bare --format csv
