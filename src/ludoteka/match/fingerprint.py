"""A hash of everything a state holds; the laws need it too, so it stands beside the contract."""

from ludoteka.rules.fingerprint import attributes, fingerprint

__all__ = ["attributes", "fingerprint"]
