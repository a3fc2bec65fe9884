nonet count --all --limit 3
