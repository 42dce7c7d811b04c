#!/usr/bin/env python3
"""icons.py SOURCE: the symbolic icons are all built in, and GTK can colour each of them; reports in TAP.

GTK colours rect, circle and path, and only their fill: a stroke would stay black on a dark window.
"""

import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

SVG = '{http://www.w3.org/2000/svg}'
SHAPES = {SVG + 'svg', SVG + 'rect', SVG + 'circle', SVG + 'path'}

source = pathlib.Path(sys.argv[1])
icons = sorted((source / 'ui' / 'icons').rglob('*.svg'))
symbolic = icons + sorted((source / 'data' / 'icons').rglob('*-symbolic.svg'))
built_in = (source / 'ui' / 'paddock.gresource.xml').read_text()


def faults_of(path):
    root = ElementTree.parse(path).getroot()
    if (root.get('width'), root.get('height'), root.get('viewBox')) != ('16', '16', '0 0 16 16'):
        yield 'is not 16 by 16'
    for element in root.iter():
        if element.tag not in SHAPES:
            yield f'has a {element.tag}'
        if 'stroke' in element.keys() or 'style' in element.keys():
            yield 'has a stroke or a style'
        if element.tag != SVG + 'svg' and element.get('fill') != '#2e3436':
            yield 'has another fill than #2e3436'


def named_icons():
    for folder, kinds in (('src', '*.c'), ('ui', '*.ui')):
        for path in (source / folder).rglob(kinds):
            yield from re.findall(r'paddock-[a-z-]+-symbolic', path.read_text())


def claim(number, text, faults):
    for fault in faults:
        print('#', fault)
    print('not ok' if faults else 'ok', number, text)


print('1..3')
claim(1, 'every icon is built in',
      [path.name for path in icons if path.relative_to(source / 'ui').as_posix() not in built_in])
claim(2, 'every icon takes the colour of its window',
      [f'{path.name} {fault}' for path in symbolic for fault in faults_of(path)])
claim(3, 'every icon that is named is there',
      sorted(set(named_icons()) - {path.stem for path in icons}))
