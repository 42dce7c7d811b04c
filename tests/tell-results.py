#!/usr/bin/env python3
"""tell-results.py FOLDER...: of meson's last run in each build folder, the ten slowest tests, which tests failed, and the
end of what each said.

For people who see only the end of a long run.
"""
import json
import pathlib
import sys

GOOD = {"OK", "SKIP", "EXPECTEDFAIL"}
N_LINES = 15
N_SLOWEST = 10


def tests_of(folder):
    """Meson's records of its last run, one a line."""
    logs = pathlib.Path(folder, "meson-logs").glob("testlog*.json")
    return [dict(json.loads(line), folder=folder) for log in logs for line in log.read_text(encoding="utf-8").splitlines()]


def last_words(test):
    """The cases that failed, wherever they stand, and the last lines."""
    lines = [line for line in (test.get("stdout", "") + test.get("stderr", "")).splitlines() if line.strip()]
    end = lines[-N_LINES:]
    earlier = [line for line in lines[:-N_LINES] if line.lstrip().startswith("not ok")][-N_LINES:]
    return earlier + (["..."] if earlier else []) + end


def tell_slowest(tests):
    print("The slowest tests:")
    for test in sorted(tests, key=lambda test: -test["duration"])[:N_SLOWEST]:
        print(f"    {test['duration']:6.1f} s  {test['folder']}: {test['name']}")


def tell_failed(tests):
    for test in tests:
        if test["result"] in GOOD:
            continue
        print(f"FAILED: {test['folder']}: {test['name']}: {test['result']} after {test['duration']:.0f} s, "
              f"status {test['returncode']}")
        for line in last_words(test):
            print(f"    {line[:300]}")


def main():
    runs = {folder: tests_of(folder) for folder in sys.argv[1:]}
    tests = [test for run in runs.values() for test in run]
    tell_slowest(tests)
    for folder, run in runs.items():
        if not run:
            print(f"FAILED: {folder}: no tests were run")
    tell_failed(tests)


if __name__ == "__main__":
    main()
