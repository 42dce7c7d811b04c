# SPDX-License-Identifier: GPL-3.0-or-later
"""Small faults for C code in our layout: where they can be put, and which are drawn for a seed.

A fault changes one line of a function: another relation, a constant one off, a statement left out.  Texts, messages,
cleaning up and tables are left alone: tests of behaviour are not meant to notice those.
"""
import collections
import random
import re

Fault = collections.namedtuple("Fault", "group operator file line start end instead")

SKIP_FILE = re.compile(r"(-words|-words-moves|-telling|-names|-error|-findings|format-page|example-document)\.c$")
SKIP_LINE = re.compile(r"^\s*(?:#|case\b|default\b)|g_return_|g_assert|g_string_|printf|\bN_ \(|\b_ \(|g_free|_free \("
                       r"|_unref \(|g_clear|g_auto|PADDOCK_TELL|paddock_violate|g_set_error|g_warn|\.clause\b|static const")
# How often an operator is drawn.
WEIGHTS = {"relation": 16, "constant": 12, "logic": 7, "operand": 14, "remove": 18, "negate": 7, "truth": 7,
           "enum": 8, "return": 9, "arithmetic": 8, "jump": 2}
INSTEAD = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "+": "-", "-": "+",
           "+=": "-=", "-=": "+=", "MIN": "MAX", "MAX": "MIN", "TRUE": "FALSE", "FALSE": "TRUE", "continue": "break"}
# Operators that replace one word by another: a pattern, with the word as its group.
SWAPS = [("relation", r" (<=|>=|==|!=|<|>) "), ("logic", r"(?:^|\s)(&&|\|\|) "), ("truth", r"\b(TRUE|FALSE)\b"),
         ("arithmetic", r" ([-+]) (?!1\b)"), ("arithmetic", r" ([-+]=) "), ("arithmetic", r"\b(MIN|MAX) \("),
         ("jump", r"^\s+(continue);\s*$")]
STATEMENT = re.compile(r"^\s+(?!return\b|goto\b|else\b|if\b|for\b|while\b|do\b|switch\b|break|continue)"
                       r"(\*?[a-z_][\w.>\[\]-]* (?:\(.*\)|[-+|&^*/]?= .*)|\*?[a-z_][\w.>\[\]-]*(?:\+\+|--));\s*$")
