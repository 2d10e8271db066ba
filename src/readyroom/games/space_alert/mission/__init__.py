"""A mission as it is resolved: the ship, the crew, the threats and their cards, and their actions turn by turn."""
