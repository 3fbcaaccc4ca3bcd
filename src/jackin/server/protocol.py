"""Everything that crosses the line between table and client. The client's types are made from these.

A seat is named as its game names it ("corp", "runner"). A view, its ask and its messages are the game's own and
pass through untouched.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from jackin.kernel.rng import SEED_BITS

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

# Lists and files


class Said(Part):
    """A sentence of the table: a key of the catalogues and its arguments (`rule` names the rule behind it)."""

    key: str
    args: dict[str, str | int] = {}


class DeckList(Part):
    """A deck as it travels: `name` may be empty."""

    identity: Annotated[str, Field(max_length=80)]
    cards: Annotated[dict[str, Annotated[int, Field(ge=0, le=99)]], Field(max_length=200)]
    name: Annotated[str, Field(max_length=80)] = ""
    notes: Annotated[str, Field(max_length=4000)] = ""


class ShelfDeck(Part):
    """A deck that comes with the game; its words are `deck-ID` in the catalogues."""

    id: str
    kind: Literal["starter", "house"]
    side: str
    faction: str
    deck: DeckList


class DeckReport(Part):
    """What the law says about a deck (DECK), with the numbers behind it and the `sets` that it takes cards from."""

    legal: bool
    faults: list[Said]
    sets: list[str] = []
    size: int
    least: int
    influence: int
    influence_limit: int
    agenda_points: int = 0
    agenda_range: tuple[int, int] | None = None


class CardTerms(Part):
    """What a deck may hold of a card: `most` copies, each for `price` of its influence; `bar` says why no more."""

    most: int
    price: int
    bar: Literal["side", "faction", "copies"]


class DeckLaw(Part):
    """The terms of every card in decks of an identity."""

    identity: str
    influence_limit: int
    cards: dict[str, CardTerms]


class DeckText(Part):
    """A deck list to read, in any known format."""

    text: Annotated[str, Field(max_length=100_000)]
    name: Annotated[str, Field(max_length=80)] = ""


class DeckRead(Part):
    """The deck that was read, or why it could not be."""

    deck: DeckList | None = None
    faults: list[Said] = []


class DeckFile(Part):
    deck: DeckList
    format: Literal["text", "netrunnerdb", "octgn"] = "text"


class CardFacts(Part):
    """What is printed on a card; a field it lacks is missing. Words are `card-SLUG` in the catalogues."""

    slug: str
    code: str
    set: str
    side: str
    faction: str
    type: str
    subtypes: list[str]
    unique: bool = False
    cost: int | None = None
    strength: int | None = None
    memory: int | None = None
    trash: int | None = None
    requirement: int | None = None
    points: int | None = None
    influence: int | None = None
    link: int | None = None
    min_deck: int | None = None
    max_influence: int | None = None
    copies: int = 3


class AutomaCard(Part):
    id: str
    title: str
    clicks: list[Said]


class AutomaBehaviour(Part):
    """A behaviour card: the lines of side A, then those of side B."""

    id: str
    title: str
    a: list[Said]
    b: list[Said]


class AutomaPack(Part):
    """A solo opponent. `built_in` packs have their words in the catalogues: `web-automa-ID`, and the titles of their
    cards as `automa-title-CARD`. `behaviours` are those of its four behaviour cards, if it has any.
    """

    id: str
    title: str
    side: str
    levels: list[str]
    built_in: bool
    cards: list[AutomaCard]
    behaviours: list[AutomaBehaviour] = []


class Rule(Part):
    id: str
    text: str


class RuleSection(Part):
    """A heading of a rule book: running text (Markdown) and the numbered rules below it."""

    title: str
    depth: int
    prose: str = ""
    rules: list[Rule] = []


class RuleBook(Part):
    id: str
    title: str
    sections: list[RuleSection]


class RuleSwitch(Part):
    """A rule that may be played in more than one way; one with nothing `allowed` takes a number from 0 to `most`.

    `rule` is the numbered rule it is about; `source` says where the default comes from: book, said or house."""

    name: str
    value: bool | int | str
    allowed: list[bool | int | str] = []
    most: int = 0
    rule: str = ""
    source: str = ""


CardKind = Literal["combat", "opportunity", "edgerunner", "story", "district", "gang"]


class NamedText(Part):
    """An ability; `name` is empty if it has none."""

    name: str
    text: str


class CredText(Part):
    """Street Cred: the number, what it is for in few words, and the whole condition."""

    n: int
    each: str
    text: str


class CardTexts(Part):
    """What is written on a card; what it lacks is empty. `tale` is what happens in the Story."""

    title: str
    abilities: list[NamedText] = []
    tale: str = ""
    movement: str = ""
    needs: str = ""
    reward: str = ""
    cred: CredText | None = None


class UnitName(Part):
    """What the name of a unit stands for."""

    gang: str
    kind: str


class PlaceName(Part):
    """What the name of a Point of Interest stands for."""

    district: str
    kind: str


class SetTexts(Part):
    """A content set told in one language: cards by kind and id, the spaces of the Net in their order, and each effect
    by its path; `offers` are what may be done, without the "you may". `units` and `places` by name."""

    cards: dict[CardKind, dict[str, CardTexts]]
    net: list[str]
    effects: dict[str, str]
    offers: dict[str, str]
    units: dict[str, UnitName]
    places: dict[str, PlaceName]


class ContentSet(Part):
    """Cards and numbers of Gangs of Night City; `data` is the whole set, `texts` are its texts in the language that
    was asked for."""

    id: str
    title: str
    built_in: bool
    gangs: list[str]
    stories: list[str]
    rules: list[RuleSwitch]
    presets: dict[str, dict[str, bool | int | str]] = {}
    data: Json
    texts: SetTexts


class Lobby(Part):
    """What can be played here."""

    version: str
    games: list[str]
    languages: dict[str, str]
    bots: list[str]
    automas: list[AutomaPack]


# Players

PlayerName = Annotated[str, Field(min_length=2, max_length=24)]
NewPhrase = Annotated[str, Field(min_length=10, max_length=200)]
Phrase = Annotated[str, Field(max_length=200)]


class NewPlayer(Part):
    """An account: a name and a pass phrase, nothing else. Who loses the phrase loses the account."""

    name: PlayerName
    phrase: NewPhrase


class EnterPlayer(Part):
    name: Annotated[str, Field(max_length=24)]
    phrase: Phrase


class ChangePhrase(Part):
    """All other sessions end with it."""

    old: Phrase
    new: NewPhrase


class DeletePlayer(Part):
    phrase: Phrase


class PasskeyWish(Part):
    """A passkey outlives the session, so that the phrase is asked for."""

    phrase: Phrase


class PasskeyOptions(Part):
    """For `navigator.credentials`, as WebAuthn writes them in JSON."""

    options: dict[str, Any]


class PasskeyAnswer(Part):
    """What `navigator.credentials` gave, as WebAuthn writes it in JSON."""

    credential: Annotated[str, Field(max_length=20_000)]


class PasskeyInfo(Part):
    """`device` is where it was made."""

    id: str
    device: str
    created: float
    used: float


class RatingNow(Part):
    """Glicko-2: where the strength lies, and how far from there it may be with 95 %."""

    points: int
    margin: int
    games: int


class PlayerInfo(Part):
    """`ratings` by game and role: "netrunner-corp", "netrunner-runner", "gangs". Who is `blocked` neither joins the
    player's tables nor is joined."""

    name: str
    created: float
    games: int
    ratings: dict[str, RatingNow] = {}
    blocked: list[str] = []


