"""The catalogue of invented places: establishments of every type, their addresses, streets, postal codes and quarters.

Every place follows from its own identifier (`Dice`), so that adding one changes no other. Nothing here exists; streets,
names and numbers say so where they can, and each establishment's sentence does.
"""

import math

from . import catalogue_cities, catalogue_hours, catalogue_special, catalogue_types, catalogue_words, folding
from .dice import Dice
from .record import Business, Record

OTHER_CITIES, FREQUENT_CITIES = 3, 5  # in how many cities a type is that is not in all

# Sydney's bank is 640 m from -33.87,151.21 and Auckland's 2,156 km: the example in the project's documentation.
PLACED = {("sydney", "example-street", "1"): (-33.871973, 151.203498),
          ("auckland", "sample-quay", "12"): (-36.8512, 174.713715)}
BANK_IMPORTANCE = {"sydney": 900, "auckland": 800}
UNITS = {"en": ["Unit 4", "Level 3", "Shop 12", "Suite 210"], "us": ["Suite 200", "Apt 5B", "Unit 7", "#12"],
         "de": ["2. OG", "Hinterhaus"], "fr": ["Bâtiment B", "2e étage"], "es": ["Local 3", "Piso 2"], "pt": ["Loja 2", "3.º andar"],
         "it": ["Interno 4", "Scala B"], "ja": ["3F", "B1F"], "nl": ["2 hoog"]}


def moved(latitude, longitude, meters, bearing):
    """A point some metres away; flat, good for a city."""
    north, east = meters * math.cos(math.radians(bearing)), meters * math.sin(math.radians(bearing))
    latitude += north / 111_200
    return round(latitude, 6), round(longitude + east / (111_320 * math.cos(math.radians(latitude))), 6)


