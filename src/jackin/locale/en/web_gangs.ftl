### Gangs of Night City in the browser

## Seats go by their gangs

side-maelstrom = { gangs-gang-maelstrom }
side-tyger-claws = { gangs-gang-tyger-claws }
side-valentinos = { gangs-gang-valentinos }
side-voodoo-boys = { gangs-gang-voodoo-boys }

## The table

web-gangs-seats = { $n ->
        [one] playing alone
       *[other] { $n } seats
    }
web-gangs-house = House content
web-gangs-house-how = Cards and numbers are of our own design, not the printed ones.
web-gangs-set = Content: { $name }
web-gangs-round = Round { $n }
web-gangs-last-round = The end is near
web-gangs-goal = The game ends at { $n }.
web-gangs-city = Night City
web-gangs-zoom = Larger map
web-gangs-story = story
web-gangs-net = The Net
web-gangs-net-how = depth and risk
web-gangs-net-rule = The deeper, the more it pays. After each Netrun two dice are rolled: at or below the risk, NetWatch has found you.
web-gangs-space = Space { $n }, { $level }, risk { $risk }. { $text }
web-gangs-cover-how = Only { $who } may look now. The cards are turned up when you open.
web-gangs-rival = Rival gang
web-gangs-rival-how = Acts after each Reclaim turn of yours.
web-gangs-johnny-outside = outside the city
web-gangs-drawn = Drawn: { $where }
web-gangs-decides = decides
web-gangs-open-gang = All about { $gang }
web-gangs-hand = Combat cards in hand
web-gangs-discs = { $n ->
        [one] 1 Action disc to use
       *[other] { $n } Action discs to use
    }
web-gangs-owns = Opportunities: { $n }, Edgerunners: { $m }
web-gangs-act = act { $n }
web-gangs-epilogue = epilogue
web-gangs-story-next = Goes on when a gang has { $n } Street Cred.
web-gangs-story-open = Read the Story
web-gangs-opportunities = Opportunities
web-gangs-edgerunners = Edgerunners
web-gangs-aside = Kept aside for you
web-gangs-deck = deck { $n }
web-gangs-needs-nothing = Nothing required
web-gangs-costs = Costs { $price }

## Districts

web-gangs-units-of = { $gang }: { $n ->
        [one] 1 unit.
       *[other] { $n } units.
    }
web-gangs-hideout-of = Hideout of { $gang }.
web-gangs-poi-held = { $poi } held by { $gang }.
web-gangs-poi-free = { $poi } free.
web-gangs-nobody-here = Nobody is here.
web-gangs-dominated = { $gang } has Dominance.
web-gangs-rewards = Rewards: { $rewards }.
web-gangs-if-there = If it goes to { $where }
web-gangs-if-built = With a Hideout in { $where }
web-gangs-verdict-dominates = { $who ->
        [you] You have Dominance: a Hideout here and more units than anyone.
       *[other] { $gang } has Dominance.
    }
web-gangs-verdict-tied = Tied at { $n }: nobody has Dominance. That takes a Hideout here and more units than anyone.
web-gangs-verdict-homeless = { $who ->
        [you] You have the most units, but no Hideout here: Presence only.
       *[other] { $gang } has the most units, but no Hideout here: Presence only.
    }
web-gangs-verdict-empty = Nobody is here.

## The dashboard

web-gangs-dashboard = Your dashboard
web-gangs-you-have = { $who }, { $n } Street Cred
web-gangs-actions-left = { $n ->
        [one] 1 action left
       *[other] { $n } actions left
    }
web-gangs-disc-solos = Solos
web-gangs-disc-techies = Techies
web-gangs-disc-netrunners = Net
web-gangs-disc-hideout = Hideout
web-gangs-disc-upgrade = Upgrade
web-gangs-disc-wild = Wild
web-gangs-disc-used = in the Reclaim area
web-gangs-reclaim-how = Reclaim takes all back
web-gangs-reclaim-now = Reclaim: take all back, collect, recruit
web-gangs-combat = Combat cards
web-gangs-combat-yours = Combat cards · only you see them
web-gangs-used = used
web-gangs-face-down = Combat card, face down
web-gangs-hideouts-left = Hideouts to build
web-gangs-hideout-worth = Brings { $n } Street Cred
web-gangs-reserve = Reserve
web-gangs-tokens = { $n ->
        [one] 1 token on the dashboard
       *[other] { $n } tokens on the dashboard
    }
web-gangs-holds = { $gang }: { $n ->
        [one] 1 fallen piece held
       *[other] { $n } fallen pieces held
    }
web-gangs-seen = Combat cards that everybody has seen

## The dock

