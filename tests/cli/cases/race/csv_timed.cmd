nonet race --format csv --algorithms singles 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 | sed -E 's/,[0-9.]+,[0-9]+$/,SECONDS,RUNS/'
