nonet check --format csv a.txt b.txt
