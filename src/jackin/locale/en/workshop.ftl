### The workshop: where owners of printed components type them in.

web-nav-workshop = Workshop
workshop = Workshop
workshop-how = Type in what is printed on your own cards: content sets of Gangs of Night City and packs for the Automa. Begin with a copy of ours and change it card by card; every mistake is told with its field.
workshop-mine = Your works
workshop-none = Nothing yet.
workshop-ready = Ready to play
workshop-new = Begin a new work
workshop-what = What it is
workshop-kind-gangs = Content set of Gangs
workshop-kind-automa = Automa pack
workshop-kind-corp = Automa pack, Corp
workshop-kind-runner = Automa pack, Runner
workshop-name = Name
workshop-name-example = My box
workshop-folder = Its folder is called “{ $name }”.
workshop-from = Begin from
workshop-model-house = The house set
workshop-model-pack = { $title } ({ $side })
workshop-begin-empty = without upgrades, Opportunities and Edgerunners
workshop-begin-one = with one card as an example
workshop-begin = Begin
workshop-where = Everything stays in the data folder of this machine: { $folder }. Nothing is uploaded.
workshop-closed-title = The workshop is closed here
workshop-closed-why = This server can be reached by others, and whoever reaches it could change the files of its machine. Start Jackin on your own machine (jackin play), or let its owner open the workshop with “jackin serve --workshop”.
workshop-make-own = Make your own

## On the bench

workshop-rename = Rename or delete
workshop-rename-do = Rename
workshop-delete = Delete this work
workshop-delete-sure = Delete all its files?
workshop-kept = kept
workshop-keeping = keeping …
workshop-not-kept = not kept
workshop-stale = These files were changed elsewhere since you opened them. What you typed last is not kept.
workshop-reload = Load them again
workshop-again = Try again
workshop-undo = Undo
workshop-import = Import
workshop-import-how = TOML files of this work, or an archive with them. You see what would change before it does.
workshop-import-files = Choose files
workshop-import-folder = Choose a folder
workshop-import-none = None of these is a file of such a work.
workshop-import-changes = { $n ->
        [0] Nothing would change
        [one] One change
       *[other] { $n } changes
    }
workshop-import-take = Take them over
workshop-change-new = new
workshop-change-changed = changed
workshop-change-gone = gone
workshop-cancel = Leave it
workshop-export = Export
workshop-play = Play with it
workshop-play-not = { $n ->
        [one] One mistake has to be mended first.
       *[other] { $n } mistakes have to be mended first.
    }
workshop-parts = Parts of the workshop
workshop-tab-decks = Decks
workshop-tab-form = Form
workshop-tab-preview = Card
workshop-tab-mistakes = Mistakes
workshop-decks = Decks
workshop-typed = { $n } of { $of }
workshop-ours = { $n }, ours
workshop-wrong = has a mistake
workshop-fine = typed in
workshop-nameless = No. { $n }
workshop-add-card = Add a card
workshop-nth = { $n } of { $of }
workshop-before = The one before
workshop-after = The next one
workshop-duplicate = Duplicate
workshop-move-up = Up
workshop-move-down = Down
workshop-remove = Delete
workshop-remove-sure = Delete this card?
workshop-unreadable = The file { $file } cannot be read. Mend its text first: the list of mistakes says where.
workshop-empty = There is nothing here yet.
workshop-preview = How it reads
workshop-preview-none = This part has no card.
workshop-preview-how = The text is put together from the data: what you read is what the game does.
workshop-preview-orders = Orders are read from top to bottom; the second part counts when the first cannot be done.
workshop-unsaid = This cannot be read yet.
workshop-click-missing = Click { $n } is missing
workshop-mistakes = Mistakes
workshop-mistakes-count = { $n ->
        [0] no mistakes
        [one] one mistake
       *[other] { $n } mistakes
    }
workshop-no-mistakes = No mistakes: it can be played.
workshop-toml = As TOML
workshop-toml-read = Read this text
workshop-toml-drop = Forget the change

## Fields

workshop-choose = choose …
workshop-filter = type to find a word
workshop-closed = { $n } of { $of } words; nothing else can stand here
workshop-less = Less: { $name }
workshop-more = More: { $name }
workshop-unknown = “?”: its Firepower is set when it is revealed
workshop-out = Take out: { $name }
workshop-add = Add: { $name }
workshop-up = Move up: { $name }
workshop-yes = yes
workshop-no = no
workshop-for-each = for each …
workshop-just-number = just a number
workshop-scopes = Among which servers
workshop-test-bare = a server has no ice
workshop-test-any = one of these
workshop-test-all = all of these
workshop-test-not = not

