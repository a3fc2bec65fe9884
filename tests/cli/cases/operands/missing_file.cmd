nonet solve nowhere.txt a.txt
