"""The chart is a drawing that a browser can show."""

from __future__ import annotations

from xml.etree import ElementTree

from jackin.ladder.chart import LEFT, PLOT, Mark, chart

SVG = "{http://www.w3.org/2000/svg}"


def drawn(*marks: Mark) -> ElementTree.Element:
    return ElementTree.fromstring(chart(list(marks), "Ratings & more"))


def test_every_player_has_a_dot_and_a_label_the_strongest_on_top():
    picture = drawn(Mark("weak <1>", "corp", 1310, 40), Mark("strong", "runner", 1720, 25))
    assert [text.text for text in picture.iter(f"{SVG}text") if text.get("text-anchor") == "end"] == [
        "strong",
        "weak <1>",
    ]
    dots = [(float(dot.get("cx", "")), float(dot.get("cy", ""))) for dot in picture.iter(f"{SVG}circle")]
    assert dots[0][0] > dots[1][0]
    assert dots[0][1] < dots[1][1]


def test_intervals_stay_inside_the_plot():
    picture = drawn(Mark("a", "corp", 1199, 250), Mark("b", "runner", 1801, 250))
    ends = [float(line.get(x, "")) for line in picture.iter(f"{SVG}line") for x in ("x1", "x2")]
    assert min(ends) >= LEFT
    assert max(ends) <= LEFT + PLOT
