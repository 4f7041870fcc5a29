"""Tests, one folder for each room of the project."""

from hypothesis import settings

# Examples are not timed: the first one of a test also pays for imports, and machines are shared.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
