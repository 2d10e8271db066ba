"""Missions as files: read, resolved and written down, for people playing with the box."""
