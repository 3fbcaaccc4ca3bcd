"""What may stand in a pack (V-1 to V-10): every mistake is noted with its file, line, card and field."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, Final

from jackin.kernel import mistakes as kernel
from jackin.kernel.mistakes import is_number, is_text, wrong_settings
from jackin.kernel.sizes import check_sizes

Json = dict[str, Any]

FORMAT: Final = 1
CLICKS: Final = {"corp": 3, "runner": 4}
LEVELS: Final = {"corp": ["easy", "standard", "hard"], "runner": ["easy", "normal"]}
FACTIONS: Final = {"corp": ["haas-bioroid", "jinteki", "nbn", "weyland"], "runner": ["anarch", "criminal", "shaper"]}
ALL_FACTIONS: Final = [*FACTIONS["corp"], *FACTIONS["runner"]]
FILE_OF: Final = {"pack": "pack.toml", "card": "cards.toml", "behaviour": "behaviours.toml"}

HEAD: Final = {"format", "id", "name", "side", "origin", "stratagems", "params"}
PARAMS: Final[dict[str, dict[str, tuple[int | str, tuple[int | str, ...]]]]] = {
    # name: default, and the values it may have; a bare default takes a number from 0 to 99
    "corp": {
        "mandatory_draw": ("none", ("none", "refill")),
        "refill_mode": ("single", ("single", "fill")),
        "recycle_played_ops": (False, (False, True)),
        "agenda_archives_guard": ("always", ("always", "own")),
        "asset_rez": ("window", ("window", "reveal_only")),
        "rez_reserve": (3, ()),
        "ice_install_cost": (True, (False, True)),
        "swap_unaffordable_ice": (True, (False, True)),
        "reposition_ice": (True, (False, True)),
        "max_remotes": (0, ()),
        "stratagem_look": (3, ()),
        "human_override": (False, (False, True)),
    },
    "runner": {
        "hq_peek": (True, (False, True)),
        "feasibility": ("known_ice", ("known_ice", "off")),
        "ec_recycle": (True, (False, True)),
        "last_resort": ("none", ("none", "credit")),
        "runner_look": (1, ()),
    },
}

# Kinds of actions, with the fields of each
KINDS: Final[dict[str, dict[str, list[str]]]] = {
    "corp": {
        "refill": ["n"],
        "advance": ["at", "n"],
        "install_resource": ["at"],
        "install_ice": ["at"],
        "operation": [],
        "stratagem": ["want"],
        "credit": ["n"],
        "use_asset": [],
        "purge": ["clicks"],
        "trash_resource": [],
        "behaviour": [],
    },
    "runner": {
        "run": ["colour", "letter", "link", "trash", "rows", "use"],
        "economy": [],
        "program": [],
        "resource": [],
        "draw": ["n"],
        "credit": ["n"],
        "remove_tag": [],
        "use_ability": [],
        "run_ability": [],
        "grip": [],
    },
}
WANTS: Final = ("any", "tag", "damage", "trash", "tempo")
ORDERS: Final = ("-R", "+R", "-H", "+H", "-A", "+A")
CENTRALS: Final = ("archives", "rd", "hq")
PLACES: Final = (*CENTRALS, "new")
SCOPES: Final = ("any", *CENTRALS, "central", "remotes")
NOT_REMOTE: Final = (*CENTRALS, "central")
LOCATIONS: Final = (
    "any", "central", "remote", "archives", "no_ice", "iced", "rezzed_ice", "unrezzed_ice", "advanced",
)  # fmt: skip
DESTINATIONS: Final = ("rd", "hq", "archives", "any", "+R", "<R", "+A", "<A")
NUMBERS: Final[dict[str, list[str]]] = {
    "corp": [
        "credits_lt", "credits_ge", "turn_ge", "my_points_ge", "their_points_ge", "hq_lt", "ice_left_ge",
        "re_left_ge", "es_left_ge", "remotes_lt", "remotes_ge", "tags_ge", "virus_ge", "grip_le", "tokens_ge",
    ],
    "runner": [
        "credits_lt", "credits_ge", "turn_ge", "my_points_ge", "their_points_ge", "grip_lt", "grip_gt", "tags_ge",
        "breakers_lt", "rezzed_ice_ge", "ec_left_ge", "stack_left_ge",
    ],
}  # fmt: skip
NAMES: Final[dict[str, list[str]]] = {"corp": [], "runner": ["poor", "thin", "no_breaker", "no_trash_aid"]}
SERVER_TESTS: Final = ("bare", "weak")
MOST_COPIES: Final = 20
LAST_RESORTS: Final = ("credit", "draw", "behaviour")


class Mistakes(kernel.Mistakes):
    """Everything wrong with a pack. `texts` are its files by name, if it came from files: they give the lines."""

    def __init__(self, texts: dict[str, str], where: str) -> None:
        super().__init__(texts, where, FILE_OF["pack"])

    def line(self, field: str) -> int:
        number = re.match(r"click (\d+)", field)
        if not number:
            return super().line(field)
        lines = self.lines()
        begin = self.begin(lines)
        return self.click_line(lines, begin, int(number[1])) if begin >= 0 else 0

    def click_line(self, lines: list[str], begin: int, number: int) -> int:
        """Clicks stand one to a line in the files we write; elsewhere the card's own line must do."""
        count = 0
        for n in range(begin + 1, len(lines)):
            if lines[n].startswith("[["):
                break
            if re.match(r"  ?(\{| \{|\t\{)", lines[n]):
                count += 1
                if count == number:
                    return n + 1
        return begin + 1