class RatingPoint(Part):
    """A rated game: the rating after it. `score` is 1 won, 0 lost, 0.5 drawn; `theirs` what the other one had."""

    at: float
    table: str
    points: int
    margin: int
    opponent: str
    theirs: int
    score: float
    change: int


class Me(Part):
    """Who is signed in, if anybody is."""

    player: PlayerInfo | None = None


class SessionInfo(Part):
    """Where the player is signed in; `here` is the one that asks."""

    id: str
    device: str
    created: float
    used: float
    here: bool


class KeptDeck(Part):
    """A deck of the player: as saved, and what was changed since. Neither: it was thrown away. `changed` is when."""

    id: Annotated[str, Field(min_length=1, max_length=40)]
    deck: DeckList | None = None
    draft: DeckList | None = None
    changed: Annotated[float, Field(ge=0, le=1e12)]


class MyDecks(Part):
    decks: Annotated[list[KeptDeck], Field(max_length=300)]


class BlockSeat(Part):
    """Who sits there, signed in."""

    table: Annotated[str, Field(pattern=r"^[A-Z2-9]{6}$")]
    seat: Annotated[str, Field(max_length=40)]


class Unblock(Part):
    name: Annotated[str, Field(max_length=24)]


class Adopted(Part):
    """How many tables were taken along."""

    games: int


