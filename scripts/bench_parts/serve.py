"""What a request to the sandbox server costs, and whether every one is answered."""

import os
import re
import shutil
import subprocess
import tempfile
import time

from bench_parts import building
from bench_parts.result import Result

SUMMARY = "the sandbox server under wrk: processor per request, errors, memory"

TARGET = "/maps/api/place/autocomplete/json?input=sydney&key=bench"
#: Threads, connections and seconds of the load.
LOAD = ["-t2", "-c64", "-d10s"]


def run(options):
    """Loads the server and measures it from outside."""
    wrk = shutil.which("wrk")
    if wrk is None:
        raise SystemExit("bench: wrk is not installed (Debian: apt install wrk); nothing was measured")
    places = os.path.abspath(options.program) if options.program else building.places()
    with tempfile.TemporaryDirectory(prefix="places-bench-") as folder:
        port_file = os.path.join(folder, "port")
        server = subprocess.Popen([places, "sandbox", "serve", "--port", "0", "--port-file", port_file, "--quiet"],
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while not os.path.exists(port_file):
                time.sleep(0.01)
            with open(port_file, encoding="utf-8") as file:
                url = f"http://127.0.0.1:{file.read().strip()}{TARGET}"
            before = processor(server.pid)
            text = subprocess.run([wrk, *LOAD, "--latency", url], stdout=subprocess.PIPE, text=True, check=True).stdout
            spent = processor(server.pid) - before
            memory = peak_memory(server.pid)
        finally:
            server.terminate()
            status = server.wait()
    print(text)
    requests = int(re.search(r"(\d+) requests in", text).group(1))
    bad = re.search(r"Non-2xx or 3xx responses: (\d+)", text)
    errors = re.search(r"Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)", text)
    failed = (int(bad.group(1)) if bad else 0) + (sum(map(int, errors.groups())) if errors else 0) + abs(status)
    yield Result("serve-failed-requests", float(failed), 0.0, float(failed), 0.0, "", "limit")
    yield Result.against_limit("serve-cpu-per-request", spent / requests * 1e6, 1000, "us")
    yield Result.against_limit("serve-peak-memory", memory, 64, "MB")


def processor(pid):
    """Processor time of a process so far, in seconds."""
    with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def peak_memory(pid):
    """Peak of the resident memory of a process, in MB."""
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return int(re.search(r"VmHWM:\s+(\d+)", file.read()).group(1)) / 1024
