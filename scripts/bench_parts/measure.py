"""Runs programs and tells what they cost."""

import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass

WARM_UP = 5
PAIRS = 60


def keep_others_out():
    """Has everything this process starts run before other programs of the machine, where that is allowed.

    Otherwise a longer program is interrupted more often than a short one, and on a busy machine ratios grow with the load.
    """
    try:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
    except (AttributeError, OSError):
        pass


def let_others_in():
    """Takes ``keep_others_out`` back, for long work that a shared machine should not wait for."""
    try:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    except (AttributeError, OSError):
        pass


@dataclass
class Program:
    """A command line, with the environment it gets (nothing else is passed on) and the statuses that are right."""

    words: list
    environment: dict
    statuses: tuple = (0,)


@dataclass
class Cost:
    """What one run took: milliseconds from start to end, and of the processor."""

    wall: float
    processor: float


def run(program):
    """Runs a program to its end with its streams closed off; a wrong status ends the bench."""
    null = os.open(os.devnull, os.O_RDWR)
    try:
        actions = [(os.POSIX_SPAWN_DUP2, null, stream) for stream in (0, 1, 2)]
        start = time.perf_counter()
        process = os.posix_spawn(program.words[0], program.words, program.environment, file_actions=actions)
        _, status, usage = os.wait4(process, 0)
        wall = time.perf_counter() - start
    finally:
        os.close(null)
    if os.waitstatus_to_exitcode(status) not in program.statuses:
        explain(program)
    return Cost(wall * 1000, (usage.ru_utime + usage.ru_stime) * 1000)


def explain(program):
    """Runs a program that failed once more, to show what it says."""
    again = subprocess.run(program.words, env=program.environment, stdin=subprocess.DEVNULL, capture_output=True,
                           text=True, check=False)
    raise SystemExit(f"bench: {' '.join(program.words)}\nended with status {again.returncode}:\n"
                     f"{again.stdout}{again.stderr}")


def pairs(ours, rival, count=PAIRS):
    """Runs two programs by turns, each first in every other pair; returns the pairs of costs after the warm-up."""
    for _ in range(WARM_UP):
        run(ours)
        run(rival)
    measured = []
    for turn in range(count):
        if turn % 2 == 0:
            first = run(ours)
            measured.append((first, run(rival)))
        else:
            second = run(rival)
            measured.append((run(ours), second))
    return measured


def compare_wall(ours, rival, count=PAIRS):
    """The median times of two programs in milliseconds, and the median of the ratios of the pairs."""
    measured = pairs(ours, rival, count)
    return (statistics.median(mine.wall for mine, _ in measured),
            statistics.median(other.wall for _, other in measured),
            statistics.median(mine.wall / other.wall for mine, other in measured))


# A program starts with the peak memory of the process it was started from, so a small one must do it: this one
# without any import beyond the built-in modules.
LAUNCHER = """
import posix, sys
null = posix.open("/dev/null", posix.O_RDWR)
actions = [(posix.POSIX_SPAWN_DUP2, null, stream) for stream in (0, 1, 2)]
process = posix.posix_spawn(sys.argv[1], sys.argv[1:], posix.environ, file_actions=actions)
_, status, usage = posix.wait4(process, 0)
print(posix.waitstatus_to_exitcode(status), usage.ru_maxrss)
"""


def peak_memory(program):
    """The most memory a program had at one time, in megabytes of a million bytes."""
    words = [sys.executable, "-I", "-S", "-c", LAUNCHER, *program.words]
    done = subprocess.run(words, env=program.environment, capture_output=True, text=True, check=True)
    status, kilobytes = map(int, done.stdout.split())
    if status not in program.statuses:
        explain(program)
    return kilobytes * 1024 / 1_000_000
