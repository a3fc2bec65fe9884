#!/usr/bin/env python3
"""Golden tests of the command line: run_golden.py NONET CASE_OR_FOLDER... [--update]

A case is a file NAME.cmd, a bash script that finds `nonet` in its PATH. Beside it:

    NAME.stdin    what it reads; nothing when absent
    NAME.stdout   what it must write, byte for byte; nothing when absent
    NAME.stderr   the same for standard error
    NAME.exit     its exit status; 0 when absent

It runs in an empty scratch directory, into which the files of a folder `files` beside the case are
copied. --update writes what came out in place of what was expected: read the difference before you
commit it.
"""
import difflib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

SECONDS = 60


def environment(binary):
    env = {"PATH": f"{binary.parent}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8", "TERM": "xterm"}
    for name in os.environ:  # sanitizers, coverage
        if name.endswith("_OPTIONS") or name.startswith("GCOV"):
            env[name] = os.environ[name]
    return env


def run(case, binary):
    """What the case writes and returns: {suffix: bytes}."""
    given = case.with_suffix(".stdin")
    with tempfile.TemporaryDirectory() as scratch:
        files = case.parent / "files"
        if files.is_dir():
            shutil.copytree(files, scratch, dirs_exist_ok=True)
        done = subprocess.run(
            ["bash", "-c", case.read_text(encoding="utf-8")],
            input=given.read_bytes() if given.exists() else b"",
            capture_output=True,
            cwd=scratch,
            env=environment(binary),
            timeout=SECONDS,
        )
    return {
        ".stdout": done.stdout,
        ".stderr": done.stderr,
        ".exit": b"%d\n" % done.returncode if done.returncode else b"",
    }


def difference(want, got):
    def lines(data):
        return data.decode("utf-8", "backslashreplace").splitlines(keepends=True)

    return "".join(
        line if line.endswith("\n") else line + "\n"
        for line in difflib.unified_diff(lines(want), lines(got), "expected", "got")
    )


def main(arguments):
    update = "--update" in arguments
    words = [a for a in arguments if a != "--update"]
    if len(words) < 2:
        sys.exit(__doc__)
    binary = pathlib.Path(words[0]).resolve()
    cases = []
    for word in words[1:]:
        path = pathlib.Path(word)
        cases += sorted(path.rglob("*.cmd")) if path.is_dir() else [path]
    if not cases:
        sys.exit(f"no cases in {' '.join(words[1:])}")
    failed = 0
    for case in cases:
        faults = []
        for suffix, got in run(case, binary).items():
            golden = case.with_suffix(suffix)
            want = golden.read_bytes() if golden.exists() else b""
            if want == got:
                continue
            faults.append(f"{suffix}:\n{difference(want, got)}")
            if update and got:
                golden.write_bytes(got)
            elif update:
                golden.unlink()
        if faults:
            failed += 1
            print(f"{case}\n" + "\n".join(faults))
    print(f"{len(cases) - failed} of {len(cases)} cases as expected" + (", others updated" if update else ""))
    return 1 if failed and not update else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
