"""The experience system (New Frontier, Experience System): explorers who outlive a mission."""
