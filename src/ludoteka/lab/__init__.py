"""The laboratory: many games in virtual time."""
