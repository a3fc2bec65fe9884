nonet convert --to line --format line
