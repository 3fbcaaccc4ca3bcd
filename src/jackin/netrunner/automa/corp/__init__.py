"""The Corp that plays by itself (CA)."""
