"""The vocabulary that a content set is written in: a closed list of words, each with the arguments it takes.

Conditions ask (`is`), counts number things (`count`), effects do (`do`), rules change what holds all the time
(`rule`), and a timing says when an ability is looked at. The meaning of each word is in docs/gangs-content.md.
"""

from __future__ import annotations

from typing import Final

# Things

RESOURCES: Final = ("eurodollars", "contraband", "corporate-secrets")
STREET_CRED: Final = "street-cred"
ANY_RESOURCE: Final = "resource"  # one of the three, each chosen by who gains or loses it
GAINS: Final = (STREET_CRED, *RESOURCES, ANY_RESOURCE)
CLASSES: Final = ("solo", "techie", "netrunner")
SPECIALIST: Final = "specialist"
UNITS: Final = (*CLASSES, "drone", "edgerunner", "basic", "human", "any")  # basic: of a class and no edgerunner
POIS: Final = ("fixer", "business", "data-fortress")
TYPES: Final = ("braindance", "cyberware", "weapons")
CARD_KINDS: Final = ("weapon", "cyberware", "quickhack")
SIDES: Final = ("small", "large")  # of the board: for 1 to 3 players, and for 4
ACTIONS: Final = ("solos", "techies", "netrunners", "hideout", "upgrade", "wild")

# Places: a District by its id, or one of these

HERE: Final = "here"  # the District at hand: of the Firefight, of the bearer, of the PoI just occupied
ANYWHERE: Final = "anywhere"

# Players. "you" is the one whose card, ability or turn it is.

WHO: Final = (
    "you", "opponents", "everyone",
    "rivals", "a-rival", "winners", "losers",  # of a Firefight: the others in it, one of them, by Firepower
    "leaders", "trailing",  # by Street Cred; every tied player
)  # fmt: skip
WHOSE: Final = ("yours", "opposing", "all")

# Timings

FIREFIGHT_TIMINGS: Final = ("reveal", "compare", "casualties")
TIMINGS: Final = (
    *FIREFIGHT_TIMINGS, "firefight-end", "activate-end", "reclaim-end", "hired", "seized", "occupied", "netrun",
    "hideout-built", "upgraded", "revealed", "game-end", "always",
)  # fmt: skip

# Words and their arguments. "?" behind an argument: it may be left out.

