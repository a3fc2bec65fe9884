nonet help convert
