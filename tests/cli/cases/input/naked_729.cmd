# 729 candidates, all of them: an empty grid.
nonet check
