"""What may and must happen: values, legality, payment, moves, triggers."""
