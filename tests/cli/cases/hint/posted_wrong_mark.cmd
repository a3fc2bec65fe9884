nonet hint -s 2
