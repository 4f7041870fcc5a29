"""Every way in which a decoded JSON value fails a schema.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""
