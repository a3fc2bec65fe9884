cmp <(nonet convert --format sdk puzzle.txt) <(nonet convert --to sdk puzzle.txt) && echo same
