nonet solve empty.txt
