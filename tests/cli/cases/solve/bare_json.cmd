nonet solve --bare --format json
