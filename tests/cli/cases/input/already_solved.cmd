# A full right grid is its own solution.
nonet solve
