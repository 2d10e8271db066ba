"""Bots' decisions, made in separate processes."""
