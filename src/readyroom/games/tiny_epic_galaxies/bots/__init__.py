"""How the bots think: what a position is worth, what a decision leads to, and how a turn is planned."""