web-gangs-choices = Your choices
web-gangs-no-pass = Pass
web-gangs-do-it = Yes
web-gangs-done-move = Done moving
web-gangs-done-firefight = No Firefight
web-gangs-done-exchange = Leave them
web-gangs-done-techies = Done
web-gangs-done-recruit = Nobody
web-gangs-done-reserve = None
web-gangs-hint = Choose above
web-gangs-you = you
web-gangs-you-object = you
web-gangs-hint-where = Pick a place
web-gangs-hint-turn = Pick a disc
web-gangs-hint-action = Pick a disc
web-gangs-hint-move = Pick a unit
web-gangs-hint-combat-card = Pick a card
web-gangs-hint-techies = Pick a card
web-gangs-hint-recruit = Pick a unit
web-gangs-hint-netrun = Pick a space
web-gangs-hint-casualty = Pick a unit
web-gangs-hint-lose-unit = Pick a unit
web-gangs-hint-convert = Pick a unit
web-gangs-hint-push = Pick a unit
web-gangs-hint-exchange = Pick a place
web-gangs-note-picked = { $what }: it can go to a marked District, or straight into a free place with brackets.
web-gangs-note-turn = A disc is used once. Reclaim brings all of them back, with rewards and recruits.
web-gangs-note-action = Pick another disc, or end your turn.
web-gangs-note-move = Pick a unit in brackets, then where it goes. Each moves once.
web-gangs-note-firefight = Pick a marked District. Everybody there takes part.
web-gangs-note-exchange = Your Solo may change places with whoever holds a Point of Interest.
web-gangs-note-combat-card = Nobody sees it before all cards turn.
web-gangs-note-techies = Cards in brackets can be had now.
web-gangs-note-netrun = Pick a space in brackets. Risk at the deepest: { $risk }.
web-gangs-note-recruit = Pick a class of your reserve.
web-gangs-note-casualty = Pick one of the marked units.
web-gangs-stop-always-how = Ask me even when there is only one answer.
web-gangs-stop-act-how = Go on by itself when there is only one answer.
web-gangs-why-can = It can be done now.

## Firefights

web-gangs-firefight-in = Firefight in { $where }
web-gangs-starter = started it
web-gangs-step-push = Push out
web-gangs-step-choose = Choose
web-gangs-step-reveal = Reveal
web-gangs-step-compare = Compare
web-gangs-step-casualties = Casualties
web-gangs-step-cred = Street Cred
web-gangs-which-lost = Which of yours is lost?
web-gangs-here-or-map = here or on the map
web-gangs-confirm-lose = Lose: { $what }
web-gangs-confirm-combat = Play { $what }
web-gangs-tap-sources = tap a line for its sources
web-gangs-always = always
web-gangs-cred-no = no
web-gangs-loss-place = you lose the { $poi }
web-gangs-loss-presence = you have no one left here
web-gangs-loss-drones = { $n ->
        [one] 1 Drone is left without a human
       *[other] { $n } Drones are left without a human
    }
web-gangs-loss-dominance = Dominance is lost
web-gangs-loss-alike = { $n ->
        [0] your last one
        [one] you keep 1 more
       *[other] you keep { $n } more
    }
web-gangs-loss-net = Net reach falls to { $n }
web-gangs-chip-choosing = choosing
web-gangs-chip-chosen = chosen
web-gangs-chip-choose = you choose
web-gangs-chip-chooses = chooses
web-gangs-chip-after = chooses after you
web-gangs-chip-owes = still to choose
web-gangs-chip-lost = lost: { $what }
web-gangs-chip-safe = safe
web-gangs-chip-highest = highest
web-gangs-feud = won alone
web-gangs-ledger = Show the ledger
web-gangs-spoken = { $n ->
        [0] { $name } { $total }.
       *[other] { $name } { $total }: { $list }.
    }
web-gangs-spoken-card = { $n } { $card }
web-gangs-spoken-change = { $up ->
        [yes] plus { $n } { $source }
       *[no] minus { $n } { $source }
    }
web-gangs-spoken-set = { $source }: counts as { $n }
web-gangs-pace = Pace of Firefights
web-gangs-pace-wait = Wait
web-gangs-pace-5 = 5 s
web-gangs-pace-2 = 2 s
web-gangs-pace-wait-how = Each step waits for you
web-gangs-pace-5-how = Each step stands for 5 seconds
web-gangs-pace-2-how = Each step stands for 2 seconds
web-gangs-fight-came = { $lost ->
        [nobody] You lose nobody.
       *[other] You lose: { $lost }.
    } { $n ->
        [0] You gain no Street Cred.
       *[other] You gain { $n } Street Cred.
    }
web-gangs-fight-owes = { $n ->
        [one] You lose a unit.
       *[other] You lose { $n } units.
    }
