# Nobody reads on: no message, and the status a signal leaves.
yes 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 | head -20000 > many.txt
nonet solve many.txt | head -1; echo ${PIPESTATUS[0]}
