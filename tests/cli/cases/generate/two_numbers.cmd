nonet generate 1 2
