"""A mission as it is resolved: the ship, the crew, the threats and their cards, and what they do turn by turn."""