def check_pack(data: Any, m: Mistakes) -> None:
    if not isinstance(data, dict) or not isinstance(data.get("pack"), dict) or not isinstance(data.get("card"), list):
        m.note("", "a pack has a header and cards")
        return
    if not are_small(data, m):
        return
    head: Json = data["pack"]
    check_head(head, m)
    side = head.get("side")
    if side not in CLICKS:
        return
    m.file = FILE_OF["card"]
    ids: list[str] = []
    for card in data["card"]:
        check_id(card, ids, m)
        check_card(card, head, m)
    m.id = ""
    check_decks([card for card in data["card"] if isinstance(card, dict)], side, m)
    check_behaviours(data.get("behaviour"), head, m)


def check_decks(cards: list[Json], side: str, m: Mistakes) -> None:
    """OR-53, OR-54: there is a card to read on each level, whoever meets whom."""
    for level in LEVELS[side]:
        there = [card for card in cards if is_marked(card, "levels", [level])]
        if not there:
            m.note("", f"a pack has AI cards for the level {level}")
            continue
        for pair in product(*FACTIONS.values()):
            if not any(is_marked(card, "factions", list(pair)) for card in there):
                m.note("", f"a pack has AI cards for the level {level} when {pair[0]} meets {pair[1]}")


def is_marked(card: Json, mark: str, words: list[str]) -> bool:
    """Whether a card is in the deck with one of these levels or factions; one without a mark always is."""
    marked = card.get(mark, words)
    return isinstance(marked, list) and any(word in marked for word in words)


def are_small(data: Json, m: Mistakes) -> bool:
    """No number, text or list is beyond all measure: what comes after this may count and copy."""
    before = len(m.noted)
    for key, value in data.items():
        if key in FILE_OF:
            m.file = FILE_OF[key]
        check_sizes(value, key, m)
    m.file = FILE_OF["pack"]
    return len(m.noted) == before


def check_head(head: Json, m: Mistakes) -> None:
    unknown_keys(head, HEAD, "", m)
    if head.get("format") != FORMAT:
        m.note("format", f"this game reads format {FORMAT}, not {head.get('format')!r}")
    if not re.fullmatch(r"[a-z0-9-]+", str(head.get("id", ""))):
        m.note("id", "a pack has an id of small letters, digits and hyphens")
    if not is_text(head.get("name")):
        m.note("name", "a pack has a name")
    if head.get("side") not in CLICKS:
        m.note("side", "one of corp, runner")
    if head.get("origin") not in ("original", "owner-typed"):
        m.note("origin", "one of original, owner-typed")
    if not isinstance(head.get("stratagems", False), bool):
        m.note("stratagems", "true or false")
    if head.get("stratagems") and head.get("side") == "runner":
        m.note("stratagems", "only Corp packs have stratagems")
    for problem in wrong_params(head.get("params", {}), str(head.get("side"))):
        m.note("params", problem)


def wrong_params(params: Any, side: str) -> list[str]:
    """What is wrong with parameters, those of a pack or those of a game."""
    return wrong_settings(params, PARAMS.get(side, {}), "parameter")


def default_params(side: str) -> dict[str, int | str]:
    return {name: default for name, (default, _) in PARAMS[side].items()}


