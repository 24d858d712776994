"""Sends nasty CSV files through a batch and reads them again with another reader."""

import csv
import io
import os
import random
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor

SUMMARY = "CSV to CSV keeps every cell of nasty files, read again with Python's csv module"
TRIALS = 10_000
PIECES = ["", " ", "a", "Sydney", "1 George St", ",", ";", "\t", '"', '""', '","', "\n", "\r\n", "\n\n", "'", "\\", "\\n", "é", "e\u0301",
          "東京", "😀", "\u200f", "\ufeff", "\u00a0", "=1+1", "-", "NULL", "0", "x" * 300, '"\n"', "a\"b", "#", "|"]


def nasty_file(source):
    """Bytes of a CSV file, and its records as they were meant."""
    delimiter = source.choice([",", ",", ",", ";", "\t", "|"])
    width = source.randrange(1, 6)
    names = [f"c{position}" for position in range(width)]
    records = [["".join(source.choice(PIECES) for _ in range(source.randrange(4))) for _ in range(width)]
               for _ in range(source.randrange(6))]
    # A record of one empty cell is an empty line, which readers skip.
    records = [record if record != [""] else ["-"] for record in records]
    end = source.choice(["\n", "\n", "\r\n"])
    text = io.StringIO()
    quoting = source.choice([csv.QUOTE_MINIMAL, csv.QUOTE_MINIMAL, csv.QUOTE_ALL])
    writer = csv.writer(text, delimiter=delimiter, lineterminator=end, quoting=quoting)
    writer.writerow(names)
    writer.writerows(records)
    content = text.getvalue()
    if source.random() < 0.2:
        content = content.removesuffix(end)
    mark = b"\xef\xbb\xbf" if source.random() < 0.2 else b""
    return mark + content.encode(), delimiter, names, records


def problem(program, folder, number, seed):
    """What is wrong with one file, or None."""
    source = random.Random(f"{seed}-{number}")
    content, delimiter, names, records = nasty_file(source)
    path = os.path.join(folder, f"{number}.csv")
    with open(path, "wb") as file:
        file.write(content)
    done = subprocess.run(
        [program, "geocode", "--csv", names[-1], "--input", path, "--delimiter", delimiter, "--sandbox", "-q", "--jobs", "2"],
        env={"PATH": os.defpath, "HOME": "/nonexistent", "PLACES_USAGE_LOG": "off"}, capture_output=True, check=False)
    os.unlink(path)
    if done.returncode not in (0, 1, 7):
        return f"status {done.returncode}: {done.stderr.decode()}", content
    text = done.stdout.decode("utf-8-sig" if content.startswith(b"\xef\xbb\xbf") else "utf-8")
    output = list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True))
    width = len(names)
    if [record[:width] for record in output] != [names] + records:
        return f"the cells are not those of the input: {output!r}", content
    if len({len(record) for record in output}) != 1:
        return "the records differ in width", content
    return None


def run(options):
    failures = 0
    with tempfile.TemporaryDirectory(prefix="places-trials-") as folder, ThreadPoolExecutor(2) as pool:
        results = pool.map(lambda number: problem(options.program, folder, number, options.seed), range(options.trials))
        for number, result in enumerate(results):
            if result is not None:
                failures += 1
                print(f"file {number}: {result[0]}\n{result[1]!r}")
                if failures == 3:
                    break
    if failures == 0:
        print(f"{options.trials} files, seed {options.seed}: every cell kept")
    return 1 if failures else 0
