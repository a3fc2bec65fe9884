nonet count --limit 100 --format pencil
