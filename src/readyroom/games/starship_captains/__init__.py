"""Starship Captains: crew, queue, missions, and Captain Shadow for one."""