def unknown_keys(table: Json, known: Any, field: str, m: Mistakes) -> None:
    """V-9."""
    for key in table:
        if key not in known:
            m.note(field or key, f"unknown key {key!r}")


def check_id(card: Any, ids: list[str], m: Mistakes) -> None:
    m.id = str(card.get("id", "")) if isinstance(card, dict) else ""
    if not m.id:
        m.note("id", "a card has an id")
    elif m.id in ids:
        m.note("id", "two cards have this id")
    ids.append(m.id)


def check_card(card: Any, head: Json, m: Mistakes) -> None:
    if not isinstance(card, dict):
        m.note("", "a card is a table")
        return
    unknown_keys(card, {"id", "title", "copies", "levels", "factions", "click", "bottom"}, "", m)
    for mark, known in {"levels": LEVELS[head["side"]], "factions": ALL_FACTIONS}.items():
        marked = card.get(mark, known)
        if not isinstance(marked, list) or not marked or any(word not in known for word in marked):
            m.note(mark, f"a list of {', '.join(known)}")
    if not is_text(card.get("title")):
        m.note("title", "a card has a title")
    if not is_number(card.get("copies", 1)) or not 1 <= card.get("copies", 1) <= MOST_COPIES:
        m.note("copies", f"at least 1, at most {MOST_COPIES}")
    side = head["side"]
    clicks = card.get("click")
    if not isinstance(clicks, list) or not all(isinstance(click, dict) for click in clicks):
        m.note("click", "a list of clicks")
        return
    if len(clicks) != CLICKS[side]:
        m.note("click", f"a {side} card has {CLICKS[side]} clicks, not {len(clicks)} (V-1)")
    for n, click in enumerate(clicks):
        check_click(click, side, f"click {n + 1}", False, m)
    check_bottom(card.get("bottom"), head, m)
    if side == "runner":
        check_runs([click for click in [*clicks, card.get("bottom")] if isinstance(click, dict)], m)


def check_click(click: Json, side: str, field: str, bottom: bool, m: Mistakes) -> None:
    own = {"if", "else", "expendable", "reserve"}
    if "reserve" in click:
        check_reserve(click, side, field, m)
    else:
        check_action(click, side, field, own, bottom, m)
    if "expendable" in click and (side != "runner" or bottom or not isinstance(click["expendable"], bool)):
        m.note(field, "expendable is for Runner clicks, true or false (V-7)")
    if "if" in click:
        check_condition(click["if"], side, f"{field} if", m)
    if "else" in click:
        check_action(click["else"], side, f"{field} else", set(), bottom, m)


def check_reserve(click: Json, side: str, field: str, m: Mistakes) -> None:
    unknown_keys(click, {"reserve", "if", "expendable", "else", "do"}, field, m)
    if side != "runner":
        m.note(field, "only Runner clicks are reserved (V-7)")
    for key in ("do", "else", "expendable"):
        if key in click:
            m.note(field, f"a reserved click has no {key!r} (V-7)")
    actions = click["reserve"]
    if not isinstance(actions, list) or not actions:
        m.note(field, "reserve is a list of actions")
        return
    for action in actions:
        check_action(action, side, f"{field} reserve", set(), False, m)


def check_action(action: Any, side: str, field: str, own: set[str], bottom: bool, m: Mistakes) -> None:
    """`own` are the keys that the click around it may have; an `else` has none (V-2)."""
    if not isinstance(action, dict):
        m.note(field, "an action is a table")
        return
    kind = action.get("do")
    kinds = KINDS[side]
    if kind not in kinds:
        m.note(field, f"do is one of {', '.join(kinds)}, not {kind!r}")
        return
    if kind == "behaviour" and not bottom:
        m.note(field, "'behaviour' stands only in a bottom order (V-5)")
    unknown_keys(action, {"do", *kinds[kind], *own}, field, m)
    for name in ("n", "clicks"):
        if name in action and (not is_number(action[name]) or action[name] < 1):
            m.note(f"{field} {name}", f"at least 1, not {action[name]!r} (V-8)")
    if "at" in kinds[kind]:
        check_target(action.get("at"), kind, f"{field} at", m)
    if "want" in action and action["want"] not in WANTS:
        m.note(f"{field} want", f"one of {', '.join(WANTS)}, not {action['want']!r}")
    if kind == "run":
        check_run(action, field, m)


