# The same puzzle in another dress (with --format line when a terminal).
nonet solve
