nonet solve --quiet