web-gangs-strip = The last round
web-gangs-what-changed = What changed

## The end

web-gangs-swap = Again, everybody with the next gang
web-gangs-over-title = { $who ->
        [you] You rule Night City
        [shared] You share Night City: { $gang }
        [lost] You have lost Night City
        [nobody] Nobody rules Night City
       *[other] Night City belongs to { $gang }
    }
web-gangs-over-place = You came { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } with { $n } Street Cred{ $source ->
        [none] .
       *[other] ; the largest part from { $source }: { $most }.
    }
web-gangs-over-sources = Street Cred by source
web-gangs-over-goal = dashes: the goal, { $n }
web-gangs-over-course = Round by round
web-gangs-over-rounds = By source and round
web-gangs-over-round = Round { $n }: { $list }
web-gangs-over-nothing = nothing
web-gangs-over-point = Point at a round to see what it brought.
web-gangs-over-turned = Where it turned
web-gangs-over-show = show
web-gangs-over-numbers = In numbers
web-gangs-over-best = most at the table
web-gangs-reason-street-cred = { $n } Street Cred, the most after round { $round }.
web-gangs-reason-rounds = The last round is over.
web-gangs-reason-johnny = Johnny Silverhand was faster.
web-gangs-reason-rival = The rival gang was faster.
web-gangs-reason-concede = The game was given up.
web-gangs-reason-time = Time is up.
web-gangs-reason-gone = A player has left.

## Phone

web-gangs-tab-mine = Gang
web-gangs-tab-market = Markets
web-gangs-tab-net = Net
web-gangs-tab-gangs = Others

## The start page

web-gangs-players = Players
web-gangs-alone = Alone
web-gangs-alone-how = You against a rival gang and Johnny Silverhand.
web-gangs-players-how = { $n } gangs for one city, about { $n ->
        [2] 30 minutes
        [3] 45 minutes
       *[other] an hour
    }.
web-gangs-seat = Seat { $n }
web-gangs-gang = Gang
web-gangs-who-greedy = Greedy bot
web-gangs-who-random = Random bot
web-gangs-who-rookie = Bot: Rookie
web-gangs-who-street = Bot: Street
web-gangs-who-pro = Bot: Pro
web-gangs-who-legend = Bot: Legend
web-gangs-who-friend = A friend, by link
web-gangs-who-here = At this screen
web-gangs-bots = { $n ->
        [one] 1 bot
       *[other] { $n } bots
    }
web-gangs-people = { $n ->
        [one] 1 person
       *[other] { $n } people
    }
web-gangs-summary = { $gang } against { $others } in { $story }
web-gangs-summary-alone = { $gang } against { $rival } and Johnny in { $story }
web-gangs-go-on = Go on in Night City
web-gangs-as = Gangs of Night City as { $gang }
web-gangs-story-tutorial-how = Only the rules. Good to start with.
web-gangs-story-blackout-how = The grid fails, and NetWatch with it.
web-gangs-story-bad-goods-how = A recording that nobody finishes.
web-gangs-story-empty-chair-how = A seat on the board is for sale.
web-gangs-content = Content
web-gangs-board = Board
web-gangs-board-auto = By players
web-gangs-board-small = Small
web-gangs-board-large = Large
web-gangs-rules = Rules
web-gangs-rules-changed = { $n } changed
web-gangs-preset = Read
web-gangs-preset-ours = as we recommend
web-gangs-preset-by-the-book = by the book
web-gangs-source-book = the rulebook
web-gangs-source-said = as players report it
web-gangs-source-house = our ruling
web-gangs-rule-goal = Street Cred to reach
web-gangs-rule-end = When it is reached, the game ends
web-gangs-rule-end-immediate = at once
web-gangs-rule-end-end-of-turn = with the turn
web-gangs-rule-end-finish-round = with the round
web-gangs-rule-tie = A tie
web-gangs-rule-tie-shared = is shared
web-gangs-rule-tie-later-seat = goes to the later seat
web-gangs-rule-firefights = Firefights
web-gangs-rule-firefights-per-action = one per action
web-gangs-rule-firefights-per-turn = one per turn
web-gangs-rule-feud = Two players: Street Cred for winning a Firefight
web-gangs-rule-head-start = Some places begin with a little more
web-gangs-rule-head-start-true = yes
web-gangs-rule-head-start-false = no
web-gangs-rule-hideout-needs-presence = A Hideout needs Presence
web-gangs-rule-hideout-needs-presence-true = yes
web-gangs-rule-hideout-needs-presence-false = no
web-gangs-rule-recruit-at = Recruits arrive
web-gangs-rule-recruit-at-each-hideout = one at each Hideout
web-gangs-rule-recruit-at-any-hideout = at any Hideout
web-gangs-rule-lost-edgerunner = A lost Edgerunner
web-gangs-rule-lost-edgerunner-deck = goes under the deck
web-gangs-rule-lost-edgerunner-reserve = stays in reserve
web-gangs-rule-lost-edgerunner-removed = is gone
web-gangs-rule-netwatch = NetWatch looks at
web-gangs-rule-netwatch-sum = the sum of both dice
web-gangs-rule-netwatch-each-die = each die
web-gangs-rule-max-hired = Edgerunners at a time
web-gangs-rule-level = Level (alone)
web-gangs-rule-level-book = by the book
web-gangs-rule-level-easy = easy
web-gangs-rule-level-normal = normal
web-gangs-rule-level-hard = hard
web-gangs-rule-level-nightmare = nightmare
web-gangs-rule-johnny-tie = Johnny tied for the highest Firepower
web-gangs-rule-johnny-tie-spares = kills nobody
web-gangs-rule-johnny-tie-kills = kills all
web-gangs-rule-hideout-tokens = Hideouts leave the dashboard
web-gangs-rule-hideout-tokens-choose = as you choose
web-gangs-rule-hideout-tokens-left = from the left
web-gangs-continue = Continue
web-gangs-playback = Play the steps again
web-gangs-now-in = { $where } now: { $list }
web-gangs-next-turn = { $n ->
        [0] Your turn is next.
       *[other] Your turn is next but { $n }.
    }
