"""For operators: settings, logs, metrics, health, and the admin calls."""
