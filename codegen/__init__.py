"""The generator: JSON Schema files in, msgspec types, validators, tables, reference pages and a manifest out.

``python -m codegen generate`` replaces what is generated; ``python -m codegen check`` writes nothing and fails on
drift.
"""
