nonet solve --kernel portable 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
NONET_KERNEL=portable nonet solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
NONET_KERNEL=sse9 nonet solve -k portable 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
NONET_KERNEL=portable nonet version | grep "in use"
NONET_KERNEL=sse9 nonet version | sed -n "s/processor: .*/processor: .../; /in use/p"
