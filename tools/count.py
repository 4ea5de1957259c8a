"""Adds up the JUnit reports in a folder; fails where a test failed or none was run."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree


def main(folder: Path) -> int:
    suites = [suite for path in sorted(folder.glob("*.xml")) for suite in ElementTree.parse(path).iter("testsuite")]
    total, failures, errors, skipped = (
        sum(int(suite.get(name, 0)) for suite in suites) for name in ("tests", "failures", "errors", "skipped")
    )
    failed = failures + errors
    passed = total - failed - skipped
    print(f"tests: {passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
