nonet hint -s 3
