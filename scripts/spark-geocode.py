#!/usr/bin/env python3
"""Geocodes lines through PySpark in local mode, with `places` as the mapper, and counts what comes out.

    spark-geocode.py [--rows N] [--distinct N] [--partitions N] [--program FILE]

Needs PySpark and a Java runtime. Asks the sandbox, so it needs no key and costs nothing. Ends with status 1 when a line is
missing, doubled or answered with another one's answer.
"""

import argparse
import json
import os
import shlex
import shutil
import sys
import time

from pyspark.sql import SparkSession


def main():
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    built = os.path.join(root, ".build", "release", "places")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--distinct", type=int, default=10_000)
    parser.add_argument("--partitions", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--program", default=shutil.which("places") or built)
    options = parser.parse_args()

    spark = (SparkSession.builder.master(f"local[{options.partitions}]").appName("places")
             .config("spark.ui.enabled", "false").getOrCreate())
    spark.sparkContext.setLogLevel("ERROR")
    distinct = options.distinct
    lines = spark.sparkContext.range(options.rows, numSlices=options.partitions).map(
        lambda number: f"{number % distinct} Example Street, Sydney")
    # 1: nothing found for any line; 7: some lines failed. Both have a line for each line.
    command = (f"{shlex.quote(os.path.abspath(options.program))} geocode - --sandbox --format ndjson -q --jobs 2"
               " || test $? = 1 || test $? = 7")
    answers = lines.pipe(f"sh -c {shlex.quote(command)}", checkCode=True)

    def counts(row):
        found = json.loads(row)
        kind = "error" if "error" in found else "found" if found.get("results") else "empty"
        return [(("text", found["query"]["address"]), 1), (("kind", kind), 1)]

    start = time.monotonic()
    totals = dict(answers.flatMap(counts).reduceByKey(lambda one, other: one + other).collect())
    seconds = time.monotonic() - start
    spark.stop()

    kinds = {name: count for (group, name), count in totals.items() if group == "kind"}
    texts = {name: count for (group, name), count in totals.items() if group == "text"}
    expected = {f"{number} Example Street, Sydney": options.rows // distinct + (number < options.rows % distinct)
                for number in range(min(distinct, options.rows))}
    print(f"{options.rows} lines in, {sum(texts.values())} answers out, {len(texts)} different texts; "
          f"{kinds}; {seconds:.1f} s, {options.rows / seconds:.0f} lines a second")
    if texts != expected:
        print("the counts are not those of the input")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
