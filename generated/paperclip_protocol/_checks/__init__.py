"""What the types of a Struct leave open of its schema.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""
