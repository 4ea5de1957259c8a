"""Words: Fluent messages and rulebooks by language. Imports nothing of ours: what it needs of a game is handed in."""

from ludoteka.text.languages import ALL, LANGUAGES, UnknownLanguage
from ludoteka.text.rulebook import Block, Passage, blocks
from ludoteka.text.speaker import Speaker, message_id

__all__ = ["ALL", "LANGUAGES", "Block", "Passage", "Speaker", "UnknownLanguage", "blocks", "message_id"]
