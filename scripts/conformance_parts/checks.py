"""The checks, run by scripts/conformance with a Python that has the clients: checks.py URL."""

import sys

import legacy
import new


def main():
    url = sys.argv[1]
    checks = legacy.checks(url) + new.checks(url)
    failed = 0
    for name, check in checks:
        try:
            check()
        except Exception as error:  # noqa: BLE001  (whatever a client raises is a result)
            failed += 1
            print(f"conformance: FAILED: {name}: {type(error).__name__}: {error}")
    print(f"conformance: {len(checks) - failed}/{len(checks)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
