#!/usr/bin/env python3
"""tell-failures.py FOLDER...: which tests failed in meson's last run in each build folder, and the end of what each said.

For people who see only the end of a long run.  Says nothing if nothing failed.
"""
import json
import pathlib
import sys

GOOD = {"OK", "SKIP", "EXPECTEDFAIL"}
N_LINES = 15


def tests_of(folder):
    """Meson's records of its last run, one a line."""
    with open(pathlib.Path(folder) / "meson-logs" / "testlog.json", encoding="utf-8") as log:
        return [json.loads(line) for line in log if line.strip()]


def last_words(test):
    """The cases that failed, wherever they stand, and the last lines."""
    lines = [line for line in (test.get("stdout", "") + test.get("stderr", "")).splitlines() if line.strip()]
    end = lines[-N_LINES:]
    earlier = [line for line in lines[:-N_LINES] if line.lstrip().startswith("not ok")][-N_LINES:]
    return earlier + (["..."] if earlier else []) + end


def main():
    for folder in sys.argv[1:]:
        try:
            failed = [test for test in tests_of(folder) if test["result"] not in GOOD]
        except (OSError, ValueError) as error:
            print(f"FAILED: {folder}: no tests were run ({error})")
            continue
        for test in failed:
            print(f"FAILED: {folder}: {test['name']}: {test['result']} after {test['duration']:.0f} s, "
                  f"status {test['returncode']}")
            for line in last_words(test):
                print(f"    {line[:300]}")


if __name__ == "__main__":
    main()
