"""`python -m jackin` is `jackin`."""

from jackin.cli import app

app(prog_name="jackin")
