"""What a single command costs, from its start to its end."""

import os
import shutil
import statistics
import tempfile

from bench_parts import building, measure
from bench_parts.authority import Authority
from bench_parts.measure import Program
from bench_parts.result import Result
from bench_parts.stub import Stub

SUMMARY = "one command: start, one HTTPS call, waiting, a sandbox answer, memory"

KEY = "AIzaBenchmarkBenchmarkBenchmark00000000"
QUESTION = ["predict", "cheesebu", "--types", "bank", "--countries", "au,nz"]
FIELDS = ("suggestions.placePrediction.placeId,suggestions.placePrediction.text,"
          "suggestions.placePrediction.structuredFormat,suggestions.placePrediction.types")
BODY = '{"input":"cheesebu","includedPrimaryTypes":["bank"],"includedRegionCodes":["au","nz"]}'
WAITING_RUNS = 5


def run(options):
    """Measures one figure after the other."""
    count = options.pairs or measure.PAIRS
    curl = shutil.which("curl")
    places = os.path.abspath(options.program) if options.program else building.places()
    plain = {"PATH": os.defpath, "HOME": os.path.expanduser("~"), "LANG": "C.UTF-8"}
    with tempfile.TemporaryDirectory(prefix="places-bench-") as folder:
        empty = Program([building.empty_program(os.path.join(folder, "empty"))], plain)
        measure.keep_others_out()
        version = measure.compare_wall(
            Program([places, "--version"], plain), Program([curl, "--version"], plain), count)
        yield Result("version", *version, bar=0.4, unit="ms", rival_name="curl --version")
        authority = Authority(folder)
        with Stub(authority) as stub:
            ours = {**plain, "PLACES_API_KEY": KEY, "SSL_CERT_DIR": authority.hashed_folder()}
            theirs = {**plain, "CURL_CA_BUNDLE": authority.bundle()}
            call = Program([places, *QUESTION, "--base-url", stub.address], ours)
            post = Program([curl, "--silent", "--show-error", "--fail", "--header", "Content-Type: application/json",
                            "--header", f"X-Goog-Api-Key: {KEY}", "--header", f"X-Goog-FieldMask: {FIELDS}",
                            "--data", BODY, f"{stub.address}/v1/places:autocomplete"], theirs)
            yield Result("https-autocomplete", *measure.compare_wall(call, post, count), bar=0.55, unit="ms",
                         rival_name="curl")
            memory = statistics.median(measure.peak_memory(call) for _ in range(WAITING_RUNS))
        # Without TLS: eight handshakes are work, and the figure is about what waiting costs.
        with Stub() as stub:
            slow = Program([places, "details", *(f"slow{number}-1" for number in range(8)), "--jobs", "8",
                            "--base-url", stub.address], {**plain, "PLACES_API_KEY": KEY})
            waiting = statistics.median(measure.run(slow).processor for _ in range(WAITING_RUNS))
        yield Result.against_limit("cpu-8-requests-waiting-1s", waiting, 30, "ms")
        answer = Program([places, *QUESTION, "--sandbox"], plain)
        yield Result("sandbox-predict", *measure.compare_wall(answer, empty, count), bar=3, unit="ms",
                     rival_name="empty program")
        yield Result.against_limit("peak-memory-https-call", memory, 25, "MB")
