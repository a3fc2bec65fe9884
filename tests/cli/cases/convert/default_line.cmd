nonet convert puzzle.txt
