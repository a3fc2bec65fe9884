nonet check --quiet
