nonet help sovle