# Tables

SpectatorRule = Literal["none", "public", "delayed"]
Status = Literal["waiting", "playing", "over"]


class Opponent(Part):
    """Who sits opposite. `name` is a bot's or a pack's; `deck` is the machine's or the second player's deck.

    An automa has a `level` and, if its pack has them, a `behaviour` card; the first one if it is left out. A Corp's
    may have the improved `economy`; with `override` the player may have one click a turn spent better.
    """

    kind: Literal["person", "bot", "automa", "hot-seat"]
    name: Annotated[str, Field(max_length=40)] = ""
    level: Annotated[str, Field(max_length=20)] = ""
    behaviour: Annotated[str, Field(max_length=60)] = ""
    economy: bool = False
    override: bool = False
    deck: DeckList | None = None


class SeatWish(Part):
    """A seat of a table for several: the sender's own (`here`; several at one screen), a bot's, or open to a friend.
    `gang` is chosen by the table if it is left out."""

    kind: Literal["here", "bot", "open"]
    name: Annotated[str, Field(max_length=24)] = ""
    gang: Annotated[str, Field(max_length=40)] = ""


class Clock(Part):
    """Seconds for the whole game, and for each turn more."""

    bank: Annotated[int, Field(ge=60, le=86_400)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class LessonFacts(Part):
    """A lesson: its words are `lesson-ID-...` in the catalogues, `picture` is a card, or an icon of Gangs."""

    id: str
    game: str
    seat: str
    track: str
    minutes: int
    picture: str
    steps: int


class Origin(Part):
    """Go on from a point of another game: its journal, and how many of its answers to keep."""

    journal: Json
    answers: Annotated[int, Field(ge=0)]


class NewTable(Part):
    """`seats` are for a game of more than two; otherwise `side` is the sender's and `opponent` has the others.

    `settings` of Gangs of Night City: `content`, `story`, `rival` (of the single-player game), `board` and `rules`;
    of Netrunner: `sets`, those that decks may take cards from.
    A `lesson` brings its own position, side and opponent.
    """

    game: Literal["netrunner", "gangs"] = "netrunner"
    side: Annotated[str, Field(max_length=20)] = "runner"
    name: Name = "Player"
    deck: DeckList | None = None
    opponent: Opponent = Opponent(kind="bot", name="greedy")
    seats: Annotated[list[SeatWish], Field(max_length=4)] = []
    spectators: SpectatorRule = "public"
    chat: bool = True
    clock: Clock | None = None
    guided: bool = False
    lesson: Annotated[str, Field(max_length=40)] = ""
    seed: Annotated[int, Field(ge=0, lt=2**SEED_BITS)] | None = None
    origin: Origin | None = None
    settings: Json = {}
    half: Half | None = None
    """What the sender adds to a fair deal."""
    listed: bool = False
    """Whether the table stands in the lobby, where strangers see it."""
    language: Language = ""
    """In which the sender talks."""
    rated: bool = False
    """Whether it counts: for two who are signed in, with a fair deal."""


class SeatKey(Part):
    """The right to a seat. The secret goes in messages and headers, never in a URL."""

    table: TableId
    seat: str
    secret: Secret


class Seated(Part):
    """A table, and the seats that the sender now holds (both of a hot-seat game)."""

    table: TableId
    keys: list[SeatKey]


DealKind = Literal["random", "fair", "chosen", "continued"]


class Deal(Part):
    """Where the shuffle comes from. Between people it is `fair`: the table shows its `commitment` before anybody sits
    down; the `secret` behind it, what each seat added and the seed are shown when the game is over. A seed that was
    `chosen`, or a game that is `continued`, is known to whoever made the table. Alone it is `random`."""

    kind: DealKind = "random"
    commitment: str = ""
    secret: str = ""
    halves: dict[str, str] = {}
    seed: str = ""


class JoinTable(Part):
    """`seat` chooses among several open ones; the first if it is left out. `half` goes into a fair deal. Who sits
    down to a deal that is not fair says so: `deal` is the kind that was shown; and so does who sits down to a `rated`
    table."""

    name: Name = "Player"
    seat: Annotated[str, Field(max_length=40)] = ""
    deck: DeckList | None = None
    half: Half | None = None
    deal: DealKind = "fair"
    rated: bool = False


class MyTables(Part):
    keys: Annotated[list[SeatKey], Field(max_length=100)]


class SeatInfo(Part):
    """`kind` says who sits there; `present` whether a person's line is up; `clock` the seconds left. Who is
    `signed` in has that name to themselves."""

    seat: str
    kind: Literal["person", "bot", "automa", "open"]
    name: str = ""
    level: str = ""
    present: bool = False
    clock: float | None = None
    identity: str = ""
    signed: bool = False
    rating: RatingNow | None = None
    deck: str = ""
    """The name of a deck of one's own."""


class TableInfo(Part):
    """What everybody may know about a table. `next` is the commitment to the secret behind a rematch, shown when a
    game between people is over. `frozen` says why a table is only shown, if it cannot be played on."""

    table: TableId
    game: str
    status: Status
    seats: list[SeatInfo]
    spectators: SpectatorRule
    watching: int = 0
    chat: bool
    hot_seat: bool
    guided: bool
    lesson: str = ""
    acting: str = ""
    turn: int = 0
    result: dict[str, str] | None = None
    created: float
    rematch: str = ""
    next: str = ""
    listed: bool = False
    rated: bool = False
    mine: list[str] = []
    """The seats of the player who asks for it over HTTP, signed in."""
    language: Language = ""
    clock: Clock | None = None
    deal: Deal = Deal()
    frozen: Said | None = None


class LobbyShown(Part):
    """The tables whose makers want them seen: the open ones first, the newest of each first. `here` are the lines
    that are up, `playing` the tables at which somebody plays. Clocks and who acts are left out."""

    type: Literal["lobby"]
    tables: list[TableInfo]
    here: int
    playing: int


class Complaint(Part):
    """Why a table should not stand in the lobby."""

    text: Annotated[str, Field(max_length=1000)] = ""


class StatRow(Part):
    """One bar: its name, and a number for each seat or kind."""

    key: str
    values: dict[str, int]


class StatGroup(Part):
    key: str
    rows: list[StatRow]


class ScorePoint(Part):
    """What each seat had from this turn on (in a game of rounds: after it)."""

    turn: int
    points: dict[str, int]


class Lying(Part):
    """A card that was facedown to the end."""

    card: str
    server: str


class Summary(Part):
    """A finished game in numbers, made from its log; every hand is open."""

    table: str
    game: str
    answers: int
    turns: int
    scores: list[ScorePoint]
    groups: list[StatGroup]
    hands: dict[str, list[str]]
    facedown: list[Lying]


class BugReport(Part):
    text: Annotated[str, Field(max_length=4000)] = ""
    client: Annotated[str, Field(max_length=400)] = ""


class ReportFiled(Part):
    number: str


class Bookmark(Part):
    """A point of a replay that is worth a look: after so many answers, this had happened."""

    n: int
    seat: str
    said: Said


class ReplayInfo(Part):
    """A journal opened to look at: how many answers, and which seats' views are open."""

    id: str
    game: str
    length: int
    seats: list[str]
    turns: list[tuple[int, str, int]]
    """(answers before it, active seat, turn number) for each turn, to mark on the scrubber."""
    marks: list[Bookmark] = []
    result: dict[str, str] | None = None
    table: str = ""


class Beat(Part):
    """One thing that happened: its lines, the first of them number `log_from`, and the view after it.

    That view is the one of the message with the parts in `but` put in their places; the last beat ends in it.
    """

    log_from: int
    log: list[Said]
    but: Json = {}


class ReplayStep(Part):
    """One point of a replay as one seat saw it; `answer` is the answer that led here, `by` whose it was.

    `beats` are what the answer brought about.
    """

    n: int
    view: Json
    by: str = ""
    answer: str = ""
    beats: list[Beat] = []


class WinChance(Part):
    """As a turn began, after `n` answers, or at the end: each seat's chance to win, with all cards open and as the
    seat itself could judge it."""

    n: int
    turn: int
    active: str
    open: dict[str, float]
    known: dict[str, float]


class Analysis(Part):
    """How the chances went in a game that is over."""

    points: list[WinChance]


class Mistake(Part):
    """What an answer cost its seat's chance to win, with the standard error of that, and what would have been better:
    judged by what the seat could know. `card` is what its question was about, if that was a card."""

    card: str
    given: list[Said]
    better: list[Said]
    by: float
    error: float


class Judged(Part):
    """An answer of a game that is over, the one after `n` others, and whether it was a mistake; `n` is -1 if no
    answer is left that can be judged."""

    n: int
    turn: int = 0
    seat: str = ""
    mistake: Mistake | None = None


class Fault(Part):
    """What went wrong, in a key for the catalogues and in plain English."""

    error: str
    detail: str = ""
    where: str = ""


# From the client, over the WebSocket


class Hello(Part):
    """The first message: a seat's secret; or its name, if the player signed in has it; or nothing to watch. `log` is
    how many log lines the client has."""

    type: Literal["hello"]
    secret: Secret | None = None
    seat: Annotated[str, Field(max_length=40)] = ""
    log: Annotated[int, Field(ge=0)] = 0


class Answer(Part):
    """Answers to the ask of that number, in order: more than one only for a plan. A stale number changes nothing.

    `auto`: the client passed by itself, as its player set it; a take back goes past such an answer.
    """

    type: Literal["answer"]
    ask: Annotated[str, Field(max_length=24)]
    values: Annotated[list[Value], Field(min_length=1, max_length=40)]
    auto: bool = False


class Why(Part):
    """Why can this card not be used now, and where do its numbers come from?"""

    type: Literal["why"]
    card: Annotated[str, Field(max_length=80)]


class Preview(Part):
    """A run on this server, looked at before it is made. `wish` says of ice by its handle whether to break it."""

    type: Literal["preview"]
    server: Annotated[str, Field(max_length=40)]
    wish: Annotated[dict[Annotated[str, Field(max_length=20)], bool], Field(max_length=40)] = {}


class TakeBack(Part):
    """Back to my last decision: done at once against machines, asked of the other person."""

    type: Literal["take-back"]


class Back(Part):
    """In a lesson: back to where so many answers had been given."""

    type: Literal["back"]
    to: Annotated[int, Field(ge=0)]


class Hint(Part):
    """In a lesson: what to answer now."""

    type: Literal["hint"]


class Consent(Part):
    """The answer to an offer of the other seat (take back, rematch). `half` goes into the rematch's fair deal."""

    type: Literal["consent"]
    offer: Literal["take-back", "rematch"]
    yes: bool
    half: Half | None = None


class Concede(Part):
    type: Literal["concede"]


class Rematch(Part):
    """Another game. `half` goes into its fair deal, to whose secret the table has committed in `TableInfo.next`."""

    type: Literal["rematch"]
    swap: bool = False
    half: Half | None = None


class Chat(Part):
    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=400)]


