# Cards of Spin: title, rules text (one line per ability) and gist (at most two short lines).
# All texts are our own wording. Symbols are terms: see symbols.ftl.

## Anarch

card-frame-job = Frame Job
    .text =
        Playing it costs you another { -click }.
        Forfeit an agenda to give the Corp 1 bad publicity.
    .gist =
        Forfeit an agenda:
        1 bad publicity

card-pawn = Pawn
    .text =
        { -click }: host Pawn on the outermost ice that protects a central server.
        When you make a successful run while Pawn is hosted on ice, move it to the next ice inward. If there is none, trash Pawn and install another Caïssa program from your grip or heap, ignoring all costs.
    .gist =
        Walks inward run by run
        and becomes a Caïssa

card-rook = Rook
    .text =
        While Rook is hosted on ice, rezzing any ice that protects this server costs 2{ -credit } more.
        { -click }: host Rook on ice that hosts no Caïssa. From ice it moves only to ice that protects the same server or has the same position, counted from the innermost.
    .gist =
        Ice of its server:
        rez cost +2{ -credit }

card-bishop = Bishop
    .text =
        The ice that hosts Bishop has −2 strength.
        { -click }: host Bishop on ice that hosts no Caïssa. From ice of a central server it moves only to ice of a remote server, and the other way round.
    .gist = Its ice: −2 strength

card-scheherazade = Scheherazade
    .text =
        Can host any number of programs.
        When you install a program on Scheherazade, gain 1{ -credit }.
    .gist =
        Hosts programs:
        1{ -credit } for each

card-hard-at-work = Hard at Work
    .text = Start of your turn: gain 2{ -credit } and lose { -click }.
    .gist =
        Each turn: 2{ -credit },
        lose { -click }

card-reina-roja-freedom-fighter = Reina Roja: Freedom Fighter
    .text = The first ice the Corp rezzes each turn costs 1{ -credit } more to rez.
    .gist =
        First ice each turn:
        rez cost +1{ -credit }

card-deep-red = Deep Red
    .text =
        +3{ -mu }, for Caïssa programs only.
        When you install a Caïssa program, you may use its { -click } ability without spending the click.
        One console per player.
    .gist =
        +3{ -mu } for Caïssa
        first move is free

card-knight = Knight
    .text =
        2{ -credit }: break 1 subroutine of the ice that hosts Knight.
        { -click }: host Knight on ice that hosts no Caïssa. From ice it cannot move to the next ice inward or outward.
    .gist =
        2{ -credit }: break a sub
        of its host ice

card-keyhole = Keyhole
    .text = { -click }: make a run on R&D. If it succeeds, instead of accessing cards you may look at the top 3 cards of R&D and trash 1 of them. Then the Corp shuffles R&D.
    .gist =
        { -click }: R&D, trash 1 of
        the top 3 cards

card-activist-support = Activist Support
    .text =
        Start of the Corp’s turn: take 1 tag if you have none.
        Start of your turn: the Corp takes 1 bad publicity if it has none.
    .gist =
        A tag for you, bad
        publicity for the Corp

card-quest-completed = Quest Completed
    .text =
        Play only after successful runs on R&D, HQ and Archives this turn.
        Access 1 installed card that is not ice.
    .gist =
        After 3 centrals:
        access any card

card-hemorrhage = Hemorrhage
    .text =
        When you make a successful run, place 1 virus counter here.
        { -click }, 2 virus counters from here: the Corp trashes 1 card from HQ.
    .gist =
        { -click }, 2 counters:
        HQ loses a card

card-tallie-perrault = Tallie Perrault
    .text =
        When a gray ops or black ops operation is trashed after it resolved, you may give the Corp 1 bad publicity and take 1 tag.
        { -trash }: draw 1 card for each bad publicity the Corp has.
    .gist =
        Answers gray, black ops
        { -trash }: draw for bad publ.

card-singularity = Singularity
    .text =
        Playing it costs you another { -click }.
        Make a run on a remote server. If it succeeds, instead of accessing cards you may trash all cards in that server, but no ice.
    .gist =
        Run a remote: trash
        everything in it

card-queens-gambit = Queen's Gambit
    .text =
        Playing it costs you another { -click }.
        Place up to 3 advancement tokens on 1 unrezzed card in a remote server. Gain 2{ -credit } for each of them. You cannot access that card for the rest of the turn.
    .gist =
        Up to 3 tokens on
        a card: 2{ -credit } each

card-dyson-fractal-generator = Dyson Fractal Generator
    .text = 1{ -recurring } for using fracters.
    .gist = 1{ -recurring } for fracters

## Criminal

card-hostage = Hostage
    .text =
        Playing it costs you another { -click }.
        Search your stack for a connection. Reveal it, add it to your grip and shuffle. You may then install it, paying its install cost.
    .gist =
        Find a connection,
        install it

card-gorman-drip-v1 = Gorman Drip v1
    .text =
        When the Corp spends a click on drawing a card or gaining a credit, by no card’s text, place 1 virus counter here.
        { -click }, { -trash }: gain 1{ -credit } for each virus counter here.
    .gist =
        Counts idle clicks
        { -click } { -trash }: 1{ -credit } for each

