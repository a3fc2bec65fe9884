nonet solve 53..7....6..195
