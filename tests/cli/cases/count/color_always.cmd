nonet count --limit 10 --format grid --color always
