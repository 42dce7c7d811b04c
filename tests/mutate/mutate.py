#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""mutate.py SOURCE WORK COUNT SEED [GROUP]: how many small faults do the tests notice, and which tests?

The last commit of SOURCE is cloned into WORK.  One fault at a time is put into the clone.  What does not compile or gives the
same machine code is left out and not counted.  Then tests run, from quick to slow, up to the first that fails.  The same
sources, SEED and GROUP always give the same faults, each with its number.

GROUP is a game, for its rules, or a folder of src/.  Without one, most faults are in the rules of the games.
"""
import argparse
import collections
import functools
import json
import math
import os
import pathlib
import re
import resource
import signal
import subprocess
import sys
import threading

import mutants

KINDS = ["scenario", "unit", "walk", "driver", "golden"]  # in this order; the first two prove something of their own
PROOFS = KINDS[:2]
KIND_OF_SUITE = {"walk": "walk", "slow": "walk", "drivers": "driver"}
NO_PROOF = {"house", "scenarios"}  # these suites prove nothing about behaviour, or run as scenarios below
GOLDEN_CASE = re.compile(r"/(golden|committed)\b")
# Without a GROUP: this share for the rules of games, the rest for the folders that read, check, edit and play.
RULES_SHARE, FOLDERS = 0.8, ["checks", "edit", "play", "xml"]
QUICK = 6  # seconds
PATIENCE = 20  # seconds, at least; of the processor, since the machine may be busy
WAIT = 30  # times as long by the clock, for what waits for ever
BATCH = 8  # tests that are linked at once
ROUNDS = {"PADDOCK_ROUNDS": "10"}  # walks go as far as in ./dev test
MEMORY = 4 << 30
TOO_LONG = "takes too long"

# --- What there is, as the tree says ---


def list_games(root):
    return sorted(re.findall(r'#include "(\w+)/\1\.h"', (root / "src/rules/games-table.c").read_text()))


def list_groups(root):
    """{group: files}; the rules of a game are the group of that name."""
    games = list_games(root)
    rules = {game: f"src/rules/{game}" for game in games}
    folders = {path.name: mutants.list_files(root, path, rules.values()) for path in sorted((root / "src").iterdir())
               if path.is_dir() and path.name not in ("app", "cli")}
    return {**{game: mutants.list_files(root, folder) for game, folder in rules.items()}, **folders}


def share_out(root, groups):
    """{group: its share of the faults}, by the length of its code."""
    shares = {}
    for names, share in ((list_games(root), RULES_SHARE), (FOLDERS, 1 - RULES_SHARE)):
        lengths = {name: sum(path.read_text().count("\n") for path in groups[name]) for name in names}
        shares.update({name: share * length / sum(lengths.values()) for name, length in lengths.items()})
    return shares


def draw_faults(root, seed, group):
    groups = list_groups(root)
    shares = {group: 1} if group else share_out(root, groups)
    return mutants.draw({name: mutants.find_faults(root, name, groups[name]) for name in shares}, shares, seed)


def list_symbols(*files):
    lines = subprocess.run(["nm", "--defined-only", "-g", *files], check=True, capture_output=True, text=True).stdout
    return frozenset(re.findall(r"^[0-9a-f]+ [TDRB] (\w+)$", lines, re.M))


def sort_kind(suites):
    return next((KIND_OF_SUITE[suite] for suite in KIND_OF_SUITE if suite in suites), "unit")


class Test:
    """A command that fails if it notices a fault."""

    def __init__(self, name, kind, words, folder, env, programs):
        self.name, self.kind, self.words, self.folder, self.env, self.programs = name, kind, words, folder, env, programs
        self.symbols = list_symbols(*programs)
        self.seconds = None

    def run(self, limit):
        """None if it passed, else what it said.  Its seconds and the limit are of the processor."""
        start = count_seconds()
        child = subprocess.Popen(["nice", *self.words], cwd=self.folder, env={**os.environ, **ROUNDS, **self.env}, text=True,
                                 errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                 start_new_session=True, preexec_fn=functools.partial(prepare_child, math.ceil(limit)))
        RUNNING.add(child.pid)
        try:
            output = child.communicate(timeout=WAIT * limit)[0]
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            child.communicate()
            return TOO_LONG
        finally:
            RUNNING.discard(child.pid)
        self.seconds = count_seconds() - start
        if child.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
            return TOO_LONG
        bad = re.findall(r'^not ok[^\n]*|^Bail out![^\n]*|"verdict": "(?!passed).*?"message": "[^\n]*', output, re.M | re.S)
        return None if child.returncode == 0 and not bad else " ".join((bad or [f"exit {child.returncode}"])[0].split())[:200]


RUNNING = set()  # groups of processes


def stop(number, frame):
    """A test with a fault may never end by itself."""
    for group in RUNNING:
        os.killpg(group, signal.SIGKILL)
    os._exit(128 + number)


def count_seconds():
    """How long the processor worked for children that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def prepare_child(seconds):
    """A fault may eat memory or never end; and some tests send signals, which a job in the background ignores."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    for number in signal.SIGINT, signal.SIGQUIT, signal.SIGHUP:
        signal.signal(number, signal.SIG_DFL)


class Bench:
    """A clone with a build, and what looks at it."""

    def __init__(self, source, folder, is_quick):
        self.root, self.build = folder / "source", folder / "build"
        if not self.root.exists():
            subprocess.run(["git", "clone", "-q", source, self.root], check=True)
        for command in (["fetch", "-q", source, "HEAD"], ["checkout", "-q", "-f", "--detach", "FETCH_HEAD"]):
            subprocess.run(["git", *command], cwd=self.root, check=True)
        if not (self.build / "build.ninja").exists():
            subprocess.run(["meson", "setup", self.build, self.root, "-Dstudio=false", "--buildtype=debugoptimized",
                            "-Ddebug=false", "-Dc_link_args=-fuse-ld=lld"], check=True, stdout=subprocess.DEVNULL)
        self.ninja([])
        self.compiles = {os.path.relpath(os.path.join(entry["directory"], entry["file"]), self.root): entry
                         for entry in json.loads((self.build / "compile_commands.json").read_text())}
        self.games = list_games(self.root)
        self.limit, kinds = (QUICK, PROOFS) if is_quick else (math.inf, KINDS)
        self.tests = [test for test in self.list_scenarios() + self.list_tests() if test.kind in kinds]
        self.plain = functools.lru_cache(None)(self.compile)  # of files without a fault

    def ninja(self, programs):
        targets = [os.path.relpath(program, self.build) for program in programs]
        done = subprocess.run(["nice", "ninja", "-C", self.build, "-j2", *targets], capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(done.stdout[-2000:])

    def list_scenarios(self):
        program, folder = f"{self.build}/tests/cli-test/paddock-cli-test", self.root / "tests"
        return [Test(f"{game}-scenarios", "scenario", [program, "playtest", "--format", "json",
                     *sorted((folder / "scenarios" / game).glob("*.playtest.xml"))], folder, {}, [program])
                for game in self.games]

    def list_tests(self):
        tests = []
        entries = subprocess.run(["meson", "introspect", self.build, "--tests"], check=True, capture_output=True, text=True)
        for entry in json.loads(entries.stdout):
            suites = {suite.split(":")[-1] for suite in entry["suite"]}
            programs = [word for word in (os.path.join(self.build, word) for word in entry["cmd"])
                        if word.startswith(f"{self.build}/") and not word.endswith(".py") and os.path.isfile(word)]
            if programs and "core" in suites and not suites & NO_PROOF:
                words = [word for word in entry["cmd"] if word != "-k"]  # the first failure is enough
                golden = self.list_golden(words) if "--tap" in words else []
                parts = [(entry["name"], sort_kind(suites), ["-s"]), (entry["name"] + "-golden", "golden", ["-p"])]
                tests += [Test(name, kind, words + [word for case in golden for word in (*option, case)],
                               self.build, entry["env"], programs) for name, kind, option in parts[:2 if golden else 1]]
        return tests

    def list_golden(self, words):
        cases = subprocess.run([words[0], "-l"], capture_output=True, text=True).stdout.split("\n")
        return [case for case in cases if GOLDEN_CASE.search(case)]

    def compile(self, file):
        """The object's bytes, or None if it does not compile."""
        path = self.build / self.compiles[file]["output"]
        try:
            self.ninja([path])
        except RuntimeError:
            return None
        return path.read_bytes()

    def find_tests(self, group, files):
        """Those whose program contains one of the files and that are not about another game."""
        symbols = list_symbols(*(self.build / self.compiles[file]["output"] for file in files))
        others = tuple(game for game in self.games if group in self.games and game != group)
        return [test for test in self.tests if test.symbols & symbols and not test.name.startswith(others)]

    def choose_tests(self, fault):
        tests = [test for test in self.find_tests(fault.group, [fault.file]) if test.seconds is not None
                 and test.seconds < self.limit]
        return sorted(tests, key=lambda test: (KINDS.index(test.kind), test.seconds))

    def measure(self, faults, times):
        """How long each test of these faults takes without one; a test that fails then is left out."""
        files = collections.defaultdict(set)
        for fault in faults:
            files[fault.group].add(fault.file)
        for test in {test for group in files for test in self.find_tests(group, files[group])}:
            if test.name not in times:
                problem = test.run(min(2 * self.limit, 900))
                times[test.name] = None if problem else test.seconds
                if problem and problem != TOO_LONG:
                    print(f"left out, since it fails without a fault: {test.name}: {problem}", file=sys.stderr)
            test.seconds = times[test.name]

    def find_notice(self, tests):
        kinds = [[test for test in tests if test.kind == kind] for kind in KINDS]
        for batch in (kind[first:first + BATCH] for kind in kinds for first in range(0, len(kind), BATCH)):
            self.ninja(sorted({program for test in batch for program in test.programs}))
            for test in batch:
                usual = test.seconds
                said = test.run(max(PATIENCE, 5 * usual))
                test.seconds = usual
                if said:
                    return {"verdict": "noticed", "kind": test.kind, "test": test.name, "said": said}
        return {"verdict": "survived", "kind": "none"}

    def try_out(self, fault):
        path = self.root / fault.file
        original, tests, plain = path.read_text(), self.choose_tests(fault), self.plain(fault.file)
        changed, before, after = mutants.put_in(original, fault)
        result = {"group": fault.group, "operator": fault.operator, "file": fault.file, "line": fault.line + 1,
                  "before": before, "after": after}
        try:
            path.write_text(changed)
            code = self.compile(fault.file)
            if code is None or code == plain:
                return {**result, "verdict": "does not compile" if code is None else "same code"}
            return {**result, **self.find_notice(tests)}
        except RuntimeError as error:
            return {**result, "verdict": "does not build", "said": str(error)[-300:]}
        finally:
            path.write_text(original)


