nonet convert --to candidates | nonet canon
