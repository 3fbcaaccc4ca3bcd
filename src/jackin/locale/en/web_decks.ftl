# The browser's cards, deck builder and card browser.

## On the card

web-card-deck = Deck { $n }
web-card-influence = Influence { $n }
web-card-number = { $set } { $n }
web-card-unrezzed = Unrezzed
web-card-unrezzed-ice = Unrezzed ice

## Search and filters

web-find = Search the cards
web-find-hint = Title, text, or cost<3
web-find-how = Words look in titles and texts. Facts: cost<3, str>=4, inf=0, type:ice, faction:nbn, sub:virus, is:unique, in:deck. A minus turns a term around.
web-find-clear = Clear the search
web-find-odd = Not understood: { $what }
web-find-factions = Factions
web-find-sets = Sets
web-find-types = Types
web-find-all = Show all cards

## The shelf of decks

web-build-new = New deck
web-build-new-name = New deck
web-build-import = Import
web-build-own = Your decks
web-build-none = Your decks will be here. Build one, import one, or copy one of those below.
web-build-starters = Starter decks
web-build-house = House decks
web-build-unsaved = unsaved changes
web-build-unnamed = Unnamed deck
web-build-copy-edit = Copy and edit
web-build-copy-of = Copy and edit: { $deck }
web-build-copy-deck = Duplicate
web-build-delete = Delete
web-build-delete-sure = Delete it for good
web-build-lost = The table cannot be reached, so its cards and decks are not here. Your own decks are safe in this browser.
web-build-wait = The cards are on their way.

## The pool

web-build-title = Deck builder: { $deck }
web-build-pool = Cards
web-build-fits-first = Showing what fits this deck first
web-build-view = View
web-build-view-cards = Cards
web-build-view-rows = Rows
web-build-read = Read { $card }
web-build-less = One { $card } less
web-build-more = One { $card } more
web-build-copies = { $n } of { $most }
web-build-most = At most { $n }
web-build-only = { $faction } only
web-build-other-side = Other side
web-build-more-about = More about this card

## The deck

web-build-this-deck = Deck
web-build-name = Name of the deck
web-build-change = Change
web-build-leader = Identity
web-build-checking = Checking
web-build-unchecked = Not checked: the table cannot be reached
web-build-legal = Legal
web-build-illegal = Not legal yet
web-build-help = Show cards that help
web-build-culprits = Show which cards
web-build-cards = Cards
web-build-influence = Influence { $n } / { $limit }
web-build-points = Agenda points
web-build-types = Types
web-build-curve-bar = cost { $cost }: { $n }
web-build-empty = No cards yet. Put some in with + under a card.
web-build-group-agenda = Agendas
web-build-group-asset = Assets
web-build-group-upgrade = Upgrades
web-build-group-operation = Operations
web-build-group-ice = Ice
web-build-group-event = Events
web-build-group-hardware = Hardware
web-build-group-program = Programs
web-build-group-resource = Resources
web-build-group-identity = Identities
web-build-notes = Notes
web-build-notes-hint = How it is played, what to change
web-build-open-deck = { $n ->
        [one] Open the deck, 1 card
       *[other] Open the deck, { $n } cards
    }

## What can be done with it

web-build-all = All decks
web-build-menu = More
web-build-save = Save
web-build-is-saved = Saved
web-build-saved = { $deck } is saved.
web-build-revert = Back to the saved deck
web-build-revert-sure = Drop the changes
web-build-export = Export
web-build-test = Test draw
web-build-hand = Opening hand
web-build-draw = Draw a hand
web-build-again = Again
web-build-mulligan = Mulligan
web-build-mulligan-once = One mulligan a game
web-build-one-more = Draw 1 more
web-build-import-how = Paste a deck list, or open or drop a file: plain text, NetrunnerDB JSON, or OCTGN.
web-build-import-text = Deck list
web-build-import-example =
    Noise: Hacker Extraordinaire

    3x Sure Gamble
    3x Corroder
web-build-import-read = Read the deck
web-build-file = Open a file
web-build-export-text = The deck as text
web-build-format = Format
web-build-format-text = Text
web-build-format-netrunnerdb = NetrunnerDB
web-build-format-octgn = OCTGN
web-build-copy = Copy
web-build-copied = Copied
web-build-copy-by-hand = The browser does not allow it: select the text and copy it.
web-build-download = Download

## One card

web-card-side = Side
web-card-rulings = Rules and rulings that name it
web-card-all-rulings = { $n ->
        [one] Open it in the rules
       *[other] All { $n } in the rules
    }
web-card-decks = Decks that play it
web-card-no-decks = None of the decks that come with the game.
web-card-titles = Its title in every language
web-fact-cost = Cost
web-fact-requirement = To advance
web-fact-points = Agenda points
web-fact-strength = Strength
web-fact-memory = Memory
web-fact-trash = Trash cost
web-fact-influence = Influence
web-fact-link = Link
web-fact-min-deck = Least cards
web-fact-max-influence = Influence limit
web-fact-copies = Copies in a deck
