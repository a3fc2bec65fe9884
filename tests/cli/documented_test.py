#!/usr/bin/env python3
"""Runs the examples of the documents: documented_test.py NONET [DOCUMENT...] [--update]

In a block marked `console`, a line that starts with `$ ` is a command, and what follows up to the next
one is what it writes, standard output and error together. Commands run in the folder examples/.
--update writes what comes out into the document.
"""
import difflib
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def written_by(command, env):
    done = subprocess.run(
        ["bash", "-c", command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=ROOT / "examples",
        env=env,
        timeout=60,
    )
    return done.stdout.decode()


def main(arguments):
    update = "--update" in arguments
    words = [a for a in arguments if a != "--update"]
    binary = pathlib.Path(words[0]).resolve()
    env = dict(os.environ, PATH=f"{binary.parent}:{os.environ['PATH']}", LC_ALL="C.UTF-8")
    count = failed = 0

    def run_example(match):
        nonlocal count, failed
        command, want = match.groups()
        got = written_by(command, env)
        count += 1
        if got != want:
            failed += 1
            print(f"$ {command}")
            lines = want.splitlines(), got.splitlines()
            print("\n".join(difflib.unified_diff(*lines, "documented", "written", lineterm="")))
        return f"$ {command}\n{got}"

    def run_block(match):
        return re.sub(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", run_example, match[0], flags=re.M)

    for document in [pathlib.Path(a) for a in words[1:]] or [ROOT / "docs" / "command_line.md"]:
        text = document.read_text(encoding="utf-8")
        true = re.sub(r"(?<=^```console\n)(.*\n)*?(?=```)", run_block, text, flags=re.M)
        if update and true != text:
            document.write_text(true, encoding="utf-8")
    print(f"{count - failed} of {count} examples are true")
    return 1 if count == 0 or (failed and not update) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
