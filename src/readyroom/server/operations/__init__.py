"""What operators need: settings, logs, metrics, health, and the operator's side."""
