nonet check --minimal --bare --format json
