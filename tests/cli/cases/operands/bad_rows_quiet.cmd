nonet check --quiet bad.txt
