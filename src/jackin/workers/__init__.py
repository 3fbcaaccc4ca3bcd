"""Many games at once: in chunks, in this process, in several or on a Ray cluster, with the same results."""
