"""The operator's side: is the server well, and what can be done about it. Never a secret of a running match."""