class Claim(Part):
    """The other person has been gone too long: take the game, or let a bot play on."""

    type: Literal["claim"]
    how: Literal["win", "bot"]


class Ping(Part):
    type: Literal["ping"]


FromClient = Annotated[
    Hello | Answer | Why | Preview | TakeBack | Back | Hint | Consent | Concede | Rematch | Chat | Claim | Ping,
    Field(discriminator="type"),
]


# To the client


class Plan(Part):
    """Several answers under one button, as "break all for 5": whole prices, and what they are paid with."""

    kind: Literal["break-all", "break"]
    values: list[str]
    credits: int
    clicks: int = 0
    subroutine: int = -1
    cards: list[str] = []


class Coach(Part):
    """Where a lesson stands: `done` of its `steps`, and the `line` that the coach says, a key of the catalogues.
    After a failure `back` is how many answers to keep to stand where the goal could last be reached; -1 until that
    is found."""

    lesson: str
    steps: int
    done: int
    line: str
    outcome: Literal["", "won", "failed"] = ""
    back: int = -1


class Shown(Part):
    """The position as the seat sees it. Sent when something changed for this seat, and never otherwise.

    `ask` numbers the question (empty if it is not this seat's). `log` holds the lines from number `log_from` on:
    a client cuts its log to that many lines and adds these; `view.log` is left out. `undo` says whether there is
    anything to take back, and at what cost of secrecy. `beats` tell how it came to this, thing by thing.
    `matters` are the reasons why the question is worth a stop; without any, `passing` lets it pass.
    """

    type: Literal["shown"]
    ask: str
    view: Json
    log_from: int
    log: list[Said]
    beats: list[Beat] = []
    matters: list[str] = []
    passing: str = ""
    plans: list[Plan] = []
    undo: Literal["no", "free", "ask", "ask-seen"] = "no"
    coach: Coach | None = None


