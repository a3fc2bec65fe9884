nonet check --bare --format json
