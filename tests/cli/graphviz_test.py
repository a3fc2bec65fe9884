#!/usr/bin/env python3
"""The trees of nonet trace, read by Graphviz: graphviz_test.py NONET"""
import shutil
import subprocess
import sys

PUZZLES = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
]

if shutil.which("dot") is None:
    print("skipped: there is no dot (package graphviz)")
    sys.exit(77)
for puzzle in PUZZLES:
    for algorithm in ("backtracking", "singles", "exact-cover"):
        for depth, nodes in ((0, 0), (3, 5), (81, 200)):
            tree = subprocess.run(
                [sys.argv[1], "trace", "-f", "dot", "-a", algorithm, "-m", "50000",
                 "-d", str(depth), "-n", str(nodes), puzzle], capture_output=True).stdout
            drawn = subprocess.run(["dot", "-Tplain"], input=tree, capture_output=True)
            count = drawn.stdout.decode().count("\nnode n")
            assert drawn.returncode == 0 and not drawn.stderr, drawn.stderr
            assert count == tree.decode().count("[label=") - tree.decode().count("-> n") - tree.decode().count("  c"), count
print("ok")
