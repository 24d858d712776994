"""The place index beside SQLite's FTS5, tantivy and reverse_geocoder, on the towns of GeoNames with all their names."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

from bench_parts import building, index_process, index_queries, index_rivals
from bench_parts.result import Result

SUMMARY = "the place index: completion, typing mistakes, filters, reverse, size, building, ten million places"

ROUNDS = 5
REVERSE_POINTS = 20_000
MILLIONS = int(os.environ.get("PLACES_BENCH_MILLIONS", "10"))


def percentile(values, share):
    """The value that this share of the values is not above."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def percentiles(values):
    """The middle and the slow end of some times."""
    return f"p50 {percentile(values, 0.5):.1f} us, p99 {percentile(values, 0.99):.1f} us" if values else "none"


class Ours:
    """The program that times the index in one process."""

    def __init__(self):
        building.output(["swift", "build", "--package-path", building.ROOT, "-c", "release", "--product",
                         "PlaceIndexBench"])
        self.program = os.path.join(building.ROOT, ".build", "release", "PlaceIndexBench")

    def json(self, *words):
        return json.loads(building.output([self.program, *words]).splitlines()[0])

    def queries(self, index, queries, types=""):
        """Microseconds and identifiers a query, and the resident memory in kilobytes."""
        text = "".join(f"{query.text}\t{query.country}\t{types}\n" for query in queries)
        done = subprocess.run([self.program, "queries", index], input=text, capture_output=True, text=True, check=True)
        times, found = [], []
        for line in done.stdout.splitlines():
            if line.startswith("#"):
                return times, found, int(line[1:])
            nanoseconds, identifiers = line.split("\t")
            times.append(int(nanoseconds) / 1000)
            found.append(identifiers.split(","))
        raise SystemExit("bench: the index program did not come to its end")

    def reverse(self, index, points):
        text = "".join(f"{latitude}\t{longitude}\n" for latitude, longitude in points)
        done = subprocess.run([self.program, "reverse", index], input=text, capture_output=True, text=True, check=True)
        return json.loads(done.stdout.splitlines()[0])


def recall(queries, found):
    """The share of queries whose wanted place is among the first five."""
    return sum(query.wanted in names[:5] for query, names in zip(queries, found)) / max(1, len(queries))


def medians(rounds):
    """The median of each query over the rounds."""
    return [statistics.median(values) for values in zip(*rounds)]


def compare(name, queries, ours, rival, share, bar, rival_name):
    """A percentile of both, and the median of the ratios of the rounds."""
    chosen = [position for position, query in enumerate(queries) if name in query.groups]
    pick = lambda times: percentile([times[position] for position in chosen], share)  # noqa: E731
    ratio = statistics.median(pick(mine) / pick(other) for mine, other in zip(ours, rival))
    label = f"{name} p{int(share * 100)}"
    return Result(label, pick(medians(ours)), pick(medians(rival)), ratio, bar, "us", rival_name)


def run(options):
    """Measures one figure after the other."""
    ours = Ours()
    with tempfile.TemporaryDirectory(prefix="places-bench-") as folder:
        rows = os.path.join(folder, "cities1000.txt")
        packages = os.environ.get("PLACES_BENCH_PACKAGES")
        building.output([os.path.join(building.ROOT, "scripts", "gazetteer"), "--size", "large", "--dump", rows,
                         *(["--packages", packages] if packages else [])])
        index = os.path.join(folder, "towns.idx")
        built = [ours.json("build", rows, index) for _ in range(3)]
        best = min(built, key=lambda build: build["cpuSeconds"])
        yield Result.against_limit("index size", best["bytes"] / 1e6, 27, "MB")
        yield Result("build, one core", best["cpuSeconds"], best["places"] / 150_000,
                     best["cpuSeconds"] * 150_000 / best["places"], 1, "s", "150,000 a second")
        places = index_queries.places(rows)
        queries = index_queries.make(places)
        yield from complete(ours, index, places, queries, folder)
        yield from index_process.results(options.program or building.places(), index,
                                         os.path.join(folder, "towns.db"), queries, folder)
        yield from reverse(ours, index, places, packages)
        if MILLIONS:
            yield from millions(ours, index, places, queries, folder)


