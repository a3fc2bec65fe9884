nonet count --limit 10
