#!/usr/bin/env python3
"""Prints "PASSED FAILED": the test cases in meson's JUnit logs.  A program that died counts as failed."""
import sys
import xml.etree.ElementTree as ET

passed = failed = 0
for path in sys.argv[1:]:
    try:
        root = ET.parse(path).getroot()
    except (OSError, ET.ParseError):
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
