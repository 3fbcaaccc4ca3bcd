"""The Runner that plays by itself (RA)."""
