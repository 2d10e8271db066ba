"""A package in name too: a wheel of a peer leaves one called ``tests`` where it is installed."""
