"""The online table: HTTP for lists and files, one WebSocket per seat for play. docs/protocol.md describes it."""
