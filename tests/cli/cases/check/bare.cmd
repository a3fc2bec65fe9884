nonet check --bare
