"""A client's WebSocket at a table, from hello to goodbye."""
