# Text after the puzzle does not spoil it (it may be passed through).
nonet solve
