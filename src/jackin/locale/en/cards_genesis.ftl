# Cards of the Genesis cycle: title, rules text (one line per ability) and gist (at most two short lines).
# All texts are our own wording. Symbols are terms: see symbols.ftl.

## Anarch

card-whizzard-master-gamer = Whizzard: Master Gamer
    .text = 3{ -recurring } for trashing cards.
    .gist = 3{ -recurring } for trashing

card-spinal-modem = Spinal Modem
    .text =
        +1{ -mu }
        2{ -recurring } for using icebreakers.
        When a trace succeeds during a run, suffer 1 brain damage.
        One console per player.
    .gist =
        +1{ -mu }, 2{ -recurring } for breakers
        traced: 1 brain damage

card-imp = Imp
    .text =
        Comes with 2 virus counters when installed.
        Once each turn you may remove 1 virus counter from here to trash the card you are accessing at no cost, even one without a trash cost.
    .gist =
        Counter: trash the
        accessed card

card-morning-star = Morning Star
    .text = 1{ -credit }: break any number of barrier subroutines.
    .gist = 1{ -credit }: all barrier subs

card-vamp = Vamp
    .text =
        Make a run on HQ. If it succeeds, instead of accessing cards you may spend any number of credits; the Corp loses as many.
        If you spent any, take 1 tag.
    .gist =
        Run HQ: spend and
        drain as much, 1 tag

card-liberated-account = Liberated Account
    .text =
        Comes with 16{ -credit } when installed. Trash it when empty.
        { -click }: take 4{ -credit } from here.
    .gist = { -click }: take 4{ -credit }

card-nerve-agent = Nerve Agent
    .text =
        When a run on HQ succeeds, place 1 virus counter here.
        Each time you access cards from HQ, you may access 1 more for each virus counter here after the first. Choose how many before the first access.
    .gist =
        HQ: +1 access per
        counter after the 1st

card-joshua-b = Joshua B.
    .text = Start of your turn: you may gain { -click }. If you do, take 1 tag when this turn ends.
    .gist =
        Extra { -click } each turn,
        then 1 tag

card-disrupter = Disrupter
    .text = { -trash }: when a trace begins, its base strength becomes 0.
    .gist =
        { -trash }: a trace
        starts from 0

card-force-of-nature = Force of Nature
    .text =
        2{ -credit }: break up to 2 code gate subroutines.
        1{ -credit }: +1 strength.
    .gist =
        2{ -credit }: 2 code gate subs
        1{ -credit }: +1 strength

card-scrubber = Scrubber
    .text = 2{ -recurring } for trashing cards.
    .gist = 2{ -recurring } for trashing

card-surge = Surge
    .text =
        Play only if you placed a virus counter on a program this turn.
        Place 2 virus counters on that program.
    .gist =
        2 counters on a fed
        virus program

card-xanadu = Xanadu
    .text = Rezzing ice costs 1{ -credit } more.
    .gist = Rez ice: +1{ -credit }

card-retrieval-run = Retrieval Run
    .text = Make a run on Archives. If it succeeds, instead of accessing cards you may install 1 program from your heap, ignoring all costs.
    .gist =
        Run Archives: program
        from the heap, free

card-darwin = Darwin
    .text =
        2{ -credit }: break 1 subroutine of any ice.
        Its strength is the number of virus counters here.
        Start of your turn: you may pay 1{ -credit } to place 1 virus counter here.
    .gist =
        2{ -credit }: any sub
        Strength: its counters

card-data-leak-reversal = Data Leak Reversal
    .text =
        Install only after a successful run on a central server this turn.
        { -click }: the Corp trashes the top card of R&D. Only while you are tagged.
    .gist =
        If tagged:
        { -click }: mill R&D

## Criminal

card-cortez-chip = Cortez Chip
    .text = { -trash }: choose an ice. Until the turn ends, rezzing it costs the Corp an additional 2{ -credit }.
    .gist = { -trash }: rez an ice +2{ -credit }

card-peacock = Peacock
    .text =
        2{ -credit }: break 1 code gate subroutine.
        2{ -credit }: +3 strength.
    .gist =
        2{ -credit }: code gate sub
        2{ -credit }: +3 strength

card-satellite-uplink = Satellite Uplink
    .text = Expose up to 2 cards.
    .gist = Expose up to 2 cards

