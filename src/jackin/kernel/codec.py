"""Frames to JSON and back, by the stable names of flows, steps and texts."""

from __future__ import annotations

from typing import Any

from jackin.kernel.frame import FLOWS, TEXTS, Frame


class BadSave(ValueError):
    """A save that cannot be read: it says what is wrong, and where."""


def encode_frame(f: Frame) -> dict[str, Any]:
    data: dict[str, Any] = {"flow": f.flow.name, "step": f.step, "seat": f.seat}
    for name, value in (("card", f.card), ("subject", f.subject)):
        if value != -1:
            data[name] = value
    for name, value in (("n", f.n), ("m", f.m), ("k", f.k)):
        if value:
            data[name] = value
    if f.at == 0:
        data["new"] = True
    if f.cards:
        data["cards"] = list(f.cards)
    if f.more:
        data["more"] = list(f.more)
    if f.text is not None:
        data["text"] = f.text.name
    return data


def decode_frame(data: dict[str, Any]) -> Frame:
    flow = FLOWS.get(data["flow"])
    if flow is None or data["step"] not in flow.names:
        raise BadSave(f"no step {data['flow']}/{data['step']} in these rules")
    text = None
    if "text" in data:
        text = TEXTS.get(data["text"])
        if text is None:
            raise BadSave(f"no text {data['text']} in these rules")
    at = 0 if "new" in data else flow.index(data["step"]) + 1
    return Frame(
        flow, data["seat"], data.get("card", -1), data.get("subject", -1),
        data.get("n", 0), data.get("m", 0), data.get("k", 0),
        tuple(data.get("cards", ())), tuple(data.get("more", ())), text, at,
    )  # fmt: skip