class Hinted(Part):
    """An answer to the ask of that number that leads to the lesson's goal. If there is none, `value` is empty and
    `back` says where there was one."""

    type: Literal["hinted"]
    ask: str
    value: str
    back: int = -1


class TableShown(Part):
    """Who is here: sent on arrival and whenever it changes. `you` are the seats of this line."""

    type: Literal["table"]
    info: TableInfo
    you: list[str]


class Number(Part):
    """A number of a card as it is now: `now = printed + the rest`, each with its source."""

    what: Literal["strength", "cost", "requirement", "points", "memory"]
    printed: int
    now: int
    parts: list[tuple[str, int]]


class Because(Part):
    """Why not, and why these numbers. `lines` is empty if the card can be used now."""

    type: Literal["because"]
    card: str
    lines: list[Said]
    numbers: list[Number] = []


class IceRow(Part):
    """Ice before a run, from the outermost inwards; `unknown` if it is not rezzed, `card` if the seat knows it.

    `credits` are -1 if nothing can break it now; `toll` is what meeting it costs in any case. `ends` and `harms` tell
    what it does unbroken; `breaks` what is counted on.
    """

    ice: str
    card: str
    unknown: bool
    strength: int
    subroutines: int
    ends: bool
    harms: bool
    credits: int
    clicks: int
    cards: list[str]
    toll: int
    breaks: bool