card-e3-feedback-implants = e3 Feedback Implants
    .text = Whenever you break a subroutine on an ice, you may pay 1{ -credit } to break 1 more subroutine on that ice.
    .gist =
        After a break: 1{ -credit }
        breaks 1 more

card-compromised-employee = Compromised Employee
    .text =
        1{ -recurring } for traces.
        When the Corp rezzes an ice, gain 1{ -credit }.
    .gist =
        1{ -recurring } for traces
        Ice rezzed: +1{ -credit }

card-emergency-shutdown = Emergency Shutdown
    .text =
        Play only after a successful run on HQ this turn.
        Derez 1 ice.
    .gist =
        After an HQ run:
        derez 1 ice

card-muresh-bodysuit = Muresh Bodysuit
    .text = Prevent the first meat damage you would suffer each turn.
    .gist =
        First meat damage each
        turn: prevented

card-snitch = Snitch
    .text = Once each run, when you approach an unrezzed ice, you may expose it. You may then jack out.
    .gist =
        Expose the ice ahead,
        then leave or go on

card-doppelganger = Doppelgänger
    .text =
        +1{ -mu }
        Once each turn, when a successful run ends, you may make a run on any server.
        One console per player.
    .gist =
        +1{ -mu }, after a success:
        run again

card-crescentus = Crescentus
    .text = { -trash }: derez an ice of which you have broken every subroutine in this encounter.
    .gist = { -trash }: derez broken ice

card-andromeda-dispossessed-ristie = Andromeda: Dispossessed Ristie
    .text = Your starting hand has 9 cards.
    .gist = Start with 9 cards

card-networking = Networking
    .text =
        Remove 1 tag.
        You may pay 1{ -credit } to take Networking back into your grip.
    .gist =
        Remove 1 tag
        1{ -credit }: take it back

card-hq-interface = HQ Interface
    .text = Each time you access cards from HQ, access 1 more.
    .gist = HQ: +1 access

card-pheromones = Pheromones
    .text =
        As many { -recurring } as there are virus counters here, for runs on HQ.
        When a run on HQ succeeds, place 1 virus counter here.
    .gist =
        HQ runs: { -recurring } by its
        counters

card-faerie = Faerie
    .text =
        0{ -credit }: break 1 sentry subroutine.
        1{ -credit }: +1 strength.
        When an encounter in which Faerie broke a subroutine ends, trash it.
    .gist =
        0{ -credit }: sentry sub, then
        trash it

card-mr-li = Mr. Li
    .text = { -click }: draw 2 cards, then put 1 of them on the bottom of your stack.
    .gist = { -click }: draw 2, return 1

## Shaper

card-zu-13-key-master = ZU.13 Key Master
    .text =
        Takes no { -mu } while you have at least 2{ -link }, installed or not.
        1{ -credit }: break 1 code gate subroutine.
        1{ -credit }: +1 strength.
    .gist =
        1{ -credit }: code gate sub
        1{ -credit }: +1 strength

card-the-helpful-ai = The Helpful AI
    .text =
        +1{ -link }
        { -trash }: choose an icebreaker; it has +2 strength until the turn ends.
    .gist =
        +1{ -link }
        { -trash }: breaker +2 strength

card-notoriety = Notoriety
    .text =
        Play only after successful runs on R&D, HQ and Archives this turn.
        Add this card to your score area as an agenda worth 1 agenda point.
    .gist =
        Three central runs:
        1 agenda point

card-snowball = Snowball
    .text =
        1{ -credit }: break 1 barrier subroutine. Each time you do, +1 strength for this run.
        1{ -credit }: +1 strength.
    .gist =
        1{ -credit }: barrier sub, grows
        1{ -credit }: +1 strength

card-chaos-theory-wunderkind = Chaos Theory: Wünderkind
    .text = +1{ -mu }
    .gist = +1{ -mu }

card-test-run = Test Run
    .text =
        Search your stack or your heap for 1 program and install it, ignoring all costs. Shuffle your stack if you searched it.
        When your turn ends, put the program on top of your stack if it is still installed.
    .gist =
        Any program, free,
        until the turn ends

card-dinosaurus = Dinosaurus
    .text =
        Can host 1 icebreaker that is not an AI. It does not use your memory and has +2 strength.
        One console per player.
    .gist =
        Hosts 1 breaker:
        no { -mu }, +2 strength

