nonet explain --format json
