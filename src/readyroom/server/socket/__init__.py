"""A client at a table: its WebSocket, from hello to goodbye."""