card-personal-workshop = Personal Workshop
    .text =
        { -click }: host a program or hardware from your grip here, with as many power counters as it costs to install.
        1{ -credit }: remove 1 power counter from a hosted card.
        Start of your turn: remove 1 power counter from a hosted card.
        When a hosted card has no power counters left, install it, ignoring all costs.
    .gist =
        { -click }: build a card here,
        1 cheaper each turn

card-deus-x = Deus X
    .text =
        { -trash }: break any number of AP subroutines.
        { -trash }: prevent any amount of net damage.
    .gist =
        { -trash }: all AP subs, or
        prevent net damage

card-all-nighter = All-nighter
    .text = { -click }, { -trash }: gain { -click }{ -click }.
    .gist = { -click }, { -trash }: gain { -click }{ -click }

card-quality-time = Quality Time
    .text = Draw 5 cards.
    .gist = Draw 5 cards

card-replicator = Replicator
    .text = When you install hardware, Replicator included, you may search your stack for 1 more copy of it. Reveal it, take it into your grip and shuffle.
    .gist =
        Hardware in:
        find another copy

card-creeper = Creeper
    .text =
        Takes no { -mu } while you have at least 2{ -link }, installed or not.
        2{ -credit }: break 1 sentry subroutine.
        1{ -credit }: +1 strength.
    .gist =
        2{ -credit }: sentry sub
        1{ -credit }: +1 strength

card-indexing = Indexing
    .text = Make a run on R&D. If it succeeds, instead of accessing cards you may look at the top 5 cards of R&D and put them back in any order.
    .gist =
        Run R&D: order its
        top 5 cards

card-rd-interface = R&D Interface
    .text = Each time you access cards from R&D, access 1 more.
    .gist = R&D: +1 access

card-deep-thought = Deep Thought
    .text =
        When a run on R&D succeeds, place 1 virus counter here.
        With at least 3 virus counters here you may look at the top card of R&D when your turn begins.
    .gist =
        3 counters: look at
        R&D each turn

## Neutral Runner cards

card-plascrete-carapace = Plascrete Carapace
    .text =
        Comes with 4 power counters when installed. Trash it when empty.
        Hosted power counter: prevent 1 meat damage.
    .gist =
        4 counters: prevent
        1 meat each

card-dyson-mem-chip = Dyson Mem Chip
    .text = +1{ -mu } +1{ -link }
    .gist = +1{ -mu } +1{ -link }

card-public-sympathy = Public Sympathy
    .text = +2 maximum hand size.
    .gist = +2 hand size

card-inside-man = Inside Man
    .text = 2{ -recurring } for installing hardware.
    .gist = 2{ -recurring } for hardware

card-underworld-contact = Underworld Contact
    .text = Start of your turn: gain 1{ -credit } if you have at least 2{ -link }.
    .gist = With 2{ -link }: 1{ -credit } each turn

card-kraken = Kraken
    .text =
        Play only if you stole an agenda this turn.
        Choose a server. The Corp trashes 1 ice that protects it.
    .gist =
        After a steal:
        1 ice is trashed

card-kati-jones = Kati Jones
    .text =
        { -click }: place 3{ -credit } here.
        { -click }: take all credits from here.
        Only one of these each turn.
    .gist =
        { -click }: place 3{ -credit }
        { -click }: take all

card-new-angeles-city-hall = New Angeles City Hall
    .text =
        2{ -credit }: avoid 1 tag.
        When you steal an agenda, trash it.
    .gist =
        2{ -credit }: avoid 1 tag
        Steal: trash it

## Haas-Bioroid

card-haas-bioroid-stronger-together = Haas-Bioroid: Stronger Together
    .text = All bioroid ice has +1 strength.
    .gist = Bioroid ice +1 strength

card-mandatory-upgrades = Mandatory Upgrades
    .text = You have { -click } more to spend each turn.
    .gist = One more { -click } each turn

card-janus-1-0 = Janus 1.0
    .text =
        The Runner may spend { -click } to break 1 subroutine here.
        { -sub } Do 1 brain damage.
        { -sub } Do 1 brain damage.
        { -sub } Do 1 brain damage.
        { -sub } Do 1 brain damage.
    .gist = 4 × 1 brain damage

card-ash-2x3zb9cy = Ash 2X3ZB9CY
    .text = When a run on this server succeeds, trace 4: if it succeeds, the Runner cannot access any other card than Ash for the rest of this run.
    .gist =
        Success here: trace 4:
        access only Ash

