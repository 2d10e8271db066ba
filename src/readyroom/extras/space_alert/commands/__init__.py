"""``readyroom space-alert resolve | solve | mission``."""