## Decks

workshop-deck-set = Name
workshop-deck-gangs = Gangs
workshop-deck-districts = Districts
workshop-deck-starters = Starting cards
workshop-deck-upgrades = Upgrades
workshop-deck-opportunities = Opportunities
workshop-deck-edgerunners = Edgerunners
workshop-deck-levels = Depths of the Net
workshop-deck-spaces = Spaces of the Net
workshop-deck-stories = Stories
workshop-deck-johnny = Johnny
workshop-deck-actions = Gang Action cards
workshop-deck-difficulty = Levels (alone)
workshop-deck-setup = Setup and rules
workshop-deck-pack = Pack and settings
workshop-deck-cards = AI cards
workshop-deck-behaviours = Behaviour cards

## Names of fields

workshop-field-id = Id
workshop-field-name = Name
workshop-field-title = Title
workshop-field-text = Text
workshop-field-kind = Kind
workshop-field-firepower = Firepower
workshop-field-cred = Street Cred
workshop-field-ability = Ability
workshop-field-type = type
workshop-field-cost = cost
workshop-field-needs = Requirement
workshop-field-reward = Reward
workshop-field-unit = unit
workshop-field-price = Price
workshop-field-moves = Movement
workshop-field-alone = When you play alone
workshop-field-colour = Colour
workshop-field-district = District
workshop-field-hideouts = Hideouts
workshop-field-adjacent = Adjacent Districts
workshop-field-rewards = Rewards
workshop-field-pois = Points of Interest
workshop-field-small = 1 to 3 players
workshop-field-large = 4 players
workshop-field-story = Story
workshop-field-slot = Slot
workshop-field-branch = Branch
workshop-field-epilogue = Epilogue
workshop-field-risk = Depth Risk
workshop-field-do = effect
workshop-field-rules = rule
workshop-field-level = Depth
workshop-field-goal = Goal
workshop-field-deck = Random District cards
workshop-field-johnny = Johnny
workshop-field-draw = Combat cards drawn
workshop-field-gang = Only the gang there
workshop-field-priority = Order of classes
workshop-field-districts = Random District cards
workshop-field-absent = You are absent
workshop-field-techie = Techie not paid
workshop-field-netrunner = Netrunner pushes back
workshop-field-win = Wins a Firefight
workshop-field-full = Nobody to recruit
workshop-field-special = Special ability
workshop-field-start = Street Cred at the start
workshop-field-lead = Street Cred Johnny begins with besides
workshop-field-rival = Rival gang
workshop-field-hunts = Districts Johnny draws
workshop-field-seats = Seat
workshop-field-settings = Rules
workshop-field-copies = Copies
workshop-field-levels = Levels
workshop-field-factions = Factions
workshop-field-click = Click
workshop-field-bottom = Clicks left over
workshop-field-side_a = Side A
workshop-field-side_b = Side B
workshop-field-stratagems = Stratagems
workshop-field-params = Settings
workshop-field-if = condition
workshop-field-else = otherwise
workshop-field-then = instead
workshop-field-go = run
workshop-field-to = card
workshop-field-n = number
workshop-field-who = who
workshop-field-whose = whose
workshop-field-what = what
workshop-field-poi = place
workshop-field-parts = part
workshop-field-part = condition
workshop-field-base = base
workshop-field-times = times
workshop-field-least = at least
workshop-field-most = at most
workshop-field-of = for
workshop-field-market = market
workshop-field-at = where
workshop-field-want = kind
workshop-field-clicks = clicks
workshop-field-letter = letter
workshop-field-link = link limit
workshop-field-trash = trash limit
workshop-field-rows = row
workshop-field-use = rows of run
workshop-field-expendable = expendable
workshop-field-reserve = kept for
workshop-field-count = count

## The vocabulary of Gangs: conditions