card-encryption-protocol = Encryption Protocol
    .text = Trashing installed cards costs 1{ -credit } more.
    .gist = Trash costs +1{ -credit }

card-sherlock-1-0 = Sherlock 1.0
    .text =
        The Runner may spend { -click } to break 1 subroutine here.
        { -sub } Trace 4: if it succeeds, put 1 installed program on top of the stack.
        { -sub } Trace 4: if it succeeds, put 1 installed program on top of the stack.
    .gist =
        2 × trace 4: program
        on top of the stack

card-project-vitruvius = Project Vitruvius
    .text =
        When scored, place 1 agenda counter here for each advancement token beyond 3.
        Hosted agenda counter: take 1 card from Archives into HQ.
    .gist =
        Over-advance: counters
        Archives → HQ

card-viper = Viper
    .text =
        { -sub } Trace 3: if it succeeds, the Runner loses { -click }, if able.
        { -sub } Trace 3: if it succeeds, end the run.
    .gist =
        Trace 3: lose { -click }
        trace 3: end the run

card-green-level-clearance = Green Level Clearance
    .text = Gain 3{ -credit } and draw 1 card.
    .gist = Gain 3{ -credit }, draw 1 card

card-hourglass = Hourglass
    .text =
        { -sub } The Runner loses { -click }, if able.
        { -sub } The Runner loses { -click }, if able.
        { -sub } The Runner loses { -click }, if able.
    .gist = 3 × lose { -click }

card-eve-campaign = Eve Campaign
    .text =
        Comes with 16{ -credit } when rezzed. Trash it when empty.
        Start of your turn: take 2{ -credit } from here.
    .gist = 2{ -credit } each turn

card-rework = Rework
    .text = Shuffle 1 card from HQ into R&D.
    .gist = HQ → R&D: 1 card

card-eli-1-0 = Eli 1.0
    .text =
        The Runner may spend { -click } to break 1 subroutine here.
        { -sub } End the run.
        { -sub } End the run.
    .gist = 2 × end the run

card-ruhr-valley = Ruhr Valley
    .text =
        A run on this server costs the Runner { -click } more.
        One region per server.
    .gist =
        A run here costs
        { -click } more

## Jinteki

card-braintrust = Braintrust
    .text =
        When scored, place 1 agenda counter here for every 2 advancement tokens beyond 3.
        Rezzing ice costs 1{ -credit } less for each agenda counter here.
    .gist =
        Over-advance: ice
        cheaper to rez

card-snowflake = Snowflake
    .text = { -sub } You and the Runner each spend 0 to 2{ -credit } in secret, then show them. If you spent differently, end the run.
    .gist =
        Psi: different bids
        end the run

card-jinteki-replicating-perfection = Jinteki: Replicating Perfection
    .text = The Runner cannot run on remote servers in a turn before having run on a central server.
    .gist =
        Central run first,
        then remotes

card-fetal-ai = Fetal AI
    .text =
        If accessed from R&D, the Runner must reveal it.
        When the Runner accesses it, do 2 net damage. Not when accessed from Archives.
        Stealing it costs the Runner an additional 2{ -credit }.
    .gist =
        Access: 2 net damage
        Steal: +2{ -credit }

card-trick-of-light = Trick of Light
    .text = Choose a card that can be advanced. Move up to 2 advancement tokens to it from 1 other card.
    .gist = Move 2 advancements

card-sensei = Sensei
    .text =
        { -sub } For the rest of this run, each other ice has this subroutine too while it is encountered, after all its own:
        { -sub } End the run.
    .gist =
        Ice met after it:
        also ends the run

card-edge-of-world = Edge of World
    .text = When the Runner accesses it while installed, you may pay 3{ -credit } to do 1 brain damage for each ice that protects this server.
    .gist =
        3{ -credit }: 1 brain damage
        per ice here

card-sunset = Sunset
    .text = Choose a server. Arrange the ice that protects it in any order.
    .gist =
        Arrange the ice
        of a server

card-dedicated-server = Dedicated Server
    .text = 2{ -recurring } for rezzing ice.
    .gist = 2{ -recurring } for rezzing ice

card-bullfrog = Bullfrog
    .text = { -sub } You and the Runner each spend 0 to 2{ -credit } in secret, then show them. If you spent differently, Bullfrog becomes the outermost ice of another server, and the run goes on from there.
    .gist =
        Psi: different bids
        move the run

