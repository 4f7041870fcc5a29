"""Speed as ratios, measured in one process or one session; never asserted in tests."""
