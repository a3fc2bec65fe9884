nonet check --format grid
