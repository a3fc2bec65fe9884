# A complete grid is unique.
nonet check
