nonet generate 0
