"""The languages of the house, and which forms a count takes in each."""

from __future__ import annotations

from typing import Final

ALL: Final = ("en", "fr", "sl", "de", "it", "nl", "ru")
LANGUAGES: Final = ALL  # those that are complete, and are checked to be; English is what others fall back to

# The plural categories that whole numbers below a million take (Unicode CLDR).
PLURALS: Final = {
    "en": ("one", "other"),
    "fr": ("one", "other"),
    "sl": ("one", "two", "few", "other"),
    "de": ("one", "other"),
    "it": ("one", "other"),
    "nl": ("one", "other"),
    "ru": ("one", "few", "many"),
}
CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
ONE_IS_ONE: Final = frozenset({"en", "de", "it", "nl"})  # "one" holds the number 1 and no other


class UnknownLanguage(ValueError):
    def __init__(self, language: str) -> None:
        super().__init__(f"there is no language {language!r}; allowed: {', '.join(LANGUAGES)}")
        self.language = language
