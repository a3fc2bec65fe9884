nonet solve a.txt
