nonet convert --to ss
