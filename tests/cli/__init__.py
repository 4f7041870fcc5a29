"""The ``prp`` command."""
