"""Starship Captains beyond the table: how its cards are weighed."""

from readyroom.core.extras import Extras

EXTRAS = Extras(balance="readyroom.games.starship_captains.accounts:BALANCE")
