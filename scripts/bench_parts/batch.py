"""What many lookups cost in one run: time against the ideal, processor time a lookup, lines a second, memory."""

import importlib.util
import os
import statistics
import sys
import tempfile

from bench_parts import building, measure
from bench_parts.batch_stub import BatchStub
from bench_parts.measure import Program
from bench_parts.result import Result

SUMMARY = "many lookups: waiting, connections, processor time a lookup, a million lines, memory"

KEY = "AIzaBenchmarkBenchmarkBenchmark00000000"
RUNS = 5
JOBS = 32
LATENCY = 20
# googlemaps keeps its rate at 60 requests a second unless told otherwise.
RIVAL = """
import googlemaps, sys
client = googlemaps.Client(key=sys.argv[1], queries_per_second=1000000)
client.base_url = sys.argv[2]
for line in open(sys.argv[3]):
    for found in client._request("/maps/api/geocode/json", {"address": line.strip()}, base_url=sys.argv[2])["results"]:
        print(found["place_id"], found["formatted_address"], found["geometry"]["location"])
"""


def write_lines(path, count, distinct):
    """Writes a file of addresses, `distinct` different ones in turn."""
    with open(path, "w", encoding="utf-8") as file:
        for number in range(count):
            file.write(f"{number % distinct} Example Street, Sydney\n")
    return path


def median_of(function, program, runs=RUNS):
    return statistics.median(function(program) for _ in range(runs))


def geocode(places, environment, path, *options):
    return Program([places, "geocode", "--input", path, "--format", "ndjson", "-q", *options], environment, (0, 1))


def run(options):
    """Measures one figure after the other."""
    places = os.path.abspath(options.program) if options.program else building.places()
    plain = {"PATH": os.defpath, "HOME": os.path.expanduser("~"), "LANG": "C.UTF-8", "PLACES_API_KEY": KEY,
             "PLACES_USAGE_LOG": "off"}
    with tempfile.TemporaryDirectory(prefix="places-bench-") as folder:
        def lines(count, distinct=None):
            return write_lines(os.path.join(folder, f"{count}-{distinct}"), count, distinct or count)

        ideal = 500 / JOBS * LATENCY
        with BatchStub(LATENCY) as stub:
            program = geocode(places, plain, lines(500), "--jobs", str(JOBS), "--base-url", stub.address)
            wall = median_of(lambda program: measure.run(program).wall, program)
        result = Result.against_limit("500-lookups-32-jobs-20ms", wall, ideal, "ms")
        result.bar, result.rival_name = 1.15, "ideal"
        yield result
        yield Result.against_limit("connections-of-32-jobs", stub.connections / RUNS, JOBS, "")
        with BatchStub(0) as stub:
            yield from per_lookup(places, plain, lines, stub.address)
            few, many = (median_of(measure.peak_memory, geocode(places, plain, lines(count), "--jobs", "8", "--base-url",
                                                                stub.address), 3) for count in (2000, 20000))
        yield Result.against_limit("memory-lookup-2000-to-20000", many - few, 1, "MB")
        yield from sandbox(places, plain, lines)


def per_lookup(places, plain, lines, address):
    """Processor time for 2,000 lookups less that for 1, divided by the difference."""
    def cost(words):
        def processor(count):
            return median_of(lambda program: measure.run(program).processor,
                             Program([word.replace("FILE", lines(count)) for word in words], plain), 3)
        return (processor(2001) - processor(1)) / 2000

    ours = cost([places, "geocode", "--input", "FILE", "--format", "ndjson", "-q", "--base-url", address])
    if importlib.util.find_spec("googlemaps"):
        theirs = cost([sys.executable, "-c", RIVAL, KEY, address, "FILE"])
        yield Result("cpu-a-lookup", ours, theirs, ours / theirs, 0.15, "ms", "googlemaps")
    else:
        yield Result.against_limit("cpu-a-lookup", ours, 0.25, "ms")


def sandbox(places, plain, lines):
    """A million lines of 10,000 distinct ones, held against 10,000 lines."""
    def program(path):
        return geocode(places, plain, path, "--sandbox")

    million, few = program(lines(1_000_000, 10_000)), program(lines(10_000))
    seconds = measure.run(million).wall / 1000
    yield Result.against_limit("microseconds-a-line-of-a-million", seconds, 10, "us")
    more, less = measure.peak_memory(million), median_of(measure.peak_memory, few, 3)
    yield Result("memory-of-a-million-lines", more, less, more / less, 1.2, "MB", "10,000 lines")
    distinct = program(lines(100_000))
    seconds = measure.run(distinct).wall / 1000
    yield Result.against_limit("microseconds-a-line-all-distinct", seconds * 10, 1e6 / 15_000, "us")
