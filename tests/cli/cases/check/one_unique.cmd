nonet check
