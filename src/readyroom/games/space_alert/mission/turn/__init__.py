"""The Resolution Round (rulebook 3): its steps, one module each, in the order of the Mission Steps Board."""
