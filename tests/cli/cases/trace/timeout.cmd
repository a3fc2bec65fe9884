nonet trace --format heat --algorithm brute-force --timeout 0.05 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 | sed -n 's/^# out of time after .*/out of time/p'
