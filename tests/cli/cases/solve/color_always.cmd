nonet solve --format grid --color always
