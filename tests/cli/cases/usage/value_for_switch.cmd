nonet solve --quiet=3
