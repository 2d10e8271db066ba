"""A real package, because a wheel of a peer installs one called ``tests``."""
