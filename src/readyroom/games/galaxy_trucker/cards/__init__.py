"""The contents of the box, as literals."""
