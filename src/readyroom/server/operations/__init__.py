"""What whoever runs a server needs: settings, logs, numbers, whether it is well, and the operator's side."""
