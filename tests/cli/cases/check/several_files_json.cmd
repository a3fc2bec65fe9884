nonet check --format json a.txt b.txt
