nonet convert --to pencil
