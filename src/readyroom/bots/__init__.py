"""Bots for any game: a search that needs only the contract, plug-ins, and all of them by name."""

from readyroom.bots.named import bot, decide, levels
from readyroom.bots.plugins import Player, Seen, UnknownBot
from readyroom.bots.search import Budget, SearchBot

__all__ = ["Budget", "Player", "SearchBot", "Seen", "UnknownBot", "bot", "decide", "levels"]
