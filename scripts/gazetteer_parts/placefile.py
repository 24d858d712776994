"""Writes gazetteer.places, the file that `Gazetteer` in Sources/PlaceIndex reads. All numbers are little-endian.

Header, 64 bytes: magic "PLACEGZ\\x1a", u32 version, u32 number of sections, u64 file length, u32 number of records, u32 CRC-32 of
everything after the section table, u32 CRC-32 of the first 32 bytes and the section table, zeros.
Section table, 16 bytes each: u32 number, u32 offset from the start of the file (a multiple of 8), u32 length, u32 zero.

Records are numbered by descending importance, then ascending identifier. n is their number.

 1 search text: a record's segments, each a marker byte and its folded words, every word behind a blank. Markers: 1 name,
   2 another name, 3 a code, 4 words of the address that only narrow a search down; a zero byte ends the section
 2 u32 x (n + 1): where the search text of a record begins
 3 details: see `_details`
 4 u32 x (n + 1): where the details of a record begin
 5 i32 latitude, i32 longitude, n times: millionths of a degree
 6 facts, 16 bytes, n times: u32 importance, u32 record of the locality or 2^32-1, u16 weight (256 log2(1 + importance)),
   u16 type list, u16 region or 65535, u8 country, u8 kind (low 4 bits) and source (high 4 bits)
 7 u32 x n: record numbers by ascending identifier bytes
 8 countries, 8 bytes each: two letters, u16 zero, u32 record
 9 regions, u32 each: record
10 type words, 11 type lists (items of u16 type words), 12 time zones, 13 sentences, 14 opening hours,
15 frequent words (those in at least 128 records: u32 how many, then the word), ascending: tables of items

A table of items: u32 count, u32 x (count + 1) offsets into what follows, the items' bytes.
"""

import collections
import math
import re
import struct
import zlib

from . import folding
from .record import KINDS, SOURCES

MAGIC, VERSION = b"PLACEGZ\x1a", 1
NONE32, NONE16 = 2**32 - 1, 2**16 - 1


def varint(number):
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


def string(text):
    data = text.encode()
    return varint(len(data)) + data


def table(items):
    offsets = [0]
    for item in items:
        offsets.append(offsets[-1] + len(item))
    return struct.pack(f"<I{len(offsets)}I", len(items), *offsets) + b"".join(items)


def segment(marker, words):
    return bytes([marker]) + b"".join(b" " + word.encode() for word in words)


def _search_text(record):
    out = segment(1, folding.words(record.name))
    assert len(out) > 1, f"{record.id}: nothing to search in {record.name!r}"
    for name in record.alternates:
        out += segment(2, folding.words(name))
    codes = [code for code in [record.code, *record.codes] if code]
    for code in codes:
        out += segment(3, folding.words(code))
    address = [record.street_number, record.street, record.subpremise, record.postal_code, record.neighborhood]
    if record.kind in ("streetAddress", "route"):
        address = [record.subpremise, record.postal_code, record.neighborhood]
    elif record.kind == "postalCode":
        address = [record.neighborhood]
    elif record.kind == "neighborhood":
        address = [record.postal_code]
    words = [word for part in address if part for word in folding.words(part)]
    return out + (segment(4, words) if words else b"")


def _other_names(names):
    """0: as folded; 1: folded, every word with a capital; 2: folded, the first word with a capital; 3 and the text."""
    out = varint(len(names))
    for name in names:
        plain = folding.folded(name)
        words = [word[0].upper() + word[1:] for word in plain.split(" ")]
        forms = [plain, " ".join(words), " ".join([words[0], *plain.split(" ")[1:]])]
        out += bytes([forms.index(name)]) if name in forms else b"\3" + string(name)
    return out


def _hours(periods):
    out = b""
    for open_day, open_minute, close_day, close_minute in periods:
        out += struct.pack("<BH", open_day, open_minute)
        out += struct.pack("<BH", 255 if close_day is None else close_day, 0 if close_day is None else close_minute)
    return out


def _optional(fields):
    """Bit flags of the fields that are there, then those fields."""
    flags, body = 0, b""
    for bit, value in enumerate(fields):
        if value is not None:
            flags |= 1 << bit
            body += value
    return varint(flags) + body


def _text(value):
    return None if value is None else string(value)


def _business(business, sentences, plans):
    if business is None:
        return None
    credits = varint(len(business.credits))
    for provider, uri in business.credits:
        credits += string(provider) + string(uri or "")
    return _optional([
        _text(business.international_phone), _text(business.national_phone), _text(business.website),
        None if business.rating_tenths is None else bytes([business.rating_tenths]),
        None if business.rating_count is None else varint(business.rating_count),
        None if business.price_level is None else bytes([business.price_level]),
        varint(plans[_hours(business.hours)]) if business.hours else None, b"" if business.closed else None,
        None if business.summary is None else varint(sentences[business.summary]), credits if business.credits else None])