card-whirlpool = Whirlpool
    .text = { -sub } The Runner cannot jack out for the rest of this run. Trash Whirlpool.
    .gist = No jacking out

card-hokusai-grid = Hokusai Grid
    .text =
        When a run on this server succeeds, do 1 net damage.
        One region per server.
    .gist =
        Success here:
        1 net damage

card-ronin = Ronin
    .text =
        Can be advanced.
        { -click }, { -trash }: do 3 net damage. Only with at least 4 advancement tokens here.
    .gist =
        4 advancements:
        { -click }, { -trash }: 3 net damage

card-midori = Midori
    .text = Once each run, when the Runner approaches an ice protecting this server, you may swap it with an ice from HQ; that is unrezzed and approached now. If you do, the Runner may jack out.
    .gist =
        Swaps approached ice
        with one from HQ

## NBN

card-restructured-datapool = Restructured Datapool
    .text = { -click }: trace 2. If it succeeds, the Runner takes 1 tag.
    .gist = { -click }: trace 2: 1 tag

card-tmi = TMI
    .text =
        When rezzed, trace 2: if it fails, derez TMI.
        { -sub } End the run.
    .gist =
        On rez: trace 2
        end the run

card-big-brother = Big Brother
    .text =
        Play only on a tagged Runner.
        Give the Runner 2 tags.
    .gist = If tagged: 2 tags

card-chilo-city-grid = ChiLo City Grid
    .text =
        When a trace succeeds during a run on this server, give the Runner 1 tag.
        One region per server.
    .gist = Traced here: 1 tag

card-marked-accounts = Marked Accounts
    .text =
        Start of your turn: take 1{ -credit } from here, if able.
        { -click }: place 3{ -credit } here.
    .gist =
        1{ -credit } each turn
        { -click }: place 3{ -credit }

card-pop-up-window = Pop-up Window
    .text =
        On encounter, gain 1{ -credit }.
        { -sub } End the run unless the Runner pays 1{ -credit }.
    .gist =
        Gain 1{ -credit }
        end the run, or 1{ -credit }

card-uroboros = Uroboros
    .text =
        { -sub } Trace 4: if it succeeds, the Runner cannot make another run this turn.
        { -sub } Trace 4: if it succeeds, end the run.
    .gist =
        Trace 4: no more runs
        trace 4: end the run

card-net-police = Net Police
    .text = As many { -recurring } as the Runner has { -link }, for traces.
    .gist = { -recurring } for traces by { -link }

card-data-hound = Data Hound
    .text = { -sub } Trace 2: if it succeeds, look at as many top cards of the stack as the trace is stronger by. Trash 1 of them and put the others back in any order.
    .gist =
        Trace 2: trash and sort
        the top of the stack

card-bernice-mai = Bernice Mai
    .text = When a run on this server succeeds, trace 5: if it succeeds, the Runner takes 1 tag; if it fails, trash Bernice Mai.
    .gist =
        Success here:
        trace 5: 1 tag

card-nbn-the-world-is-yours = NBN: The World is Yours*
    .text = +1 maximum hand size.
    .gist = +1 hand size

card-project-beale = Project Beale
    .text =
        When scored, place 1 agenda counter here for every 2 advancement tokens beyond 3.
        Worth 1 more agenda point for each agenda counter here.
    .gist =
        Over-advance:
        more points

card-midseason-replacements = Midseason Replacements
    .text =
        Play only if the Runner stole an agenda last turn.
        Trace 6: if it succeeds, the Runner takes as many tags as it succeeded by.
    .gist =
        Trace 6: tags by
        the margin

card-flare = Flare
    .text = { -sub } Trace 6: if it succeeds, trash 1 hardware, do 2 meat damage, which cannot be prevented, and end the run.
    .gist =
        Trace 6: hardware,
        2 meat, end the run

## Weyland Consortium

card-project-atlas = Project Atlas
    .text =
        When scored, place 1 agenda counter here for each advancement token beyond 3.
        Hosted agenda counter: search R&D for 1 card. Reveal it, take it into HQ and shuffle.
    .gist =
        Over-advance: counters
        find a card

card-caduceus = Caduceus
    .text =
        { -sub } Trace 3: if it succeeds, gain 3{ -credit }.
        { -sub } Trace 2: if it succeeds, end the run.
    .gist =
        Trace 3: gain 3{ -credit }
        trace 2: end the run

