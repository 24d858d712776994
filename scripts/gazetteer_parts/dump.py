"""Writes the towns of GeoNames with more than a thousand inhabitants as GeoNames publishes them: 19 columns, tabs."""

import os

from . import sources


def _clean(text):
    return " ".join(text.split())


def write(path):
    """The rows, and `countryInfo.txt` beside them."""
    with open(path, "w", encoding="utf-8") as file:
        for city in sources.cities(1000):
            others = ",".join(_clean(name).replace(",", " ") for name in city["alternatenames"] if name.strip())
            file.write("\t".join([
                str(city["geonameid"]), _clean(city["name"]), "", others, repr(city["latitude"]), repr(city["longitude"]),
                "P", "PPL", city["countrycode"], "", city["admin1code"], "", "", "", str(city["population"]), "", "",
                city["timezone"], ""]) + "\n")
    with open(os.path.join(os.path.dirname(os.path.abspath(path)), "countryInfo.txt"), "w", encoding="utf-8") as file:
        for code, country in sources.countries().items():
            file.write("\t".join([code, country["iso3"], "", "", country["name"], *[""] * 14]) + "\n")
