#!/usr/bin/env python3
"""Runs the commands that a document shows and compares what they print with what is shown; checks
that the files it links to are there.

    docs_test.py NONET DOCUMENT [--update]

In blocks fenced as ```console a line "$ ..." is a command, run by bash at the root of the tree with
NONET as nonet and in place of ./run; the lines up to the next command are all it prints. A line "..." stands for any lines, also
none. --update writes what the commands print now into the document, save where it says "...".
"""

import difflib
import os
import pathlib
import re
import shlex
import subprocess
import sys

LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")


def dead_links(document, lines):
    for number, line in enumerate(lines, 1):
        for target in LINK.findall(line):
            if "://" not in target and not (document.parent / target).exists():
                yield f"{document}:{number}: links to {target}, which is not there"


def blocks(lines):
    """The commands with the first and last (exclusive) line of their shown output."""
    start, inside = None, False
    command = None
    for number, line in enumerate(lines):
        if line.startswith("```"):
            if command is not None:
                yield command, start, number
            inside, command = line == "```console", None
        elif inside and line.startswith("$ "):
            if command is not None:
                yield command, start, number
            command, start = line[2:], number + 1


def output_of(command, nonet):
    shell = re.sub(r"\./run\b", lambda _: shlex.quote(nonet), command)
    folder = str(pathlib.Path(nonet).resolve().parent)
    env = dict(os.environ, PATH=f"{folder}:{os.environ['PATH']}", LC_ALL="C.UTF-8")
    result = subprocess.run(["bash", "-c", shell], stdin=subprocess.DEVNULL, timeout=120, env=env,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
    return [line.rstrip() for line in result.stdout.splitlines()]


def matches(shown, printed):
    """Whether `printed` is `shown`, where "..." stands for any lines."""
    if not shown:
        return not printed
    if shown[0] == "...":
        return any(matches(shown[1:], printed[i:]) for i in range(len(printed) + 1))
    return bool(printed) and shown[0] == printed[0] and matches(shown[1:], printed[1:])


def main():
    nonet, document = sys.argv[1], pathlib.Path(sys.argv[2])
    lines = document.read_text(encoding="utf-8").splitlines()
    faults = list(dead_links(document, lines))
    for command, start, end in reversed(list(blocks(lines))):
        shown, printed = [line.rstrip() for line in lines[start:end]], output_of(command, nonet)
        if matches(shown, printed):
            continue
        if "--update" in sys.argv and "..." not in shown:
            lines[start:end] = printed
            continue
        faults.append(f"{document}:{start}: $ {command}")
        faults += difflib.unified_diff(shown, printed, "shown", "printed", lineterm="")
    if "--update" in sys.argv:
        document.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
