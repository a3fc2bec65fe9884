nonet check bad.txt
