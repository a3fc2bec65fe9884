nonet solve --timeout -1
