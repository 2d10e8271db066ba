"""The steps of a match: briefing, Action Round, owning up, resolution, and the stages between missions."""
