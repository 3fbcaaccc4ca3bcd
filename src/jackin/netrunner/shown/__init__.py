"""What a seat may see: the view, the log, prices and numbers, plans."""
