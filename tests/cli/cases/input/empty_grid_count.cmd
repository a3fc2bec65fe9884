# A count is capped, says that it was, and ends.
nonet count --limit 1000
