"""What the interpreted rules need of the package of this name: its integers are plain ones here."""

i64 = int


def mypyc_attr(*_names, **_values):
    return lambda thing: thing
