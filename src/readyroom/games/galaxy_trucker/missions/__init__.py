"""Missions: goals for a flight besides arriving."""
