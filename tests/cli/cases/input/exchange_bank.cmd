# The 81-long field is the puzzle.
nonet solve
