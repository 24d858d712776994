"""Writes records as GeoJSON features, one a line: the input of `places index build`."""

import json


def _business(business):
    out = {
        "internationalPhone": business.international_phone, "nationalPhone": business.national_phone,
        "website": business.website, "ratingTenths": business.rating_tenths, "ratingCount": business.rating_count,
        "priceLevel": business.price_level, "summary": business.summary,
        "isClosedPermanently": business.closed or None, "hours": [list(period) for period in business.hours],
        "credits": [list(credit) for credit in business.credits],
    }
    return {key: value for key, value in out.items() if value not in (None, [])}


def feature(record):
    """One record as a feature."""
    properties = {
        "id": record.id, "kind": record.kind, "source": record.source, "name": record.name, "types": record.types,
        "importance": record.importance, "population": record.population, "country": record.country,
        "regionId": record.region, "localityId": record.locality if record.locality != record.id else None,
        "timezone": record.time_zone, "code": record.code, "codes": record.codes, "alternates": record.alternates,
        "neighborhood": record.neighborhood, "street": record.street, "number": record.street_number,
        "unit": record.subpremise, "postcode": record.postal_code,
        "business": _business(record.business) if record.business else None,
    }
    properties = {key: value for key, value in properties.items() if value not in (None, []) or key == "codes"}
    return {"type": "Feature", "geometry": {"type": "Point", "coordinates": [record.longitude, record.latitude]},
            "properties": properties}


def write(records, path):
    """A file of all records, in the order of their identifiers."""
    known = set()
    with open(path, "w", encoding="utf-8") as file:
        for record in sorted(records, key=lambda record: record.id):
            record.check()
            assert record.id not in known, record.id
            known.add(record.id)
            file.write(json.dumps(feature(record), ensure_ascii=False, separators=(",", ":")) + "\n")
