"""Content sets and packs are made in a form: it offers every word of the vocabulary, and loses nothing."""

from __future__ import annotations

import copy
import io
import json
import os
import tomllib
import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jackin.content import packs, sets
from jackin.gangs.content.vocabulary import CONDITIONS, COUNTS, EFFECTS, RULES, TIMINGS, UNITS, WHO
from jackin.kernel.written import file_text
from jackin.locale import LANGUAGES, words
from jackin.netrunner.automa.check import KINDS, NAMES, NUMBERS, PARAMS
from jackin.workshop import works
from jackin.workshop.automa_form import automa_form
from jackin.workshop.craft import CRAFTS
from jackin.workshop.gangs_form import gangs_form
from jackin.workshop.telling import told
from jackin.workshop.works import BadWork
from tests.recorded import as_recorded

GANGS, AUTOMA = CRAFTS["gangs"], CRAFTS["automa"]


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JACKIN_DATA", str(tmp_path))
    return tmp_path


def begun(craft=GANGS, name="mine", model="house", empty=False):
    return works.begin(craft, name, "My box", model, empty)


def changed(craft, name, file, change):
    """The work after a change of one file's data."""
    shown = works.shown(craft, name)
    data = copy.deepcopy(shown["files"][file]["data"])
    change(data)
    return works.change(craft, name, shown["version"], {file: {"data": data}}, True)


# Beginning


@pytest.mark.parametrize("model", AUTOMA.shelf.built_in)
def test_a_pack_of_ours_is_copied_card_by_card(model):
    shown = begun(AUTOMA, model=model)
    assert shown["mistakes"] == []
    mine, ours = packs.pack("mine"), packs.pack(model)
    assert (mine.data["card"], mine.id, mine.name, mine.origin) == (
        ours.data["card"],
        "mine",
        "My box",
        "owner-typed",
    )


def test_a_copy_of_the_house_set_is_playable_at_once_and_all_of_it_is_ours():
    shown = begun()
    assert shown["mistakes"] == []
    assert sets.content("mine").name == "My box"
    assert not any(any(typed) for typed in shown["typed"].values())


@pytest.mark.parametrize(
    ("craft", "model"), [(GANGS, "house"), (AUTOMA, "dash"), (AUTOMA, "exa"), (AUTOMA, "runner")]
)
def test_an_empty_work_is_without_our_cards_and_without_mistakes(craft, model):
    shown = begun(craft, model=model, empty=True)
    assert shown["mistakes"] == []
    cards = {name: len(typed) for name, typed in shown["typed"].items()}
    assert cards["cards"] == 1 if craft is AUTOMA else cards["upgrades"] == cards["opportunities"] == 0


def test_ones_own_work_is_a_model_too():
    begun()
    changed(GANGS, "mine", "combat_upgrades", lambda data: data["upgrade"].pop())
    assert len(begun(name="second", model="mine")["files"]["combat_upgrades"]["data"]["upgrade"]) == 21


def test_everybody_on_the_machine_may_read_a_work_and_only_its_owner_change_it(data_folder):
    begun()
    (folder,) = [path.parent for path in data_folder.rglob("set.toml")] or [None]
    assert folder is not None
    assert folder.stat().st_mode & 0o777 == 0o755
    changed(GANGS, "mine", "combat_upgrades", lambda data: data["upgrade"].pop())
    assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o644}
    assert {path.name for path in folder.iterdir()} <= set(GANGS.names)


def test_a_deleted_work_leaves_nothing_else_behind(data_folder):
    begun()
    works.remove(GANGS, "mine")
    assert works.names(GANGS) == []
    assert not (GANGS.shelf.own_folder / "mine").exists()


def test_there_are_a_hundred_works_at_the_most(monkeypatch):
    monkeypatch.setattr(works, "MOST_WORKS", 2)
    begun()
    begun(name="second")
    with pytest.raises(BadWork) as bad:
        begun(name="third")
    assert (bad.value.reason, bad.value.args_told) == ("full", {"n": 2})


