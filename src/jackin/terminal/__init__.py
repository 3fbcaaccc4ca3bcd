"""The table in a terminal: it draws a view and takes one of the ask's answers."""
