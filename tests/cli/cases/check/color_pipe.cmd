nonet check --format grid --color auto