def complete(ours, index, places, queries, folder):
    """Completion beside FTS5, and typing mistakes beside tantivy where that is installed."""
    fts = index_rivals.FTS5(places, os.path.join(folder, "towns.db"))
    mine, theirs, words = [], [], []
    for _ in range(ROUNDS):
        times, found, resident = ours.queries(index, queries)
        mine.append(times)
        theirs.append(fts.queries(queries)[0])
        words.append(fts.words(queries)[0])
    print(f"# resident {resident / 1000:.1f} MB; FTS5 file {fts.bytes / 1e6:.1f} MB, built in {fts.seconds:.1f} s",
          file=sys.stderr)
    plain = [position for position, query in enumerate(queries) if "plain" in query.groups]
    quickest = [medians(words)[position] for position in plain]
    print(f"# FTS5 with the country as a word of the index, row numbers only: p50 {percentile(quickest, 0.5):.1f} us, "
          f"p99 {percentile(quickest, 0.99):.1f} us", file=sys.stderr)
    yield compare("plain", queries, mine, theirs, 0.5, 0.5, "FTS5")
    yield compare("plain", queries, mine, theirs, 0.99, 0.3, "FTS5")
    bisect_found = index_rivals.Bisect(places).queries(queries)
    times = medians(mine)
    for group in [*(f"length {n}" for n in range(1, 11)), "country", "diacritics", "several words"]:
        chosen = [times[i] for i, query in enumerate(queries) if group in query.groups and "typo" not in query.groups]
        wrong = [times[i] for i, query in enumerate(queries) if group in query.groups and "typo" in query.groups]
        if chosen:
            print(f"# {group}: {percentiles(chosen)}; with a mistake {percentiles(wrong)}", file=sys.stderr)
            yield Result.against_limit(f"{group} p50", percentile(chosen, 0.5), 100, "us")
    plain = [query for query in queries if "plain" in query.groups]
    typed = medians([ours.queries(index, plain, "locality")[0] for _ in range(3)])
    yield Result.against_limit("types p50", percentile(typed, 0.5), 100, "us")
    for group, least in [("plain", 0.665), ("diacritics", 0.84), ("typo", 0.66)]:
        chosen = [i for i, query in enumerate(queries) if group in query.groups]
        own = recall([queries[i] for i in chosen], [found[i] for i in chosen])
        exact = recall([queries[i] for i in chosen], [bisect_found[i] for i in chosen])
        print(f"# recall in 5, {group}: an exact search of names by inhabitants {exact:.3f}", file=sys.stderr)
        yield Result(f"recall in 5, {group}", own, least, least / max(own, 1e-9), 1, "", "limit")
    typos = [query for query in queries if "typo" in query.groups]
    tantivy = index_rivals.tantivy(places, folder)
    if tantivy is None:
        print("# tantivy is not installed: typing mistakes are held against 300 us", file=sys.stderr)
        mine_typos = [times[i] for i, query in enumerate(queries) if "typo" in query.groups]
        yield Result.against_limit("typo p50", percentile(mine_typos, 0.5), 300, "us")
        return
    other, _ = tantivy.queries(typos)
    chosen = [times[i] for i, query in enumerate(queries) if "typo" in query.groups]
    yield Result("typo p50", percentile(chosen, 0.5), percentile(other, 0.5),
                 percentile(chosen, 0.5) / percentile(other, 0.5), 0.1, "us", "tantivy fuzzy")


def reverse(ours, index, places, packages):
    """The nearest town of points near towns, beside reverse_geocoder."""
    points = index_queries.points(places, REVERSE_POINTS)
    rival = index_rivals.ReverseGeocoder(packages)
    mine, theirs = [], []
    for _ in range(3):
        found = ours.reverse(index, points)
        mine.append(found["seconds"] / len(points) * 1e6)
        theirs.append(rival.bulk(points) / len(points) * 1e6)
    ratio = statistics.median(a / b for a, b in zip(mine, theirs))
    yield Result("reverse, a point of many", statistics.median(mine), statistics.median(theirs), ratio, 1 / 1.5, "us",
                 "reverse_geocoder")
    yield Result("reverse, one cold point", found["coldSeconds"] * 1e3, rival.cold * 1e3,
                 found["coldSeconds"] / rival.cold, 0.01, "ms", "reverse_geocoder")


def millions(ours, small, places, queries, folder):
    """Millions of places made of the real names."""
    rows = os.path.join(folder, "millions.txt")
    index_queries.write_millions(places, rows, MILLIONS * 1_000_000)
    index = os.path.join(folder, "millions.idx")
    start = time.perf_counter()
    built = ours.json("build", rows, index)
    print(f"# {built['places']} places built in {time.perf_counter() - start:.0f} s, {built['bytes'] / 1e6:.0f} MB",
          file=sys.stderr)
    os.remove(rows)
    plain = [query for query in queries if "plain" in query.groups]
    yield Result.against_limit(f"build {MILLIONS} million, memory", built["peakKB"] / 1e6, 6, "GB")
    yield Result.against_limit(f"{MILLIONS} million at rest", ours.json("open", index)["residentKB"] / 1e3, 300, "MB")
    big = medians([ours.queries(index, plain)[0] for _ in range(3)])
    base = medians([ours.queries(small, plain)[0] for _ in range(3)])
    yield Result.against_limit(f"{MILLIONS} million p99", percentile(big, 0.99), 2000, "us")
    yield Result(f"{MILLIONS} million p50", percentile(big, 0.5), percentile(base, 0.5),
                 percentile(big, 0.5) / percentile(base, 0.5), 3, "us", "170,391 places")
