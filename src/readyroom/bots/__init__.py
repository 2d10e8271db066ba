"""Search that plays any game through the contract alone."""

from readyroom.bots.search import SearchBot

__all__ = ["SearchBot"]
