# Comment lines are skipped, their digits are not cells.
nonet solve
