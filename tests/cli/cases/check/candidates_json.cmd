nonet check --format json
