"""What the table says, before it is put into words."""

from __future__ import annotations

from typing import Any

Several = dict[str, tuple[str, ...]]


class Message:
    """A key of the catalogues and its arguments; the words live in `jackin/locale`. `several` are arguments that
    stand for more than one thing."""

    def __init__(self, key: str, several: Several | None = None, /, **args: str | int) -> None:
        self.key = key
        self.args = args
        self.several: Several = several or {}

    def plain(self) -> dict[str, Any]:
        """As it is sent."""
        said: dict[str, Any] = {"key": self.key, "args": self.args}
        if self.several:
            said["several"] = {name: list(values) for name, values in self.several.items()}
        return said

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return False
        return (self.key, self.args, self.several) == (other.key, other.args, other.several)

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args.items()))))

    def __repr__(self) -> str:
        args = "".join(f" {name}={value}" for name, value in {**self.args, **self.several}.items())
        return f"<{self.key}{args}>"
