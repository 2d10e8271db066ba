"""Where plans lead, as far as a viewer may know them: the planning ship, turn by turn."""
