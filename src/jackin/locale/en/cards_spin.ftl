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
    .text = { -click }: make a run on R&D. If it succeeds, instead of accessing cards look at the top 3 cards of R&D and trash 1 of them. Then the Corp shuffles R&D.
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
        Make a run on a remote server. If it succeeds, instead of accessing cards trash all cards in that server, but no ice.
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
    .text = When scored, the Runner trashes 1 of their installed cards for each advancement token beyond 4. If any are trashed, take 1 bad publicity.
    .gist =
        Over-advance: Runner
        trashes cards

card-next-bronze = NEXT Bronze
    .text =
        +1 strength for each rezzed NEXT ice.
        { -sub } End the run.
    .gist =
        +1 strength per NEXT ice
        end the run

card-wotan = Wotan
    .text =
        { -sub } End the run unless the Runner spends { -click }{ -click }.
        { -sub } End the run unless the Runner pays 3{ -credit }.
        { -sub } End the run unless the Runner trashes 1 installed program.
        { -sub } End the run unless the Runner suffers 1 brain damage.
    .gist =
        4 × end the run, unless
        the Runner pays for it

card-hellion-alpha-test = Hellion Alpha Test
    .text =
        Play only if the Runner installed a resource last turn.
        Trace 2: if it succeeds, put 1 installed resource on top of the stack; if it fails, take 1 bad publicity.
    .gist =
        Trace 2: resource on
        top of the stack

card-isabel-mcguire = Isabel McGuire
    .text = { -click }: take 1 of your installed cards into HQ.
    .gist =
        { -click }: an installed card
        goes to HQ

card-hudson-1-0 = Hudson 1.0
    .text =
        The Runner may spend { -click } to break 1 subroutine here.
        { -sub } The Runner cannot access more than 1 card in this run.
        { -sub } The Runner cannot access more than 1 card in this run.
    .gist =
        Access at most 1 card
        in this run

card-accelerated-diagnostics = Accelerated Diagnostics
    .text = Look at R&D’s top 3 cards. You may play any operations among them one after another, paying their costs but no additional ones. Trash the others.
    .gist =
        Look at 3, play the
        operations

card-rex-campaign = Rex Campaign
    .text =
        Comes with 3 power counters when rezzed.
        Start of your turn: remove 1 power counter from here.
        When it has none left, trash it and either remove 1 bad publicity or gain 5{ -credit }.
    .gist =
        After 3 turns: 5{ -credit } or
        1 bad publicity less

card-fenris = Fenris
    .text =
        When rezzed, take 1 bad publicity.
        { -sub } Do 1 brain damage.
        { -sub } End the run.
    .gist =
        1 brain damage
        end the run

card-panic-button = Panic Button
    .text =
        Install only in the root of HQ.
        1{ -credit }: draw 1 card. Only during a run on HQ.
    .gist =
        Run on HQ:
        1{ -credit }: draw 1 card

card-blue-level-clearance = Blue Level Clearance
    .text =
        Playing it costs an additional { -click }.
        Gain 5{ -credit } and draw 2 cards.
    .gist = Gain 5{ -credit }, draw 2 cards

card-strongbox = Strongbox
    .text =
        Stealing an agenda from this server, root included, costs the Runner an additional { -click }.
        This holds for the rest of a run in which the Runner trashes Strongbox.
    .gist = Stealing here: +{ -click }

card-gyri-labyrinth = Gyri Labyrinth
    .text = { -sub } Until your next turn begins, the Runner’s maximum hand size is 2 lower.
    .gist =
        Runner: −2 hand size
        for a turn

card-reclamation-order = Reclamation Order
    .text =
        Playing it costs an additional { -click }.
        Name a card other than Reclamation Order. Reveal any number of copies of it in Archives and take them into HQ.
    .gist =
        All copies of a card:
        Archives → HQ

## Jinteki

