nonet solve a.txt b.txt
