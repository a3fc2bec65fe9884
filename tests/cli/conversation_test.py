#!/usr/bin/env python3
"""What golden cases cannot show: the command in conversation with a pipe, a terminal, a signal.

conversation_test.py NONET [TEST...]
"""
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import termios
import time
import unittest

NONET = sys.argv[1] if len(sys.argv) > 1 else "nonet"
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
EMPTY = "." * 81
CONFLICT = "55" + "." * 79
GRID = "\n".join(PUZZLE[i : i + 9] for i in range(0, 81, 9))
PATIENCE = 30  # seconds after which a missing answer is a failure; nothing here waits for so long


def read_until(descriptor, wanted):
    """What can be read until it satisfies wanted(bytes), or all there is within PATIENCE."""
    got = b""
    end = time.monotonic() + PATIENCE
    while not wanted(got):
        left = end - time.monotonic()
        if left <= 0 or not select.select([descriptor], [], [], left)[0]:
            break
        try:
            some = os.read(descriptor, 65536)
        except OSError:  # the other end of a terminal is gone
            break
        if not some:
            break
        got += some
    return got


def has_line(data):
    return b"\n" in data


class Coprocess(unittest.TestCase):
    """Write one row, get one row at once, with the pipe still open."""

    def talk(self, arguments, rows, blocks=False):
        child = subprocess.Popen(
            [NONET, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        answers = []
        for row in rows:
            os.write(child.stdin.fileno(), row.encode() + b"\n")
            answers.append(read_until(child.stdout.fileno(), has_line).decode())
        child.stdin.close()
        rest = child.stdout.read().decode()
        child.stdout.close()
        return answers, rest, child.wait(PATIENCE)

    def test_each_row_is_answered_at_once(self):
        for threads in ("1", "4"):
            answers, rest, status = self.talk(["solve", "--threads", threads], [PUZZLE] * 20)
            self.assertEqual(answers, [SOLUTION + "\n"] * 20)
            self.assertEqual((rest, status), ("", 0))

    def test_every_verb_and_verdict(self):
        rows = [PUZZLE, CONFLICT, "not a puzzle", EMPTY]
        answers, rest, status = self.talk(["check"], rows)
        self.assertEqual([a.split("\t")[0] for a in answers], ["unique", "conflict", "malformed", "multiple"])
        self.assertEqual((rest, status), ("", 2))
        answers, _, status = self.talk(["count", "--limit", "5"], [PUZZLE, EMPTY])
        self.assertEqual((answers, status), (["1\n", ">=5\n"], 0))
        answers, _, status = self.talk(["convert"], [PUZZLE.replace(".", "0"), PUZZLE])
        self.assertEqual((answers, status), ([PUZZLE + "\n"] * 2, 0))

    def test_json_rows(self):
        answers, _, _ = self.talk(["solve", "--format", "json"], [PUZZLE, PUZZLE])
        self.assertTrue(all(SOLUTION in answer for answer in answers))


    def test_failed_output_ends_it_though_input_is_open(self):
        for threads in ("1", "4"):
            with open("/dev/full", "wb") as full:
                child = subprocess.Popen(
                    [NONET, "solve", "--threads", threads], stdin=subprocess.PIPE, stdout=full, stderr=subprocess.PIPE
                )
                os.write(child.stdin.fileno(), (PUZZLE + "\n").encode() * 600)
                self.assertEqual(child.wait(PATIENCE), 2)
                self.assertIn(b"No space left on device", child.stderr.read())
                child.stdin.close()
                child.stderr.close()

    def test_a_reader_that_leaves_ends_a_long_generation(self):
        with subprocess.Popen(
            [NONET, "generate", "1000000", "--difficulty", "hard", "--seed", "1", "--threads", "2"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        ) as child:
            read_until(child.stdout.fileno(), has_line)
            child.stdout.close()
            # It is noticed at the next block of puzzles, which takes a while in instrumented builds.
            self.assertEqual(child.wait(4 * PATIENCE), -signal.SIGPIPE)
            self.assertEqual(child.stderr.read(), b"")


class ClosedStreams(unittest.TestCase):
    """Where errors cannot be written either, the exit status still tells."""

    def test_without_standard_output_and_error(self):
        for arguments in (["solve", PUZZLE], ["solve", "--nonsense"], ["help", "nothing"], ["trace", "abc"]):
            child = subprocess.run(
                ["sh", "-c", 'exec "$0" "$@" <&- >&- 2>&-', NONET, *arguments], timeout=PATIENCE
            )
            self.assertEqual(child.returncode, 2, arguments)


class Interrupt(unittest.TestCase):
    def interrupted(self, arguments, row, before=b""):
        child = subprocess.Popen(
            [NONET, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        os.write(child.stdin.fileno(), row.encode())
        got = read_until(child.stdout.fileno(), lambda data: len(data) >= len(before)) if before else b""
        time.sleep(0.2)  # let it get to work; what is tested does not depend on it
        child.send_signal(signal.SIGINT)
        status = child.wait(PATIENCE)
        out = got + child.stdout.read()
        err = child.stderr.read()
        for stream in (child.stdin, child.stdout, child.stderr):
            stream.close()
        return out, err, status

    def test_while_it_waits_for_input(self):
        out, err, status = self.interrupted(["solve"], PUZZLE + "\n", (SOLUTION + "\n").encode())
        self.assertEqual((out.decode(), err, status), (SOLUTION + "\n", b"", 130))

    def test_while_it_works(self):
        for threads in ("1", "4"):
            rows = PUZZLE + "\n" + EMPTY + "\n" + PUZZLE + "\n"
            out, err, status = self.interrupted(["count", "--all", "--threads", threads], rows)
            self.assertEqual((out, err, status), (b"1\n", b"", 130))

    def test_while_nobody_reads(self):
        with tempfile.NamedTemporaryFile("w") as file:
            file.write((PUZZLE + "\n") * 20000)
            file.flush()
            child = subprocess.Popen([NONET, "solve", file.name], stdout=subprocess.PIPE)
            read_until(child.stdout.fileno(), has_line)
            time.sleep(0.5)  # the pipe is full by now
            child.send_signal(signal.SIGINT)
            self.assertEqual(child.wait(PATIENCE), 130)
            child.stdout.close()

    def test_while_it_climbs_to_a_rating(self):
        for threads in ("1", "4"):
            wish = ["generate", "--rating", "9.3-9.9", "--seed", "1", "--quiet", "--threads", threads]
            out, err, status = self.interrupted(wish, "")
            self.assertEqual((out, err, status), (b"", b"", 130))

    def test_ignored_by_background_jobs(self):
        child = subprocess.Popen(
            [NONET, "solve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
        )
        child.send_signal(signal.SIGINT)
        out, _ = child.communicate((PUZZLE + "\n").encode(), PATIENCE)
        self.assertEqual((out.decode(), child.returncode), (SOLUTION + "\n", 0))


class Terminal(unittest.TestCase):
    """Standard output, error and, unless given, input are a terminal."""

    def on_terminal(self, arguments, typed=None, stdin=None, **variables):
        env = {"PATH": os.environ["PATH"], "TERM": "xterm", "LC_ALL": "C.UTF-8", **variables}
        env.update({k: v for k, v in os.environ.items() if k.endswith("_OPTIONS")})
        main, side = pty.openpty()
        attributes = termios.tcgetattr(side)
        attributes[3] &= ~termios.ECHO
        attributes[1] &= ~termios.OPOST
        termios.tcsetattr(side, termios.TCSANOW, attributes)
        child = subprocess.Popen(
            [NONET, *arguments],
            stdin=subprocess.PIPE if stdin is not None else side,
            stdout=side,
            stderr=side,
            env=env,
            start_new_session=True,
        )
        os.close(side)
        if stdin is not None:
            child.stdin.write(stdin.encode())
            child.stdin.close()
        if typed is not None:
            os.write(main, typed.encode() + b"\x04")
        out = read_until(main, lambda data: False).decode()
        os.close(main)
        return out, child.wait(PATIENCE)

    def test_a_single_puzzle_is_drawn(self):
        with tempfile.NamedTemporaryFile("w") as file:
            file.write(GRID + "\n")
            file.flush()
            for call in (
                {"arguments": ["solve", PUZZLE]},
                {"arguments": ["solve", file.name]},
                {"arguments": ["solve"], "stdin": GRID},
                {"arguments": ["solve", "-"], "stdin": PUZZLE + "\n"},
            ):
                out, status = self.on_terminal(**call)
                self.assertEqual(status, 0)
                self.assertTrue(out.startswith("┌───────┬───────┬───────┐\n│ \x1b[1m5\x1b[0m \x1b[1m3\x1b[0m 4 │"), out)

    def test_several_puzzles_are_lines(self):
        for call in (
            {"arguments": ["solve", PUZZLE, PUZZLE]},
            {"arguments": ["solve"], "stdin": PUZZLE + "\n" + PUZZLE + "\n"},
        ):
            self.assertEqual(self.on_terminal(**call), ((SOLUTION + "\n") * 2, 0))

    def test_a_format_holds_on_a_terminal_too(self):
        self.assertEqual(self.on_terminal(["solve", "--format", "line", PUZZLE]), (SOLUTION + "\n", 0))

    def test_a_format_that_is_given_is_not_waited_for(self):
        for arguments in (["solve", "--format", "line"], ["convert"]):
            main, side = pty.openpty()
            child = subprocess.Popen([NONET, *arguments], stdin=subprocess.PIPE, stdout=side, stderr=side)
            os.close(side)
            os.write(child.stdin.fileno(), (PUZZLE + "\n").encode())
            self.assertIn(b"\n", read_until(main, has_line))
            child.stdin.close()
            child.wait(PATIENCE)
            os.close(main)

    def test_typed_in(self):
        out, status = self.on_terminal(["solve"], typed=PUZZLE + "\n")
        self.assertEqual(status, 0)
        self.assertTrue(out.startswith("nonet: type or paste puzzles"), out)
        self.assertIn("┌───────┬───────┬───────┐\n", out)
        out, _ = self.on_terminal(["solve", "--quiet"], typed=PUZZLE + "\n")
        self.assertTrue(out.startswith("┌"), out)

    def test_conflicts_are_red_and_named(self):
        out, status = self.on_terminal(["check", CONFLICT])
        self.assertEqual(status, 1)
        self.assertEqual(out.count("\x1b[1;31m5\x1b[0m"), 2)
        self.assertIn("\nconflict: 5 twice in row 1: r1c1 and r1c2", out)

    def test_colour_only_where_it_is_wanted(self):
        for arguments, variables in (
            (["solve", PUZZLE, "--color", "never"], {}),
            (["solve", PUZZLE], {"NO_COLOR": "1"}),
            (["solve", PUZZLE], {"TERM": "dumb"}),
        ):
            out, _ = self.on_terminal(arguments, **variables)
            self.assertNotIn("\x1b", out)
            self.assertIn("│ 5 3 4 │", out)
        out, _ = self.on_terminal(["solve", PUZZLE, "--color", "always"], NO_COLOR="1")
        self.assertIn("\x1b[1m5", out)

    def test_ascii_where_the_terminal_has_no_unicode(self):
        out, _ = self.on_terminal(["solve", PUZZLE], LC_ALL="C", NO_COLOR="1")
        self.assertIn("| 5 3 4 | 6 7 8 | 9 1 2 |\n", out)
        self.assertTrue(out.isascii())

    def test_long_work_shows_progress_and_clears_it(self):
        # Rows that take a while each, as many as needed to be seen after the first second.
        rows = (EMPTY + "\n") * 20
        out, status = self.on_terminal(
            ["count", "--all", "--timeout", "0.1", "--format", "line", "--threads", "1"], stdin=rows
        )
        self.assertEqual(status, 0)
        self.assertRegex(out, r"\r\x1b\[K\d+ rows, \d+ a second")
        clean = re.sub(r"\r\x1b\[K\d+ rows, \d+ a second", "", out).replace("\r\x1b[K", "")
        self.assertEqual(len(re.findall(r"^>=\d+$", clean, re.M)), 20)
        quiet, _ = self.on_terminal(
            ["count", "--all", "--timeout", "0.1", "--quiet", "--format", "line", "--threads", "1"], stdin=rows[: 82 * 15]
        )
        self.assertNotIn("\x1b", quiet)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
