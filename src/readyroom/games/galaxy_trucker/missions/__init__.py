"""Missions: what a flight is about, besides arriving."""
