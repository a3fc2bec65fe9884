nonet check --format line
