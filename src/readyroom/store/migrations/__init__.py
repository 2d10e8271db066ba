"""Every change of the database's schema, in order."""
