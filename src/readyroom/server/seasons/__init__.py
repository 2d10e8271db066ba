"""A club's seasons: points tables made from ordinary tables."""
