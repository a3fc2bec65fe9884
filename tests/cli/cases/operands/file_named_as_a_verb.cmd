nonet check check
