"""What the table says, before it is put into words."""

from __future__ import annotations


class Message:
    """A key of the catalogues and its arguments; the words live in `jackin/locale`."""

    def __init__(self, key: str, **args: str | int) -> None:
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args.items()))))

    def __repr__(self) -> str:
        args = "".join(f" {name}={value}" for name, value in self.args.items())
        return f"<{self.key}{args}>"
