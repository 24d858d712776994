"""The sandbox as a whole process beside the sqlite3 command and a Python program, both with FTS5."""

import os
import shutil
import statistics
import sys

from bench_parts import measure
from bench_parts.index_rivals import FTS5
from bench_parts.measure import Program
from bench_parts.result import Result

PAIRS = 40

#: What a Python program with FTS5 does with lines of queries, each with or without a country: a line for each place found.
RIVAL = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1])
anywhere = sys.argv[3]
inside = anywhere.replace("ORDER BY", "AND places.country = ? ORDER BY")
def words(text):
    return "".join(letter if letter.isalnum() else " " for letter in text).split()
for number, line in enumerate(open(sys.argv[2], encoding="utf-8"), 1):
    text, _, country = line.rstrip("\\n").partition("\\t")
    match = " AND ".join(f'names:"{word}"*' for word in words(text)) or 'names:""'
    rows = database.execute(inside, (match, country)) if country else database.execute(anywhere, (match,))
    for row in rows:
        print(number, *row, sep="\\t")
"""

#: What is shown of a place.
SHOWN = FTS5.ANY.replace("places.id, places.name", "places.identifier, places.name, places.country, places.latitude, "
                         "places.longitude, places.population")


def results(places, index, database, queries, folder):
    """One cold query of the sandbox, and all queries through one process.

    `places` is the program, `index` the towns as its index, `database` the towns with FTS5.
    """
    environment = {"PATH": os.defpath, "HOME": folder, "LANG": "C.UTF-8", "PLACES_USAGE_LOG": "off"}
    measure.keep_others_out()
    try:
        ours = Program([places, "predict", "par", "--sandbox", "--data", index], environment)
        sqlite = shutil.which("sqlite3")
        if sqlite is None:
            print("# the sqlite3 command is not installed: one cold query is not measured", file=sys.stderr)
        else:
            statement = SHOWN.replace("?", "'names:\"par\"*'")
            yield pairs("one cold query, whole process", ours, Program([sqlite, database, statement], environment),
                        1.3, "sqlite3", PAIRS)
        lines = os.path.join(folder, "queries.txt")
        with open(lines, "w", encoding="utf-8") as file:
            file.writelines(query.text + ("\t" + query.country if query.country else "") + "\n" for query in queries)
        ours = Program([places, "index", "query", index, "--input", lines], environment)
        rival = Program([sys.executable, "-c", RIVAL, database, lines, SHOWN], environment)
        yield pairs(f"{len(queries)} queries, one process", ours, rival, 0.25, "Python, FTS5", 10)
        with open(lines, "w", encoding="utf-8") as file:
            file.writelines(query.text + "\n" for query in queries)
        ours = Program([places, "predict", "--input", lines, "--sandbox", "--data", index, "--format", "ndjson", "-q"],
                       environment, (0, 1, 7))
        wall = statistics.median(measure.run(ours).wall for _ in range(5))
        print(f"# the same texts as predictions of the sandbox, requests and answers in Google's form: {wall:.0f} ms",
              file=sys.stderr)
    finally:
        measure.let_others_in()


def pairs(name, ours, rival, bar, rival_name, count):
    """The wall time of both, run in turns."""
    for program in (ours, rival):
        measure.run(program)
    mine, theirs = [], []
    for _ in range(count):
        mine.append(measure.run(ours).wall)
        theirs.append(measure.run(rival).wall)
    ratio = statistics.median(a / b for a, b in zip(mine, theirs))
    return Result(name, statistics.median(mine), statistics.median(theirs), ratio, bar, "ms", rival_name)
