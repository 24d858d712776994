"""Countries, regions, cities and airports: records out of the published packages."""

import collections
import math
import re
import sys

from . import country_names, folding, region_names, sources
from .record import Record

# A region or country is typed less often than a city of the same size: its people count this much less in `importance`.
COUNTRY_SHARE, REGION_SHARE = 8, 32

# Scripts that a country's own names are written in, by language; alternate names of smaller cities are kept only in these,
# in Latin letters and in those of China, Japan and Korea.
SCRIPTS = {
    "CYRILLIC": "ru uk be bg sr mk kk ky mn tg ab cv tt ba ce os av",
    "ARABIC": "ar fa ur ps ku ckb ug sd ks",
    "HEBREW": "he yi", "GREEK": "el", "ARMENIAN": "hy", "GEORGIAN": "ka", "THAI": "th", "LAO": "lo", "KHMER": "km",
    "MYANMAR": "my", "ETHIOPIC": "am ti", "DEVANAGARI": "hi ne mr sa bh", "BENGALI": "bn as", "GURMUKHI": "pa",
    "GUJARATI": "gu", "TAMIL": "ta", "TELUGU": "te", "KANNADA": "kn", "MALAYALAM": "ml", "SINHALA": "si", "TIBETAN": "dz bo",
    "ORIYA": "or", "THAANA": "dv",
}
EVERYWHERE = {"LATIN", "CJK", "KATAKANA", "HIRAGANA", "HANGUL"}
ALL_SCRIPTS_FROM = 300_000  # inhabitants


def script(text):
    """The script of a text's first letter beyond Latin, else LATIN."""
    import unicodedata

    for c in text:
        if ord(c) > 0x24F and c.isalpha() and not "\u02b0" <= c <= "\u02ff":
            word = unicodedata.name(c, "?").split()[0]
            if word not in ("LATIN", "MODIFIER", "FULLWIDTH"):
                return "KATAKANA" if word == "HALFWIDTH" else word
    return "LATIN"


def _kept_names(city, native):
    """Alternate names worth keeping: no codes, links, machine transliterations; one per folded form."""
    best, order = {}, []
    own = folding.folded(city["name"])
    for name in city["alternatenames"]:
        name = " ".join(name.split())
        if not name or len(name) > 40 or "/" in name or re.fullmatch(r"[A-Z]{3}", name):
            continue
        written = script(name)
        # GeoNames lists transliterations made by program; they begin with a small letter.
        if written == "LATIN" and name[0].islower():
            continue
        if city["population"] < ALL_SCRIPTS_FROM and written not in EVERYWHERE and written not in native:
            continue
        key = folding.folded(name)
        if key == "" or key == own:
            continue
        if key not in best:
            order.append(key)
            best[key] = name
        elif best[key].isascii() and not name.isascii():
            best[key] = name
    return [best[key] for key in order]


def region_names_by_join():
    """{(ISO code, admin1 code): name}: each city of GeoNames votes for the region name of the nearest namesake."""
    named = collections.defaultdict(list)
    for row in sources.named_cities():
        key = (row["cc"], "".join(folding.words(row["name"])))
        named[key].append((float(row["lat"]), float(row["lon"]), row["admin1"]))
    votes, codes = collections.defaultdict(collections.Counter), set()
    for city in sources.cities(1000):
        code = (city["countrycode"], city["admin1code"])
        codes.add(code)
        near = [
            (abs(latitude - city["latitude"]) + abs(longitude - city["longitude"]), name)
            for latitude, longitude, name in named.get((code[0], "".join(folding.words(city["name"]))), ())
        ]
        near = sorted(pair for pair in near if pair[0] < 0.2 and pair[1])
        if near:
            votes[code][near[0][1]] += 1
    names = {code: max(sorted(count), key=lambda name: count[name]) for code, count in votes.items()}
    names = {code: name for code, name in names.items() if code[1] not in ("", "00")}
    print(f"region codes: {len(names)} of {len(codes)} resolved ({100 * len(names) / len(codes):.1f} %)", file=sys.stderr)
    return names


def slug(text):
    """Folded ASCII words with hyphens, or nothing."""
    joined = "-".join(folding.words(text))
    return joined if joined.isascii() else ""


def build():
    """All geographic records: (countries, regions, cities, airports)."""
    facts = {code: row for code, row in sources.countries().items() if code not in country_names.GONE}
    cities = [city for city in sources.cities() if city["countrycode"] in facts]
    by_country, by_region = collections.defaultdict(list), collections.defaultdict(list)
    for city in cities:
        by_country[city["countrycode"]].append(city)
        by_region[city["countrycode"], city["admin1code"]].append(city)
    regions, region_ids = _regions(by_region)
    records = [_city(city, facts[city["countrycode"]], region_ids) for city in cities]
    return _countries(facts, by_country), regions, records, _airports(records, regions, facts)


