nonet solve --format grid
