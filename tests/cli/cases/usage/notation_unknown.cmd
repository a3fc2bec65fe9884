nonet convert --to excel