CONDITIONS: Final[dict[str, str]] = {
    "all": "parts",
    "any": "parts",
    "not": "part",
    "presence": "district",
    "dominance": "district",
    "control": "poi unit? district? n?",  # you hold at least n (1) such PoIs, with such a unit
    "owns": "type? n?",  # at least n (1) Opportunities, of a type
    "won": "",  # alone with the highest Firepower
    "tied": "",  # highest together with others
    "lost": "",  # not the highest
    "started": "",  # the Firefight is yours
    "killed": "unit? n?",  # rivals lost at least n (1) such units in this Firefight
    "lost-unit": "unit? n?",  # you lost at least n (1)
    "bearer-here": "",  # the Edgerunner with this text stands in the District at hand
    "leading": "",  # nobody has more Street Cred
    "trailing": "",  # nobody has less
    "at-least": "count n",
    "at-most": "count n",
}
COUNTS: Final[dict[str, str]] = {
    "units": "unit? district? whose?",
    "hideouts": "district? whose?",
    "pois": "poi? unit? district?",
    "opportunities": "type?",
    "edgerunners": "",  # hired and in play
    "presence": "",  # Districts where you have it
    "dominance": "",
    "participants": "",  # gangs in this Firefight, yours among them
    "killed": "unit?",  # what rivals lost in this Firefight
    "lost": "unit?",
    "firepower": "",  # yours, as it stands
    "lead": "",  # yours less the highest of the others; below zero if you are behind
    "hand": "",  # Combat cards
    "discard": "",
    "resource": "what",
    "street-cred": "",
    "net": "",  # spaces from the first one
    "tokens": "",  # on your dashboard
    "avengers": "",  # your fallen pieces that rivals of this Firefight hold
}
EFFECTS: Final[dict[str, str]] = {
    "gain": "what n who?",
    "lose": "what n who?",  # as much as there is
    "take": "what n who?",  # from each of them, as much as there is
    "choose": "parts",  # one of them
    "all": "parts",  # each of them: to group inside a choice
    "may": "parts cost?",
    "firepower": "n who?",
    "set-firepower": "n",
    "no-casualty": "n?",  # you lose n (1) units fewer in the Casualties step
    "casualty": "n? who unit?",  # they lose n (1) more, whatever their Firepower
    "pass-casualty": "n?",  # n (1) of your casualties become those of one rival of your choice
    "silence": "who",  # what their cards have not done yet in this Firefight stays undone
    "keep": "",  # the Combat card played goes back to your hand, not to your discard pile
    "regain": "n?",  # n (1) cards of your choice from your discard pile to your hand
    "upgrade": "",  # as the action, free
    "disc": "n?",  # n (1) discs of your choice back to the Activate area
    "convert": "unit? district?",
    "drone": "n? district?",  # where you have a human unit
    "recruit": "unit? n? district?",  # at a Hideout of yours, or where it says
    "move": "unit? n? district?",  # up to n (1) units of yours, standing there
    "push": "unit? district?",  # an opposing unit there goes to an adjacent District of your choice, outside PoIs
    "lose-unit": "unit? n? who? district?",  # the loser chooses
    "hideout": "",  # build one, free, with its Street Cred
    "advance": "n who?",  # on the Net, without its space, risk or return
    "retreat": "n who?",
    "reserve": "",  # put a face-up Opportunity aside for yourself, within the limit
    "refresh": "market",  # its face-up cards go under the deck, new ones come
    "token": "n",  # you have n tokens on your dashboard
    # Until the end of this Firefight: n Street Cred for each unit lost by a rival who holds fallen pieces of yours;
    # those pieces return to your reserve afterwards.
    "avenge": "n",
}
RULES: Final[dict[str, str]] = {
    "cost": "of n",  # change of a price, never below 0
    "depth-risk": "n",  # change
    "net-reach": "n",  # change of how far a Netrun may go
    "data-fortress": "n",  # change of Corporate Secrets from each Data Fortress
    "rewards": "district",  # every reward with Presence alone
    "no-requirement": "type",
    "reserve": "n",  # how many Opportunities may lie aside
    "vengeance": "",  # a unit lost in a Firefight goes to a rival in it with the highest Firepower
    "actions": "n",  # change of actions in an Activate turn
    "goal": "n",  # the Street Cred that ends the game
    "closed": "district",  # no unit moves into this District
}
PRICED: Final = ("hideout", "upgrade", "opportunity", "edgerunner")
MARKETS: Final = ("opportunities", "edgerunners")

# When a Story goes on: at the end of a turn, for the first player in turn order of whom it is true

TRIGGERS: Final[dict[str, str]] = {
    "street-cred": "n",  # somebody has at least n
    "condition": "if",  # somebody meets a condition
    "hideouts": "n",  # built by all gangs together, those of the start not counted
    "opportunities": "n",  # seized by all gangs together
    "firefights": "n",  # fought in this game
    "upgrades": "n",  # Combat cards taken by all gangs together
    "turns": "n",  # played in this game
}

# When an Edgerunner that is a Specialist moves

MOVES: Final[dict[str, str]] = {
    "occupied": "poi?",  # whenever another friendly unit occupies such a PoI
    "activated": "unit",  # with a class
    "activate-end": "",
    "reclaim-end": "",
    "never": "",
}

# What the automated gang of the single-player game reacts to

SOLO_TIMINGS: Final = ("recruited", "absent", "opportunity-removed", "net-retreat", "firefight-won", "firefight-lost")
