nonet convert --to grid
