"""The mission of the day: how people and bots fared."""
