nonet solve --format grid --color auto