workshop-is-all = all of these
workshop-is-any = one of these
workshop-is-not = not so
workshop-is-presence = you have Presence
workshop-is-dominance = you have Dominance
workshop-is-control = you control a Point of Interest
workshop-is-owns = you own Opportunities
workshop-is-won = you alone have the highest Firepower
workshop-is-tied = you are tied for the highest
workshop-is-lost = your Firepower is not the highest
workshop-is-started = you started the Firefight
workshop-is-killed = rivals lost units
workshop-is-lost-unit = you lost a unit
workshop-is-bearer-here = this Edgerunner takes part
workshop-is-leading = nobody has more Street Cred
workshop-is-trailing = nobody has less Street Cred
workshop-is-at-least = there are at least
workshop-is-at-most = there are at most

## What is counted

workshop-count-units = units
workshop-count-hideouts = Hideouts
workshop-count-pois = Points of Interest you control
workshop-count-opportunities = Opportunities you own
workshop-count-edgerunners = Edgerunners in play
workshop-count-presence = Districts with your Presence
workshop-count-dominance = Districts with your Dominance
workshop-count-participants = gangs in the Firefight
workshop-count-killed = units that rivals lost
workshop-count-lost = units that you lost
workshop-count-firepower = your Firepower
workshop-count-lead = your lead in Firepower
workshop-count-hand = Combat cards in your hand
workshop-count-discard = Combat cards you discarded
workshop-count-resource = a resource you have
workshop-count-street-cred = your Street Cred
workshop-count-net = spaces behind you on the Net
workshop-count-tokens = tokens on your dashboard
workshop-count-avengers = fallen pieces that rivals hold

## Effects

workshop-do-gain = gain
workshop-do-lose = lose
workshop-do-take = take from somebody
workshop-do-choose = one of these
workshop-do-all = each of these
workshop-do-may = you may
workshop-do-firepower = change Firepower
workshop-do-set-firepower = your Firepower is
workshop-do-no-casualty = you lose fewer units
workshop-do-casualty = somebody loses more units
workshop-do-pass-casualty = a rival loses yours
workshop-do-silence = ignore their cards
workshop-do-keep = take this card back
workshop-do-regain = cards from your discard pile
workshop-do-upgrade = upgrade free of charge
workshop-do-disc = discs back
workshop-do-convert = convert a unit
workshop-do-drone = build Drones
workshop-do-recruit = recruit
workshop-do-move = move your units
workshop-do-push = push an opposing unit
workshop-do-lose-unit = lose units
workshop-do-hideout = build a Hideout free of charge
workshop-do-advance = advance on the Net
workshop-do-retreat = go back on the Net
workshop-do-reserve = set an Opportunity aside
workshop-do-refresh = new cards for a market
workshop-do-token = tokens on your dashboard
workshop-do-avenge = avenge your fallen pieces

## Rules

workshop-rule-cost = change of a price
workshop-rule-depth-risk = change of the Depth Risk
workshop-rule-net-reach = change of the reach on the Net
workshop-rule-data-fortress = change of what Data Fortresses yield
workshop-rule-rewards = every reward with Presence alone
workshop-rule-no-requirement = no requirement for Opportunities
workshop-rule-reserve = Opportunities that may lie aside
workshop-rule-vengeance = lost units go to a rival
workshop-rule-actions = change of your actions
workshop-rule-goal = Street Cred that ends the game
workshop-rule-closed = no unit may move there
workshop-of-hideout = Hideouts
workshop-of-upgrade = upgrades
workshop-of-opportunity = Opportunities
workshop-of-edgerunner = Edgerunners
workshop-market-opportunities = Opportunities
workshop-market-edgerunners = Edgerunners

## When a Story goes on, when a Specialist moves

workshop-trigger-street-cred = somebody has Street Cred
workshop-trigger-condition = somebody meets a condition
workshop-trigger-hideouts = Hideouts were built
workshop-trigger-opportunities = Opportunities were seized
workshop-trigger-firefights = Firefights were fought
workshop-trigger-upgrades = upgrades were taken
workshop-trigger-turns = turns were played
workshop-moves-occupied = when another unit occupies a place
workshop-moves-activated = with a class of units
workshop-moves-activate-end = at the end of your Activate turn
workshop-moves-reclaim-end = at the end of your Reclaim turn
workshop-moves-never = never

## Rules of a set that may be set otherwise

