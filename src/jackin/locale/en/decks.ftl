# Decks: those that come with the game, the law, and deck lists that cannot be read.

## Starter decks: title, and how it is played

deck-haas-bioroid = Haas-Bioroid starter
deck-haas-bioroid-how = Install something every turn, hide agendas behind bioroids, score with extra clicks.
deck-jinteki = Jinteki starter
deck-jinteki-how = Every card may be a trap: let the Runner guess, and bleed for guessing wrong.
deck-nbn = NBN starter
deck-nbn-how = Trace and tag the Runner, tax every run, score small agendas fast.
deck-weyland = Weyland starter
deck-weyland-how = Get rich by transactions; advance, or burn down the house of a tagged Runner.
deck-anarch = Anarch starter
deck-anarch-how = Each virus trashes a card of R&D; Parasite and Datasucker wear the ice down.
deck-criminal = Criminal starter
deck-criminal-how = Run HQ early and often, steal credits, and bypass what you cannot break.
deck-shaper = Shaper starter
deck-shaper-how = Build a complete rig out of Magnum Opus money, then go wherever you like.

## House decks

deck-assembly-line = Assembly Line
deck-assembly-line-how = Live on campaigns, then score out of hand with Biotic Labor and SanSan City Grid before anyone can run.
deck-steel-cathedral = Steel Cathedral
deck-steel-cathedral-how = One remote under bioroids that get cheaper and stronger; score behind it while Adonis pays.
deck-thousand-cuts = A Thousand Cuts
deck-thousand-cuts-how = Advance ambushes like agendas, thin the grip with net damage, finish with Neural EMP or Scorched Earth.
deck-quiet-garden = Quiet Garden
deck-quiet-garden-how = Akitaro makes huge ice cheap; Nisei tokens stop the one run that would get through.
deck-front-page = Front Page
deck-front-page-how = The first AstroScript is scored the slow way, the others never touch the table for a whole turn.
deck-evening-manhunt = Evening Manhunt
deck-evening-manhunt-how = Tag with Data Raven, SEA Source and Ghost Branch; close the accounts, then scorch twice.
deck-scorched-city = Scorched City
deck-scorched-city-how = Stay richer than the Runner, trace with SEA Source, play two Scorched Earth in one turn.
deck-great-wall = Great Wall
deck-great-wall-how = Advance walls until they cannot be climbed; feed Archer with Hostile Takeover, finish with Kaguya and SanSan.
deck-viral-spiral = Viral Spiral
deck-viral-spiral-how = Install viruses to mill R&D, sell the spent ones to Aesop, take the agendas from Archives.
deck-wrecking-crew = Wrecking Crew
deck-wrecking-crew-how = Siphon the Corp poor, Parasite what it did rez, dig R&D with Medium; Déjà Vu does it all again.
deck-daylight-robbery = Daylight Robbery
deck-daylight-robbery-how = Run HQ from the first turn with Inside Job and Account Siphon; Crash Space sweeps up the tags.
deck-cat-burglar = Cat Burglar
deck-cat-burglar-how = Central runs charge Datasucker and pay through Desperado; The Maker's Eye and Sneakdoor Beta find the points.
deck-big-rig = Big Rig
deck-big-rig-how = Magnum Opus first, then The Toolbox and every breaker; late in the game no server is safe.
deck-pocket-tools = Pocket Tools
deck-pocket-tools-how = Cheap fixed breakers, lifted by Datasucker and The Personal Touch; spare parts go to Aesop.
deck-iron-brotherhood = Iron Brotherhood
deck-iron-brotherhood-how = Bioroids grow stronger together: lock one remote, live on campaigns, and let Vitruvius bring back what was lost.
deck-mirror-hall = Hall of Mirrors
deck-mirror-hall-how = Every run begins at a central server, past psi ice; Snare! and Fetal AI wait there while you score elsewhere.
deck-morning-edition = Morning Edition
deck-morning-edition-how = Forty cards: AstroScript and SanSan score from hand, Midseason Replacements punishes the first theft.
deck-rising-skyline = Rising Skyline
deck-rising-skyline-how = Advance walls for nothing, cash the tokens in with Commercialization, overscore Atlas to find what is missing.
deck-demolition-derby = Demolition Derby
deck-demolition-derby-how = Trash every asset with Whizzard and Imp, drain the Corp with Vamp, dig HQ and R&D with growing viruses.
deck-nine-lives = Nine Lives
deck-nine-lives-how = Nine cards to begin with: Siphon, shut the best ice down again, and look through HQ two cards at a time.
deck-tinkers-loft = Tinker's Loft
deck-tinkers-loft-how = Draw fast, build on Dinosaurus and in the Workshop, then stack R&D Interfaces and read it to the bottom.
deck-cloud-chamber = Cloud Chamber
deck-cloud-chamber-how = With two links breakers need no memory and Underworld Contacts pay every turn; then read R&D card by card.
deck-standing-watch = Standing Watch
deck-standing-watch-how = Three ice stand before the first turn; behind them campaigns pay, and a third click scores from an early grid.
deck-deep-purse = Deep Purse
deck-deep-purse-how = The richer you are the more you hold: hoard credits and cards, then spend both in one long turn.
deck-bioroid-drill = Bioroid Drill
deck-bioroid-drill-how = Large bioroids rezzed for little: Wotan and Tyr's Hand punish who clicks through, and brain damage adds up.
deck-skeleton-key = Skeleton Key
deck-skeleton-key-how = Every first ice is a code gate: one decoder opens the turn, and stealth keeps a dagger for the rest.
deck-library-card = Library Card
deck-library-card-how = One copy of the best programs of every faction: search for the one you need, and bring it back.
deck-scrap-heap = Scrap Heap
deck-scrap-heap-how = What is trashed comes back and draws a card: throw dear programs away and rebuild them for nothing.
deck-still-water = Still Water
deck-still-water-how = Six points win, so every facedown card may end the game. Ambushes and psi games punish whoever looks.
deck-dirty-energy = Dirty Energy
deck-dirty-energy-how = Ten credits and a bad name from the start: rez high walls early, and answer every theft with fire.
deck-grandmaster = Grandmaster
deck-grandmaster-how = Chess pieces walk over the ice: they make it dearer, weaker, or open it. Every first rez of a turn costs one more.
deck-second-shift = Second Shift
deck-second-shift-how = The first visit to HQ looks behind a card, the second brings three. Odd jobs pay for both.

