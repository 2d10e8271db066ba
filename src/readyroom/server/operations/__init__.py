"""What whoever runs a server needs: logs, numbers, settings."""