def test_a_work_is_as_large_as_it_may_be_and_no_larger(monkeypatch):
    shown = begun()
    size = sum(len(found["text"].encode()) for found in shown["files"].values())
    file, found = next(iter(shown["files"].items()))
    for most, kept in ((size, True), (size - 1, False)):
        monkeypatch.setattr(works, "MOST_BYTES", most)
        change = {file: {"text": found["text"]}}
        if kept:
            assert works.change(GANGS, "mine", shown["version"], change, True)["version"] == shown["version"]
        else:
            with pytest.raises(BadWork, match="too-big"):
                works.change(GANGS, "mine", shown["version"], change, True)


def test_letters_that_no_file_can_hold_are_refused_before_anything_is_written():
    shown = begun()
    change = {"combat_upgrades": {"text": "# fine"}, "net": {"text": "\ud800"}}
    with pytest.raises(UnicodeEncodeError):
        works.change(GANGS, "mine", shown["version"], change, True)
    assert works.shown(GANGS, "mine")["version"] == shown["version"]


def test_what_no_check_foresees_is_a_mistake_of_the_first_file_as_a_whole(monkeypatch):
    begun()

    def stumbles(texts):
        raise LookupError

    monkeypatch.setattr(GANGS, "check", stumbles)
    (mistake,) = works.shown(GANGS, "mine")["mistakes"]
    assert (mistake["file"], mistake["line"], mistake["entry"]) == (GANGS.names[0], 0, "")


@pytest.mark.parametrize("craft", [GANGS, AUTOMA], ids=lambda craft: craft.kind)
def test_forms_models_and_works_are_as_they_were(craft):
    """Every field of every form; each built-in work as it is shown and as the form writes it again."""
    found = [json.dumps(craft.models(), sort_keys=True)]
    for n, model in enumerate(craft.shelf.built_in):
        for empty in (False, True):
            shown = begun(craft, f"mine-{n}-{int(empty)}", model, empty)
            found.append(json.dumps(shown, sort_keys=True))
            files = {file: {"data": one["data"]} for file, one in shown["files"].items()}
            again = works.change(craft, shown["name"], shown["version"], files, False)
            found.append(json.dumps(again, sort_keys=True))
    as_recorded(__file__, {craft.kind: found})


# Changing


@pytest.mark.parametrize(("craft", "model"), [(GANGS, "house"), *[(AUTOMA, name) for name in AUTOMA.shelf.built_in]])
def test_what_the_form_writes_is_read_as_it_was(craft, model):
    before = begun(craft, model=model)
    files = {file: {"data": found["data"]} for file, found in before["files"].items()}
    after = works.change(craft, "mine", before["version"], files, True)
    assert after["mistakes"] == []
    for file, found in after["files"].items():
        assert found["data"] == before["files"][file]["data"]


