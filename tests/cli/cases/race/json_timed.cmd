nonet race --format json --algorithms singles 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 | python3 -c '
import json, sys
lane = json.load(sys.stdin)["lanes"][0]
print(lane["seconds"] > 0, lane["runs"] >= 1)'
