# The same where the parent ignores SIGPIPE.
trap '' PIPE
yes 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 2> /dev/null | head -20000 > many.txt
(nonet solve many.txt; echo $? > status) | head -1; cat status
