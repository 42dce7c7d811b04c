# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command-line tests share: running the program, and saying the outcome as TAP.

A test file registers cases and calls main().  Each case runs in a fresh, empty folder.
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import traceback

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
SOURCE = pathlib.Path(sys.argv[2]).resolve()

cases = []


def case(claim):
    """Registers a function as the proof of a claim."""
    def register(function):
        cases.append((claim, function))
        return function
    return register


class Run:
    """One run of the program: its exit code and what it wrote."""

    def __init__(self, *words, stdin=b"", program=PROGRAM, env=None):
        done = subprocess.run([program, *words], input=stdin, capture_output=True, timeout=100,
                              env={**os.environ, **(env or {})})
        self.words, self.code = words, done.returncode
        self.bytes, self.err = done.stdout, done.stderr.decode()

    @property
    def out(self):
        return self.bytes.decode()

    def expect(self, code, out=None, err=None):
        """Checks the code, and that the texts (or each of several) are in what was written."""
        expect(self.code == code, f"exit {self.code} instead of {code}", self)
        for stream, wanted in ((self.out if out is not None else "", out), (self.err, err)):
            for text in [wanted] if isinstance(wanted, str) else wanted or []:
                expect(text in stream, f"not said: {text!r}", self)
        return self


def expect(holds, otherwise, run=None):
    if holds:
        return
    if run:
        otherwise += f"\n{' '.join(map(str, run.words))}\n{run.bytes[:3000]!r}\n{run.err[:3000]}"
    raise AssertionError(otherwise)


def commands():
    """The names of the subcommands, from the help."""
    lines = Run("--help").out.split("Commands:\n")[1].split("\n\n")[0].splitlines()
    return [line.split()[0] for line in lines]


def main():
    failures = 0
    print(f"1..{len(cases)}")
    for number, (claim, function) in enumerate(cases, 1):
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                function()
                print(f"ok {number} - {claim}", flush=True)
            except Exception as problem:  # pylint: disable=broad-except
                failures += 1
                text = str(problem) if isinstance(problem, AssertionError) else traceback.format_exc()
                print("".join(f"# {line}\n" for line in text.splitlines()), end="")
                print(f"not ok {number} - {claim}", flush=True)
            os.chdir("/")
    sys.exit(failures > 0)