def check_target(target: Any, kind: str, field: str, m: Mistakes) -> None:
    if not isinstance(target, str):
        m.note(field, "a server or an order")
        return
    order, at, scope = target.partition("@")
    if order in ORDERS:
        for name in scope.split(",") if at else []:
            if name not in SCOPES:
                m.note(field, f"{name!r} is no scope; there are {', '.join(SCOPES)}")
    elif at:
        m.note(field, f"{order!r} takes no scope")
        return
    elif not (order in PLACES or re.fullmatch(r"remote:[1-9]\d*", order)):
        m.note(field, f"{target!r} is neither a server ({', '.join(PLACES)}, remote:N) nor an order")
    if kind != "install_ice" and (order in CENTRALS or any(name in NOT_REMOTE for name in scope.split(","))):
        m.note(field, f"{target!r} is no remote: this order leads to remotes only (CA-31, CA-37)")
    if kind == "advance" and order == "new":
        m.note(field, "nothing lies in a new remote that could be advanced (CA-31)")


def check_run(action: Json, field: str, m: Mistakes) -> None:
    if not is_text(action.get("colour")):
        m.note(f"{field} colour", "a run has a colour")
    if "letter" in action and not is_text(action["letter"]):
        m.note(f"{field} letter", "a letter")
    for name in ("link", "trash"):
        if not is_number(action.get(name)) or action[name] < 0:
            m.note(f"{field} {name}", f"at least 0, not {action.get(name)!r} (V-8)")
    if ("rows" in action) == ("use" in action):
        m.note(field, "a run has rows, or uses those of another run")
    rows = action.get("rows", [])
    if not isinstance(rows, list) or ("rows" in action and not rows):
        m.note(f"{field} rows", "a list of rows")
        return
    for n, row in enumerate(rows):
        check_row(row, f"{field} row {n + 1}", m)


def check_row(row: Any, field: str, m: Mistakes) -> None:
    if not isinstance(row, dict):
        m.note(field, "a row is a table")
        return
    unknown_keys(row, {"if", "then", "go"}, field, m)
    if ("if" in row) != ("then" in row):
        m.note(field, "'if' and 'then' stand together")
    if "if" in row:
        check_condition(row["if"], "runner", field, m)
    if "then" in row:
        check_then(row["then"], f"{field} then", m)
    go = row.get("go")
    if go is None:
        if "if" not in row:
            m.note(field, "a row without 'if' goes somewhere")
    elif not isinstance(go, list) or len(go) != 2 or go[0] not in LOCATIONS or go[1] not in DESTINATIONS:
        m.note(field, f"go is a location ({', '.join(LOCATIONS)}) and a destination ({', '.join(DESTINATIONS)})")


def check_then(then: Any, field: str, m: Mistakes) -> None:
    """V-6: an action, or another run of the card by its colour or letter."""
    if not isinstance(then, dict) or then.get("do") != "run":
        check_action(then, "runner", field, set(), False, m)
        return
    if set(then) != {"do", "use"} or not is_text(then["use"]):
        m.note(field, "a run here only names another run of the card: use = its colour or letter (V-6)")


def check_runs(clicks: list[Json], m: Mistakes) -> None:
    """V-3, V-4."""
    runs = [click for click in clicks if click.get("do") == "run"]
    runs += [
        click["else"] for click in clicks if isinstance(click.get("else"), dict) and click["else"].get("do") == "run"
    ]
    names: list[str] = []
    for run in runs:
        for key in ("colour", "letter"):
            if key in run and run[key] in names:
                m.note(key, f"two runs are called {run[key]!r} (V-4)")
            if key in run:
                names.append(run[key])
    for run in runs:
        if "use" in run:
            used = [other for other in runs if run["use"] in (other.get("colour"), other.get("letter"))]
            if not any(other is not run and other.get("rows") for other in used):
                m.note("use", f"no other run with rows is called {run['use']!r} (V-3)")
    check_references(runs, m)


def check_references(runs: list[Json], m: Mistakes) -> None:
    """V-6: the runs that rows lead to are on the card, and no way leads back to where it began."""
    for run in runs:
        for name in led_to(run):
            if run_called(name, runs) is None:
                m.note("use", f"no run is called {name!r} (V-6)")
        if run.get("rows") and leads_back(run, run, runs, []):
            m.note("use", f"the rows of {run.get('colour')!r} lead back to themselves (V-6)")


