nonet count --limit 1e6
