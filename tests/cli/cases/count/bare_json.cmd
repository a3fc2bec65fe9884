nonet count --limit 10 --bare --format json
