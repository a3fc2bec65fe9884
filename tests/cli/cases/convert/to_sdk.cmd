nonet convert --to sdk