card-recon = Recon
    .text = Make a run. When you encounter the first ice, you may jack out.
    .gist =
        Run: leave at
        the first ice

card-copycat = Copycat
    .text = When you pass rezzed ice, you may trash Copycat to choose another rezzed copy of that ice. The run goes on as if you had just passed that copy, on the server it protects.
    .gist =
        { -trash }: go on behind
        a copy of passed ice

card-leviathan = Leviathan
    .text =
        3{ -credit }: break up to 3 code gate subroutines.
        3{ -credit }: +5 strength.
    .gist =
        3{ -credit }: 3 code gate subs
        3{ -credit }: +5 strength

card-running-interference = Running Interference
    .text =
        Playing it costs you another { -click }.
        Make a run. During it, rezzing ice costs the Corp its rez cost once more.
    .gist =
        Run: ice costs twice
        as much to rez

card-expert-schedule-analyzer = Expert Schedule Analyzer
    .text = { -click }: make a run on HQ. If it succeeds, instead of accessing cards you may have all cards in HQ revealed.
    .gist =
        { -click }: HQ, see the
        whole hand

card-grifter = Grifter
    .text = End of your turn: gain 1{ -credit } if you made a successful run this turn; otherwise trash Grifter.
    .gist =
        Run each turn: 1{ -credit },
        or it is trashed

card-lawyer-up = Lawyer Up
    .text =
        Playing it costs you another { -click }.
        Remove up to 2 tags and draw 3 cards.
    .gist = −2 tags, draw 3

card-leverage = Leverage
    .text =
        Play only after a successful run on HQ this turn.
        The Corp may take 2 bad publicity. If it does not, all damage to you is prevented until your next turn begins.
    .gist =
        After HQ: 2 bad publ.
        or you take no damage

card-garrote = Garrote
    .text =
        1{ -credit }: break 1 sentry subroutine.
        1{ -credit }: +1 strength.
    .gist =
        1{ -credit }: break a sentry sub
        1{ -credit }: +1 strength

card-executive-wiretaps = Executive Wiretaps
    .text =
        Playing it costs you another { -click }.
        Reveal all cards in HQ.
    .gist = See all of HQ

card-blackguard = Blackguard
    .text =
        +2{ -mu }
        When you expose a card, the Corp must rez it by paying its rez cost, if able.
        One console per player.
    .gist =
        +2{ -mu }, exposed cards
        must be rezzed

card-silencer = Silencer
    .text = 1{ -recurring } for using killers.
    .gist = 1{ -recurring } for killers

card-savoir-faire = Savoir-faire
    .text = 2{ -credit }: install a program from your grip, paying its install cost. Use this only once each turn.
    .gist =
        2{ -credit }: install a program
        at any time

card-fall-guy = Fall Guy
    .text =
        { -trash }: gain 2{ -credit }.
        { -trash }: prevent another installed resource from being trashed.
    .gist =
        { -trash }: save a resource
        or gain 2{ -credit }

## Shaper

card-lockpick = Lockpick
    .text = 1{ -recurring } for using decoders.
    .gist = 1{ -recurring } for decoders

card-false-echo = False Echo
    .text = When you pass unrezzed ice, you may trash False Echo. If you do, the Corp must either rez that ice or add it to HQ.
    .gist =
        { -trash }: passed ice is
        rezzed or goes to HQ

card-motivation = Motivation
    .text = Start of your turn: you may look at the top card of your stack.
    .gist =
        Look at your top card
        each turn

card-eureka = Eureka!
    .text =
        Playing it costs you another { -click }.
        Reveal the top card of your stack. You may install it for 10{ -credit } less; if you do not, trash it.
    .gist =
        Top card: install it
        for 10{ -credit } less

card-record-reconstructor = Record Reconstructor
    .text = When you make a successful run on Archives, instead of accessing cards you may add 1 faceup card from Archives to the top of R&D.
    .gist =
        Archives: a card back
        on top of R&D

card-torch = Torch
    .text =
        1{ -credit }: break 1 code gate subroutine.
        1{ -credit }: +1 strength.
    .gist =
        1{ -credit }: a code gate sub
        1{ -credit }: +1 strength

card-woman-in-the-red-dress = Woman in the Red Dress
    .text = Start of your turn: reveal the top card of R&D. The Corp may draw it.
    .gist =
        Reveals the top of R&D
        each turn

card-llds-processor = LLDS Processor
    .text = When you install an icebreaker, it has +1 strength until the end of the turn.
    .gist =
        New breakers:
        +1 strength this turn

card-sharpshooter = Sharpshooter
    .text =
        { -trash }: break any number of destroyer subroutines.
        1{ -credit }: +2 strength.
    .gist =
        { -trash }: all destroyer subs
        1{ -credit }: +2 strength

card-capstone = Capstone
    .text = { -click }: trash any number of cards from your grip. Draw 1 card for each of them of which you have another copy installed.
    .gist =
        { -click }: swap spare copies
        for new cards

card-cybersolutions-mem-chip = CyberSolutions Mem Chip
    .text = +2{ -mu }
    .gist = +2{ -mu }