card-celebrity-gift = Celebrity Gift
    .text =
        Playing it costs an additional { -click }.
        Reveal up to 5 cards in HQ. Gain 2{ -credit } for each.
    .gist =
        Reveal up to 5 cards:
        2{ -credit } each

card-himitsu-bako = Himitsu-Bako
    .text =
        1{ -credit }: take Himitsu-Bako into HQ.
        { -sub } End the run.
    .gist =
        1{ -credit }: back to HQ
        end the run

card-clone-retirement = Clone Retirement
    .text =
        When scored, you may remove 1 bad publicity.
        When the Runner steals it, take 1 bad publicity.
    .gist =
        Scored: −1, stolen: +1
        bad publicity

card-swordsman = Swordsman
    .text =
        AI programs cannot break subroutines here.
        { -sub } Trash 1 AI program.
        { -sub } Do 1 net damage.
    .gist =
        No breaking by AI
        trash AI, 1 net

card-unorthodox-predictions = Unorthodox Predictions
    .text = When scored, choose sentry, code gate or barrier. Until your next turn begins, subroutines of ice of that type cannot be broken.
    .gist =
        One type of ice can-
        not be broken

card-sundew = Sundew
    .text = The first time each turn the Runner spends a click, gain 2{ -credit }. If a run on this server is made by that action, pay 2{ -credit } when it begins.
    .gist =
        First click: 2{ -credit }, but
        not by a run here

card-shock = Shock!
    .text =
        If accessed from R&D, the Runner must reveal it.
        When the Runner accesses it, do 1 net damage.
    .gist = Access: 1 net damage

card-tsurugi = Tsurugi
    .text =
        { -sub } End the run unless you pay 1{ -credit }.
        { -sub } Do 1 net damage.
        { -sub } Do 1 net damage.
        { -sub } Do 1 net damage.
    .gist =
        1{ -credit }, or the run ends
        3 × 1 net damage

card-toshiyuki-sakai = Toshiyuki Sakai
    .text =
        Can be advanced.
        When the Runner accesses him while installed, you may swap him with an agenda or asset from HQ; that is unrezzed and keeps his advancement tokens. If you do, the Runner may access it.
    .gist =
        Accessed: swap with
        a card from HQ

card-yagura = Yagura
    .text =
        { -sub } Look at the top card of R&D. You may put it on the bottom of R&D.
        { -sub } Do 1 net damage.
    .gist =
        See top card of R&D
        1 net damage

card-restoring-face = Restoring Face
    .text = Trash 1 of your installed sysops, executives or clones. If you do, remove up to 2 bad publicity.
    .gist =
        Trash one of yours: −2
        bad publicity

card-caprice-nisei = Caprice Nisei
    .text = Whenever the Runner has passed all ice protecting this server, you and the Runner each spend 0 to 2{ -credit } in secret, then show them. If you spent differently, end the run.
    .gist =
        Past all ice: psi:
        different ends the run

card-shinobi = Shinobi
    .text =
        When rezzed, take 1 bad publicity.
        { -sub } Trace 1: if it succeeds, do 1 net damage.
        { -sub } Trace 2: if it succeeds, do 2 net damage.
        { -sub } Trace 3: if it succeeds, do 3 net damage and end the run.
    .gist =
        Traces 1, 2, 3: as much
        net, the last ends it

card-marker = Marker
    .text =
        { -sub } The next ice that the Runner encounters has one more subroutine for the rest of this run, after all its own:
        { -sub } End the run.
    .gist =
        Next ice met also
        ends the run

## NBN

card-character-assassination = Character Assassination
    .text = When scored, trash 1 resource. This cannot be prevented.
    .gist = Trash 1 resource

card-jackson-howard = Jackson Howard
    .text =
        { -click }: draw 2 cards.
        Remove Jackson Howard from the game: shuffle up to 3 cards from Archives into R&D.
    .gist =
        { -click }: draw 2 cards
        3 cards back into R&D

