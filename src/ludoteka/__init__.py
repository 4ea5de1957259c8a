"""Ludoteka: eight card and tabletop games, played exactly by their rule documents."""

__version__ = "0.1.0"
