"""How the bots build and fly."""
