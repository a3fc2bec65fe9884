#!/usr/bin/env python3
"""nonet trace on a terminal: keys, signals, sizes, and the terminal as it was afterwards.

trace_terminal_test.py NONET [TEST...]
"""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
import unittest

NONET = sys.argv[1] if len(sys.argv) > 1 else "nonet"
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
EMPTY = "." * 81
PATIENCE = 30  # seconds after which a missing answer is a failure
ENTER, LEAVE = b"\x1b[?1049h", b"\x1b[?1049l"  # the alternate screen of xterm


class Screen:
    """As much of xterm as ncurses needs: what stands on the screen after all that was written."""

    TOKEN = re.compile(r"\x1b\[(\??[\d;]*)([A-Za-z@`])|\x1b[()][B0]|\x1b.|[\x00-\x1f]|[^\x00-\x1f\x1b]+")

    def __init__(self):
        self.rows = {}
        self.x = self.y = 0

    def text(self):
        return "\n".join("".join(self.rows[y]).rstrip() for y in sorted(self.rows))

    def line(self):
        return self.rows.setdefault(self.y, [])

    def write(self, text):
        for sign in text:
            line = self.line()
            line.extend(" " * (self.x + 1 - len(line)))
            line[self.x] = sign
            self.x += 1

    def feed(self, data):
        for token in self.TOKEN.finditer(data.decode("utf-8", "replace")):
            numbers, command = token.group(1), token.group(2)
            if command is not None and not numbers.startswith("?"):
                self.control(command, [int(n or 0) for n in numbers.split(";")])
            elif token.group() == "\r":
                self.x = 0
            elif token.group() == "\n":
                self.y += 1
            elif token.group() == "\b":
                self.x = max(self.x - 1, 0)
            elif token.group()[0] >= " ":
                self.write(token.group())

    def control(self, command, numbers):
        count = max(numbers[0], 1)
        line = self.line()
        if command == "H":
            self.y, self.x = count - 1, (max(numbers[1], 1) if len(numbers) > 1 else 1) - 1
        elif command in "G`":
            self.x = count - 1
        elif command == "d":
            self.y = count - 1
        elif command in "AB":
            self.y += count if command == "B" else -count
        elif command in "CD":
            self.x += count if command == "C" else -count
        elif command == "J":
            self.rows = {} if numbers[0] == 2 else {y: r for y, r in self.rows.items() if y <= self.y}
        elif command == "K" and numbers[0] == 1:
            line[: self.x + 1] = " " * (self.x + 1)
        elif command == "K":
            del line[self.x :]
        elif command == "X":
            line[self.x : self.x + count] = " " * count
        elif command == "P":
            del line[self.x : self.x + count]
        elif command == "@":
            line[self.x : self.x] = " " * count
        elif command == "b":
            self.write(line[self.x - 1] * count)


class Trace:
    """A trace on a terminal of its own, which is also the controlling one."""

    def __init__(self, *arguments, columns=80, rows=24, term="xterm-256color", stdin=None):
        self.master, self.slave = pty.openpty()
        self.resize(columns, rows)
        self.before = termios.tcgetattr(self.slave)
        env = dict(os.environ, LC_ALL="C.UTF-8")
        env.pop("TERM", None)
        if term is not None:
            env["TERM"] = term

        def own_terminal():
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)

        self.child = subprocess.Popen(
            [NONET, "trace", *arguments],
            stdin=self.slave if stdin is None else subprocess.PIPE,
            stdout=self.slave,
            stderr=self.slave,
            env=env,
            preexec_fn=own_terminal,
        )
        if stdin is not None:
            self.child.stdin.write(stdin)
            self.child.stdin.close()
        self.output = b""
        self.screen = Screen()

    def resize(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, seconds):
        if select.select([self.master], [], [], seconds)[0]:
            try:
                data = os.read(self.master, 65536)
            except OSError:
                return False
            self.output += data
            self.screen.feed(data)
            return True
        return False

    def wait_for(self, wanted):
        """Reads until the text stands on the screen."""
        end = time.monotonic() + PATIENCE
        while wanted not in self.screen.text():
            if time.monotonic() > end or self.child.poll() is not None and not self.read(0.2):
                raise AssertionError(f"no {wanted!r} on the screen:\n{self.screen.text()}")
            self.read(0.1)

    def press(self, keys):
        os.write(self.master, keys)

    def finish(self):
        """Waits for the end; returns all that was left to read."""
        end = time.monotonic() + PATIENCE
        while self.child.poll() is None and time.monotonic() < end:
            self.read(0.1)
        while self.read(0.1):
            pass
        status = self.child.wait(1)
        self.after = termios.tcgetattr(self.slave)
        os.close(self.master)
        os.close(self.slave)
        return status, self.output


