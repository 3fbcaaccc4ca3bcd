# Cards of Spin: title, rules text (one line per ability) and gist (at most two short lines).
# All texts are our own wording. Symbols are terms: see symbols.ftl.

## Anarch

card-frame-job = Frame Job

card-pawn = Pawn

card-rook = Rook

card-bishop = Bishop

card-scheherazade = Scheherazade

card-hard-at-work = Hard at Work

card-reina-roja-freedom-fighter = Reina Roja: Freedom Fighter

card-deep-red = Deep Red

card-knight = Knight

card-keyhole = Keyhole

card-activist-support = Activist Support

card-quest-completed = Quest Completed

card-hemorrhage = Hemorrhage

card-tallie-perrault = Tallie Perrault

card-singularity = Singularity

card-queens-gambit = Queen's Gambit

card-dyson-fractal-generator = Dyson Fractal Generator

## Criminal

card-hostage = Hostage

card-gorman-drip-v1 = Gorman Drip v1

card-recon = Recon

card-copycat = Copycat

card-leviathan = Leviathan

card-running-interference = Running Interference

card-expert-schedule-analyzer = Expert Schedule Analyzer

card-grifter = Grifter

card-lawyer-up = Lawyer Up

card-leverage = Leverage

card-garrote = Garrote

card-executive-wiretaps = Executive Wiretaps

card-blackguard = Blackguard

card-silencer = Silencer

card-savoir-faire = Savoir-faire

card-fall-guy = Fall Guy

## Shaper

card-lockpick = Lockpick

card-false-echo = False Echo

card-motivation = Motivation

card-eureka = Eureka!

card-record-reconstructor = Record Reconstructor

card-torch = Torch

card-woman-in-the-red-dress = Woman in the Red Dress

card-llds-processor = LLDS Processor

card-sharpshooter = Sharpshooter

card-capstone = Capstone

card-cybersolutions-mem-chip = CyberSolutions Mem Chip

card-alpha = Alpha

card-omega = Omega

card-power-nap = Power Nap

card-paintbrush = Paintbrush

## Neutral Runner

card-john-masanori = John Masanori

card-prepaid-voicepad = Prepaid VoicePAD

card-raymond-flint = Raymond Flint

card-starlight-crusade-funding = Starlight Crusade Funding

card-blackmail = Blackmail

card-lucky-find = Lucky Find

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
