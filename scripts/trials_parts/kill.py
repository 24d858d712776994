"""Kills runs at random moments and goes on with them."""

import csv
import io
import os
import random
import subprocess
import tempfile
import time

from trials_parts.server import Server, echo

SUMMARY = "kill -9 at random moments, then --resume: the same bytes, and no complete row asked again"
TRIALS = 300
ROWS = 160
KEY = "AIzaTrialTrialTrialTrialTrial0000000000"


def addresses(random_source):
    """Addresses with a few twins, some of them with line ends inside."""
    return [f"{random_source.randrange(ROWS)} Trial Street{random_source.choice(['', ', Unit 2'])}" for _ in range(ROWS)]


def write_input(folder, rows):
    with open(os.path.join(folder, "in.txt"), "w", encoding="utf-8") as file:
        file.writelines(row + "\n" for row in rows)
    with open(os.path.join(folder, "in.csv"), "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["n", "note", "address"])
        writer.writerows([number, f"a\n\"{number}\"", row] for number, row in enumerate(rows))


def complete_rows(form, data):
    """How many rows of an output are complete."""
    data = data[:data.rfind(b"\n") + 1]
    if form == "ndjson":
        return data.count(b"\n")
    records = list(csv.reader(io.StringIO(data.decode(), newline="")))
    width = len(records[0]) if records else 0
    return max(0, sum(len(record) == width for record in records) - 1)


def run(options):
    source = random.Random(options.seed)
    environment = {"PATH": os.defpath, "HOME": "/nonexistent", "PLACES_API_KEY": KEY, "PLACES_USAGE_LOG": "off"}
    pause = random.Random(options.seed + 1)

    def behave(connection, address):
        connection.send(echo(address), pause.choice([0, 0.001, 0.004, 0.02]))

    kills = late = answered = 0
    with tempfile.TemporaryDirectory(prefix="places-trials-") as folder, Server(behave) as server:
        rows = addresses(source)
        write_input(folder, rows)
        out = os.path.join(folder, "out")

        def words(form, jobs, *more):
            input_words = (["--csv", "address", "--input", os.path.join(folder, "in.csv")] if form == "csv" else
                           ["--format", "ndjson", "--input", os.path.join(folder, "in.txt")])
            return [options.program, "geocode", *input_words, "--output", out, "-q", "--jobs", str(jobs),
                    "--base-url", server.address, *more]

        whole, seconds = {}, {}
        for form in ("ndjson", "csv"):
            start = time.perf_counter()
            subprocess.run(words(form, 8, "--force"), env=environment, check=True)
            seconds[form] = time.perf_counter() - start
            with open(out, "rb") as file:
                whole[form] = file.read()
            assert complete_rows(form, whole[form]) == ROWS, "the whole run is not whole"
        for trial in range(options.trials):
            form, jobs = source.choice(["ndjson", "csv"]), source.choice([1, 2, 8, 32])
            more = []
            for name in (out, out + ".run", out + ".answers"):
                if os.path.exists(name):
                    os.unlink(name)
            for _ in range(source.choice([1, 1, 2, 3])):
                process = subprocess.Popen(words(form, jobs, *more), env=environment)
                time.sleep(source.random() * seconds[form] * (1.2 if jobs > 2 else 4))
                process.kill()
                if process.wait() == -9:
                    kills += 1
                else:
                    late += 1
                more = ["--resume"]
            kept = 0
            if os.path.exists(out):
                with open(out, "rb") as file:
                    kept = complete_rows(form, file.read())
            server.wait_for_quiet()
            before = len(server.asked)
            subprocess.run(words(form, jobs, "--resume"), env=environment, check=True)
            asked = server.asked[before:]
            with open(out, "rb") as file:
                final = file.read()
            if final != whole[form]:
                print(f"trial {trial}: {form}, {jobs} jobs: the file is not that of an uninterrupted run")
                return 1
            again = set(asked) & set(rows[:kept])
            if again or len(asked) != len(set(asked)):
                print(f"trial {trial}: {form}, {jobs} jobs, {kept} rows complete: asked again: {sorted(again)}")
                return 1
            if os.path.exists(out + ".answers"):
                print(f"trial {trial}: the answers of an incomplete run were left behind")
                return 1
            answered += len(asked)
    print(f"{options.trials} trials, seed {options.seed}: {kills} kills ({late} came after the end), every file the same, "
          f"no complete row asked again; {answered} requests after the kills")
    return 0
