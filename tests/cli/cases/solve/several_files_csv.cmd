nonet solve --format csv a.txt b.txt