web-gangs-more-steps = { $n ->
        [one] 1 more step in this turn
       *[other] { $n } more steps in this turn
    }
web-gangs-your-turn = { $n ->
        [one] Your turn: 1 action
       *[other] Your turn: { $n } actions
    }
web-gangs-to-my-turn = To my turn
web-gangs-to-end = To the end
web-gangs-not-your-turn = not your turn
web-gangs-hint-table = Choose on the table
web-gangs-dear-reclaim = { $n ->
        [one] Reclaim, 1 disc unused
       *[other] Reclaim, { $n } discs unused
    }
web-gangs-again = Again
web-gangs-first = To the first step

## The player aid

web-gangs-aid = Player aid
web-gangs-aid-turn = Your turn: 2 actions, or Reclaim
web-gangs-aid-turn-solos = Solos move, then may start 1 Firefight.
web-gangs-aid-turn-techies = Techies and Drones move, then seize an Opportunity (Business) or hire (Fixer).
web-gangs-aid-turn-netrunners = Netrunners move, then a Netrun follows.
web-gangs-aid-turn-hideout = Build a Hideout: its Street Cred is yours at once.
web-gangs-aid-turn-upgrade = Upgrade: look at new Combat cards, keep one.
web-gangs-aid-turn-wild = Wild: any of the other five, also one that is used.
web-gangs-aid-turn-reclaim = Reclaim: all discs back, rewards, and 1 recruit for each Hideout.
web-gangs-aid-turn-undo = Undo takes back your last step, until something new is seen.
web-gangs-aid-map = On the map
web-gangs-aid-map-fixer = Fixer: lets you hire Edgerunners.
web-gangs-aid-map-business = Business: lets you seize Opportunities.
web-gangs-aid-map-fortress = Data Fortress: 1 Corporate Secret at each Netrun.
web-gangs-aid-map-drone = Drone: counts as a unit, holds no place, and is lost without a human.
web-gangs-aid-map-dominance = Hatched District: dominated. A Hideout there and more units than anyone: all rewards.
web-gangs-aid-map-eddies = Eurodollars pay Hideouts, upgrades and Edgerunners.
web-gangs-aid-map-contraband = Contraband pays Opportunities.
web-gangs-aid-map-secret = A Corporate Secret stands for 1 of either.
web-gangs-aid-fight = Firefights and cards
web-gangs-aid-fight-push = Push out: the starter's Solos may take places from others.
web-gangs-aid-fight-choose = Choose: everybody there picks a card in secret.
web-gangs-aid-fight-reveal = Reveal: all cards turn at once.
web-gangs-aid-fight-compare = Compare: cards and abilities change Firepower.
web-gangs-aid-fight-casualties = Casualties: all but the highest lose a unit of their choice.
web-gangs-aid-fight-cred = { $feud ->
        [0] Street Cred: each card has its own condition.
       *[other] Street Cred: each card has its own condition; winning alone brings { $feud } more.
    }
web-gangs-aid-fight-goal = { $goal } Street Cred begin the end.
web-gangs-aid-fight-hand = Used Combat cards come back when the hand is empty.
web-gangs-aid-tab-turn = Turn
web-gangs-aid-tab-map = Map
web-gangs-aid-tab-fight = Firefight
