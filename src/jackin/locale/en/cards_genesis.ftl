# Cards of the Genesis cycle: title, rules text (one line per ability) and gist (at most two short lines).
# All texts are our own wording. Symbols are terms: see symbols.ftl.

## Anarch

card-whizzard-master-gamer = Whizzard: Master Gamer
    .text = 3{ -recurring } for trashing cards.
    .gist = 3{ -recurring } for trashing

card-morning-star = Morning Star
    .text = 1{ -credit }: break any number of barrier subroutines.
    .gist = 1{ -credit }: all barrier subs

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

card-xanadu = Xanadu
    .text = Rezzing ice costs 1{ -credit } more.
    .gist = Rez ice: +1{ -credit }

card-darwin = Darwin
    .text =
        2{ -credit }: break 1 subroutine of any ice.
        Its strength is the number of virus counters here.
        Start of your turn: you may pay 1{ -credit } to place 1 virus counter here.
    .gist =
        2{ -credit }: any sub
        Strength: its counters

## Criminal

card-peacock = Peacock
    .text =
        2{ -credit }: break 1 code gate subroutine.
        2{ -credit }: +3 strength.
    .gist =
        2{ -credit }: code gate sub
        2{ -credit }: +3 strength

card-faerie = Faerie
    .text =
        0{ -credit }: break 1 sentry subroutine.
        1{ -credit }: +1 strength.
        When an encounter in which Faerie broke a subroutine ends, trash it.
    .gist =
        0{ -credit }: sentry sub, then
        trash it

## Shaper

card-the-helpful-ai = The Helpful AI
    .text =
        +1{ -link }
        { -trash }: choose an icebreaker; it has +2 strength until the turn ends.
    .gist =
        +1{ -link }
        { -trash }: breaker +2 strength

card-chaos-theory-wunderkind = Chaos Theory: Wünderkind
    .text = +1{ -mu }
    .gist = +1{ -mu }

card-all-nighter = All-nighter
    .text = { -click }, { -trash }: gain { -click }{ -click }.
    .gist = { -click }, { -trash }: gain { -click }{ -click }

card-quality-time = Quality Time
    .text = Draw 5 cards.
    .gist = Draw 5 cards

## Neutral Runner cards

card-dyson-mem-chip = Dyson Mem Chip
    .text = +1{ -mu } +1{ -link }
    .gist = +1{ -mu } +1{ -link }

card-public-sympathy = Public Sympathy
    .text = +2 maximum hand size.
    .gist = +2 hand size

card-inside-man = Inside Man
    .text = 2{ -recurring } for installing hardware.
    .gist = 2{ -recurring } for hardware

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

card-eli-1-0 = Eli 1.0
    .text =
        The Runner may spend { -click } to break 1 subroutine here.
        { -sub } End the run.
        { -sub } End the run.
    .gist = 2 × end the run

## Jinteki

card-dedicated-server = Dedicated Server
    .text = 2{ -recurring } for rezzing ice.
    .gist = 2{ -recurring } for rezzing ice

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

card-marked-accounts = Marked Accounts
    .text =
        Start of your turn: take 1{ -credit } from here, if able.
        { -click }: place 3{ -credit } here.
    .gist =
        1{ -credit } each turn
        { -click }: place 3{ -credit }

card-nbn-the-world-is-yours = NBN: The World is Yours*
    .text = +1 maximum hand size.
    .gist = +1 hand size

## Weyland Consortium

card-caduceus = Caduceus
    .text =
        { -sub } Trace 3: if it succeeds, gain 3{ -credit }.
        { -sub } Trace 2: if it succeeds, end the run.
    .gist =
        Trace 3: gain 3{ -credit }
        trace 2: end the run

card-weyland-consortium-because-we-built-it = Weyland Consortium: Because We Built It
    .text = 1{ -recurring } for advancing ice.
    .gist = 1{ -recurring } to advance ice

card-government-contracts = Government Contracts
    .text = { -click }, { -click }: gain 4{ -credit }.
    .gist = { -click }{ -click }: 4{ -credit }

card-simone-diego = Simone Diego
    .text = 2{ -recurring } for advancing cards in this server or protecting it.
    .gist = 2{ -recurring } to advance here

card-burke-bugs = Burke Bugs
    .text = { -sub } Trace 0: if it succeeds, the Runner trashes 1 program.
    .gist =
        Trace 0: Runner trashes
        1 program

## Neutral Corp cards

card-private-contracts = Private Contracts
    .text =
        Comes with 14{ -credit } when rezzed. Trash it when empty.
        { -click }: take 2{ -credit } from here.
    .gist = { -click }: take 2{ -credit }
