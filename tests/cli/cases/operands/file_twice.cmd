nonet check a.txt a.txt
