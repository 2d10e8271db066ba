"""The planning ship: where plans lead, turn by turn, as far as a viewer may know them."""
