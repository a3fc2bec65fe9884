nonet solve --threads -1
