nonet convert --to rows
