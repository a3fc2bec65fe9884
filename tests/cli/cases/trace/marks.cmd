nonet trace --limit 2 --algorithm backtracking - | tail -n 4
