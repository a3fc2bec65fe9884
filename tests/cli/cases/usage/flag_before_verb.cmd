nonet --quiet solve