class City:
    """A city with its invented quarters, streets and postal codes."""

    def __init__(self, entry, record):
        self.key, self.language, self.style, self.phone = entry["key"], entry["language"], entry["style"], entry["phone"]
        self.record, self.codes = record, entry["codes"]
        self.quarters = []
        for index, name in enumerate(catalogue_words.QUARTERS[self.language].split(";")):
            self.quarters.append((name, *moved(record.latitude, record.longitude, 1300, 45 + 90 * index)))
        self.streets = {}
        streets = catalogue_words.streets(self.language)
        for index, (key, name) in enumerate(streets):
            dice = Dice(f"street {self.key} {key}")
            bearing = 360 * index / len(streets) + dice.below(20)
            middle = moved(record.latitude, record.longitude, 300 + dice.below(1700), bearing)
            self.streets[key] = (name, *middle, dice.below(180))
        self.records, self.addresses, self.names = [], {}, set()

    def base(self, identifier, kind, name, types, latitude, longitude, importance, **fields):
        record = Record(
            id=f"sbx-x-{self.key}-{identifier}", kind=kind, source="invented", name=name, types=types, latitude=latitude,
            longitude=longitude, importance=importance, country=self.record.country, region=self.record.region,
            locality=self.record.id, time_zone=self.record.time_zone, **fields)
        self.records.append(record)
        return record

    def quarter(self, latitude, longitude):
        """Number of the nearest quarter."""
        return min(range(4), key=lambda index: abs(self.quarters[index][1] - latitude) + abs(self.quarters[index][2] - longitude))

    def code(self, quarter):
        return self.codes[quarter] if self.codes else None

    def place(self, street, number):
        """Where a house stands: nine metres a number along the street, odd and even on either side."""
        if (self.key, street, number) in PLACED:
            return PLACED[self.key, street, number]
        _, latitude, longitude, direction = self.streets[street]
        count = 0
        for part in folding.words(number):
            digits = "".join(c for c in part if c.isdigit())
            count = count * 7 + int(digits or 1)
        count %= 110
        along = moved(latitude, longitude, (count - 50) * 9, direction)
        return moved(*along, 14, direction + (90 if count % 2 else -90))

    def line(self, street, number):
        """Street and number as they are written there."""
        name = self.streets[street][0]
        return {1: f"{number} {name}", 2: f"{name} {number}", 3: f"{name}, {number}", 4: f"{name}{number}"}[self.style]

    def address(self, street, number):
        """The record of an address, made once."""
        if (street, number) not in self.addresses:
            latitude, longitude = self.place(street, number)
            quarter = self.quarter(latitude, longitude)
            key = "-".join(folding.words(number))
            dice = Dice(f"address {self.key} {street} {number}")
            self.addresses[street, number] = self.base(
                f"{street}-{key}", "streetAddress", self.line(street, number),
                ["premise" if dice.chance(5) else "street_address", "geocode"], latitude, longitude,
                3 + self.record.importance // 1_000_000, street=self.streets[street][0], street_number=number,
                postal_code=self.code(quarter), neighborhood=self.quarters[quarter][0])
        return self.addresses[street, number]

    def establishment(self, identifier, kind, name, street, number, unit=None, other=(), importance=None):
        """An establishment of a type, with everything its class has."""
        type_name, broader, hours, traits = kind
        dice = Dice(f"place {self.key} {identifier}")
        home = self.address(street, number)
        if unit:
            self.unit(home, street, number, unit)
        rated = "r" in traits and dice.chance(92)
        count = (3 + dice.below(40) ** 2 * (1 + dice.below(3))) if rated else None
        record = self.base(
            identifier, "establishment", name, catalogue_types.type_list(type_name, broader), home.latitude, home.longitude,
            importance or 20 + (count or 0) // 12, alternates=list(other), street=home.street, street_number=number,
            subpremise=unit, postal_code=home.postal_code, neighborhood=home.neighborhood)
        noun = type_name.replace("_", " ")
        business = Business(
            rating_tenths=min(50, 29 + dice.below(12) + dice.below(12)) if rated else None, rating_count=count,
            hours=catalogue_hours.hours(hours, dice) if not dice.chance(6) else [],
            closed=importance is None and dice.chance(3),
            summary=f"An invented {noun} for testing; it does not exist.")
        if "p" in traits and dice.chance(85):
            business.price_level = 0 if hours == "museum" and dice.chance(30) else dice.between(1, 4)
        if "h" in traits:
            slug = record.id[len("sbx-x-"):]
            if dice.chance(90):
                digits = f"{dice.below(100):02}"
                business.international_phone, business.national_phone = (text.replace("##", digits) for text in self.phone)
            if dice.chance(75):
                business.website = dice.pick([
                    f"https://www.example.com/{slug}", f"https://{slug[:60].strip('-')}.example/", f"https://{slug[:60].strip('-')}.test/",
                    f"https://www.example.org/visit?place={slug}&from=map"])
        if importance is None and dice.chance(6):
            business.credits = [dice.pick(catalogue_special.CREDITS)]
            if dice.chance(25):
                business.credits.append(catalogue_special.CREDITS[0 if business.credits[0] != catalogue_special.CREDITS[0] else 1])
        record.business = business

    def unit(self, home, street, number, unit):
        key = "-".join(folding.words(f"{number} {unit}"))
        if not key.isascii():
            key = f"{number}-unit"
        if (street, number, unit) in self.addresses:
            return
        self.addresses[street, number, unit] = self.base(
            f"{street}-{key}", "streetAddress", f"{unit}, {home.name}", ["subpremise", "geocode"], home.latitude, home.longitude, 2,
            street=home.street, street_number=number, subpremise=unit, postal_code=home.postal_code, neighborhood=home.neighborhood)

    def usual(self, kind):
        """An establishment of a type with a made-up name at a made-up address."""
        identifier = kind[0].replace("_", "-")
        dice = Dice(f"name {self.key} {identifier}")
        pattern = catalogue_words.nouns(self.language).get(kind[0])
        english = f"{dice.pick(catalogue_words.own_names('en'))} {catalogue_types.noun(kind[0])}"
        other = []
        if pattern:
            names = catalogue_words.own_names(self.language)
            first = dice.below(len(names))
            for index in range(len(names)):
                name = pattern.format(names[(first + index) % len(names)])
                if name not in self.names:
                    break
            if not name.isascii() and self.language not in ("en", "us"):
                other = [english]
        else:
            name = english
        self.names.add(name)
        street = dice.pick(sorted(self.streets))
        number = str(dice.between(1, 99))
        if self.style == 4:
            number = f"{dice.between(1, 5)}-{dice.between(1, 9)}-{dice.between(1, 20)}"
        elif dice.chance(8):
            number += "a" if self.language == "de" else "A"
        elif dice.chance(7):
            number += f"-{int(number) + 2}"
        elif dice.chance(3):
            number += f"/{dice.between(1, 9)}"
        units = UNITS.get(self.language)
        unit = dice.pick(units) if units and dice.chance(12) else None
        self.establishment(identifier, kind, name, street, number, unit, other)

    def areas(self):
        """Quarters, postal codes and streets."""
        size = self.record.importance // 100_000
        for index, (name, latitude, longitude) in enumerate(self.quarters):
            types = ["neighborhood", "political"] if index < 2 else ["sublocality_level_1", "sublocality", "political"]
            self.base(f"quarter-{index + 1}", "neighborhood", name, [*types, "geocode"], latitude, longitude, 150 + min(150, size),
                      neighborhood=name, postal_code=self.code(index))
        for index, code in enumerate(self.codes):
            name, latitude, longitude = self.quarters[index]
            self.base(f"code-{'-'.join(folding.words(code))}", "postalCode", code, ["postal_code", "geocode"],
                      *moved(latitude, longitude, 200, 30), 80 + min(150, size), postal_code=code, neighborhood=name)
        for key, (name, latitude, longitude, _) in self.streets.items():
            quarter = self.quarter(latitude, longitude)
            self.base(key, "route", name, ["route", "geocode"], latitude, longitude, 40 + min(150, size), street=name,
                      postal_code=self.code(quarter), neighborhood=self.quarters[quarter][0])

    def geographic(self):
        """One place of each rarer geographic type."""
        keys = list(self.streets)
        street, other = self.streets[keys[0]][0], self.streets[keys[1]][0]
        for index, (types, kind, pattern, identifier) in enumerate(catalogue_special.geographic()):
            code = self.codes[0]
            name = pattern.format(street=street, other=other, code=code, prefix=code[:3].strip())
            latitude, longitude = moved(self.record.latitude, self.record.longitude, 2600, 15 * index)
            fields = {}
            if kind == "streetAddress":
                latitude, longitude = self.place(keys[0], "202")
                number = "200" if identifier == "street-number" else "202"
                fields = {"street": street, "street_number": number} if identifier != "post-box" else {}
                if "," in name and identifier != "premise":
                    fields["subpremise"] = name.split(",")[0]
                fields["postal_code"] = code
            elif kind == "postalCode":
                fields["postal_code"] = name
            elif kind == "route":
                fields["street"] = name
            self.base(identifier, kind, name, [*types.split(), "geocode"], latitude, longitude, 1, **fields)


