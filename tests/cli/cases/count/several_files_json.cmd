nonet count --limit 10 --format json a.txt b.txt
