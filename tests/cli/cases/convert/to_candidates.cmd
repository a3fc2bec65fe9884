nonet convert --to candidates
