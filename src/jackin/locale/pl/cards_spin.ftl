# Karty zestawu Spin: tytuł, tekst zasad (jeden wiersz na zdolność) i skrót (najwyżej dwa krótkie wiersze).
# Wszystkie teksty są własnymi sformułowaniami. Symbole to termy: zob. symbols.ftl.

## Anarch

card-frame-job = TRANSLATE Frame Job

card-pawn = TRANSLATE Pawn

card-rook = TRANSLATE Rook

card-bishop = TRANSLATE Bishop

card-scheherazade = TRANSLATE Scheherazade

card-hard-at-work = TRANSLATE Hard at Work

card-reina-roja-freedom-fighter = TRANSLATE Reina Roja: Freedom Fighter

card-deep-red = TRANSLATE Deep Red

card-knight = TRANSLATE Knight

card-keyhole = TRANSLATE Keyhole

card-activist-support = TRANSLATE Activist Support

card-quest-completed = TRANSLATE Quest Completed

card-hemorrhage = TRANSLATE Hemorrhage

card-tallie-perrault = TRANSLATE Tallie Perrault

card-singularity = TRANSLATE Singularity

card-queens-gambit = TRANSLATE Queen's Gambit

card-dyson-fractal-generator = TRANSLATE Dyson Fractal Generator

## Criminal

card-hostage = TRANSLATE Hostage

card-gorman-drip-v1 = TRANSLATE Gorman Drip v1

card-recon = TRANSLATE Recon

card-copycat = TRANSLATE Copycat

card-leviathan = TRANSLATE Leviathan

card-running-interference = TRANSLATE Running Interference

card-expert-schedule-analyzer = TRANSLATE Expert Schedule Analyzer

card-grifter = TRANSLATE Grifter

card-lawyer-up = TRANSLATE Lawyer Up

card-leverage = TRANSLATE Leverage

card-garrote = TRANSLATE Garrote

card-executive-wiretaps = TRANSLATE Executive Wiretaps

card-blackguard = TRANSLATE Blackguard

card-silencer = TRANSLATE Silencer

card-savoir-faire = TRANSLATE Savoir-faire

card-fall-guy = TRANSLATE Fall Guy

## Shaper

card-lockpick = TRANSLATE Lockpick

card-false-echo = TRANSLATE False Echo

card-motivation = TRANSLATE Motivation

card-eureka = TRANSLATE Eureka!

card-record-reconstructor = TRANSLATE Record Reconstructor

card-torch = TRANSLATE Torch

card-woman-in-the-red-dress = TRANSLATE Woman in the Red Dress

card-llds-processor = TRANSLATE LLDS Processor

card-sharpshooter = TRANSLATE Sharpshooter

card-capstone = TRANSLATE Capstone

card-cybersolutions-mem-chip = TRANSLATE CyberSolutions Mem Chip

card-alpha = TRANSLATE Alpha

card-omega = TRANSLATE Omega

card-power-nap = TRANSLATE Power Nap

card-paintbrush = TRANSLATE Paintbrush

## Neutral Runner

card-john-masanori = TRANSLATE John Masanori

card-prepaid-voicepad = TRANSLATE Prepaid VoicePAD

card-raymond-flint = TRANSLATE Raymond Flint

card-starlight-crusade-funding = TRANSLATE Starlight Crusade Funding

card-blackmail = TRANSLATE Blackmail

card-lucky-find = TRANSLATE Lucky Find

## Haas-Bioroid

card-project-ares = TRANSLATE Project Ares

card-next-bronze = TRANSLATE NEXT Bronze

card-wotan = TRANSLATE Wotan

card-hellion-alpha-test = TRANSLATE Hellion Alpha Test

card-isabel-mcguire = TRANSLATE Isabel McGuire

card-hudson-1-0 = TRANSLATE Hudson 1.0

card-accelerated-diagnostics = TRANSLATE Accelerated Diagnostics

card-rex-campaign = TRANSLATE Rex Campaign

card-fenris = TRANSLATE Fenris

card-panic-button = TRANSLATE Panic Button

card-blue-level-clearance = TRANSLATE Blue Level Clearance

card-strongbox = TRANSLATE Strongbox

card-gyri-labyrinth = TRANSLATE Gyri Labyrinth

card-reclamation-order = TRANSLATE Reclamation Order

## Jinteki

card-celebrity-gift = TRANSLATE Celebrity Gift

card-himitsu-bako = TRANSLATE Himitsu-Bako

card-clone-retirement = TRANSLATE Clone Retirement

card-swordsman = TRANSLATE Swordsman

card-unorthodox-predictions = TRANSLATE Unorthodox Predictions

card-sundew = TRANSLATE Sundew

card-shock = TRANSLATE Shock!

card-tsurugi = TRANSLATE Tsurugi

card-toshiyuki-sakai = TRANSLATE Toshiyuki Sakai

card-yagura = TRANSLATE Yagura

card-restoring-face = TRANSLATE Restoring Face

card-caprice-nisei = TRANSLATE Caprice Nisei

card-shinobi = TRANSLATE Shinobi

card-marker = TRANSLATE Marker

## NBN

card-character-assassination = TRANSLATE Character Assassination

card-jackson-howard = TRANSLATE Jackson Howard

card-invasion-of-privacy = TRANSLATE Invasion of Privacy

card-shipment-from-sansan = TRANSLATE Shipment from SanSan

card-muckraker = TRANSLATE Muckraker

card-city-surveillance = TRANSLATE City Surveillance

card-snoop = TRANSLATE Snoop

card-tgtbt = TRANSLATE TGTBT

card-sweeps-week = TRANSLATE Sweeps Week

card-rsvp = TRANSLATE RSVP

card-market-research = TRANSLATE Market Research

card-wraparound = TRANSLATE Wraparound

card-broadcast-square = TRANSLATE Broadcast Square

card-corporate-shuffle = TRANSLATE Corporate Shuffle

## Weyland

card-geothermal-fracking = TRANSLATE Geothermal Fracking

card-swarm = TRANSLATE Swarm

card-the-cleaners = TRANSLATE The Cleaners

card-elizabeth-mills = TRANSLATE Elizabeth Mills

card-off-the-grid = TRANSLATE Off the Grid

card-ireress = TRANSLATE Ireress

card-power-shutdown = TRANSLATE Power Shutdown

card-curtain-wall = TRANSLATE Curtain Wall

card-punitive-counterstrike = TRANSLATE Punitive Counterstrike

card-grndl-power-unleashed = TRANSLATE GRNDL: Power Unleashed

card-vulcan-coverup = TRANSLATE Vulcan Coverup

card-grndl-refinery = TRANSLATE GRNDL Refinery

card-hive = TRANSLATE Hive

card-witness-tampering = TRANSLATE Witness Tampering

## Neutral Corp

card-cyberdex-trial = TRANSLATE Cyberdex Trial

card-grim = TRANSLATE Grim

card-profiteering = TRANSLATE Profiteering

card-restructure = TRANSLATE Restructure

card-paper-wall = TRANSLATE Paper Wall

card-interns = TRANSLATE Interns

card-veterans-program = TRANSLATE Veterans Program

card-subliminal-messaging = TRANSLATE Subliminal Messaging

card-napd-contract = TRANSLATE NAPD Contract

card-quandary = TRANSLATE Quandary