card-invasion-of-privacy = Invasion of Privacy
    .text =
        Playing it costs an additional { -click }.
        Trace 2: if it succeeds, reveal the grip and trash up to as many resources and events from it as the trace is stronger by; if it fails, take 1 bad publicity.
    .gist =
        Trace 2: trash resources
        and events in the grip

card-shipment-from-sansan = Shipment from SanSan
    .text =
        Playing it costs an additional { -click }.
        Place up to 2 advancement tokens on 1 card that can be advanced.
    .gist =
        2 advancements
        on 1 card

card-muckraker = Muckraker
    .text =
        When rezzed, take 1 bad publicity.
        { -sub } Trace 1: if it succeeds, the Runner takes 1 tag.
        { -sub } Trace 2: if it succeeds, the Runner takes 1 tag.
        { -sub } Trace 3: if it succeeds, the Runner takes 1 tag.
        { -sub } End the run if the Runner is tagged.
    .gist =
        Traces 1, 2, 3: 1 tag
        tagged: end the run

card-city-surveillance = City Surveillance
    .text = When the Runner’s turn begins, the Runner takes 1 tag unless paying 1{ -credit }.
    .gist =
        Each Runner turn:
        1{ -credit }, or 1 tag

card-snoop = Snoop
    .text =
        On encounter, reveal all cards in the grip.
        Hosted power counter: reveal all cards in the grip and trash 1 of them.
        { -sub } Trace 3: if it succeeds, place 1 power counter here.
    .gist =
        Sees the grip; trace 3:
        counter trashes a card

card-tgtbt = TGTBT
    .text =
        If accessed from R&D, the Runner must reveal it.
        When the Runner accesses it, give the Runner 1 tag.
    .gist = Access: 1 tag

card-sweeps-week = Sweeps Week
    .text = Gain 1{ -credit } for each card in the grip.
    .gist =
        1{ -credit } per card
        in the grip

card-rsvp = RSVP
    .text = { -sub } The Runner cannot spend credits for the rest of this run.
    .gist =
        No spending credits
        in this run

card-market-research = Market Research
    .text =
        When scored while the Runner is tagged, place 1 agenda counter here.
        Worth 1 more agenda point while an agenda counter is here.
    .gist = If tagged: 1 more point

card-wraparound = Wraparound
    .text =
        +7 strength while no fracter is installed.
        { -sub } End the run.
    .gist =
        No fracter: +7 strength
        end the run

card-broadcast-square = Broadcast Square
    .text = Whenever you would take bad publicity, trace 3: if it succeeds, prevent all of it.
    .gist =
        Bad publicity: trace 3
        prevents it

card-corporate-shuffle = Corporate Shuffle
    .text =
        Playing it costs an additional { -click }.
        Shuffle HQ into R&D. Draw 5 cards.
    .gist = HQ into R&D, draw 5

## Weyland

card-geothermal-fracking = Geothermal Fracking
    .text =
        When scored, place 2 agenda counters here.
        { -click }, hosted agenda counter: gain 7{ -credit } and take 1 bad publicity.
    .gist =
        { -click }, counter: 7{ -credit },
        1 bad publicity

card-swarm = Swarm
    .text =
        When rezzed, take 1 bad publicity.
        Can be advanced. Has this subroutine once for each advancement token here:
        { -sub } Trash 1 program unless the Runner pays 3{ -credit }.
    .gist =
        Per advancement: trash
        a program, or 3{ -credit }

card-the-cleaners = The Cleaners
    .text = Whenever you do meat damage, do 1 more.
    .gist = +1 meat damage

card-elizabeth-mills = Elizabeth Mills
    .text =
        When rezzed, remove 1 bad publicity.
        { -click }, { -trash }: trash 1 location and take 1 bad publicity.
    .gist =
        −1 bad publicity
        { -click } { -trash }: trash a location

card-off-the-grid = Off the Grid
    .text =
        Install only in a remote server.
        The Runner cannot run on this server.
        When a run on HQ succeeds, trash Off the Grid.
    .gist =
        No runs here until
        HQ is breached