CONDITION = re.compile(r"\s*(?:\} else )?(?:else )?if \((.*)\)(?: \{)?\s*$")
HIDDEN = re.compile(r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", re.S)


def mask(text):
    """The text with comments and strings blanked; every place stays where it is."""
    def blank(match):
        word = match[0]
        return re.sub(r"[^\n]", " ", word) if word[0] == "/" else word[0] + " " * (len(word) - 2) + word[-1]
    return HIDDEN.sub(blank, text)


def find_enums(texts):
    """Each enumerator's siblings, in order."""
    found = {}
    for text in texts:
        for body in re.findall(r"\benum(?: \w+)? \{(.*?)\}", mask(text), re.S):
            names = [n for n in re.findall(r"^\s*([A-Z][A-Z0-9_]+)\s*(?:=[^,]*)?,?\s*$", body, re.M) if "_N_" not in n]
            for name in names:
                found.setdefault(name, names)
    return found


def is_balanced(code):
    return code.count("(") == code.count(")")


def end_operand(code, start):
    """Where the operand that begins at start ends, or None if it goes on in the next line."""
    depth = 0
    for i in range(start, len(code)):
        depth += (code[i] in "([{") - (code[i] in ")]}")
        if depth < 0 or depth == 0 and (code.startswith((" && ", " || ", " ? ", " : "), i) or code[i] in ";,"):
            return i
    return len(code) if depth == 0 else None


def begin_operand(code, end):
    """Where the operand that ends at end begins, or None if that is in an earlier line."""
    depth = 0
    for i in range(end - 1, -1, -1):
        depth += (code[i] in ")]}") - (code[i] in "([{")
        if depth < 0 or depth == 0 and (code[i] in ";," or
                                        code[:i + 1].endswith((" && ", " || ", "return ", " = ", " ? ", " : "))):
            return i + 1
    return None


def drop_operands(code):
    for m in re.finditer(r"(?:^|\s)(&&|\|\|) ", code):
        neutral = "TRUE" if m[1] == "&&" else "FALSE"
        end, start = end_operand(code, m.end()), begin_operand(code, m.start(1) - 1) if m.start(1) > 0 else None
        if end is not None:
            yield m.end(), end, neutral
        if start is not None and code[start:m.start(1)].strip():
            yield start, m.start(1), neutral + " "


def shift_constants(code):
    for m in re.finditer(r"(?<![\w.\[])(\d+)(?![\w.])(?! <<)", code):
        for value in [int(m[1]) + 1, int(m[1]) - 1][:2 if int(m[1]) > 0 else 1]:
            yield m.start(1), m.end(1), str(value)


def replace_enumerators(code, siblings):
    for m in re.finditer(r"\b[A-Z][A-Z0-9_]+\b", code):
        names = siblings.get(m[0], [])
        if len(names) > 1:
            at = names.index(m[0])
            for other in {names[at - 1], names[(at + 1) % len(names)]}:
                yield m.start(), m.end(), other


def spoil(code, previous, siblings):
    """(operator, start, end, instead) of all faults of a masked line; None instead is the negation."""
    is_memory = re.search(r"sizeof|memset|\{ 0 \}", code)
    for operator, pattern in SWAPS:
        if not (operator == "relation" and code.lstrip().startswith("for (")) and not (operator == "arithmetic" and is_memory):
            for m in re.finditer(pattern, code):
                yield operator, m.start(1), m.end(1), INSTEAD[m[1]]
    for start, end, instead in drop_operands(code):
        yield "operand", start, end, instead
    if not is_memory:
        for start, end, instead in shift_constants(code):
            yield "constant", start, end, instead
    for start, end, instead in replace_enumerators(code, siblings):
        yield "enum", start, end, instead
    m = STATEMENT.match(code)
    if m and is_balanced(code):
        yield "remove", m.start(1), m.end(), ";"
    m = CONDITION.match(code)
    if m and is_balanced(m[1]):
        yield "negate", m.start(1), m.end(1), None
    m = re.match(r"\s+(return\b[^;]*);\s*$", code)
    if m and re.match(r"\s*(?:else )?if \(.*\)\s*$", previous):
        yield "return", m.start(1), m.end(1), ""


def spoil_file(text, enums):
    """(operator, line, start, end, instead) of all faults of a file, in order."""
    siblings = {**enums, **find_enums([text])}
    lines, masked, inside = text.split("\n"), mask(text).split("\n"), False
    for number, code in enumerate(masked):
        if code[:1] in ("{", "}"):
            inside = code[0] == "{"
        elif inside and code.strip() and not SKIP_LINE.search(lines[number]):
            for operator, start, end, instead in sorted(set(spoil(code, masked[number - 1], siblings)), key=str):
                yield operator, number, start, end, f"!({lines[number][start:end]})" if instead is None else instead


def find_faults(root, group, files):
    """All faults of these files, by operator."""
    found = collections.defaultdict(list)
    enums = find_enums(path.read_text() for path in sorted((root / "src").rglob("*.h")))
    for path in files:
        for operator, *place in spoil_file(path.read_text(), enums):
            found[operator].append(Fault(group, operator, str(path.relative_to(root)), *place))
    return found


def list_files(root, folder, without=()):
    return [path for path in sorted((root / folder).rglob("*.c"))
            if not SKIP_FILE.search(path.name) and not any(root / other in path.parents for other in without)]


def draw(pools, shares, seed, count=3000):
    """Up to count faults, the same for the same seed and sources, at most one a line.  pools: {group: find_faults()}."""
    rng, drawn, used = random.Random(seed), [], set()
    pools = {group: {operator: list(faults) for operator, faults in pool.items()} for group, pool in pools.items()}
    for _ in range(count):
        group = rng.choices(list(pools), [shares[group] for group in pools])[0]
        operators = [operator for operator in WEIGHTS if pools[group].get(operator)]
        if operators:
            operator = rng.choices(operators, [WEIGHTS[operator] for operator in operators])[0]
            fault = pools[group][operator].pop(rng.randrange(len(pools[group][operator])))
            if (fault.file, fault.line) not in used:
                used.add((fault.file, fault.line))
                drawn.append(fault)
    return drawn


def put_in(text, fault):
    """The text with the fault, and its line before and after."""
    lines = text.split("\n")
    before = lines[fault.line]
    lines[fault.line] = before[:fault.start] + fault.instead + before[fault.end:]
    return "\n".join(lines), before.strip(), lines[fault.line].strip()
