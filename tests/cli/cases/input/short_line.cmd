# 80 cells: that row is refused with its count, the next is solved.
nonet solve
