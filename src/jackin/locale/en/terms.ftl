# Words of the game: sides, kinds of cards, places, counters, and the glossary.
# Names (side, type, faction, subtype, zone, server) begin with a capital; words for use in a sentence do not.

## Sides

side-corp = Corp
side-runner = Runner

## Card types

type-identity = Identity
type-event = Event
type-hardware = Hardware
type-program = Program
type-resource = Resource
type-agenda = Agenda
type-asset = Asset
type-upgrade = Upgrade
type-ice = Ice
type-operation = Operation

## Factions

faction-anarch = Anarch
faction-criminal = Criminal
faction-shaper = Shaper
faction-apex = Apex
faction-neutral-runner = Neutral
faction-haas-bioroid = Haas-Bioroid
faction-jinteki = Jinteki
faction-nbn = NBN
faction-weyland = Weyland Consortium
faction-neutral-corp = Neutral

## Subtypes

subtype-advertisement = Advertisement
subtype-ai = AI
subtype-alliance = Alliance
subtype-ambush = Ambush
subtype-ap = AP
subtype-barrier = Barrier
subtype-bioroid = Bioroid
subtype-black-ops = Black Ops
subtype-caissa = Caïssa
subtype-chip = Chip
subtype-clone = Clone
subtype-cloud = Cloud
subtype-code-gate = Code Gate
subtype-condition = Condition
subtype-connection = Connection
subtype-console = Console
subtype-corp = Corp
subtype-current = Current
subtype-cyborg = Cyborg
subtype-daemon = Daemon
subtype-decoder = Decoder
subtype-deflector = Deflector
subtype-destroyer = Destroyer
subtype-division = Division
subtype-double = Double
subtype-executive = Executive
subtype-expansion = Expansion
subtype-facility = Facility
subtype-fracter = Fracter
subtype-g-mod = G-mod
subtype-gear = Gear
subtype-government = Government
subtype-gray-ops = Gray Ops
subtype-hostile = Hostile
subtype-icebreaker = Icebreaker
subtype-illicit = Illicit
subtype-initiative = Initiative
subtype-job = Job
subtype-killer = Killer
subtype-link = Link
subtype-location = Location
subtype-megacorp = Megacorp
subtype-mod = Mod
subtype-morph = Morph
subtype-mythic = Mythic
subtype-natural = Natural
subtype-next = NEXT
subtype-observer = Observer
subtype-priority = Priority
subtype-psi = Psi
subtype-public = Public
subtype-region = Region
subtype-remote = Remote
subtype-research = Research
subtype-ritzy = Ritzy
subtype-run = Run
subtype-sabotage = Sabotage
subtype-security = Security
subtype-seedy = Seedy
subtype-sentry = Sentry
subtype-stealth = Stealth
subtype-sysop = Sysop
subtype-tracer = Tracer
subtype-transaction = Transaction
subtype-trap = Trap
subtype-unorthodox = Unorthodox
subtype-virtual = Virtual
subtype-virus = Virus
subtype-weapon = Weapon

## Zones: the short name as on the cards; the full name in .long

zone-hq = HQ
    .long = Headquarters
zone-rd = R&D
    .long = Research and Development
zone-archives = Archives
zone-grip = Grip
zone-stack = Stack
zone-heap = Heap
zone-rig = Rig
zone-corp-score = Corp score area
zone-runner-score = Runner score area
zone-removed = Removed from the game

## Servers

server-hq = HQ
server-rd = R&D
server-archives = Archives
server-remote = Server { $n }
server-new = New server

## Counters and tokens

counter-advancement = advancement token
counter-agenda = agenda counter
counter-power = power counter
counter-virus = virus counter
counter-credit = credit

## Damage

damage-net = net damage
damage-meat = meat damage
damage-brain = brain damage

## Glossary: players and cards

term-corp = Corp
term-corporation = Corporation
term-runner = Runner
term-identity = identity
term-agenda = agenda
term-agenda-point = agenda point
term-asset = asset
term-upgrade = upgrade
term-operation = operation
term-ice = ice
term-barrier = barrier
term-sentry = sentry
term-code-gate = code gate
term-trap = trap
term-event = event
term-hardware = hardware
term-console = console
term-program = program
term-icebreaker = icebreaker
term-resource = resource
term-subtype = subtype
term-region = region
term-unique = unique
term-faction = faction
term-neutral = neutral
term-influence = influence
term-influence-limit = influence limit
term-minimum-deck-size = minimum deck size

## Glossary: values and tokens

term-subroutine = subroutine
term-strength = strength
term-click = click
term-credit = credit
term-credit-pool = credit pool
term-bank = bank
term-recurring-credit = recurring credit
term-memory-unit = memory unit
term-memory-cost = memory cost
term-memory-limit = memory limit
term-link = link
term-link-strength = link strength
term-trace = trace
term-trace-strength = trace strength
term-tag = tag
term-tagged = tagged
term-bad-publicity = bad publicity
term-meat-damage = meat damage
term-net-damage = net damage
term-brain-damage = brain damage
term-flatlined = flatlined
term-advancement-token = advancement token
term-advancement-requirement = advancement requirement
term-virus-counter = virus counter
term-power-counter = power counter
term-agenda-counter = agenda counter

## Glossary: places

term-hq = HQ
term-rd = R&D
term-archives = Archives
term-grip = grip
term-stack = stack
term-heap = heap
term-rig = rig
term-root = root
term-server = server
term-central-server = central server
term-remote-server = remote server
term-attacked-server = attacked server
term-protecting = protecting
term-outermost = outermost
term-innermost = innermost
term-score-area = score area
term-maximum-hand-size = maximum hand size

## Glossary: verbs and states

term-mulligan = mulligan
term-draw = draw
term-steal = steal
term-score = score
term-advance = advance
term-install = install
term-install-cost = install cost
term-play = play
term-play-cost = play cost
term-rez = rez
term-rez-cost = rez cost
term-rezzed = rezzed
term-unrezzed = unrezzed
term-derez = derez
term-trash = trash
term-trash-cost = trash cost
term-discard = discard
term-expose = expose
term-reveal = reveal
term-forfeit = forfeit
term-purge = purge
term-host = host
term-hosted = hosted
term-faceup = faceup
term-facedown = facedown
term-active = active
term-inactive = inactive
term-prevent = prevent
term-avoid = avoid

## Glossary: runs

term-run = run
term-approach = approach
term-encounter = encounter
term-break = break
term-pass = pass
term-bypass = bypass
term-jack-out = jack out
term-access = access
term-successful = successful
term-unsuccessful = unsuccessful

## Glossary: timing and abilities

term-action = action
term-draw-phase = draw phase
term-action-phase = action phase
term-discard-phase = discard phase
term-constant-ability = constant ability
term-triggered-ability = triggered ability
term-paid-ability = paid ability
term-conditional-ability = conditional ability
term-trigger-cost = trigger cost
term-trigger-condition = trigger condition
term-paid-ability-window = paid ability window
term-timing-structure = timing structure
term-additional-cost = additional cost
term-simultaneous-effects = simultaneous effects
term-uninstall = uninstall
term-swap = swap
term-replacement-effect = replacement effect
term-nested-cost = nested cost
term-chain-reaction = chain reaction
term-batch-effect = batch effect
term-converting-cards = converting cards
term-infinite-loop = infinite loop
term-ordinal-events = ordinal events

## Sets of cards

set-core = Core Set
set-genesis = Genesis
set-creation-and-control = Creation and Control
set-spin = Spin
set-honor-and-profit = Honor and Profit
set-guide = Cards of the guide
