"""Seasons of a club: a table of points made of ordinary tables."""
