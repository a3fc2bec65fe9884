nonet convert --to hodoku