card-ireress = Ireress
    .text =
        Has this subroutine once for each bad publicity you have:
        { -sub } The Runner loses 1{ -credit }.
    .gist =
        Lose 1{ -credit } per
        bad publicity

card-power-shutdown = Power Shutdown
    .text =
        Play only if the Runner made a run last turn.
        Trash any number of cards from the top of R&D. The Runner trashes 1 installed program or hardware that costs at most that many credits.
    .gist =
        Trash R&D cards: Runner
        loses as costly a card

card-curtain-wall = Curtain Wall
    .text =
        +4 strength while it is the outermost ice protecting its server.
        { -sub } End the run.
        { -sub } End the run.
        { -sub } End the run.
    .gist =
        Outermost: +4 strength
        3 × end the run

card-punitive-counterstrike = Punitive Counterstrike
    .text = Trace 5: if it succeeds, do as much meat damage as there are printed agenda points on all agendas that the Runner stole last turn.
    .gist =
        Trace 5: meat damage
        per stolen point

card-grndl-power-unleashed = GRNDL: Power Unleashed
    .text = You begin the game with 10{ -credit } and 1 bad publicity.
    .gist =
        Begin with 10{ -credit },
        1 bad publicity

card-vulcan-coverup = Vulcan Coverup
    .text =
        When scored, do 2 meat damage.
        When the Runner steals it, take 1 bad publicity.
    .gist = Scored: 2 meat damage

card-grndl-refinery = GRNDL Refinery
    .text =
        Can be advanced.
        { -click }, { -trash }: gain 4{ -credit } for each advancement token here.
    .gist = { -click } { -trash }: 4{ -credit } per token

card-hive = Hive
    .text =
        Loses one of these subroutines for each agenda point in your score area.
        { -sub } End the run.
        { -sub } End the run.
        { -sub } End the run.
        { -sub } End the run.
        { -sub } End the run.
    .gist =
        5 × end the run, less
        your agenda points

card-witness-tampering = Witness Tampering
    .text =
        Playing it costs an additional { -click }.
        Remove up to 2 bad publicity.
    .gist = −2 bad publicity

## Neutral Corp

card-cyberdex-trial = Cyberdex Trial
    .text = Purge virus counters.
    .gist = Purge virus counters

card-grim = Grim
    .text =
        When rezzed, take 1 bad publicity.
        { -sub } Trash 1 program.
    .gist = Trash 1 program

card-profiteering = Profiteering
    .text = When scored, take up to 3 bad publicity. Gain 5{ -credit } for each that you took.
    .gist =
        Up to 3 bad publicity:
        5{ -credit } each

card-restructure = Restructure
    .text = Gain 15{ -credit }.
    .gist = Gain 15{ -credit }

card-paper-wall = Paper Wall
    .text =
        As soon as all of its subroutines are broken in one encounter, trash Paper Wall.
        { -sub } End the run.
    .gist =
        End the run
        trashed when broken

card-interns = Interns
    .text =
        Playing it costs an additional { -click }.
        Install a card from Archives or HQ, ignoring its install cost.
    .gist =
        Install from Archives
        or HQ for nothing

card-veterans-program = Veterans Program
    .text = When scored, you may remove up to 2 bad publicity.
    .gist = Scored: −2 bad publicity

card-subliminal-messaging = Subliminal Messaging
    .text =
        Gain 1{ -credit }. The first time each turn that you play a copy of Subliminal Messaging, gain { -click }.
        When your turn begins, if this card is in Archives and the Runner made no run last turn, you may reveal it and take it into HQ.
    .gist =
        1{ -credit } and { -click }; comes back
        if nobody runs

card-napd-contract = NAPD Contract
    .text =
        Needs 1 advancement token more to be scored for each bad publicity you have.
        Stealing it costs the Runner an additional 4{ -credit }.
    .gist =
        Steal: +4{ -credit }; harder with
        bad publicity

card-quandary = Quandary
    .text = { -sub } End the run.
    .gist = End the run
