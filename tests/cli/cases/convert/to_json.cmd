nonet convert --to json
