nonet help version help
