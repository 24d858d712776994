"""What many lookups cost in one run: time against the ideal, processor time a lookup, lines a second, memory."""

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
PAIRS = 9
JOBS = 32
LATENCY = 20
RIVAL_PACKAGE = "googlemaps==4.10.0"
# googlemaps keeps its rate at 60 requests a second unless told otherwise.
RIVAL = """
import googlemaps, sys
client = googlemaps.Client(key=sys.argv[1], queries_per_second=1000000)
for line in open(sys.argv[3]):
    for found in client._request("/maps/api/geocode/json", {"address": line.strip()}, base_url=sys.argv[2])["results"]:
        print(found["place_id"], found["formatted_address"], found["geometry"]["location"])
"""


def rival_python():
    """A Python that has the rival, in an environment made for it once."""
    folder = os.path.join(building.ROOT, ".build", "bench-python")
    python = os.path.join(folder, "bin", "python3")
    if not os.path.exists(os.path.join(folder, "complete")):
        building.output([sys.executable, "-m", "venv", folder])
        building.output([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", RIVAL_PACKAGE])
        with open(os.path.join(folder, "complete"), "w", encoding="utf-8") as file:
            file.write(RIVAL_PACKAGE + "\n")
    return python


def write_lines(path, count, distinct):
    """Writes a file of addresses, `distinct` different ones in turn."""
    with open(path, "w", encoding="utf-8") as file:
        for number in range(count):
            file.write(f"{number % distinct} Example Street, Sydney\n")
    return path


def geocode(places, environment, path, *options):
    return Program([places, "geocode", "--input", path, "--format", "ndjson", "-q", *options], environment, (0, 1))


def run(options):
    """Measures one figure after the other."""
    places = os.path.abspath(options.program) if options.program else building.places()
    pairs = options.pairs or PAIRS
    plain = {"PATH": os.defpath, "HOME": os.path.expanduser("~"), "LANG": "C.UTF-8", "PLACES_API_KEY": KEY,
             "PLACES_USAGE_LOG": "off"}
    with tempfile.TemporaryDirectory(prefix="places-bench-") as folder:
        def lines(count, distinct=None):
            return write_lines(os.path.join(folder, f"{count}-{distinct}"), count, distinct or count)

        # These wait most of the time, and are over in seconds.
        measure.keep_others_out()
        yield from waiting(places, plain, lines)
        measure.let_others_in()
        with BatchStub(0) as stub:
            yield per_lookup(places, plain, lines, stub.address, pairs)
            yield memory(places, plain, lines, stub.address)
        yield from sandbox(places, plain, lines)


def waiting(places, plain, lines):
    """500 lookups over 32 connections against the ideal, and 8 lookups that wait for a second."""
    program_lines = lines(500)
    ideal = 500 / JOBS * LATENCY
    with BatchStub(LATENCY) as stub:
        program = geocode(places, plain, program_lines, "--jobs", str(JOBS), "--base-url", stub.address)
        wall = statistics.median(measure.run(program).wall for _ in range(RUNS))
    yield Result("500-lookups-32-jobs-20ms", wall, ideal, wall / ideal, 1.15, "ms", "ideal")
    connections = stub.connections / RUNS
    result = Result.against_limit("connections-of-32-jobs", connections, JOBS, "")
    # Fewer would be wrong as well.
    result.ratio = max(result.ratio, JOBS / max(connections, 1))
    yield result
    with BatchStub(1000) as stub:
        program = geocode(places, plain, lines(8), "--base-url", stub.address)
        processor = statistics.median(measure.run(program).processor for _ in range(RUNS))
    yield Result.against_limit("cpu-8-lookups-waiting-1s", processor, 30, "ms")


def per_lookup(places, plain, lines, address, pairs):
    """Processor time for 2,001 lookups less that for 1, divided by the difference; by turns with the rival."""
    many, one = lines(2001), lines(1)
    python = rival_python()

    def cost(make):
        return (measure.run(make(many)).processor - measure.run(make(one)).processor) / 2000

    def ours():
        return cost(lambda path: geocode(places, plain, path, "--base-url", address))

    def theirs():
        return cost(lambda path: Program([python, "-c", RIVAL, KEY, address, path], plain))

    measured = []
    for turn in range(pairs):
        if turn % 2 == 0:
            mine = ours()
            measured.append((mine, theirs()))
        else:
            other = theirs()
            measured.append((ours(), other))
    return Result("cpu-a-lookup", statistics.median(mine for mine, _ in measured),
                  statistics.median(other for _, other in measured),
                  statistics.median(mine / other for mine, other in measured), 0.15, "ms", "googlemaps")


def memory(places, plain, lines, address):
    """How much the peak grows from 2,000 to 20,000 lookups without duplicates, by turns."""
    few, many = lines(2000), lines(20_000)

    def peak(path):
        return measure.peak_memory(geocode(places, plain, path, "--base-url", address))

    growth = statistics.median(peak(many) - peak(few) for _ in range(RUNS))
    return Result.against_limit("memory-lookup-2000-to-20000", growth, 1, "MB")


def sandbox(places, plain, lines):
    """A million lines of 10,000 distinct ones, held against 10,000 lines."""
    def program(path):
        return geocode(places, plain, path, "--sandbox")

    million, few = program(lines(1_000_000, 10_000)), program(lines(10_000))
    # Thousandths of a millisecond for a million lines: microseconds a line; 10 are 100,000 lines a second.
    wall = statistics.median(measure.run(million).wall for _ in range(3))
    yield Result.against_limit("microseconds-a-line-of-a-million", wall / 1000, 10, "us")
    more, less = (statistics.median(measure.peak_memory(which) for _ in range(3)) for which in (million, few))
    yield Result("memory-of-a-million-lines", more, less, more / less, 1.2, "MB", "10,000 lines")
    distinct = program(lines(30_000))
    wall = measure.run(distinct).wall
    yield Result.against_limit("microseconds-a-line-all-distinct", wall / 30, 1e6 / 15_000, "us")
