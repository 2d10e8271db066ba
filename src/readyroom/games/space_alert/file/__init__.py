"""Missions as files: read, resolved and written down, for a table with a box on it."""
