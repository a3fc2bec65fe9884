nonet race --no-time --algorithms brute-force --max-steps 10 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
