nonet check a.txt - b.txt
