"""The numbers behind the rules of thumb: how a player weighs things, apart from what it does with the weights.

`greedy` has those that it was written with. A player that thinks ahead has its own, found by many games against
`greedy` (`manner.json` of `netrunner_search`); both follow the same rules.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from jackin.bots.greedy.experience import Experience


@mypyc_attr(serializable=True)
class Manner:
    """Worths are in credits, chances from 0 to 1."""

    def __init__(self) -> None:
        self.reads = False
        """Whether it knows what cards bring that nobody told it about."""
        # The Runner's money and cards
        self.coin_from = 7.0
        """Up to so many credits each is worth one; then less by `coin_slope`, down to `coin_least`."""
        self.coin_slope = 0.045
        self.coin_least = 0.2
        self.drawing = 1.0
        """How gladly it draws."""
        self.searching = 0.4
        """And more while a breaker is missing."""
        self.thin = 1.5
        """And more while the grip is thinner than the threat."""
        self.few = 2.0
        """Cards to hold where nobody burns; against Jinteki, against tags and fire, when tagged."""
        self.baited_few = 4.0
        self.hunted_few = 5.0
        self.tagged_few = 5.0
        self.tag = 3.0
        """What a tag costs, a card, brain damage, a click, a program; and being rid of all tags is worth more by."""
        self.card = 1.3
        self.brain = 6.0
        self.click = 1.3
        self.trashed = 5.0
        self.shaking = 0.0
        self.hunter = 0.2
        """How likely a Corp known for it burns a tagged Runner in its turn; and more for each fire that was seen."""
        self.kindled = 0.15
        self.breaker = 7.0
        self.rigging = 1.0
        """How much the worth of everything else in the rig counts."""
        self.poor = 0.8
        self.gambling = 0.6
        """What a credit is worth at least where an event brings some."""
        # Its runs
        self.density = 0.2
        """Agendas in a card of R&D."""
        self.hand_density = 0.23
        self.archived = 0.8
        self.agenda = 2.1
        """Points of an agenda that nobody knows."""
        self.near = 1.5
        """How much more it counts when it may win."""
        self.open_guess = 0.3
        """How likely an unknown card is an agenda in a remote without ice, behind one, behind more; with tokens."""
        self.ice_guess = 0.3
        self.walls_guess = 0.3
        self.advanced_guess = 0.75
        self.baited_guess = 0.6
        self.denied = 9.6
        """What it gains by keeping the Corp from what may be its last points."""
        self.spoils = 3.0
        """What it gains by trashing a card that it has no opinion of."""
        self.trashing = 0.5
        """How much trashing must gain."""
        self.rezzed = 0.2
        """How likely ice is rezzed, for each credit of the Corp."""
        self.stopped = 0.1
        """How likely it then stops a full rig, and by how much more an empty one."""
        self.naked = 0.55
        self.facing = 1.5
        """What it costs else."""
        self.onward = 1.5
        """How much more a run that has begun is worth."""
        self.running = 0.0
        """What any run is worth besides."""
        self.peril = 0.008
        # The Corp's money and cards
        self.short = 0.4
        """How much more a credit is worth for each that is missing to rez ice."""
        self.rich_from = 9.0
        self.rich_slope = 0.05
        self.rich_least = 0.15
        self.most_reserve = 10.0
        self.corp_drawing = 1.0
        self.unarmed = 0.4
        """How much more gladly it draws without an agenda in hand."""
        # Its servers
        self.income = 4.0
        """What the Runner earns before the next run."""
        self.open_safe = 0.15
        self.shut_safe = 0.93
        self.dear_safe = 0.85
        self.paid_safe = 0.5
        self.shut_veiled = 0.95
        """How safe an agenda is there without advancements, and with some: where the Runner cannot get in, where it
        cannot pay for that now, and where it can."""
        self.shut_shown = 0.87
        self.poor_veiled = 0.8
        self.poor_shown = 0.65
        self.veiled = 0.7
        self.shown = 0.2
        self.rd_need = 1.0
        self.hq_need = 1.0
        self.remote_need = 1.0
        self.grave = 0.25
        """How much ice before Archives is wanted, for each credit that is at stake there."""
        self.better = 2.5
        """What it is worth to make a server safe."""
        self.dear = 0.25
        self.soft = 0.8
        self.scored = 4.5
        """What a point of an agenda that is put into a remote is worth if it stays, and costs if it does not."""
        self.stolen = 4.0
        self.exposed = 1.2
        self.advancing = 3.0
        self.doubt = 0.4
        """How safe a server must be for an agenda to be advanced there."""
        self.surplus = 0.5
        """What it is worth to advance an agenda that is known for one further than it must be, in credits."""
        self.saved = 0.7
        """What the Runner's costs count when ice is rezzed, and what it will go on costing."""
        self.lasting = 0.75
        self.least_rate = 0.5
        self.campaign = 0.0
        """What assets are worth besides."""
        self.trap = 0.0
        self.hiding = 0.0
        """What it is worth that a card which is no agenda lies behind ice, where agendas do; with 0 it keeps such
        cards out of the servers in which it scores."""
        self.crowded = 0.0
        """And what it costs to take the last such place from an agenda in hand."""
        self.bare = 0.0
        """And that it lies in the open, where agendas do not."""
        self.replacing = 0.0
        """How much of the worth of a rezzed asset counts that goes for an agenda."""
        self.experience: Experience | None = None
        """What games have taught it besides."""

    def changed(self, numbers: dict[str, float], experience: Experience | None = None) -> Manner:
        """Another one that differs in these."""
        twin = Manner()
        twin.experience = experience
        for name, number in numbers.items():
            if not hasattr(twin, name):
                raise ValueError(f"no manner is called {name!r}")
            setattr(twin, name, bool(number) if name == "reads" else float(number))
        return twin


GREEDY = Manner()
