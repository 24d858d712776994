"""Runs batches against a server that fails one request in ten, in every way that is worth another try."""

import json
import os
import random
import subprocess
import tempfile
import time

from trials_parts.server import Server, answer, echo, legacy

SUMMARY = "10 % faults of every retryable kind: every row succeeds; few refusals after the first 429"
TRIALS = 20
ROWS = 400
KEY = "AIzaTrialTrialTrialTrialTrial0000000000"
KINDS = ["refused", "reset", "timeout", 408, 429, 500, 502, 503, 504, "OVER_QUERY_LIMIT", "UNKNOWN_ERROR"]


def misbehave(connection, kind):
    """Fails a request in one way."""
    if kind == "refused":
        connection.server.refuse_for(0.05)
        connection.reset()
    elif kind == "reset":
        connection.reset()
    elif kind == "timeout":
        pass
    elif isinstance(kind, int):
        connection.send(answer(kind, {"error": {"code": kind, "message": "trial", "status": "UNAVAILABLE"}}, "No"))
    else:
        connection.send(legacy(kind))


def geocode(program, address, count, *more):
    """Looks up rows; returns the status and the rows."""
    environment = {"PATH": os.defpath, "HOME": "/nonexistent", "PLACES_API_KEY": KEY, "PLACES_USAGE_LOG": "off"}
    with tempfile.TemporaryDirectory(prefix="places-trials-") as folder:
        path = os.path.join(folder, "in")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(f"{number} Trial Street\n" for number in range(count))
        done = subprocess.run(
            [program, "geocode", "--input", path, "--format", "ndjson", "--base-url", address, "-q", *more],
            env=environment, stdout=subprocess.PIPE, text=True, check=False)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def check(status, rows, count, what):
    """Whether every row succeeded."""
    wrong = [row for number, row in enumerate(rows) if row.get("results", [{}])[0].get("placeId") != f"id-{number} Trial Street"]
    if status != 0 or len(rows) != count or wrong:
        print(f"{what}: status {status}, {len(rows)} of {count} rows, {len(wrong)} wrong: {json.dumps(wrong[:1])}")
        return False
    return True


def run(options):
    source = random.Random(options.seed)
    kinds = []

    def behave(connection, address):
        if source.random() < 0.1:
            kind = source.choice(KINDS)
            kinds.append(kind)
            misbehave(connection, kind)
        else:
            connection.send(echo(address))

    with Server(behave) as server:
        for trial in range(options.trials):
            status, rows = geocode(options.program, server.address, ROWS, "--jobs", source.choice(["4", "16", "32"]),
                                   "--timeout", "1", "--deadline", "120", "--retries", "8")
            if not check(status, rows, ROWS, f"trial {trial}"):
                return 1
        sent = len(server.asked)
    counts = ", ".join(f"{kinds.count(kind)} {kind}" for kind in KINDS)
    print(f"{options.trials} trials of {ROWS} rows, seed {options.seed}: every row succeeded; {sent} requests, faults: {counts}")
    return run_paced(options)


def run_paced(options):
    """A server that takes so many requests a second and refuses the others."""
    for limit in (50, 200):
        taken, refused, first = [], [], []

        def behave(connection, address):
            now = time.monotonic()
            while taken and taken[0] < now - 1:
                taken.pop(0)
            if len(taken) >= limit:
                if not first:
                    first.append(len(connection.server.asked))
                refused.append(now)
                connection.send(answer(429, {"error": {"code": 429, "message": "slow down", "status": "RESOURCE_EXHAUSTED"}}, "No"))
            else:
                taken.append(now)
                connection.send(echo(address))

        count = limit * 12
        with Server(behave) as server:
            status, rows = geocode(options.program, server.address, count, "--jobs", "16", "--deadline", "120", "--retries", "10")
            if not check(status, rows, count, f"{limit} requests a second"):
                return 1
            after = len(server.asked) - first[0]
        share = (len(refused) - 1) / after
        print(f"a server that takes {limit} requests a second: {len(refused) - 1} of {after} requests refused after the first "
              f"429, {100 * share:.1f} %")
        if share >= 0.1:
            return 1
    return 0