def run_called(name: Any, runs: list[Json]) -> Json | None:
    return next((run for run in runs if name in (run.get("colour"), run.get("letter"))), None)


def led_to(run: Json) -> list[str]:
    """The runs whose rows this one reads next: those its own rows name, and the one whose rows it uses."""
    rows = run.get("rows", [])
    thens = [row.get("then") for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
    return [
        then["use"]
        for then in thens
        if isinstance(then, dict) and then.get("do") == "run" and is_text(then.get("use"))
    ]


def leads_back(start: Json, run: Json, runs: list[Json], passed: list[str]) -> bool:
    names = [*led_to(run), *([run["use"]] if is_text(run.get("use")) else [])]
    for name in names:
        found = run_called(name, runs)
        if found is start:
            return True
        if found is not None and name not in passed and leads_back(start, found, runs, [*passed, name]):
            return True
    return False


def check_bottom(bottom: Any, head: Json, m: Mistakes) -> None:
    if not isinstance(bottom, dict):
        m.note("bottom", "a card has a bottom order")
        return
    side = head["side"]
    check_click(bottom, side, "bottom", True, m)
    kinds = [bottom.get("do")]
    if isinstance(bottom.get("else"), dict):
        kinds.append(bottom["else"].get("do"))
    if "behaviour" in kinds and not head.get("stratagems"):
        m.note("bottom", "'behaviour' needs a pack with stratagems (V-5)")
    if side == "corp" and any(kind in KINDS["corp"] and kind not in ("credit", "behaviour") for kind in kinds):
        m.note("bottom", "a Corp card ends in credit or behaviour")
    if head.get("origin") == "original" and kinds[-1] in KINDS[side] and kinds[-1] not in LAST_RESORTS:
        m.note("bottom", f"it must end in one of {', '.join(LAST_RESORTS)} (V-10)")


def check_condition(condition: Any, side: str, field: str, m: Mistakes) -> None:
    if isinstance(condition, str):
        if condition not in NAMES[side]:
            m.note(field, f"unknown condition {condition!r}")
        return
    if not isinstance(condition, dict) or not condition:
        m.note(field, "a condition is a name or a table")
        return
    for key, value in condition.items():
        check_test(key, value, side, field, m)


def check_test(key: str, value: Any, side: str, field: str, m: Mistakes) -> None:
    if key in ("any", "all"):
        if not isinstance(value, list) or not value:
            m.note(field, f"{key} takes a list of conditions")
            return
        for part in value:
            check_condition(part, side, field, m)
    elif key == "not":
        check_condition(value, side, field, m)
    elif key in NUMBERS[side]:
        if not is_number(value):
            m.note(field, f"{key} takes a number, not {value!r}")
    elif key == "tagged":
        if not isinstance(value, bool):
            m.note(field, "tagged is true or false")
    elif key in SERVER_TESTS and side == "corp":
        if value not in CENTRALS and not re.fullmatch(r"remote:[1-9]\d*", str(value)):
            m.note(field, f"{key} takes a server, not {value!r}")
    else:
        m.note(field, f"unknown key {key!r} (V-9)")


def check_behaviours(cards: Any, head: Json, m: Mistakes) -> None:
    m.file = FILE_OF["behaviour"]
    m.id = ""
    if not head.get("stratagems"):
        if cards:
            m.note("", "only a pack with stratagems has behaviour cards")
        return
    if not isinstance(cards, list) or len(cards) != 4:
        m.note("", "a pack with stratagems has 4 behaviour cards")
        return
    ids: list[str] = []
    for card in cards:
        check_id(card, ids, m)
        if isinstance(card, dict):
            check_behaviour(card, m)


def check_behaviour(card: Json, m: Mistakes) -> None:
    unknown_keys(card, {"id", "title", "side_a", "side_b"}, "", m)
    if not is_text(card.get("title")):
        m.note("title", "a card has a title")
    for side in ("side_a", "side_b"):
        lines = card.get(side)
        if not isinstance(lines, list) or not all(isinstance(line, list) and line for line in lines) or not lines:
            m.note(side, "a list of lines, each a list of clicks")
            continue
        for line in lines:
            for click in line:
                check_action(click, "corp", side, {"if"}, False, m)
                if isinstance(click, dict) and "if" in click:
                    check_condition(click["if"], "corp", side, m)
