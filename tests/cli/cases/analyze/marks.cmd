nonet convert --to candidates | nonet analyze
