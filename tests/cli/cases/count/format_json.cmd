nonet count --limit 100 --format json
