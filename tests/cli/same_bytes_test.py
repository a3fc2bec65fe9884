#!/usr/bin/env python3
"""The output is the same, byte for byte, whichever engine, kernel, number of threads and size of
chunk answered.

same_bytes_test.py NONET [TEST...]

With --timeout rows are answered one by one, by the engine for one puzzle: that is the reference.
What is written in pieces to a pipe is answered in chunks of at most such a piece.
"""
import os
import pathlib
import random
import subprocess
import sys
import unittest

NONET = sys.argv[1] if len(sys.argv) > 1 else "nonet"
SIGNATURE = pathlib.Path(__file__).parent.parent / "kernels" / "signature.txt"
QUESTIONS = (
    ["solve"],
    ["solve", "--format", "json"],
    ["check"],
    ["check", "--format", "json"],
    ["count", "--limit", "60"],
    ["count", "--format", "csv", "--limit", "1"],
)
ROWS = 700


def mixed_rows():
    """Unique, multiple, none, conflict, few givens, malformed, marks, entries; text beside some."""
    chance = random.Random(20240601)
    lines = SIGNATURE.read_text().splitlines()
    puzzles = [line.split()[0] for line in lines if line and line[0] in ".123456789"]
    rows = []
    while len(rows) < ROWS:
        cells = list(chance.choice(puzzles))
        givens = [i for i in range(81) if cells[i] != "."]
        kind = chance.randrange(10)
        if kind in (1, 2):  # mostly multiple
            for i in chance.sample(givens, min(kind, len(givens))):
                cells[i] = "."
        elif kind == 3 and givens:  # none, or a conflict
            cells[chance.choice(givens)] = chance.choice("123456789")
        elif kind == 4:  # a conflict, mostly
            cells[chance.randrange(81)] = chance.choice("123456789")
        elif kind == 5 and len(givens) > 10:
            for i in chance.sample(givens, len(givens) - 10):
                cells[i] = "."
        elif kind == 6:
            cells[chance.randrange(81)] = "?" if chance.random() < 0.3 else "a"
        elif kind == 7:  # marks
            cells = [c if c != "." and d == int(c) - 1 else "." if c != "." else str(d + 1)
                     for c in cells for d in range(9)]
        elif kind == 8 and givens:  # one is a player's
            i = chance.choice(givens)
            cells[i] = "+" + cells[i]
        rows.append("".join(cells) + chance.choice(["", "", "\ttext", "  # said twice"]))
    return rows


def kernels():
    version = subprocess.run([NONET, "version"], capture_output=True, text=True, check=True).stdout
    names = next(line for line in version.splitlines() if line.startswith("kernels: "))[9:]
    return [name for name in names.split(", ") if "(" not in name]


def answer(arguments, text):
    done = subprocess.run([NONET, *arguments], input=text, capture_output=True)
    return done.stdout, done.stderr, done.returncode


def answer_in_pieces(arguments, rows, size):
    """Writes so many rows, waits for their answers, and so on. There is a row for each row."""
    child = subprocess.Popen([NONET, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL)
    written = b""
    for at in range(0, len(rows), size):
        child.stdin.write("".join(row + "\n" for row in rows[at:at + size]).encode())
        child.stdin.flush()
        while written.count(b"\n") < min(at + size, len(rows)):
            some = os.read(child.stdout.fileno(), 1 << 16)
            if not some:
                break
            written += some
    child.stdin.close()
    written += child.stdout.read()
    child.stdout.close()
    return written, child.wait()


class SameBytes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.rows = mixed_rows()
        cls.text = "".join(row + "\n" for row in cls.rows).encode()
        cls.reference = {}
        for question in QUESTIONS:
            one_by_one = [*question, "--threads", "1", "--timeout", "1000", "--kernel", "portable"]
            cls.reference[tuple(question)] = answer(one_by_one, cls.text)

    def assert_same(self, got, want):
        """The first row that differs says enough."""
        for row, other in zip(got[0].splitlines(), want[0].splitlines()):
            if row != other:
                self.assertEqual(row, other)
        self.assertTrue(got == want, "rows are missing, or messages or the exit status differ")

    def test_the_stream_has_every_verdict(self):
        verdicts = {row.split(b"\t")[0] for row in self.reference[("check",)][0].splitlines()}
        self.assertEqual(verdicts, {b"unique", b"multiple", b"none", b"conflict", b"malformed"})

    def test_every_kernel_and_number_of_threads(self):
        for question in QUESTIONS:
            for kernel in kernels():
                for threads in ("1", "3"):
                    more = ["--kernel", kernel, "--threads", threads]
                    with self.subTest(question=question, more=more):
                        self.assert_same(answer([*question, *more], self.text),
                                         self.reference[tuple(question)])

    def test_every_size_of_chunk(self):
        for question in QUESTIONS[0], QUESTIONS[2], QUESTIONS[4]:
            for size in (1, 10, 127, 130, 699):
                with self.subTest(question=question, size=size):
                    got = answer_in_pieces([*question, "--threads", "2"], self.rows, size)
                    want = self.reference[tuple(question)]
                    self.assert_same(got, (want[0], want[2]))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
