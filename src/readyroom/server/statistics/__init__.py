"""Statistics and ratings: what finished matches tell of people, games and the server."""