# --- The whole ---


def is_counted(entry):
    return entry["verdict"] in ("noticed", "survived")


def report(entries):
    counted = [entry for entry in entries if is_counted(entry)]
    for group in sorted({entry["group"] for entry in counted}) + ["all"]:
        kinds = collections.Counter(entry["kind"] for entry in counted if group in ("all", entry["group"]))
        total, proved = sum(kinds.values()), sum(kinds[kind] for kind in PROOFS)
        print(f"{group:8} {proved} of {total} by scenario or unit test ({100 * proved / max(total, 1):.1f} %):",
              ", ".join(f"{kind} {kinds[kind]}" for kind in KINDS + ["none"]))
    print("left out:", dict(collections.Counter(entry["verdict"] for entry in entries if not is_counted(entry))))
    for entry in sorted(counted, key=lambda entry: (entry["kind"], entry["file"], entry["line"])):
        if entry["kind"] not in PROOFS:
            print(f"\n{entry['number']} {entry['kind']} {entry['file']}:{entry['line']} ({entry['operator']}) "
                  f"{entry.get('test', '')} {entry.get('said', '')}\n  - {entry['before']}\n  + {entry['after']}")


def try_all(benches, todo, count, keep):
    """Tries faults until count of them were counted, one at a time on each bench."""
    lock, queue, left = threading.Lock(), iter(todo), [count]

    def drive(bench):
        while True:
            with lock:
                number, fault = next(queue, (None, None)) if left[0] > 0 else (None, None)
            if fault is None:
                return
            result = {"number": number, **bench.try_out(fault)}
            with lock:
                left[0] -= is_counted(result)
                keep(result)

    threads = [threading.Thread(target=drive, args=[bench]) for bench in benches]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=lambda word: pathlib.Path(word).resolve())
    parser.add_argument("work", type=lambda word: pathlib.Path(word).resolve())
    parser.add_argument("count", type=int, help="faults to count")
    parser.add_argument("seed", type=int)
    parser.add_argument("group", nargs="?")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--quick", action="store_true", help="only scenarios and quick unit tests")
    parser.add_argument("--show", type=int, metavar="NUMBER", help="only show that fault")
    parser.add_argument("--again", metavar="NUMBER,...", help="only try those faults, once more")
    options = parser.parse_args()
    groups = list(list_groups(options.source))
    if options.group not in [None, *groups]:
        parser.error(f"there is no group {options.group}, but {', '.join(groups)}")
    return options


