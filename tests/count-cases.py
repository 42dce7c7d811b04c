#!/usr/bin/env python3
"""count-cases.py FOLDER...: prints "PASSED FAILED", the test cases of meson's last run in each build folder.

A program that died counts as failed, and so does a folder without a run.
"""
import pathlib
import sys
import xml.etree.ElementTree as ET

passed = failed = 0
for folder in sys.argv[1:]:
    try:
        (log,) = pathlib.Path(folder, "meson-logs").glob("testlog*.junit.xml")
        root = ET.parse(log).getroot()
    except (OSError, ValueError, ET.ParseError):
        failed += 1
        continue
    for case in root.iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            failed += 1
        elif case.find("skipped") is None:
            passed += 1
    for suite in root.iter("testsuite"):
        failed += int(suite.get("errors", 0)) if suite.find("testcase") is None else 0
print(passed, failed)
