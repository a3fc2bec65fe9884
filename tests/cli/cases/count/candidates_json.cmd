nonet count --limit 10 --format json
