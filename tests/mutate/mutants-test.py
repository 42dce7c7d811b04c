#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""mutants-test.py SOURCE: the faults that `./dev mutate` draws are real, repeatable and where they should be."""
import pathlib
import sys

sys.dont_write_bytecode = True
import mutants
import mutate

ROOT = pathlib.Path(sys.argv[1])
SAMPLE = '''enum { RED, GREEN, BLUE };
enum {
  ONE,
  TWO,
};
static int
pick (int a, int b)
{
  /* a < b && 3 */
  if (a < b && b != 3)
    return ONE;
  tell ("a < 3");
  g_assert (a < b);
  b += 2;
  return MAX (a, b - a);
}
'''
# Line, operator, and what the line becomes.
FAULTS = '''9 relation if (a <= b && b != 3)
9 relation if (a < b && b == 3)
9 constant if (a < b && b != 4)
9 constant if (a < b && b != 2)
9 logic if (a < b || b != 3)
9 operand if (a < b && TRUE)
9 operand if (TRUE && b != 3)
9 negate if (!(a < b && b != 3))
10 enum return TWO;
10 return ;
11 remove ;
13 remove ;
13 constant b += 3;
13 constant b += 1;
13 arithmetic b -= 2;
14 arithmetic return MIN (a, b - a);
14 arithmetic return MAX (a, b + a);'''


def test_every_operator():
    faults = [mutants.Fault("", operator, "", *place) for operator, *place in mutants.spoil_file(SAMPLE, {})]
    found = {f"{fault.line} {fault.operator} {mutants.put_in(SAMPLE, fault)[2]}" for fault in faults}
    return found == set(FAULTS.split("\n")), found ^ set(FAULTS.split("\n"))


def test_the_same_seed_gives_the_same_faults():
    faults = [mutate.draw_faults(ROOT, seed, "play")[:50] for seed in (1, 1, 2)]
    return len(faults[0]) == 50 and faults[0] == faults[1] != faults[2], faults


def test_each_game_has_its_group_and_scenarios():
    groups = mutate.list_groups(ROOT)
    games = mutate.list_games(ROOT)
    missing = [game for game in games if not groups[game] or not list((ROOT / f"tests/scenarios/{game}").glob("*.playtest.xml"))]
    return games and not missing and not set(groups["rules"]) & {file for game in games for file in groups[game]}, missing


def test_shares_make_a_whole():
    shares = mutate.share_out(ROOT, mutate.list_groups(ROOT))
    return abs(sum(shares.values()) - 1) < 1e-9 and min(shares.values()) > 0, shares


TESTS = [value for name, value in list(globals().items()) if name.startswith("test_")]
results = [(test.__name__[5:].replace("_", "-"), *test()) for test in TESTS]
print(f"1..{len(results)}")
for number, (name, is_right, found) in enumerate(results, 1):
    print(f"{'ok' if is_right else 'not ok'} {number} - {name}" + ("" if is_right else f"\n# {found}"))
sys.exit(not all(is_right for _, is_right, _ in results))
