nonet solve --format line