def _countries(facts, by_country):
    out = []
    for code, row in facts.items():
        name = country_names.NAMES.get(code, row["name"].strip())
        cities = sorted(by_country[code], key=lambda city: -city["population"])
        capital = folding.folded(row["capital"])
        seat = [city for city in cities if capital and (folding.folded(city["name"]) == capital)] or cities
        if seat:
            latitude, longitude = seat[0]["latitude"], seat[0]["longitude"]
            zones = {city["timezone"] for city in cities}
            zone = zones.pop() if len(zones) == 1 else None
        else:
            latitude, longitude, zone = country_names.POINTS[code]
        out.append(Record(
            id=f"sbx-country-{code.lower()}", kind="country", source="geoNames", name=name,
            types=["country", "political", "geocode"], latitude=latitude, longitude=longitude,
            importance=max(1, row["population"] // COUNTRY_SHARE), population=row["population"] or None,
            country=code.lower(), time_zone=zone, codes=[code, row["iso3"]],
            alternates=sorted(set(country_names.OTHER_NAMES.get(code, [])) | ({row["name"].strip()} - {name}))))
    return out


def _regions(by_region):
    names, hand = region_names_by_join(), region_names.hand_written()
    out, ids, used = [], {}, set()
    for (country, admin1), joined in sorted(names.items()):
        cities = sorted(by_region.get((country, admin1), ()), key=lambda city: (-city["population"], city["geonameid"]))
        if not cities:
            continue
        lower = country.lower()
        code, name, others = hand.get((lower, admin1), (None, None, []))
        if code is None and len(admin1) == region_names.LETTERS.get(lower) and admin1.isalpha():
            code = admin1
        name = name or joined
        body = code.lower() if code else slug(name) or admin1.lower()
        if (lower, body) in used:
            body += "-" + admin1.lower()
        used.add((lower, body))
        identifier = f"sbx-region-{lower}-{body}"
        ids[country, admin1] = identifier
        if folding.folded(joined) != folding.folded(name):
            others = others + [joined]
        out.append(Record(
            id=identifier, kind="region", source="geoNames", name=name,
            types=["administrative_area_level_1", "political", "geocode"],
            latitude=cities[0]["latitude"], longitude=cities[0]["longitude"], country=lower, code=code,
            region=identifier, time_zone=cities[0]["timezone"], alternates=others,
            importance=max(1, sum(city["population"] for city in cities) // REGION_SHARE)))
    return out, ids


def _city(city, country, region_ids):
    native = {name for name, languages in SCRIPTS.items()
              if set(languages.split()) & {tag.split("-")[0] for tag in country["languages"].split(",")}}
    return Record(
        id=f"sbx-gn{city['geonameid']}", kind="locality", source="geoNames", name=city["name"].strip(),
        types=["locality", "political", "geocode"], latitude=city["latitude"], longitude=city["longitude"],
        importance=city["population"], population=city["population"] or None, country=city["countrycode"].lower(),
        region=region_ids.get((city["countrycode"], city["admin1code"])), locality=f"sbx-gn{city['geonameid']}",
        time_zone=city["timezone"] or None, alternates=_kept_names(city, native))


def kilometres(a, b, c, d):
    """Great-circle distance, good to half a percent."""
    p, q = math.radians(a), math.radians(c)
    h = math.sin((q - p) / 2) ** 2 + math.cos(p) * math.cos(q) * math.sin(math.radians(d - b) / 2) ** 2
    return 12742 * math.asin(min(1, math.sqrt(h)))


def _airports(cities, regions, facts):
    """Airports with an IATA code; weighed by the largest city near them, placed in the region of the nearest."""
    grid = collections.defaultdict(list)
    for city in cities:
        grid[math.floor(city.latitude), math.floor(city.longitude)].append(city)
    by_name = {(region.country, folding.folded(name)): region.id
               for region in regions for name in [region.name, *region.alternates]}
    out = []
    for row in sources.airports():
        if row["country"] not in facts or not row["name"].strip():
            continue
        country, latitude, longitude = row["country"].lower(), float(row["lat"]), float(row["lon"])
        cell = (math.floor(latitude), math.floor(longitude))
        near = [(kilometres(latitude, longitude, city.latitude, city.longitude), city)
                for a in (-1, 0, 1) for b in (-1, 0, 1) for city in grid[cell[0] + a, cell[1] + b] if city.country == country]
        near = [pair for pair in near if pair[0] < 60]
        town = folding.folded(row["city"])
        named = [city for _, city in near if town in [folding.folded(name) for name in (city.name, *city.alternates)]]
        named.sort(key=lambda city: (-city.importance, city.id))
        served = max(named or [city for _, city in near], key=lambda city: (city.importance, city.id), default=None)
        international = "international" in folding.words(row["name"])
        share = 16 if international else 64
        types = ["international_airport", "airport"] if international else ["airport"]
        region = by_name.get((country, folding.folded(row["subd"]))) or (served.region if served else None)
        out.append(Record(
            id=f"sbx-ap-{row['iata'].lower()}", kind="airport", source="airportsData", name=row["name"].strip(),
            types=[*types[::-1], "point_of_interest", "establishment"], latitude=round(latitude, 6),
            longitude=round(longitude, 6), importance=max(1, served.importance // share) if served else 1, country=country,
            region=region, locality=named[0].id if named else None, time_zone=row["tz"] or None, code=row["iata"]))
    return out
