"""Folding of names to search words, the same at build time and at query time.

`words(text)` is what the file's search text is made of; `Sources/PlaceIndex/Folding` does the same in Swift, from
the table that `folding_swift.py` writes out of `action(scalar)`. A test folds every name of the built file in Swift
and compares.

What folding does, per scalar (see `action`), then per word (see `words`):

- full case folding, compatibility decomposition (width, ligatures, presentation forms), combining marks of the
  alphabets dropped (Latin, Greek, Cyrillic, Hebrew points, Arabic harakat) but kept where they are letters of the
  script (Indic and Thai vowel signs);
- letters "with stroke", "with hook" and so on become the bare letter: ø o, ł l, đ d; æ ae, œ oe, ß ss, þ th, ð d, ı i;
- hiragana becomes katakana; voicing marks join their kana and jamo their Hangul syllable; decimal digits of every script become 0-9;
- Arabic letters that differ between Arabic, Persian and Urdu keyboards become one; tatweel is dropped;
- format characters and variation selectors are dropped; blanks, punctuation and symbols separate words;
- apostrophes are dropped, except after a single l or d (l'Exemple, d'Ivoire), where they separate;
- a dot after a single letter is dropped (U.S.A. is usa), any other dot separates (St. is st).
"""

import functools
import re
import unicodedata

APOSTROPHES = frozenset("'`\u00b4\u02b9\u02ba\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u2018\u2019\u201b\u2032\u05f3\u05f4\uff07")
DOTS = frozenset(".\uff0e")

# Letters whose folding Unicode data does not say.
LETTERS = {
    "\u00e6": "ae", "\u0153": "oe", "\u00f0": "d", "\u00fe": "th", "\u014b": "n", "\u0138": "k", "\u0131": "i",
    "\u0237": "j", "\u0259": "e", "\u1d79": "g",
    "\u0629": "\u0647", "\u0649": "\u064a", "\u06cc": "\u064a", "\u06a9": "\u0643",
    "\u06c1": "\u0647", "\u06be": "\u0647", "\u06d5": "\u0647", "\u06c3": "\u0647", "\u0640": "",
}
WITH = re.compile(r"LATIN SMALL LETTER ([A-Z]) WITH ")

DROP, SEPARATE, APOSTROPHE, DOT = "drop", "separate", "apostrophe", "dot"


def _is_dropped_mark(c):
    category = unicodedata.category(c)
    if category == "Me":
        return True
    if category != "Mn":
        return False
    combining = unicodedata.combining(c)
    if combining == 0:
        return unicodedata.name(c, "").find("VARIATION SELECTOR") >= 0
    return combining == 1 or 10 <= combining <= 36 or combining >= 200


def _expand(c):
    """One step: case folding, decomposition, special letters."""
    out = []
    for f in c.casefold():
        if "\uac00" <= f <= "\ud7a3":
            parts = [f]
        elif "\u3041" <= f <= "\u30ff":
            parts = unicodedata.normalize("NFKC", f)
        else:
            parts = unicodedata.normalize("NFKD", f)
        for d in parts:
            if d in LETTERS:
                out.append(LETTERS[d])
                continue
            match = WITH.match(unicodedata.name(d, ""))
            if match:
                d = match.group(1).lower()
            elif "\u3041" <= d <= "\u3096":
                d = chr(ord(d) + 0x60)
            elif unicodedata.category(d) == "Nd":
                d = str(unicodedata.decimal(d))
            out.append(d)
    return "".join(out)


@functools.lru_cache(maxsize=None)
def action(c):
    """What folding makes of one scalar: DROP, SEPARATE, APOSTROPHE, DOT, or the replacement (may hold blanks)."""
    if c in APOSTROPHES:
        return APOSTROPHE
    if c in DOTS:
        return DOT
    if unicodedata.category(c) in ("Cn", "Co", "Cs"):
        return c
    text = c
    for _ in range(4):
        expanded = "".join(_expand(x) for x in text)
        if expanded == text:
            break
        text = expanded
    kept = []
    for x in text:
        category = unicodedata.category(x)
        if category == "Cf" or _is_dropped_mark(x) or x in APOSTROPHES:
            continue
        kept.append(x if category[0] in "LMN" or category in ("Cn", "Co") else " ")
    out = "".join(kept)
    if out == "":
        return DROP
    return SEPARATE if out.strip(" ") == "" else out


def _voiced(a, mark):
    """Katakana with its voicing mark (U+3099 or U+309A), or None."""
    steps = 1 if mark == 0x3099 else 2
    if a in (0x30CF, 0x30D2, 0x30D5, 0x30D8, 0x30DB):
        return a + steps
    if steps == 1 and (0x30AB <= a <= 0x30C1 and a % 2 == 1 or a in (0x30C4, 0x30C6, 0x30C8)):
        return a + 1
    return 0x30F4 if steps == 1 and a == 0x30A6 else None


def _composed(last, c):
    """A kana with its voicing mark, or jamo as a syllable (Unicode chapter 3.12), or None."""
    a, b = ord(last), ord(c)
    if b in (0x3099, 0x309A):
        voiced = _voiced(a, b)
        return chr(voiced) if voiced else None
    if 0x1100 <= a <= 0x1112 and 0x1161 <= b <= 0x1175:
        return chr(0xAC00 + ((a - 0x1100) * 21 + (b - 0x1161)) * 28)
    if 0xAC00 <= a <= 0xD7A3 and (a - 0xAC00) % 28 == 0 and 0x11A8 <= b <= 0x11C2:
        return chr(a + b - 0x11A7)
    return None


def words(text):
    """The folded words of a text, in order."""
    done, word, run = [], [], 0  # run: scalars since the word began or its last dropped dot

    def flush():
        nonlocal word, run
        if word:
            done.append("".join(word))
        word, run = [], 0

    for c in text:
        what = action(c)
        if what is DROP:
            continue
        if what is SEPARATE:
            flush()
        elif what is APOSTROPHE:
            if len(word) == 1 and word[0] in ("l", "d"):
                flush()
        elif what is DOT:
            if run == 1 and not "0" <= word[-1] <= "9":
                run = 0
            else:
                flush()
        else:
            for x in what:
                if x == " ":
                    flush()
                    continue
                composed = _composed(word[-1], x) if word else None
                if composed:
                    word[-1] = composed
                else:
                    word.append(x)
                    run += 1
    flush()
    return done


def folded(text):
    """The folded words joined by single blanks."""
    return " ".join(words(text))
