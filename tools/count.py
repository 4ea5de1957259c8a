"""Adds up the JUnit reports in a folder; fails where a test failed or none was run.

`NAME.again.xml` holds the second go of what fell short in `NAME.xml`: it counts in place of the first, and is told.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

MOST_AGAIN: Final = 3  # second goes: more are no accident


def outcomes(report: Path) -> dict[str, str]:
    """By test: "passed", "failed" or "skipped"."""
    found: dict[str, str] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        kinds = {child.tag for child in case}
        outcome = "failed" if kinds & {"failure", "error"} else "skipped" if "skipped" in kinds else "passed"
        name = f"{case.get('classname')}::{case.get('name')}"
        found[name] = "failed" if found.get(name) == "failed" else outcome  # a test may fail, and its end as well
    return found


def main(folder: Path) -> int:
    reports = sorted(folder.glob("*.xml"))
    first = [outcomes(report) for report in reports if not report.stem.endswith(".again")]
    again = {
        name: one for report in reports if report.stem.endswith(".again") for name, one in outcomes(report).items()
    }
    counted = [again.get(name, outcome) for suite in first for name, outcome in suite.items()]
    passed, failed, skipped = (counted.count(outcome) for outcome in ("passed", "failed", "skipped"))
    print(f"tests: {passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    if again:
        print(f"tests: {len(again)} needed a second go: {', '.join(sorted(again))}")
    return 0 if passed and not failed and len(again) <= MOST_AGAIN else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
