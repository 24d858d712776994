"""Writes the folding table as Swift: sorted ranges of scalars, found by binary search.

An entry is one 64-bit number: bits 0-20 first scalar, 21-34 how many scalars, 35-37 kind, 38-63 payload.
Kinds: 0 drop, 1 separate, 2 apostrophe, 3 dot, 4 add the payload minus 2^25 to the scalar, 5 as 4 with an added 1 to every
second scalar from the first on and nothing to those between, 6 the text at the payload's byte offset (low 18 bits) and
length (high 8 bits) in the expansions. ASCII letters and digits are not in the table.
"""

import unicodedata

from . import folding

KINDS = {folding.DROP: 0, folding.SEPARATE: 1, folding.APOSTROPHE: 2, folding.DOT: 3}


def entries():
    """(first, count, kind, value) in ascending order."""
    out = []
    for cp in range(0x110000):
        if 0xD800 <= cp < 0xE000:
            continue
        c = chr(cp)
        what = folding.action(c)
        if what == c:
            continue
        if what in KINDS:
            kind, value = KINDS[what], 0
        elif len(what) == 1:
            kind, value = 4, ord(what) - cp
        else:
            kind, value = 6, what
        if out:
            first, count, k, v = out[-1]
            if k == kind and v == value and first + count == cp and kind != 6 and count < 16000:
                out[-1] = (first, count + 1, k, v)
                continue
            if kind == 4 and value == 1:
                if k == 5 and first + count + 1 == cp and count < 16000:
                    out[-1] = (first, count + 2, 5, 1)
                    continue
                if k == 4 and v == 1 and count == 1 and first + 2 == cp:
                    out[-1] = (first, 3, 5, 1)
                    continue
        out.append((cp, 1, kind, value))
    return out


def source():
    """The text of Folding+Generated.swift."""
    texts, offsets = bytearray(), {}
    numbers = []
    for first, count, kind, value in entries():
        if kind == 6:
            data = value.encode()
            at = texts.find(data)
            if at < 0:
                at = len(texts)
                texts += data
            payload = at | len(data) << 18
        elif kind in (4, 5):
            payload = value + (1 << 25)
        else:
            payload = 0
        numbers.append(first | count << 21 | kind << 35 | payload << 38)
    lines = [
        "// swift-format-ignore-file",
        f"// Written by scripts/gazetteer --folding from Unicode {unicodedata.unidata_version} data; do not edit.",
        "",
        "extension Folding {",
        "  /// Ranges of scalars that do not stand for themselves; see `FoldingEntry` for the bits.",
        "  static let entries: [UInt64] = [",
    ]
    for i in range(0, len(numbers), 24):
        lines.append("    " + ", ".join(f"0x{n:x}" for n in numbers[i : i + 24]) + ",")
    lines += ["  ]", "", "  /// UTF-8 texts that single scalars become.", "  static let expansions: [UInt8] = ["]
    for i in range(0, len(texts), 64):
        lines.append("    " + ", ".join(str(b) for b in texts[i : i + 64]) + ",")
    lines += ["  ]", "}", ""]
    return "\n".join(lines)
