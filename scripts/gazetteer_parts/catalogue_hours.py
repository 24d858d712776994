"""Opening hours of invented places, by class: lists of (open day, minute, close day, minute), Sunday is 0."""


def hours(kind, dice):
    if kind == "none":
        return []
    if kind == "always":
        return [(0, 0, None, None)]
    return sorted(_PLANS[kind](dice))


def _days(days, start, end):
    """The same hours on some days; an end at or after 24:00 is on the next day."""
    out = []
    for day in days:
        close = day if end < 1440 else (day + 1) % 7
        out.append((day, start, close, end % 1440))
    return out


def _office(dice):
    start, end = dice.pick([480, 510, 540]), dice.pick([1020, 1050, 1080])
    return _days([1, 2, 3, 4, 5], start, end)


def _bank(dice):
    out = _days([1, 2, 3, 4], 570, 960) + _days([5], 570, 1020)
    return out + (_days([6], 600, 780) if dice.chance(30) else [])


def _shop(dice):
    start, end = dice.pick([540, 570, 600]), dice.pick([1050, 1080, 1140])
    out = _days([1, 2, 3, 5, 6], start, end) + _days([4], start, end + dice.pick([0, 120]))
    return out + (_days([0], 660, 1020) if dice.chance(45) else [])


def _long(dice):
    return _days(range(7), dice.pick([360, 420, 480]), dice.pick([1260, 1320, 1439]))


def _day(dice):
    closed = dice.below(9)
    return _days([day for day in range(7) if day != closed], dice.pick([390, 420, 450]), dice.pick([930, 960, 1020]))


def _restaurant(dice):
    closed = dice.pick([0, 1, 1, 2])
    days = [day for day in range(7) if day != closed]
    if dice.chance(60):  # split hours
        return _days(days, dice.pick([690, 720]), dice.pick([870, 900])) + _days(days, dice.pick([1050, 1080]), dice.pick([1320, 1380]))
    return _days(days, 690, dice.pick([1320, 1380, 1440]))


def _night(dice):
    quiet, loud = dice.pick([1380, 1440, 1500]), dice.pick([1560, 1620, 1680])
    return _days([0, 2, 3, 4], 1020, quiet) + _days([5, 6], 1020, loud)


def _evening(dice):
    return _days(range(7), dice.pick([780, 900, 1080]), dice.pick([1380, 1410, 1470]))


def _museum(dice):
    return _days([0, 2, 3, 4, 5, 6], 600, dice.pick([1020, 1080])) if dice.chance(70) else _days(range(7), 570, 1050)


def _daylight(dice):
    return _days(range(7), dice.pick([360, 420, 480]), dice.pick([1080, 1140, 1200]))


def _school(dice):
    return _days([1, 2, 3, 4, 5], dice.pick([465, 480, 510]), dice.pick([900, 930, 960]))


def _worship(dice):
    return _days([0], 480, 720) + _days([0], 1020, 1140) + _days([dice.pick([3, 5, 6])], 1080, 1170)


_PLANS = {"office": _office, "bank": _bank, "shop": _shop, "long": _long, "day": _day, "restaurant": _restaurant,
          "night": _night, "evening": _evening, "museum": _museum, "daylight": _daylight, "school": _school,
          "worship": _worship}
