"""Every reason of the table has a text in every language, and every text a reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.match.undo import REFUSALS
from ludoteka.table import codes
from ludoteka.text.languages import LANGUAGES
from ludoteka.text.loading import room


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text(language):
    ids = re.findall(r"^reason-([a-z-]+) =", (room("table") / f"{language}.ftl").read_text(), re.MULTILINE)
    assert sorted(ids) == sorted(set(codes.REASONS) - set(REFUSALS))


def test_every_refusal_of_the_table_is_listed():
    said = set()
    for path in Path(codes.__file__).parent.glob("*.py"):
        said |= set(re.findall(r'Refusal\("([a-z-]+)"\)', path.read_text()))
    assert said - {"unknown"} <= set(codes.REASONS)
