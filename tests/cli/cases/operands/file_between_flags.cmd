nonet check --threads 1 a.txt --bare b.txt -q
