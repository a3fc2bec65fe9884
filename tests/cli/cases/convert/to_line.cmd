nonet convert --to line
