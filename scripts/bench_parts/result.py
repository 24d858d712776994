"""What a bench reports."""

from dataclasses import dataclass


@dataclass
class Result:
    """One figure beside what it is held against."""

    name: str
    #: Our figure, and the rival's: medians, in the unit given.
    ours: float
    rival: float
    #: What is held against the bar: the median of the ratios of the pairs; ours / rival when nothing was paired.
    ratio: float
    #: The highest ratio that is good enough.
    bar: float
    unit: str
    rival_name: str

    @classmethod
    def against_limit(cls, name, ours, limit, unit):
        """A figure without a rival: the limit takes its place, so the bar is 1."""
        return cls(name, ours, limit, ours / limit, 1.0, unit, "limit")

    @property
    def holds(self):
        return self.ratio <= self.bar

    def line(self):
        """The result for people."""
        verdict = "holds" if self.holds else "MISSED"
        return (f"{self.name:34} ours {self.ours:8.2f} {self.unit}  {self.rival_name:14} {self.rival:8.2f} {self.unit}"
                f"  ratio {self.ratio:5.3f}  bar {self.bar:<5g} {verdict}")

    def record(self):
        """The result for programs."""
        return {"name": self.name, "ours": round(self.ours, 4), "rival": round(self.rival, 4),
                "ratio": round(self.ratio, 4), "bar": self.bar, "holds": self.holds}
