"""Space Alert, with The New Frontier: a crew plans in real time, then a machine resolves what they planned."""
