mkdir folder; nonet solve folder a.txt