class TraceOnATerminal(unittest.TestCase):
    def check_restored(self, trace, output):
        self.assertEqual(trace.before, trace.after)
        self.assertEqual((output.count(ENTER), output.count(LEAVE)), (1, 1))
        self.assertGreater(output.rfind(LEAVE), output.rfind(ENTER))
        self.assertGreater(output.rfind(b"\x1b[?25h"), output.rfind(b"\x1b[?25l"))  # the cursor
        self.assertIsNone(re.search(rb"\x1b\[[\d;]*m", output.split(LEAVE)[1]))  # colours

    def test_plays_and_ends_by_a_key(self):
        for key in (b"q", b"\x1b", b"x", b"\n"):
            trace = Trace(PUZZLE)
            trace.wait_for("playing")
            trace.press(key)
            status, output = trace.finish()
            self.assertEqual(status, 0)
            self.check_restored(trace, output)
            self.assertIn(b"# stopped after", output)

    def test_pauses_steps_forth_and_back(self):
        trace = Trace(PUZZLE)
        trace.wait_for("playing")
        trace.press(b" ")
        trace.wait_for("paused")
        trace.press(b"p" * 200)  # to the very beginning
        trace.wait_for("about to begin")
        trace.press(b"n")
        trace.wait_for("try 1 in r1c3")
        trace.press(b"\x1bOC")  # the right arrow
        trace.wait_for("place")
        trace.press(b"nn")
        trace.wait_for("cannot stand in r1c4")
        trace.press(b"\x1bOD")  # the left arrow
        trace.wait_for("try 1 in r1c4")
        trace.press(b"q")
        status, output = trace.finish()
        self.assertEqual(status, 0)
        self.check_restored(trace, output)

    def test_changes_its_speed(self):
        trace = Trace(EMPTY, "--algorithm", "brute-force")
        trace.wait_for("playing")
        trace.press(b"-" * 30)
        trace.press(b"+")
        trace.wait_for("events a second              2\n")
        trace.press(b"+" * 30)
        trace.wait_for("10,000,000")
        trace.press(b"q")
        status, _ = trace.finish()
        self.assertEqual(status, 0)

    def test_skips_to_a_retreat_and_to_the_solution(self):
        trace = Trace(PUZZLE)
        trace.wait_for("playing")
        trace.press(b"r")
        trace.wait_for("back out of")
        trace.press(b"s")
        trace.wait_for("is a solution")
        trace.press(b"n")
        trace.wait_for("solved after 37,652 tries")
        trace.press(b"h")
        trace.wait_for("5,710")
        trace.press(b"q")
        status, output = trace.finish()
        self.assertEqual(status, 0)
        self.check_restored(trace, output)
        self.assertIn(b"# solved after 37,652 tries", output)

    def test_no_solution_is_a_negative_answer(self):
        trace = Trace("55" + "." * 79)
        trace.wait_for("no solution")
        trace.press(b"q")
        self.assertEqual(trace.finish()[0], 1)

    def test_ends_by_signals(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            trace = Trace(EMPTY, "--algorithm", "brute-force")
            trace.wait_for("playing")
            trace.press(b"+" * 30)
            trace.wait_for("10,000,000")
            trace.child.send_signal(number)
            status, output = trace.finish()
            self.assertEqual(status, -number)
            self.check_restored(trace, output)

    def test_ends_by_control_c_while_paused(self):
        trace = Trace(PUZZLE)
        trace.wait_for("playing")
        trace.press(b" ")
        trace.wait_for("paused")
        trace.press(b"\x03")
        status, output = trace.finish()
        self.assertEqual(status, -signal.SIGINT)
        self.check_restored(trace, output)

    def test_small_and_changing_terminals(self):
        trace = Trace(PUZZLE, columns=20, rows=10)
        trace.wait_for("20/s")
        trace.resize(10, 5)
        trace.wait_for("20x10")
        trace.resize(80, 24)
        trace.wait_for("retreats")
        trace.press(b"q")
        status, output = trace.finish()
        self.assertEqual(status, 0)
        self.check_restored(trace, output)

    def test_reads_keys_from_the_terminal_when_the_puzzle_comes_by_a_pipe(self):
        trace = Trace("-", stdin=PUZZLE.encode())
        trace.wait_for("playing")
        trace.press(b"q")
        status, output = trace.finish()
        self.assertEqual(status, 0)
        self.check_restored(trace, output)

    def test_plain_lines_on_a_terminal_that_cannot_be_drawn_on(self):
        for term in ("dumb", None, "no-such-terminal"):
            trace = Trace(PUZZLE, "--max-steps", "3", term=term)
            status, output = trace.finish()
            self.assertEqual(status, 1)
            self.assertIn(b"r1c3=1", output)
            self.assertIn(b"# gave up after 3 tries", output)
            self.assertNotIn(b"\x1b", output)

    def test_a_format_means_no_animation(self):
        trace = Trace(PUZZLE, "--format", "heat")
        status, output = trace.finish()
        self.assertEqual(status, 0)
        self.assertNotIn(b"\x1b", output)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
