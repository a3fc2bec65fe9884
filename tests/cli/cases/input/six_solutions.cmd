# Exact count of a puzzle with several solutions.
nonet count
