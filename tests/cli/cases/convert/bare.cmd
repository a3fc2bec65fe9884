nonet convert --bare
