"""The steps of a match: briefing, Action Round, owning up, resolution, and what comes between missions."""
