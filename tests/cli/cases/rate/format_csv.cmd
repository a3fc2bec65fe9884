nonet rate --format csv
