"""The components as data."""
