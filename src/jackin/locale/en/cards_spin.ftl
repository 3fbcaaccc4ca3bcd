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
