nonet convert --to csv
