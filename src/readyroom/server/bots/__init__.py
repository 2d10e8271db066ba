"""Bots' decisions, made in processes of their own."""