class Previewed(Part):
    """What a run would meet and cost, as far as its seat can know.

    `has` is the pool, `lent` what cards and bad publicity add for breakers; `bound` are the Corp's credits.
    """

    type: Literal["previewed"]
    server: str
    rows: list[IceRow]
    accesses: int
    has: int
    lent: int
    cost: int
    left: int
    bound: int


class Refused(Part):
    """The message changed nothing; the view that holds follows."""

    type: Literal["refused"]
    reason: str
    detail: str = ""


class Offered(Part):
    """The other seat asks for something; `seen`: hidden cards have been shown since."""

    type: Literal["offered"]
    offer: Literal["take-back", "rematch"]
    by: str
    seen: bool = False
    swap: bool = False


class Withdrawn(Part):
    """An offer is settled: taken, or declined."""

    type: Literal["settled"]
    offer: Literal["take-back", "rematch"]
    yes: bool
    table: str = ""
    key: SeatKey | None = None


class ChatLine(Part):
    """`by` is the seat; lines of the table itself have none and a `said`. After a hello all of the chat is sent."""

    type: Literal["chat"]
    by: str
    name: str
    text: str
    at: float
    said: Said | None = None


class Pong(Part):
    type: Literal["pong"]


ToClient = Annotated[
    Shown | TableShown | Because | Previewed | Hinted | Refused | Offered | Withdrawn | ChatLine | Pong,
    Field(discriminator="type"),
]