workshop-field-actions = Actions in an Activate turn
workshop-field-hideout_cost = A Hideout costs
workshop-field-hideout_resource = A Hideout is paid in
workshop-field-upgrade_cost = An upgrade costs
workshop-field-upgrade_resource = An upgrade is paid in
workshop-field-firefight_needs_opponent = A Firefight needs an opponent
workshop-field-hired_at = Hired Edgerunners arrive
workshop-field-recruit_into_poi = Recruits may occupy a place
workshop-field-empty_deck = An empty deck
workshop-field-first_opportunity = The first Opportunity is
workshop-field-effect_order = First in a Firefight step
workshop-field-opportunities = Face-up Opportunities
workshop-field-edgerunners = Face-up Edgerunners
workshop-field-rounds = Rounds (0: no limit)
workshop-setting-hired-at-fixer = at a Fixer you control
workshop-setting-hired-at-hideout = at a Hideout
workshop-setting-hired-at-anywhere = anywhere
workshop-setting-empty-deck-empty = stays empty
workshop-setting-empty-deck-discards = is made of the discards
workshop-setting-first-opportunity-oldest = the oldest
workshop-setting-first-opportunity-leftmost = the one on the left
workshop-setting-effect-order-starter = who started it
workshop-setting-effect-order-active = whose turn it is

## Orders of an Automa

workshop-order-refill = refill HQ
workshop-order-advance = advance
workshop-order-install_resource = install a resource
workshop-order-install_ice = install ice
workshop-order-operation = play an operation
workshop-order-stratagem = play a stratagem
workshop-order-credit = gain credits
workshop-order-use_asset = use the best asset
workshop-order-purge = purge virus counters
workshop-order-trash_resource = trash a resource of the Runner
workshop-order-behaviour = follow the behaviour card
workshop-order-run = run
workshop-order-economy = play from EC
workshop-order-program = install from PRO
workshop-order-resource = play from RE
workshop-order-draw = draw
workshop-order-remove_tag = remove a tag
workshop-order-use_ability = use the best ability
workshop-order-run_ability = run by the best ability
workshop-order-grip = play from the grip
workshop-order-reserve = kept for something
workshop-want-any = any
workshop-want-tag = tags
workshop-want-damage = damage
workshop-want-trash = trashing
workshop-want-tempo = speed

## Settings of a pack

workshop-field-mandatory_draw = Draw as the turn begins
workshop-field-refill_mode = A refill
workshop-field-recycle_played_ops = Played operations go back into OP
workshop-field-agenda_archives_guard = Agendas are kept out of Archives
workshop-field-asset_rez = Assets are rezzed
workshop-field-rez_reserve = Credits kept when assets are rezzed
workshop-field-ice_install_cost = Ice costs to install
workshop-field-swap_unaffordable_ice = Swaps ice it cannot pay
workshop-field-reposition_ice = Moves ice
workshop-field-max_remotes = Most remotes (0: no limit)
workshop-field-stratagem_look = Stratagems looked at
workshop-field-human_override = You may replace a click
workshop-field-hq_peek = The Runner peeks at HQ
workshop-field-feasibility = Runs are judged by
workshop-field-ec_recycle = EC is used again
workshop-field-last_resort = A lost click
workshop-field-runner_look = Cards looked at
workshop-param-mandatory-draw-none = none
workshop-param-mandatory-draw-refill = one free refill
workshop-param-refill-mode-single = is one card
workshop-param-refill-mode-fill = fills HQ
workshop-param-agenda-archives-guard-always = always
workshop-param-agenda-archives-guard-own = only by its own effects
workshop-param-asset-rez-window = in a window
workshop-param-asset-rez-reveal_only = only when revealed
workshop-param-feasibility-known_ice = the ice it knows
workshop-param-feasibility-off = nothing
workshop-param-last-resort-none = gives nothing
workshop-param-last-resort-credit = gives 1 credit

## What cannot be done

server-no-workshop = The workshop is closed here, since others can reach this server.
server-work-unknown = There is no work called { $name }.
server-work-bad-name = A name has small letters, digits and hyphens.
server-work-ours = { $name } is the name of a work of ours. Choose another.
server-work-taken = There is a folder called { $name } already. Choose another name.
server-work-full = There are { $n } works already. Delete one first.
server-work-changed-elsewhere = { $name } was changed elsewhere in the meantime.
server-work-too-big = This is too big: a work has at most { $n } kB, and no text, number or list in it is beyond measure.
server-work-no-file = Such a work has no file { $name }.
server-work-bad-archive = This is no archive with the files of such a work.
server-work-no-disk = The files cannot be written: { $why }
