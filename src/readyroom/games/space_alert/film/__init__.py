"""What is shown of a mission that was resolved: its film, its debrief, and its line in the ship's log."""
