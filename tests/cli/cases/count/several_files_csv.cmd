nonet count --limit 10 --format csv a.txt b.txt
