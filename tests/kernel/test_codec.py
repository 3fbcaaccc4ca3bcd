"""Frames to JSON and back."""

import json

import pytest

from jackin.kernel.codec import BadSave, decode_frame, encode_frame
from jackin.kernel.frame import Frame
from tests.kernel.toy import BONUS, TOY

REGISTERS = ["flow", "seat", "card", "subject", "n", "m", "k", "cards", "more", "text", "at"]


def there_and_back(f: Frame) -> Frame:
    return decode_frame(json.loads(json.dumps(encode_frame(f))))


@pytest.mark.parametrize(
    "f",
    [
        Frame(TOY),
        Frame(TOY, at=1),
        Frame(TOY, 1, 0, 0, 0, 0, 0, at=3),
        Frame(TOY, 0, 5, -1, -3, 2, 9, (4,), (1, 2, 3), BONUS, 7),
        Frame(TOY, 1, -1, 12, 1, 0, -7, (), (0,), None, TOY.length),
    ],
)
def test_every_register_survives(f):
    g = there_and_back(f)
    assert [getattr(f, name) for name in REGISTERS] == [getattr(g, name) for name in REGISTERS]


def test_every_place_in_a_flow_survives():
    for at in range(TOY.length + 1):
        assert there_and_back(Frame(TOY, at=at)).at == at


def test_flows_steps_and_texts_go_by_name():
    data = encode_frame(Frame(TOY, text=BONUS, at=3))
    assert data == {"flow": "toy", "step": "takes", "seat": 0, "text": "toy/bonus"}


def test_what_is_empty_is_not_written():
    assert encode_frame(Frame(TOY, 1, at=2)) == {"flow": "toy", "step": "offers", "seat": 1}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"flow": "poker"}, "no step poker/takes in these rules"),
        ({"step": "bluffs"}, "no step toy/bluffs in these rules"),
        ({"text": "toy/malus"}, "no text toy/malus in these rules"),
    ],
)
def test_an_unknown_name_is_refused_and_named(change, message):
    data = encode_frame(Frame(TOY, text=BONUS, at=3)) | change
    with pytest.raises(BadSave, match=message):
        decode_frame(data)