def build(cities, regions):
    """All invented records."""
    by_number = {city.id: city for city in cities}
    named = {}
    for city in cities:
        key = (city.country, folding.folded(city.name))
        if key not in named or named[key].importance < city.importance:
            named[key] = city
    built = {}
    for entry in catalogue_cities.cities():
        record = by_number[f"sbx-gn{entry['number']}"] if entry["number"] else named[entry["country"], folding.folded(entry["name"])]
        built[entry["key"]] = City(entry, record)
    kinds = {kind[0]: kind for kind in catalogue_types.all_types()}
    keys = list(built)
    for city in built.values():
        city.areas()
    for row in catalogue_special.named():
        city = built[row["city"]]
        bank = BANK_IMPORTANCE.get(city.key, 300) if row["name"].startswith("Cheesebury") else None
        city.establishment(row["id"], kinds[row["type"]], row["name"], row["street"], row["number"], row["unit"] or None,
                           [row["other"]] if row["other"] else [], bank)
        city.names.add(row["name"])
    for name, kind in kinds.items():
        for key in _homes(name, keys):
            built[key].usual(kind)
    for key in catalogue_special.GEOGRAPHIC_CITIES:
        built[key].geographic()
    return [record for city in built.values() for record in city.records]


def _homes(name, keys):
    """The cities that have a place of a type."""
    if name in catalogue_types.EVERYWHERE:
        return keys
    if name == "neighborhood_police_station":  # the service knows these in Japan only
        return ["tokyo", "osaka"]
    dice, homes = Dice(f"homes {name}"), []
    while len(homes) < (FREQUENT_CITIES if name in catalogue_types.FREQUENT else OTHER_CITIES):
        key = dice.pick(keys)
        if key not in homes:
            homes.append(key)
    return homes
