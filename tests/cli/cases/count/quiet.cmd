nonet count --limit 10 --quiet
