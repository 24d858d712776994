"""What people use instead: SQLite with FTS5, tantivy, reverse_geocoder."""

import bisect
import heapq
import os
import sqlite3
import sys
import time
import unicodedata


def _words(text):
    """The words of a text as FTS5's tokenizer cuts them."""
    return "".join(letter if letter.isalnum() or unicodedata.combining(letter) else " " for letter in text).split()


TOWNS = ("CREATE VIRTUAL TABLE towns USING fts5(names, country, content='', prefix='1 2 3 4', "
         "tokenize=\"unicode61 remove_diacritics 2\")")
PLACES = ("CREATE TABLE places(id INTEGER PRIMARY KEY, identifier TEXT, name TEXT, country TEXT, latitude REAL, "
          "longitude REAL, population INTEGER)")


class FTS5:
    """A table of places in the order of importance, and an index of their names with an index of prefixes.

    The index has no contents of its own: what is shown of a place, and its country, is in the table.
    """

    #: What finds the best five places of the words.
    ANY = ("SELECT places.id, places.name FROM towns JOIN places ON places.id = towns.rowid "
           "WHERE towns MATCH ? ORDER BY towns.rowid LIMIT 5")
    #: The same in a country.
    COUNTRY = ANY.replace("ORDER BY", "AND places.country = ? ORDER BY")
    #: The same with the country as a word of the index, and nothing read of the table: as quick as it gets, where all that
    #: is asked for is known when the index is made.
    WORDS = "SELECT rowid FROM towns WHERE towns MATCH ? ORDER BY rowid LIMIT 5"

    def __init__(self, places, path):
        start = time.perf_counter()
        self.places = places
        database = sqlite3.connect(path)
        database.execute("PRAGMA journal_mode = OFF")
        database.execute(TOWNS)
        database.execute(PLACES)
        database.executemany(
            "INSERT INTO places VALUES (?, ?, ?, ?, ?, ?, ?)",
            ((rank, place.identifier, place.name, place.country, place.latitude, place.longitude, place.population)
             for rank, place in enumerate(places, 1)))
        database.executemany(
            "INSERT INTO towns(rowid, names, country) VALUES (?, ?, ?)",
            ((rank, " ".join([place.name, *place.others]), "cc" + place.country)
             for rank, place in enumerate(places, 1)))
        database.execute("INSERT INTO towns(towns) VALUES ('optimize')")
        database.commit()
        database.close()
        self.seconds = time.perf_counter() - start
        self.bytes = os.path.getsize(path)
        self.database = sqlite3.connect(path)

    @staticmethod
    def match(text):
        """The words of a text, each the beginning of a word of a name."""
        return " AND ".join(f'names:"{word}"*' for word in _words(text)) or 'names:""'

    def queries(self, queries):
        """Microseconds and identifiers a query."""
        return self._run([(self.COUNTRY, (self.match(query.text), query.country)) if query.country
                          else (self.ANY, (self.match(query.text),)) for query in queries])

    def words(self, queries):
        """The same with the country as a word of the index."""
        return self._run([(self.WORDS, (self.match(query.text)
                                        + (f' AND country:"cc{query.country}"' if query.country else ""),))
                          for query in queries])

    def _run(self, statements):
        times, found = [], []
        for statement, values in statements:
            self.database.execute(statement, values).fetchall()
        for statement, values in statements:
            start = time.perf_counter_ns()
            rows = self.database.execute(statement, values).fetchall()
            times.append((time.perf_counter_ns() - start) / 1000)
            found.append([self.places[row[0] - 1].identifier for row in rows])
        return times, found


def _folded(text):
    """Without case and marks."""
    marked = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in marked if not unicodedata.combining(letter)).casefold()


class Bisect:
    """Sorted names and a binary search: what begins so, the most inhabitants first. The measure of recall."""

    def __init__(self, places):
        self.places = places
        self.names = sorted({(_folded(name), rank) for rank, place in enumerate(places)
                             for name in [place.name, *place.others]})

    def queries(self, queries):
        """The identifiers a query."""
        found = []
        for query in queries:
            text = _folded(query.text)
            start = bisect.bisect_left(self.names, (text, -1))
            end = bisect.bisect_left(self.names, (text + "\U0010ffff", -1))
            ranks = {rank for _, rank in self.names[start:end]
                     if not query.country or self.places[rank].country == query.country}
            found.append([self.places[rank].identifier for rank in heapq.nsmallest(5, ranks)])
        return found


def tantivy(places, folder):
    """The engine when its package is installed, else nothing."""
    try:
        import tantivy as module
    except ImportError:
        return None
    return Tantivy(module, places, os.path.join(folder, "tantivy"))


class Tantivy:
    """An index of names, searched with one mistake allowed for in a prefix."""

    def __init__(self, module, places, folder):
        self.module = module
        builder = module.SchemaBuilder()
        builder.add_text_field("names", stored=False)
        builder.add_unsigned_field("rank", stored=True, fast=True)
        os.makedirs(folder)
        self.schema = builder.build()
        self.index = module.Index(self.schema, path=folder)
        writer = self.index.writer(256_000_000, 1)
        for rank, place in enumerate(places):
            document = module.Document()
            document.add_text("names", " ".join([place.name, *place.others]).lower())
            document.add_unsigned("rank", rank)
            writer.add_document(document)
        writer.commit()
        writer.wait_merging_threads()
        self.index.reload()
        self.searcher = self.index.searcher()

    def queries(self, queries):
        """Microseconds a query."""
        made = [self.module.Query.fuzzy_term_query(self.schema, "names", query.text.lower(), 1, True, True)
                for query in queries]
        times = []
        for query in made:
            start = time.perf_counter_ns()
            self.searcher.search(query, 5, order_by_field="rank", order=self.module.Order.Asc)
            times.append((time.perf_counter_ns() - start) / 1000)
        return times, []


class ReverseGeocoder:
    """reverse_geocoder with its own data, in one process."""

    def __init__(self, packages):
        if packages:
            sys.path.append(packages)
        import reverse_geocoder

        start = time.perf_counter()
        self.module = reverse_geocoder
        self.module.search([(48.85, 2.35)], mode=1, verbose=False)
        self.cold = time.perf_counter() - start

    def bulk(self, points):
        """Seconds for all points."""
        start = time.perf_counter()
        self.module.search(points, mode=1, verbose=False)
        return time.perf_counter() - start
