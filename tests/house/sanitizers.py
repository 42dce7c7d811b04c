#!/usr/bin/env python3
"""sanitizers.py FAULTS: the program that does wrong on purpose is stopped each time, and is not if it does no wrong.

Speaks TAP.
"""
import subprocess
import sys

WORDS = {"leak": "LeakSanitizer", "use-freed": "heap-use-after-free", "overflow": "signed integer overflow", "": None}

failed = 0
print(f"1..{len(WORDS)}")
for number, (fault, word) in enumerate(WORDS.items(), 1):
    run = subprocess.run([sys.argv[1], fault], capture_output=True, text=True)
    ok = run.returncode != 0 and word in run.stderr if word else run.returncode == 0
    failed += not ok
    print(f"{'ok' if ok else 'not ok'} {number} - {fault or 'no fault'} {'is stopped' if word else 'passes'}")
sys.exit(failed > 0)
