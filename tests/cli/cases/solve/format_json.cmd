nonet solve --format json
