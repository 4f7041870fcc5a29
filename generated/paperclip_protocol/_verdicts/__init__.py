"""Whether a decoded JSON value satisfies a schema.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""
