nonet rate --format json
