"""Every change to the database's schema, in order."""
