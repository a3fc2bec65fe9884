nonet help version
