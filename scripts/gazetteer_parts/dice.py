"""Chance that is the same on every machine and every version of Python."""

import hashlib


class Dice:
    """Numbers that follow from a text alone, so that a place does not change when others are added."""

    def __init__(self, seed):
        self.seed, self.throws = seed, 0

    def below(self, limit):
        """A whole number from 0 up to limit, limit excluded."""
        self.throws += 1
        digest = hashlib.sha256(f"{self.seed}#{self.throws}".encode()).digest()
        return int.from_bytes(digest[:8], "big") % limit

    def between(self, low, high):
        return low + self.below(high - low + 1)

    def chance(self, percent):
        return self.below(100) < percent

    def pick(self, items):
        return items[self.below(len(items))]
