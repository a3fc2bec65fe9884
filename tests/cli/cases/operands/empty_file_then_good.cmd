nonet check empty.txt a.txt
