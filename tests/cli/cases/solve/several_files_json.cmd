nonet solve --format json a.txt b.txt
