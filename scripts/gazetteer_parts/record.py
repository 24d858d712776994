"""A place as the builder keeps it; the fields of `IndexedPlace` in Sources/PlaceIndex."""

import re
from dataclasses import dataclass, field

KINDS = ["country", "region", "locality", "neighborhood", "postalCode", "airport", "route", "streetAddress",
         "establishment"]
SOURCES = ["geoNames", "airportsData", "invented"]
IDENTIFIER = re.compile(r"sbx-[A-Za-z0-9_-]+\Z")


@dataclass
class Business:
    """The facts of an establishment; `hours` holds (open day, minute, close day or None, minute or None)."""

    international_phone: str | None = None
    national_phone: str | None = None
    website: str | None = None
    rating_tenths: int | None = None
    rating_count: int | None = None
    price_level: int | None = None
    hours: list = field(default_factory=list)
    closed: bool = False
    summary: str | None = None
    credits: list = field(default_factory=list)


@dataclass
class Record:
    id: str
    kind: str
    source: str
    name: str
    types: list
    latitude: float
    longitude: float
    importance: int
    country: str
    region: str | None = None  # id of the region's record
    locality: str | None = None  # id of the locality's record
    population: int | None = None
    time_zone: str | None = None
    code: str | None = None  # a region's short code, an airport's IATA code
    alternates: list = field(default_factory=list)
    codes: list = field(default_factory=list)  # codes it is found by, besides `code`
    neighborhood: str | None = None
    street: str | None = None
    street_number: str | None = None
    subpremise: str | None = None
    postal_code: str | None = None
    business: Business | None = None

    def check(self):
        """Refuses what the file cannot hold or readers do not expect."""
        assert IDENTIFIER.match(self.id), self.id
        assert self.kind in KINDS and self.source in SOURCES, self.id
        assert self.name and self.types and len(self.country) == 2 and self.country == self.country.lower(), self.id
        assert -90 <= self.latitude <= 90 and -180 <= self.longitude <= 180, self.id
        assert 0 <= self.importance < 2**32, self.id
