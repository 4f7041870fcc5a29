"""Harness contract, scripted drivers and supervised processes."""
