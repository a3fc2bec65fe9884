nonet solve --thredas 4