## The law

deck-leader-is-no-identity = { $card } is not an identity, so no deck can belong to it.
deck-too-small =
    { $size ->
        [one] The deck has 1 card
       *[other] The deck has { $size } cards
    }; { $card } needs at least { $least }.
deck-other-side = { $card } is a { $who } card and cannot be in this deck.
deck-holds-an-identity = { $card } is an identity: it lies beside the deck, not in it.
deck-too-many-copies = { $copies } copies of { $card } are too many; a deck may hold { $most }.
deck-out-of-faction = { $card } has no influence value, so only a deck of its own faction may hold it.
deck-excluded-faction = { $other } does not work with this faction: { $card } may not be in the deck.
deck-too-much-influence = Cards of other factions cost { $spent } influence; { $card } may spend { $limit }.
deck-agenda-points =
    { $points ->
        [one] The agendas are worth 1 point
       *[other] The agendas are worth { $points } points
    }; a deck of { $size } cards needs { $low } or { $high }.

## Deck lists that cannot be read

deck-unknown-card = Line { $line }: no card is called “{ $written }”.
deck-unknown-card-near = Line { $line }: no card is called “{ $written }”. Do you mean { $nearest }?
deck-too-many-lines = The deck list has more than { $most } lines.
deck-too-many-faults = Line { $line }: after { $most } mistakes the rest of the list was not read.
deck-ambiguous-card = Line { $line }: “{ $written }” can be more than one card: { $titles }.
deck-how-many = Line { $line }: how many copies of { $card }? Write “3x { $card }”.
deck-bad-copies = Line { $line }: the number of copies of { $card } must be from 1 to { $most }.
deck-two-identities = Line { $line }: { $card } is a second identity, after { $other }. A deck has one.
deck-no-identity = There is no identity. Write its title on a line of its own, such as “Noise: Hacker Extraordinaire”.
deck-no-cards = There is an identity, but no cards. Write them one to a line, such as “3x Sure Gamble”.
deck-unknown-code = Line { $line }: no card has the code “{ $code }”. The Core Set has 01001 to 01113.
deck-bad-json = Line { $line }: this is not JSON from column { $column } on.
deck-no-decklist = This is not a NetrunnerDB decklist: those have "cards" with codes and numbers of copies.
deck-bad-xml = Line { $line }: this is not well-formed XML.
deck-xml-doctype = Line { $line }: a deck has no use for a DOCTYPE, and entities can do harm; delete it.
deck-no-octgn-deck = Line { $line }: this is XML, but not an OCTGN deck: those begin with <deck>.
deck-too-long = This is longer than { $most } kB: too long for a deck list.
deck-not-utf-8 = Line { $line }: this is not text in UTF-8.

## `jackin deck`

deck-of = { $deck }: { $card }
deck-size = { $n ->
        [one] 1 card
       *[other] { $n } cards
    } (at least { $least })
deck-influence = { $n } of { $limit } influence
deck-points = { $n ->
        [one] 1 agenda point
       *[other] { $n } agenda points
    } ({ $low } or { $high })
deck-legal = The deck is legal.
deck-illegal = { $n ->
        [one] The deck is not legal:
       *[other] The deck is not legal, for { $n } reasons:
    }
deck-not-found = No file and no deck is called “{ $written }”. The decks that come with the game: jackin deck list.
deck-written = Written to { $file }.
deck-column-name = Name
deck-column-deck = Deck
deck-column-how = How it is played

## `jackin cards`

cards-column-code = Code
cards-column-title = Title
cards-column-faction = Faction
cards-column-type = Type
cards-column-cost = Cost
cards-column-influence = Influence
cards-none = No card fits.
cards-awaited = { $n ->
        [one] 1 card cannot be played yet.
       *[other] { $n } cards cannot be played yet.
    }
cards-count = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cards-cost = cost { $n }
cards-strength = strength { $n }
cards-memory = { $n }{ -mu }
cards-trash = trash cost { $n }
cards-advance = advancement { $n }
cards-points = { $n ->
        [one] 1 agenda point
       *[other] { $n } agenda points
    }
cards-influence = influence { $n }
cards-link = link { $n }
cards-min-deck = deck of at least { $n }
cards-max-influence = { $n } influence to spend
cards-in-box = { $n } in the box
cards-not-implemented = It cannot be played here yet.