plain = st.recursive(
    st.integers(-999, 999) | st.text(max_size=12) | st.booleans(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(st.text(max_size=6), plain, max_size=4), st.lists(st.dictionaries(st.text(max_size=6), plain)))
def test_whatever_is_typed_survives_toml(head, entries):
    data = {**head, "upgrade": entries}
    found = tomllib.loads(file_text(data, ["upgrade"]))
    assert found.get("upgrade", []) == entries
    assert {name: value for name, value in found.items() if name != "upgrade"} == {
        name: value for name, value in head.items() if name != "upgrade"
    }


def test_a_changed_file_is_owner_typed_and_says_which_cards_are():
    begun()
    state = changed(GANGS, "mine", "combat_upgrades", lambda data: data["upgrade"][2].update(firepower=5))
    assert state["typed"]["upgrades"] == [n == 2 for n in range(22)]
    origins = {file: found["data"]["origin"] for file, found in state["files"].items()}
    assert origins.pop("combat_upgrades") == origins.pop("set") == "owner-typed"
    assert set(origins.values()) == {"original"}


def test_a_mistake_is_told_with_its_card_and_field_and_the_work_is_kept_all_the_same():
    begun()
    wrong = [{"at": "casualties", "do": [{"do": "casualty", "who": "a-friend"}]}]
    state = changed(GANGS, "mine", "combat_upgrades", lambda data: data["upgrade"][0].update(ability=wrong))
    (mistake,) = state["mistakes"]
    assert (mistake["file"], mistake["entry"], mistake["field"]) == (
        "combat_upgrades.toml", "pain-editor", "ability 1 do 1",
    )  # fmt: skip
    assert works.shown(GANGS, "mine")["mistakes"] == state["mistakes"]
    assert "mine" not in [found["id"] for found in playable()]


def playable():
    from jackin.doors import door

    return door("gangs").sets()


def test_a_file_that_cannot_be_read_keeps_its_text_and_says_where_it_breaks():
    shown = begun()
    state = works.change(GANGS, "mine", shown["version"], {"net": {"text": "origin = "}}, True)
    assert state["files"]["net"] == {"text": "origin = ", "data": None}
    assert [(one["file"], one["line"]) for one in state["mistakes"]] == [("net.toml", 1)]


def test_what_was_changed_elsewhere_is_not_written_over():
    shown = begun()
    (sets.own_folder() / "mine" / "net.toml").write_text("# by hand\n", "utf-8")
    with pytest.raises(BadWork) as refused:
        works.change(GANGS, "mine", shown["version"], {"gangs": {"text": ""}}, True)
    assert refused.value.reason == "changed-elsewhere"


def test_what_is_only_looked_at_is_not_kept():
    shown = begun()
    state = works.change(GANGS, "mine", shown["version"], {"net": {"text": ""}}, False)
    assert state["mistakes"]
    assert works.shown(GANGS, "mine")["version"] == shown["version"]


def test_a_crash_while_writing_leaves_the_old_file(monkeypatch):
    shown = begun()

    def crash(*args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", crash)
    with pytest.raises(OSError, match="No space"):
        works.change(GANGS, "mine", shown["version"], {"net": {"text": "x = 1"}}, True)
    assert works.shown(GANGS, "mine")["version"] == shown["version"]
    assert sorted(path.name for path in (sets.own_folder() / "mine").iterdir()) == sorted(GANGS.names)


# Names


def test_a_renamed_work_is_found_under_its_new_name_alone():
    begun()
    shown = works.rename(GANGS, "mine", "my-big-box", "My big box")
    assert (shown["name"], shown["title"]) == ("my-big-box", "My big box")
    assert works.names(GANGS) == ["my-big-box"]
    assert sets.content("my-big-box").id == "my-big-box"


def test_a_deleted_work_leaves_what_else_lies_in_its_folder():
    begun()
    notes = sets.own_folder() / "mine" / "notes.txt"
    notes.write_text("where I was", "utf-8")
    works.remove(GANGS, "mine")
    assert works.names(GANGS) == []
    assert list(notes.parent.iterdir()) == [notes]


@pytest.mark.parametrize("name", ["", "../up", "a/b", "A", "-a", "nul", "com1", "ä", "a" * 41, ".", "a.b", "a\n"])
def test_a_name_is_never_a_path(name):
    with pytest.raises(BadWork) as refused:
        begun(name=name)
    assert refused.value.reason == "bad-name"


def test_ours_and_what_is_there_are_never_written_over():
    with pytest.raises(BadWork) as refused:
        begun(name="house")
    assert refused.value.reason == "ours"
    begun()
    with pytest.raises(BadWork) as refused:
        begun()
    assert refused.value.reason == "taken"


# Archives


def test_a_work_goes_into_an_archive_and_out_of_it():
    begun()
    texts = works.unpacked(GANGS, works.archive(GANGS, "mine"))
    assert texts == works.texts_of(GANGS, "mine")[0]


def packed(files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return out.getvalue()


def test_of_an_archive_only_the_files_of_a_work_are_read():
    files = {"../../etc/passwd": "x", "deep/er/net.toml": "a = 1", "readme.md": "hello"}
    assert works.unpacked(GANGS, packed(files)) == {"net.toml": "a = 1"}


@pytest.mark.parametrize(
    "data",
    [b"", b"PK no", packed({"readme.md": "x"}), packed({"net.toml": "x" * 2_000_000}), packed({"net.toml": b"\xff"})],
    ids=["nothing", "no archive", "nothing for us", "a bomb", "no text"],
)
def test_a_bad_archive_is_refused(data):
    with pytest.raises(BadWork) as refused:
        works.unpacked(GANGS, data)
    assert refused.value.reason == "bad-archive"


# The form


def shapes_in(shape):
    yield shape
    inner = [shape.get("of"), *shape.get("parts", []), *shape.get("fields", {}).values()]
    inner += [field for fields in shape.get("verbs", {}).values() for field in fields.values()]
    for one in [*inner, *shape.get("instead", {}).values()]:
        if one:
            yield from shapes_in(one)


def everything(form):
    fields = [field for deck in form["decks"] for field in deck["fields"].values()]
    return [shape for top in [*fields, *form["shapes"].values()] for shape in shapes_in(top)]


def verbs(form, by):
    return {verb for shape in everything(form) if shape.get("by") == by for verb in shape["verbs"]}


def test_the_form_of_a_set_has_the_whole_vocabulary():
    form = gangs_form()
    assert verbs(form, "is") == set(CONDITIONS)
    assert verbs(form, "count") == set(COUNTS)
    assert verbs(form, "do") == set(EFFECTS)
    assert verbs(form, "rule") == set(RULES)
    assert verbs(form, "at") == set(TIMINGS)
    offered = {word for shape in everything(form) for word in shape.get("words", [])}
    assert set(UNITS) | set(WHO) <= offered


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_the_form_of_a_pack_has_every_order_test_and_setting(side):
    form = automa_form(side)
    assert verbs(form, "do") >= set(KINDS[side])
    tests = form["shapes"]["condition"]
    assert (tests["names"], tests["numbers"]) == (NAMES[side], NUMBERS[side])
    assert set(form["decks"][0]["fields"]["params"]["fields"]) == set(PARAMS[side])


FORMS = {"gangs": gangs_form(), "corp": automa_form("corp"), "runner": automa_form("runner")}
SIGNS = {
    "-R": "fewest-cards", "+R": "most-cards", "<R": "fewest-cards", "-H": "least-ice", "+H": "most-ice",
    "-A": "fewest-tokens", "<A": "fewest-tokens", "+A": "most-tokens",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FORMS)
def test_every_word_and_every_field_of_a_form_has_a_name(name, lang):
    said, form = words(lang), FORMS[name]
    fields = {field for deck in form["decks"] for field in deck["fields"]}
    wanted = {f"workshop-deck-{deck['id']}" for deck in form["decks"]}
    for shape in everything(form):
        fields |= set(shape.get("fields", {})) | {each for of in shape.get("verbs", {}).values() for each in of}
        if shape["kind"] == "target":
            continue
        if shape.get("said"):
            wanted |= {f"{shape['said']}-{SIGNS.get(word, word)}" for word in shape.get("words", [])}
            wanted |= {f"{shape['said']}-{word}" for word in [*shape.get("verbs", {}), *shape.get("instead", {})]}
    assert [key for key in sorted(wanted) if not said.has(key)] == []
    unnamed = [
        field
        for field in sorted(fields)
        if not said.has(f"workshop-field-{field}") and not said.has(f"web-gangs-rule-{field.replace('_', '-')}")
    ]
    assert unnamed == []


# How a card reads


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_reads_while_it_is_typed_as_it_will_at_the_table(lang):
    data = {file: found["data"] for file, found in begun()["files"].items()}
    card = data["combat_upgrades"]["upgrade"][0]
    whole = told("combat", card, data["districts"], lang)["texts"]
    assert whole["abilities"][0]["text"]
    assert whole["cred"]["n"] == 2
    half = told("combat", {**card, "ability": [{"at": "casualties"}]}, data["districts"], lang)["texts"]
    assert (half["title"], half["abilities"]) == (whole["title"], [{"name": "", "text": ""}])


KEYS = ["do", "if", "at", "ability", "id", "cred", "n", "click", "side_a", "special"]
junk = st.recursive(
    st.none() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner),
    max_leaves=10,
)


@given(
    junk,
    st.sampled_from(["combat", "opportunity", "edgerunner", "story", "gang", "space", "action", "ai", "behaviour"]),
)
def test_whatever_is_half_typed_is_told_without_a_fault(entry, card):
    assert json.dumps(told(card, entry, entry, "en"))


@pytest.mark.parametrize(("wrap", "inner"), [(lambda value: [value], 1), (lambda value: {"in": value}, "x")])
def test_data_goes_no_deeper_than_any_form(wrap, inner):
    data = inner
    for _ in range(24):
        data = wrap(data)
    assert works.is_writable(data)
    assert not works.is_writable(wrap(data))
    assert not works.is_writable([None])
