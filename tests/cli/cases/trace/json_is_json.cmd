nonet trace --format json 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 -m 100000 | python3 -c '
import collections, json, sys
lines = [json.loads(line) for line in sys.stdin]
print(lines[0]["trace"], len(lines), collections.Counter(e["event"] for e in lines[1:-1]))
print(lines[-1])'
