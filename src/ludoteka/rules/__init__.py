"""The contract between a game and everyone else in the house. Pure: no clock, no I/O, no language."""