card-alpha = Alpha
    .text =
        Works only against the outermost ice of a server.
        1{ -credit }: break 1 subroutine of any such ice.
        1{ -credit }: +1 strength.
    .gist =
        1{ -credit }: outermost ice
        1{ -credit }: +1 strength

card-omega = Omega
    .text =
        Works only against the innermost ice of a server.
        1{ -credit }: break 1 subroutine of any such ice.
        1{ -credit }: +1 strength.
    .gist =
        1{ -credit }: innermost ice
        1{ -credit }: +1 strength

card-power-nap = Power Nap
    .text =
        Playing it costs you another { -click }.
        Gain 2{ -credit }, and 1{ -credit } more for each double event in your heap.
    .gist =
        2{ -credit }, more for doubles
        in your heap

card-paintbrush = Paintbrush
    .text = { -click }: choose a rezzed ice. It is also a sentry, a code gate or a barrier, as you choose, until the end of the next run this turn.
    .gist =
        { -click }: paint ice for
        your next run

## Neutral Runner

card-john-masanori = John Masanori
    .text =
        The first time each turn you make a successful run, draw 1 card.
        The first time each turn you make an unsuccessful run, take 1 tag.
    .gist =
        First success: 1 card
        first failure: 1 tag

card-prepaid-voicepad = Prepaid VoicePAD
    .text = 1{ -recurring } for playing events.
    .gist = 1{ -recurring } for events

card-raymond-flint = Raymond Flint
    .text =
        When the Corp takes bad publicity, access cards from HQ as after a run, but none in its root.
        { -trash }: expose 1 card.
    .gist =
        Bad publicity: access HQ
        { -trash }: expose 1 card

card-starlight-crusade-funding = Starlight Crusade Funding
    .text =
        Start of your turn: lose { -click }.
        You pay no additional costs for double events.
    .gist =
        Doubles cost no extra,
        lose { -click } each turn

card-blackmail = Blackmail
    .text =
        Play only if the Corp has bad publicity.
        Make a run. The Corp cannot rez ice during it.
    .gist =
        Bad publicity: run,
        no ice is rezzed

card-lucky-find = Lucky Find
    .text =
        Playing it costs you another { -click }.
        Gain 9{ -credit }.
    .gist = { -click }{ -click }: gain 9{ -credit }

## Haas-Bioroid

card-project-ares = Project Ares

card-next-bronze = NEXT Bronze

card-wotan = Wotan

card-hellion-alpha-test = Hellion Alpha Test

card-isabel-mcguire = Isabel McGuire

card-hudson-1-0 = Hudson 1.0

card-accelerated-diagnostics = Accelerated Diagnostics

card-rex-campaign = Rex Campaign

card-fenris = Fenris

card-panic-button = Panic Button

card-blue-level-clearance = Blue Level Clearance

card-strongbox = Strongbox

card-gyri-labyrinth = Gyri Labyrinth

card-reclamation-order = Reclamation Order

## Jinteki

card-celebrity-gift = Celebrity Gift

card-himitsu-bako = Himitsu-Bako

card-clone-retirement = Clone Retirement

card-swordsman = Swordsman

card-unorthodox-predictions = Unorthodox Predictions

card-sundew = Sundew

card-shock = Shock!

card-tsurugi = Tsurugi

card-toshiyuki-sakai = Toshiyuki Sakai

card-yagura = Yagura

card-restoring-face = Restoring Face

card-caprice-nisei = Caprice Nisei

card-shinobi = Shinobi

card-marker = Marker

## NBN

card-character-assassination = Character Assassination

card-jackson-howard = Jackson Howard

card-invasion-of-privacy = Invasion of Privacy

card-shipment-from-sansan = Shipment from SanSan

card-muckraker = Muckraker

card-city-surveillance = City Surveillance

card-snoop = Snoop

card-tgtbt = TGTBT

card-sweeps-week = Sweeps Week

card-rsvp = RSVP

card-market-research = Market Research

card-wraparound = Wraparound

card-broadcast-square = Broadcast Square

card-corporate-shuffle = Corporate Shuffle

## Weyland

card-geothermal-fracking = Geothermal Fracking

card-swarm = Swarm

card-the-cleaners = The Cleaners

card-elizabeth-mills = Elizabeth Mills

card-off-the-grid = Off the Grid

card-ireress = Ireress

card-power-shutdown = Power Shutdown

card-curtain-wall = Curtain Wall

card-punitive-counterstrike = Punitive Counterstrike

card-grndl-power-unleashed = GRNDL: Power Unleashed

card-vulcan-coverup = Vulcan Coverup

card-grndl-refinery = GRNDL Refinery

card-hive = Hive

card-witness-tampering = Witness Tampering

## Neutral Corp

card-cyberdex-trial = Cyberdex Trial

card-grim = Grim

card-profiteering = Profiteering

card-restructure = Restructure

card-paper-wall = Paper Wall

card-interns = Interns

card-veterans-program = Veterans Program

card-subliminal-messaging = Subliminal Messaging

card-napd-contract = NAPD Contract

card-quandary = Quandary
