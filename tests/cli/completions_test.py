#!/usr/bin/env python3
"""Presses Tab in the shells themselves: completions_test.py NONET

What each shell offers must be what `nonet help VERB` lists, no more and no less. A shell that is not
installed is skipped, and said so.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

NONET = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "nonet").resolve()
ENV = {"PATH": f"{NONET.parent}:{os.environ['PATH']}", "TERM": "xterm", "LC_ALL": "C.UTF-8"}
ENV.update({k: v for k, v in os.environ.items() if k.endswith("_OPTIONS")})


def nonet(*arguments):
    return subprocess.run([NONET, *arguments], capture_output=True, text=True, check=True, env=ENV).stdout


def verbs_in_help():
    block = nonet("help").split("Verbs:\n")[1].split("\n\n")[0]
    return sorted(line.split()[0] for line in block.splitlines())


def help_of(verb):
    return nonet("help", verb) if verb else nonet("--help")


def flags_in_help(verb):
    """{"--format", "-f", ...} as the help of the verb lists them."""
    rows = re.findall(r"^  (?:(-\w), |    )(--[\w-]+)", help_of(verb), re.M)
    return sorted(name for row in rows for name in row if name)


def choices_in_help(verb):
    """{"--format": ["line", ...]} for the flags of the verb that have choices."""
    text = re.sub(r"\n {8,}", " ", help_of(verb))
    return {m[1]: m[2].split(", ") for m in re.finditer(r"(--[\w-]+) [A-Z]+ .*\(([\w, -]+)\)", text)}


class Shell:
    """What all shells must offer; each says how to press Tab behind the given words."""

    def test_verbs(self):
        self.assertEqual([v for v in self.tab("nonet", "") if not v.startswith("-")], verbs_in_help())
        self.assertEqual([v for v in self.tab("nonet", "help", "") if not v.startswith("-")], verbs_in_help())
        self.assertEqual(self.tab("nonet", "sol"), ["solve"])

    def test_flags(self):
        for verb in [""] + verbs_in_help():
            words = ["nonet", verb] if verb else ["nonet"]
            want = flags_in_help(verb)
            long_flags = [flag for flag in want if flag.startswith("--")]
            self.assertEqual(self.tab(*words, "--"), long_flags, verb)
            self.assertTrue(set(want).issuperset(self.tab(*words, "-")), verb)

    def test_choices(self):
        for verb in verbs_in_help():
            for flag, choices in choices_in_help(verb).items():
                self.assertEqual(self.tab("nonet", verb, flag, ""), sorted(choices), (verb, flag))

    def test_files(self):
        self.assertIn("puzzles.txt", self.tab("nonet", "solve", "puzz"))
        self.assertIn("puzzles.txt", self.tab("nonet", "solve", "--quiet", "puzz"))

    def setUp(self):
        if not shutil.which(self.name):
            message = f"{self.name} is not installed: its completions are NOT tested"
            print(f"SKIPPED: {message}", file=sys.stderr)
            self.skipTest(message)
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        pathlib.Path(self.folder.name, "puzzles.txt").write_text("")
        self.script = pathlib.Path(self.folder.name, "completions")
        self.script.write_text(nonet("help", "--completions", self.name))

    def run_shell(self, command, *arguments):
        done = subprocess.run(
            command, capture_output=True, text=True, cwd=self.folder.name, env=ENV | {"HOME": self.folder.name}, timeout=60
        )
        self.assertEqual(done.stderr, "")
        return sorted(set(done.stdout.split("\n")) - {""})


class Bash(Shell, unittest.TestCase):
    name = "bash"

    def tab(self, *words):
        quoted = " ".join(f"'{word}'" for word in words)
        return self.run_shell(
            [
                "bash",
                "--norc",
                "-c",
                f"compopt() {{ :; }}; . {self.script}; COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1};"
                '_nonet; printf "%s\\n" "${COMPREPLY[@]}"',
            ]
        )

    def test_value_behind_an_equals_sign(self):
        self.assertEqual(self.tab("nonet", "solve", "--format", "=", "js"), ["json"])
        self.assertIn("json", self.tab("nonet", "solve", "--format", "="))


class Fish(Shell, unittest.TestCase):
    name = "fish"

    def tab(self, *words):
        line = " ".join(words[:-1]) + " " + words[-1]
        rows = self.run_shell(["fish", "--no-config", "-c", f"source {self.script}; complete -C '{line}'"])
        return sorted({row.split("\t")[0] for row in rows})


# zsh completes at a prompt only; zpty gives it one, once for all tests. Each offer is caught where
# compadd is told of it. Reads lines, writes the offers for Tab behind each, and a line "END".
ZSH = r"""
zmodload zsh/zpty
wait_for() {
  repeat 1000; do
    [[ -e FOLDER/$1 ]] && return
    while zpty -r -t z ignored; do :; done
    sleep 0.01
  done
  print "zsh did not answer" >&2
}
zpty z zsh -f -i
zpty -w z 'PROMPT= RPROMPT= ; setopt no_beep; stty -echo 2> /dev/null'
zpty -w z 'cd FOLDER; fpath=(FOLDER/functions $fpath); autoload -Uz compinit; compinit -u -D'
zpty -w z 'compadd() { local -a caught; if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)* ]]; then builtin compadd "$@"; return; fi; builtin compadd -O caught "$@"; print -rl -- "offer:"$^caught >> FOLDER/offers; builtin compadd "$@"; }'
zpty -w z 'bindkey "^I" complete-word; zle-line-init() { print > FOLDER/ready }; zle -N zle-line-init'
wait_for ready
while IFS= read -r line; do
  rm -f FOLDER/{offers,done}
  zpty -w -n z "$line"$'\t'
  zpty -w z $'\C-U'' : ; print > FOLDER/done'
  wait_for done
  [[ -e FOLDER/offers ]] && sed -n 's/^offer://p' FOLDER/offers
  print END
done
"""


class Zsh(Shell, unittest.TestCase):
    name = "zsh"

    def setUp(self):
        super().setUp()
        folder = pathlib.Path(self.folder.name)
        (folder / "functions").mkdir()
        (folder / "functions" / "_nonet").write_text(self.script.read_text())
        self.zsh = subprocess.Popen(
            ["zsh", "-f", "-c", ZSH.replace("FOLDER", str(folder))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=ENV | {"HOME": str(folder)},
        )

    def tearDown(self):
        self.zsh.communicate(timeout=60)

    def tab(self, *words):
        self.zsh.stdin.write(" ".join(words) + "\n")
        self.zsh.stdin.flush()
        offers = set()
        while (line := self.zsh.stdout.readline().rstrip("\n")) != "END":
            self.assertIsNone(self.zsh.poll(), "zsh has ended")
            offers.add(line.rstrip("=+"))
        return sorted(offer for offer in offers if offer and offer.startswith(words[-1]))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