card-power-grid-overload = Power Grid Overload
    .text =
        Play only if the Runner’s last turn included a successful run.
        Trace 2: if it succeeds, trash 1 hardware that costs at most as much as it succeeded by.
    .gist =
        Trace 2: trash hardware
        up to the margin

card-amazon-industrial-zone = Amazon Industrial Zone
    .text =
        Whenever you install an ice protecting this server, you may rez it at once for 3{ -credit } less.
        One region per server.
    .gist =
        New ice here: rez
        for 3{ -credit } less

card-woodcutter = Woodcutter
    .text =
        Can be advanced only while rezzed. Has this subroutine once for each advancement token here:
        { -sub } Do 1 net damage.
    .gist =
        1 net damage per
        advancement

card-commercialization = Commercialization
    .text = Choose an ice. Gain 1{ -credit } for each advancement token on it.
    .gist =
        1{ -credit } per advancement
        on an ice

card-weyland-consortium-because-we-built-it = Weyland Consortium: Because We Built It
    .text = 1{ -recurring } for advancing ice.
    .gist = 1{ -recurring } to advance ice

card-government-contracts = Government Contracts
    .text = { -click }, { -click }: gain 4{ -credit }.
    .gist = { -click }{ -click }: 4{ -credit }

card-tyrant = Tyrant
    .text =
        Can be advanced only while rezzed. Has this subroutine once for each advancement token here:
        { -sub } End the run.
    .gist =
        Ends the run once
        per advancement

card-oversight-ai = Oversight AI
    .text =
        Rez an ice, ignoring all costs, and host Oversight AI on it as a counter.
        As soon as all subroutines of that ice are broken in one encounter, trash it.
    .gist =
        Free rez; trashed if
        fully broken

card-salvage = Salvage
    .text =
        Can be advanced only while rezzed. Has this subroutine once for each advancement token here:
        { -sub } Trace 2: if it succeeds, the Runner takes 1 tag.
    .gist =
        Trace 2: tag, once
        per advancement

card-simone-diego = Simone Diego
    .text = 2{ -recurring } for advancing cards in this server or protecting it.
    .gist = 2{ -recurring } to advance here

card-dedicated-response-team = Dedicated Response Team
    .text = While the Runner is tagged, do 2 meat damage when a successful run ends.
    .gist =
        Tagged, successful run:
        2 meat damage

card-burke-bugs = Burke Bugs
    .text = { -sub } Trace 0: if it succeeds, the Runner trashes 1 program.
    .gist =
        Trace 0: Runner trashes
        1 program

## Neutral Corp cards

card-draco = Dracō
    .text =
        When rezzed, you may spend any number of credits to place that many power counters here.
        +1 strength for each power counter here.
        { -sub } Trace 2: if it succeeds, the Runner takes 1 tag and the run ends.
    .gist =
        Strength by counters
        trace 2: tag, end

card-executive-retreat = Executive Retreat
    .text =
        When scored, place 1 agenda counter here and shuffle HQ into R&D.
        { -click }, hosted agenda counter: draw 5 cards.
    .gist =
        HQ into R&D
        { -click }, counter: draw 5

card-freelancer = Freelancer
    .text =
        Play only on a tagged Runner.
        Trash up to 2 resources.
    .gist =
        If tagged: trash
        2 resources

card-private-contracts = Private Contracts
    .text =
        Comes with 14{ -credit } when rezzed. Trash it when empty.
        { -click }: take 2{ -credit } from here.
    .gist = { -click }: take 2{ -credit }

card-chimera = Chimera
    .text =
        When rezzed, choose sentry, code gate or barrier: it is of that type until derezzed.
        When a turn ends, derez Chimera.
        { -sub } End the run.
    .gist =
        Any type, ends the run
        derezzes each turn

card-false-lead = False Lead
    .text = Forfeit False Lead: the Runner loses { -click }{ -click }. Only while the Runner has at least 2 clicks left.
    .gist =
        Forfeit: Runner loses
        { -click }{ -click }

card-foxfire = Foxfire
    .text = Trace 7: if it succeeds, trash 1 virtual resource or 1 link card.
    .gist =
        Trace 7: trash virtual
        or link

card-corporate-war = Corporate War
    .text = When scored, gain 7{ -credit } if you have at least 7{ -credit }; otherwise lose all credits in your credit pool.
    .gist =
        With 7{ -credit }: gain 7{ -credit }
        else: lose all
