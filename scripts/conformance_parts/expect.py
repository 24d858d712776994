"""What the checks say: `equal`, `true`, and `raises`, which returns the exception."""


def true(value, what="a true value"):
    if not value:
        raise AssertionError(f"expected {what}, got {value!r}")


def equal(value, wanted):
    if value != wanted:
        raise AssertionError(f"expected {wanted!r}, got {value!r}")


def raises(kind, call):
    try:
        result = call()
    except kind as error:
        if type(error) is not kind:
            raise AssertionError(f"expected {kind.__name__}, got {type(error).__name__}") from error
        return error
    raise AssertionError(f"expected {kind.__name__}, got {result!r}")
