nonet count --limit 10 --bare
