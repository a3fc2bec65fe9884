nonet solve --timeout 0
