nonet solve --kernel sse9 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 2>&1 | sed "s/processor: .*/processor: .../"; echo "${PIPESTATUS[0]}"
NONET_KERNEL=sse9 nonet check 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 2>&1 | sed "s/processor: .*/processor: .../"; echo "${PIPESTATUS[0]}"
