# Unique.
nonet solve
