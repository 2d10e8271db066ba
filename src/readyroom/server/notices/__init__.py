"""Notices such as "It is your turn": who gets which, when, and through which channels."""
