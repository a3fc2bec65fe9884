nonet rate --format grid
