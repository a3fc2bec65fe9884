nonet count --limit 0