def main():
    options = parse_arguments()
    if options.show is not None:
        fault = draw_faults(options.source, options.seed, options.group)[options.show]
        _, before, after = mutants.put_in((options.source / fault.file).read_text(), fault)
        return print(f"{fault.file}:{fault.line + 1} ({fault.operator})\n  - {before}\n  + {after}")
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    options.work.mkdir(parents=True, exist_ok=True)
    benches = [Bench(options.source, options.work / f"worker-{i}", options.quick) for i in range(options.workers)]
    commit = subprocess.run(["git", "rev-parse", "--short=12", "HEAD"], cwd=benches[0].root, check=True, capture_output=True,
                            text=True).stdout.strip()
    todo = list(enumerate(draw_faults(benches[0].root, options.seed, options.group)))
    times, results = options.work / f"times-{commit}.json", options.work / f"{options.group}-{options.seed}-{commit}.jsonl"
    known = json.loads(times.read_text()) if times.exists() else {}
    for bench in benches:
        bench.measure([fault for _, fault in todo], known)
    times.write_text(json.dumps(known, indent=1))

    entries = {}  # the last word about a fault counts
    if results.exists():
        entries = {entry["number"]: entry for entry in map(json.loads, results.read_text().splitlines())}
    if options.again:
        todo = [todo[int(number)] for number in options.again.split(",")]
        options.count = len(todo)
    else:
        todo = [item for item in todo if item[0] not in entries]
        options.count -= sum(map(is_counted, entries.values()))

    def keep(result):
        entries[result["number"]] = result
        with results.open("a") as file:
            print(json.dumps(result), file=file)

    try_all(benches, todo, options.count, keep)
    return report(list(entries.values()))


if __name__ == "__main__":
    sys.exit(main())
