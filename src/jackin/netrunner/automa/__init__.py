"""The solo opponents: the game itself plays a seat, by the cards of a pack (CA, RA)."""