def _details(record, zones, sentences, plans):
    """Identifier behind `sbx-`, name, flags and the fields they announce, in the order of the bits."""
    same = record.population is not None and record.population == record.importance
    return string(record.id[4:]) + string(record.name) + _optional([
        _other_names(record.alternates) if record.alternates else None,
        b"" if same else None,
        varint(record.population) if record.population is not None and not same else None,
        None if record.time_zone is None else varint(zones[record.time_zone]),
        _text(record.code), _text(record.neighborhood), _text(record.street), _text(record.street_number),
        _text(record.subpremise), _text(record.postal_code), _business(record.business, sentences, plans)])


def _frequent_words(text, offsets):
    """What a search had better not begin with."""
    counts = collections.Counter()
    for start, end in zip(offsets, offsets[1:]):
        counts.update({word for part in re.split(b"[\1-\4]", text[start:end]) for word in part.split(b" ") if word})
    return [struct.pack("<I", count) + word for word, count in sorted(counts.items()) if count >= 128]


def encode(records):
    """The bytes of a file that holds these records."""
    for record in records:
        record.check()
    records = sorted(records, key=lambda record: (-record.importance, record.id))
    number = {record.id: index for index, record in enumerate(records)}
    assert len(number) == len(records), "identifiers repeat"
    zones = {zone: index for index, zone in enumerate(sorted({r.time_zone for r in records if r.time_zone}))}
    businesses = [record.business for record in records if record.business]
    sentences = {text: index for index, text in enumerate(sorted({b.summary for b in businesses if b.summary}))}
    plans = {hours: index for index, hours in enumerate(sorted({_hours(b.hours) for b in businesses if b.hours}))}
    countries = sorted(record.country for record in records if record.kind == "country")
    country = {code: index for index, code in enumerate(countries)}
    regions = sorted(record.id for record in records if record.kind == "region" and record.region == record.id)
    region = {identifier: index for index, identifier in enumerate(regions)}
    type_words = sorted({word for record in records for word in record.types})
    word = {text: index for index, text in enumerate(type_words)}
    type_lists = sorted({tuple(record.types) for record in records})
    type_list = {types: index for index, types in enumerate(type_lists)}
    assert len(countries) < 256 and len(regions) < NONE16 and len(type_lists) < NONE16

    text, text_offsets, details, detail_offsets = bytearray(), [0], bytearray(), [0]
    points, facts = bytearray(), bytearray()
    for record in records:
        text += _search_text(record)
        text_offsets.append(len(text))
        details += _details(record, zones, sentences, plans)
        detail_offsets.append(len(details))
        points += struct.pack("<ii", round(record.latitude * 1e6), round(record.longitude * 1e6))
        facts += struct.pack(
            "<IIHHHBB", record.importance, number[record.locality] if record.locality else NONE32,
            round(256 * math.log2(1 + record.importance)), type_list[tuple(record.types)],
            region[record.region] if record.region else NONE16, country[record.country],
            KINDS.index(record.kind) | SOURCES.index(record.source) << 4)
    text.append(0)  # ends a search with strstr
    by_id = sorted(range(len(records)), key=lambda index: records[index].id.encode())
    return _assemble(len(records), [
        (1, bytes(text)), (2, struct.pack(f"<{len(text_offsets)}I", *text_offsets)),
        (3, bytes(details)), (4, struct.pack(f"<{len(detail_offsets)}I", *detail_offsets)),
        (5, bytes(points)), (6, bytes(facts)), (7, struct.pack(f"<{len(by_id)}I", *by_id)),
        (8, b"".join(code.encode() + struct.pack("<HI", 0, number[f"sbx-country-{code}"]) for code in countries)),
        (9, struct.pack(f"<{len(regions)}I", *(number[identifier] for identifier in regions))),
        (10, table([text.encode() for text in type_words])),
        (11, table([b"".join(struct.pack("<H", word[text]) for text in types) for types in type_lists])),
        (12, table([zone.encode() for zone in zones])), (13, table([text.encode() for text in sentences])),
        (14, table(list(plans))), (15, table(_frequent_words(bytes(text), text_offsets)))])


def _assemble(count, sections):
    start = 64 + 16 * len(sections)
    entries, body = b"", bytearray()
    for number, data in sections:
        while (start + len(body)) % 8:
            body.append(0)
        entries += struct.pack("<IIII", number, start + len(body), len(data), 0)
        body += data
    head = MAGIC + struct.pack("<IIQII", VERSION, len(sections), start + len(body), count, zlib.crc32(body))
    head += struct.pack("<I", zlib.crc32(head + entries))
    return head.ljust(64, b"\0") + entries + bytes(body)
