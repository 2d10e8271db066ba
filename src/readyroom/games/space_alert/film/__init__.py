"""A resolved mission as it is shown: its film, its debrief, and its entry in the ship's log."""
