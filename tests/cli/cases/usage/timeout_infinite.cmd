nonet solve --timeout inf
