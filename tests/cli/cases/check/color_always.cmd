nonet check --format grid --color always
