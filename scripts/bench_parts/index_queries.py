"""Queries, points and places made of the data with a fixed seed."""

import random
import unicodedata
from dataclasses import dataclass, field

SEED = 20_260_913
COUNT = 2000
LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass
class Place:
    """One row of the dump."""

    identifier: str
    name: str
    others: list
    latitude: float
    longitude: float
    country: str
    population: int
    row: str


@dataclass
class Query:
    """What is typed, and the place that is wanted."""

    text: str
    country: str
    wanted: str
    groups: set = field(default_factory=set)


def places(path):
    """The rows of a dump, by descending population."""
    out = []
    with open(path, encoding="utf-8") as file:
        for line in file:
            cells = line.rstrip("\n").split("\t")
            out.append(Place("sbx-gn" + cells[0], cells[1], [name for name in cells[3].split(",") if name],
                             float(cells[4]), float(cells[5]), cells[8].lower(), int(cells[14] or 0), line))
    return sorted(out, key=lambda place: (-place.population, place.identifier))


def _has_marks(text):
    return any(unicodedata.combining(letter) for letter in unicodedata.normalize("NFD", text))


def _mistake(text, random):
    """One letter left out, put in, taken for another, or swapped with the next."""
    place = random.randrange(len(text) - 1)
    kind = random.randrange(4)
    if kind == 0:
        return text[:place] + text[place + 1:]
    if kind == 1:
        return text[:place] + random.choice(LETTERS) + text[place:]
    if kind == 2:
        return text[:place] + random.choice([c for c in LETTERS if c != text[place]]) + text[place + 1:]
    return text[:place] + text[place + 1] + text[place] + text[place + 2:]


def make(places, seed=SEED, count=COUNT):
    """Prefixes of 1 to 10 letters of names; places count by their inhabitants, large ones a little less.

    With this power an exact search of names finds about two thirds of what is wanted (0.656 of the plain queries), as in
    the measurement that the bars of recall are from.
    """
    source = random.Random(seed)
    weights = [max(place.population, 1) ** 0.8 for place in places]
    queries = []
    for number, place in enumerate(source.choices(places, weights, k=count * 4)):
        if len(queries) == count:
            break
        latin = [name for name in place.others if name.isascii() or _has_marks(name)]
        name = source.choice(latin) if latin and source.random() < 0.25 else place.name
        length = source.randint(1, 10)
        text = name[:length].strip()
        if not text or not text[0].isalpha():
            continue
        groups = {f"length {len(text)}"}
        if source.random() < 0.5:
            text = text.lower()
        country = place.country if source.random() < 1 / 3 else ""
        if country:
            groups.add("country")
        if len(text) >= 5 and text.isascii() and text.isalpha() and source.random() < 0.35:
            text = _mistake(text, source)
            groups.add("typo")
        else:
            groups.add("diacritics" if _has_marks(text) else "plain")
        if " " in text:
            groups.add("several words")
        queries.append(Query(text, country, place.identifier, groups))
    return queries


def points(places, count, seed=SEED):
    """Points within a few kilometres of towns."""
    source = random.Random(seed)
    return [(max(-90, min(90, place.latitude + source.gauss(0, 0.03))),
             max(-180, min(180, place.longitude + source.gauss(0, 0.03)))) for place in source.choices(places, k=count)]


def write_millions(places, path, count, seed=SEED):
    """Rows of many places: real names, alone or two together, near the real places, with few inhabitants."""
    source = random.Random(seed)
    names = [place.name for place in places if place.name.replace(" ", "").isalpha()]
    with open(path, "w", encoding="utf-8") as file:
        written = 0
        for place in places:
            file.write(place.row)
            written += 1
        while written < count:
            place = source.choice(places)
            name = source.choice(names)
            if source.random() < 0.5:
                name += " " + source.choice(names)
            written += 1
            latitude = max(-90, min(90, place.latitude + source.gauss(0, 0.5)))
            longitude = max(-180, min(180, place.longitude + source.gauss(0, 0.5)))
            file.write(f"{20_000_000 + written}\t{name}\t\t\t{latitude:.5f}\t{longitude:.5f}\tP\tPPL\t{place.country.upper()}"
                       f"\t\t\t\t\t\t{int(source.paretovariate(0.8) * 10) % 5000}\t\t\t\t\n")
