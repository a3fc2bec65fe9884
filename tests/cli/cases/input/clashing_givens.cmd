# Givens that break a rule: the clashing cells are named.
nonet check
