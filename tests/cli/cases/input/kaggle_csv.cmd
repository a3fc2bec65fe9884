# Header found, puzzle column found, one puzzle.
nonet solve
