# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes damaged files from good documents.  The same random numbers always make the same file.

A damage is a function of a random generator and the bytes of a document (and of others, to take values from).  A hostile
file is one that never was a document; a trap is no plain file at all.
"""
import os
import re
import socket
import zlib

ATTRIBUTE = re.compile(rb'([\w:-]+)="([^"]*)"')
NAMESPACE = b'xmlns="urn:paddock:documents"'
MOST_BYTES = 1 << 20  # of a file; what memory may be taken is promised up to here

# Control characters of both sets, separators of lines, controls of direction, and what has no width.
CONTROLS = "\u007f\u0080\u0085\u009b31m\u009d0;x\u009c\u061c\u200b\u200e\u200f\u2028\u2029\u202a\u202e\u2066\u2069\ufeff"
# As XML can have them; ESC cannot be in XML at all.
CONTROL_VALUE = (CONTROLS + "&#9;&#10;ok 1 - forged&#13;").encode()
# As names of files can have them, bytes that are no UTF-8 too.
CONTROL_NAMES = (b"esc\x1b[31m\x1b]0;x\x07", b"line\nok 1 - forged\r", b"bytes\xff\xfe\x9b", CONTROLS.encode(), b"-o",
                 b"%s%n<b>&amp;", b" ", b"x" * 200)

EXTREMES = (
    b"", b"0", b"-0", b"1", b"-1", b"2", b"31", b"32", b"33", b"99", b"100", b"255", b"256", b"999", b"1000", b"9999",
    b"32767", b"32768", b"-32768", b"65535", b"65536", b"1000000", b"2147483647", b"-2147483648", b"2147483648",
    b"4294967295", b"4294967296", b"9223372036854775807", b"18446744073709551616", b"1e999", b"nan", b"0x10", b"1.5",
    b" 1", b"1 ", b"yes", b"no", b"none", b"all", b"-", b"--", b",", b"0,0", b"-1,-1", b"2147483647,2147483647",
    b"/dev/zero", b"/dev/stdin", b"../../../../etc/passwd", b".", b"..", b"/", b"%s%n%s%n", b"&lt;b&gt;&amp;", b"&bad;",
    b"&#0;", b"&#x110000;", b"\xc3\x28", b"\xed\xa0\x80", b"x" * 300, b"x" * 70000, b"1 " * 3000, b"0,0 " * 3000,
    CONTROL_VALUE,
)


# What fields allow


def read_values(text):
    """Some values that a field takes, from what the format page says of it: the ends of ranges above all."""
    values = [word.encode() for word in re.findall(r'"([^"]*)"', text) if word != "q,r"]
    for low, high in re.findall(r"from (-?\d+) to (-?\d+)", text):
        values += [low.encode(), high.encode(), b"%d" % (int(low) + 1), b"%d" % (int(high) - 1), b"%d" % ((int(low) + int(high)) // 2)]
    if "a place" in text or "places" in text:
        values = [b"%s,%s" % (a, b) for a in (*values, b"0", b"1", b"-1", b"2") for b in (b"0", b"1", b"-1", b"-4096", b"4095")]
    match = re.search(r"(\d+) characters?( of )?", text)
    if match and match[2]:
        values += [b"a", b"b", b"a" * int(match[1]), b"a b c", b"red", b"1"]
    elif match:
        values += [b"W" * int(match[1]), b"x", b"", CONTROLS[:int(match[1])].encode(), b"&lt;b&gt;%s%n"]
    return values


class Fields:
    """What documents can say: by kind, element and attribute (none: the text of the element) what it takes."""

    def __init__(self, sections):
        self.takes = {}
        for section in sections:
            for row in section["rows"]:
                path, _, attribute = row["path"].partition("@")
                element = path.strip("/").rpartition("/")[2] or section["name"]
                self.takes[section["name"].encode(), element.encode(), attribute.encode()] = row["value"]

    def of(self, kind, element):
        """The attributes of an element, each with what it takes."""
        return [(key[2], text) for key, text in self.takes.items() if key[:2] == (kind, element) and key[2]]

    def is_free(self, key):
        return bool(re.fullmatch(r"(?:at most|1 to) \d+ characters", self.takes[key])) and key[2] != b"file"


def kind_of(data):
    match = re.search(rb"<([a-z][\w-]*)", data)
    return match[1] if match else b""


# Damages


def set_valid(random, data, others, fields):
    """An attribute, there or not, to something that it may be."""
    kind = kind_of(data)
    found = [match for match in re.finditer(rb"<([a-z][\w-]*)([^<>]*?)(/?)>", data) if fields.of(kind, match[1])]
    if not found:
        return data
    match = random.choice(found)
    name, text = random.choice(fields.of(kind, match[1]))
    value = random.choice(read_values(text) or EXTREMES)
    without = re.sub(rb'\s%s="[^"]*"' % name, b"", match[2])
    return b'%s<%s%s %s="%s"%s>%s' % (data[:match.start()], match[1], without, name, value, match[3], data[match.end():])


def set_valids(random, data, others, fields):
    """Several of them."""
    for _ in range(random.choice((2, 4, 10))):
        data = set_valid(random, data, others, fields)
    return data


def set_attribute(random, data, others, fields):
    """One attribute to an extreme."""
    found = list(ATTRIBUTE.finditer(data, data.find(b"\n") + 1))
    if not found:
        return data
    match = random.choice(found)
    return data[:match.start(2)] + random.choice(EXTREMES) + data[match.end(2):]


def set_attributes(random, data, others, fields):
    """Every attribute of one name to the same extreme."""
    found = list(ATTRIBUTE.finditer(data, data.find(b"\n") + 1))
    if not found:
        return data
    name, value = random.choice(found)[1], random.choice(EXTREMES)
    return re.sub(rb'(\b%s=")[^"]*"' % re.escape(name), lambda match: match[1] + value + b'"', data)


def borrow_attribute(random, data, others, fields):
    """One attribute gets the value that another one has, here or in another document."""
    found, lent = list(ATTRIBUTE.finditer(data, data.find(b"\n") + 1)), ATTRIBUTE.findall(random.choice(others))
    if not found or not lent:
        return data
    match = random.choice(found)
    same = [value for name, value in lent if name == match[1]] or [value for _, value in lent]
    return data[:match.start(2)] + random.choice(same) + data[match.end(2):]


def nudge_number(random, data, others, fields):
    """A number a little larger or smaller, so that most of the document stays good."""
    found = list(re.finditer(rb"\d+", data))
    if not found:
        return data
    match = random.choice(found)
    value = max(0, int(match[0][:9]) + random.choice((-1, 1, 1, 2, 10)))
    return data[:match.start()] + b"%d" % value + data[match.end():]


def edit_lines(random, data, others, fields):
    """Lines dropped, doubled, moved or taken from elsewhere."""
    lines = data.splitlines(keepends=True)
    at = random.randrange(len(lines))
    what = random.choice(("drop", "double", "many", "swap", "borrow"))
    if what == "drop":
        del lines[at:at + random.choice((1, 1, 2, 5))]
    elif what == "double":
        lines.insert(at, lines[at])
    elif what == "many":
        lines[at:at] = [lines[at]] * random.choice((10, 100, 1000))
    elif what == "swap":
        lines[at], lines[-at] = lines[-at], lines[at]
    else:
        lines.insert(at, random.choice(random.choice(others).splitlines(keepends=True)))
    return b"".join(lines)


def flip_bytes(random, data, others, fields):
    """Some bytes changed anyhow."""
    damaged = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 8, 64))):
        damaged[random.randrange(len(damaged))] ^= 1 << random.randrange(8)
    return bytes(damaged)


def cut(random, data, others, fields):
    """The file breaks off, or lacks or repeats a piece."""
    a, b = sorted(random.randrange(len(data) + 1) for _ in range(2))
    return random.choice((data[:a], data[:a] + data[b:], data[:b] + data[a:]))


def change_letters(random, data, others, fields):
    """The cells of a board."""
    found = list(re.finditer(rb"<row[^>]*>([^<]+)<", data))
    if not found:
        return data
    match = random.choice(found)
    row = bytearray(match[1])
    data_letters = b"".join(re.findall(rb'key="(.)"', data)) * 2
    for _ in range(random.choice((1, 3, len(row)))):
        row[random.randrange(len(row))] = random.choice(b"...##__" + data_letters + b"?")
    return data[:match.start(1)] + bytes(row) + data[match.end(1):]


def multiply(random, data, others, fields):
    """One element very often, each time with other ids and numbers, as far as a file of the promised size goes."""
    found = [match for match in re.finditer(rb"<([\w-]+)[^<>]*(/>|>[^<]*</\1>)", data) if len(match[0]) < 500]
    if not found:
        return data
    match = random.choice(found)
    step = random.choice((0, 1, 1, 37))
    most = min(random.choice((300, 3000, 100000)), (MOST_BYTES - len(data)) // (len(match[0]) + 8))
    copies = (vary(match[0], i, step) for i in range(1, max(most, 2)))
    return data[:match.end()] + b"\n".join(copies) + data[match.end():]


def vary(element, i, step):
    element = re.sub(rb'\b(id|name)="([^"]{0,30})[^"]*"', lambda match: b'%s="%s-%d"' % (match[1], match[2], i), element)
    return re.sub(rb"-?\d+(?=[,\"])", lambda match: b"%d" % (int(match[0][:9]) + i * step), element, count=1)


DAMAGES = (set_valid, set_valid, set_valid, set_valids, set_valids, set_attribute, set_attributes, borrow_attribute,
           borrow_attribute, nudge_number, nudge_number, edit_lines, edit_lines, flip_bytes, cut, change_letters, change_letters)


def damage(random, data, others, fields):
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        data = random.choice(DAMAGES)(random, data, others, fields) or b"\n"
    return data[:MOST_BYTES]


def fill_with_controls(data, fields):
    """Control characters wherever people may write anything."""
    value = re.sub(rb"&#\d+;", b"\n", CONTROL_VALUE).decode()
    for key in fields.takes:
        kind, element, attribute = key
        if kind != kind_of(data) or not fields.is_free(key):
            continue
        written = value[:int(re.search(r"(\d+) ch", fields.takes[key])[1])]
        if attribute:
            filled = written.replace("\n", "&#10;").encode() + b'"'
            data = re.sub(rb'(<%s\s[^>]*?\b%s=")[^"]*"' % (element, attribute), lambda match: match[1] + filled, data)
        else:
            filled = written.encode() + b"<"
            data = re.sub(rb"(<%s>)[^<]*<" % element, lambda match: match[1] + filled, data)
    return data


# Hostile files


def in_root(root, inside, attributes=b""):
    return b'<?xml version="1.0"?>\n<%s %s version="1" id="x"%s>\n%s\n</%s>\n' % (root, NAMESPACE, attributes, inside, root)


def row(number, cells):
    return b'<row r="%d" q="%d">%s</row>\n' % (number, -(number // 2), cells)


def board(width, height, cell=b"#"):
    return b"<board>\n" + b"".join(row(r, cell * width) for r in range(height)) + b"</board>\n"


def many(random, line):
    """As often as a file may hold it, or a thousand times."""
    return b"".join(line.replace(b"@", b"%d" % i) for i in range(random.choice((1000, (MOST_BYTES - 500) // len(line)))))


def compress(random):
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    return packer.compress(b"x" * 99999) + packer.flush()


def entities(random):
    lines = b"".join(b'<!ENTITY e%d "%s">' % (i + 1, b"&e%d;" % i * 10) for i in range(9))
    return b'<!DOCTYPE x [<!ENTITY e0 "x">%s]>' % lines + in_root(b"hex-track", b"&e9;")


HOSTILE = (
    lambda random: b"",
    lambda random: b"\n",
    lambda random: b"\0" * random.choice((1, 100000)),
    lambda random: random.randbytes(random.choice((1, 10, 1000, 100000))),
    lambda random: in_root(b"hex-track", board(4, 4)).decode().encode(random.choice(("utf-16", "utf-16-le", "utf-32", "cp037"))),
    lambda random: b'<?xml version="1.0" encoding="%s"?>' % random.choice((b"latin1", b"x" * 60000, b"UTF-7")) + in_root(b"car", b""),
    compress, entities,
    lambda random: b"<!DOCTYPE x SYSTEM \"file:///etc/passwd\">" + in_root(b"car", b""),
    # huge tags, with one value, or with very many attributes or declarations
    lambda random: in_root(b"hex-track", b"", b' title="%s"' % (b"x" * random.choice((65000, 66000, 1000000)))),
    lambda random: in_root(b"hex-track", b"", many(random, b' a@="1"')),
    lambda random: in_root(b"hex-track", b"", many(random, b' xmlns:n@="urn:@"')),
    lambda random: in_root(b"hex-track", b"", b' title="x"' * random.choice((2, 250, 260))),
    lambda random: b"<" + b"x" * random.choice((65000, 1000000)) + b"/>",
    lambda random: b"<a>" * random.choice((31, 32, 33, 300000)),
    lambda random: b"<!--" + b"-x" * 500000 + b"-->" + in_root(b"car", b""),
    lambda random: b"<?x " + b"?x" * 500000 + b"?>" + in_root(b"car", b""),
    lambda random: in_root(b"hex-track", b"<![CDATA[" + b"]]x" * 300000 + b"]]>"),
    lambda random: in_root(b"cards", b"<note>" + b"x" * random.choice((60000, 1040000)) + b"</note>"),
    # boards as large as they can be
    lambda random: in_root(b"hex-track", board(*random.choice(((1000, 1000), (8000, 100), (10, 8000), (500, 500))))),
    lambda random: in_root(b"hex-track", board(300, 300, b"."), b' game="%s"' % random.choice((b"joyride", b"frothy"))),
    lambda random: in_root(b"hex-track", b"<board>" + b"".join(
        b'<row r="%d" q="%d">.</row>' % (r, r * 37 % 8000 - 4000) for r in range(-4096, 4096)) + b"</board>"),
)


def hostile(random):
    return random.choice(HOSTILE)(random)[:MOST_BYTES]


# Traps: what is at a path that is no plain file.


def make_socket(path):
    here = os.getcwd()
    os.chdir(os.path.dirname(path))
    try:
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(os.path.basename(path)[:90])
    finally:
        os.chdir(here)


def make_chain(path):
    for i in range(60):
        os.symlink(os.path.basename(path) + (b".%d" % (i + 1)), path + (b".%d" % i if i else b""))


TRAPS = (
    os.mkfifo,
    os.mkdir,
    make_socket,
    make_chain,
    lambda path: os.symlink(b"/dev/zero", path),
    lambda path: os.symlink(b"/dev/full", path),
    lambda path: os.symlink(b"/dev/tty", path),
    lambda path: os.symlink(b"/proc/self/mem", path),
    lambda path: os.symlink(b"/proc/self/maps", path),
    lambda path: os.symlink(os.path.basename(path), path),
    lambda path: os.symlink(b"/nowhere/at/all", path),
)
