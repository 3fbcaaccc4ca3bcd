"""What everything that crosses the line is made of."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field


Json = dict[str, Any]


Name = Annotated[str, Field(min_length=1, max_length=24)]


Secret = Annotated[str, Field(min_length=20, max_length=64)]


TableId = Annotated[str, Field(pattern=r"^[A-Z2-9]{6}$")]


Half = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


Value = Annotated[str, Field(max_length=200)]


class Part(BaseModel):
    """Strict: what a client sends beyond the protocol is an error, not noise."""

    model_config = ConfigDict(extra="forbid")


Language = Annotated[str, Field(pattern=r"^([a-z]{2})?$")]


class Said(Part):
    """A sentence of the table: a key of the catalogues and its arguments (`rule` names the rule behind it); `several`
    are arguments that stand for more than one thing."""

    key: str
    args: dict[str, str | int] = {}
    several: dict[str, list[str]] | None = None


class Fault(Part):
    """What went wrong, in a key for the catalogues and in plain English."""

    error: str
    detail: str = ""
    where: str = ""
