nonet analyze --format html
