# Karten aus Spin: Titel, Regeltext (eine Zeile je Fähigkeit) und Kurzfassung (höchstens zwei kurze Zeilen).
# Alle Texte sind eigene Formulierungen. Symbole sind Terme: siehe symbols.ftl.

## Anarch

card-frame-job = Schuld zuschieben

card-pawn = Bauer

card-rook = Turm

card-bishop = Läufer

card-scheherazade = TRANSLATE Scheherazade

card-hard-at-work = Schwer bei der Arbeit

card-reina-roja-freedom-fighter = Reina Roja: Freiheitskämpferin

card-deep-red = TRANSLATE Deep Red

card-knight = Springer

card-keyhole = Schlüsselloch

card-activist-support = Aktivisten-Unterstützung

card-quest-completed = Quest erledigt

card-hemorrhage = Blutung

card-tallie-perrault = TRANSLATE Tallie Perrault

card-singularity = Singularität

card-queens-gambit = Damengambit

card-dyson-fractal-generator = Dyson-Fraktalgenerator

## Criminal

card-hostage = Geisel

card-gorman-drip-v1 = Gorman Tropf v1

card-recon = Aufklärung

card-copycat = Trittbrettfahrer

card-leviathan = TRANSLATE Leviathan

card-running-interference = Den Rücken freihalten

card-expert-schedule-analyzer = Experten-Plananalysen

card-grifter = Trickbetrüger

card-lawyer-up = Einen Anwalt verlangen

card-leverage = Druckmittel

card-garrote = TRANSLATE Garrote

card-executive-wiretaps = Chefetage verwanzen

card-blackguard = Schuft

card-silencer = Schalldämpfer

card-savoir-faire = TRANSLATE Savoir-faire

card-fall-guy = Sündenbock

## Shaper

card-lockpick = Dietrich

card-false-echo = Störecho

card-motivation = TRANSLATE Motivation

card-eureka = Heureka!

card-record-reconstructor = Datenrettung

card-torch = Fackel

card-woman-in-the-red-dress = Die Frau im roten Kleid

card-llds-processor = LLDS Prozessor

card-sharpshooter = Scharfschütze

card-capstone = Schlussstein

card-cybersolutions-mem-chip = CyberSolutions-Speicherchip

card-alpha = TRANSLATE Alpha

card-omega = TRANSLATE Omega

card-power-nap = TRANSLATE Power Nap

card-paintbrush = Pinsel

## Neutral Runner

card-john-masanori = TRANSLATE John Masanori

card-prepaid-voicepad = Prepaid StimmPAD

card-raymond-flint = TRANSLATE Raymond Flint

card-starlight-crusade-funding = Förderung des Sternenlicht-Kreuzzuges

card-blackmail = Erpressung

card-lucky-find = Glücksfund

## Haas-Bioroid

card-project-ares = Projekt Ares

card-next-bronze = TRANSLATE NEXT Bronze

card-wotan = TRANSLATE Wotan

card-hellion-alpha-test = Hellion Alpha-Test

card-isabel-mcguire = TRANSLATE Isabel McGuire

card-hudson-1-0 = TRANSLATE Hudson 1.0

card-accelerated-diagnostics = Beschleunigte Diagnostik

card-rex-campaign = Rex-Kampagne

card-fenris = TRANSLATE Fenris

card-panic-button = Panikknopf

card-blue-level-clearance = Sicherheitsfreigabe Blau

card-strongbox = Tresor

card-gyri-labyrinth = Gyri-Labyrinth

card-reclamation-order = Reklamation

## Jinteki

card-celebrity-gift = Promi-Geschenk

card-himitsu-bako = TRANSLATE Himitsu-Bako

card-clone-retirement = Klon-Ruhestand

card-swordsman = Schwertkämpfer

card-unorthodox-predictions = Unorthodoxe Voraussagen

card-sundew = Sonnentau

card-shock = Schock!

card-tsurugi = TRANSLATE Tsurugi

card-toshiyuki-sakai = TRANSLATE Toshiyuki Sakai

card-yagura = TRANSLATE Yagura

card-restoring-face = Das Gesicht wiederherstellen

card-caprice-nisei = TRANSLATE Caprice Nisei

card-shinobi = TRANSLATE Shinobi

card-marker = Markierer

## NBN

card-character-assassination = Rufmord

card-jackson-howard = TRANSLATE Jackson Howard

card-invasion-of-privacy = Verletzung der Privatsphäre

card-shipment-from-sansan = Lieferung aus SanSan

card-muckraker = Skandalreporter

card-city-surveillance = Stadtüberwachung

card-snoop = Schnüffler

card-tgtbt = TRANSLATE TGTBT

card-sweeps-week = Einschaltquotenforschung

card-rsvp = U.A.W.G.

card-market-research = Marktforschung

card-wraparound = Multi-Loop

card-broadcast-square = TRANSLATE Broadcast Square

card-corporate-shuffle = Konzern-Umbesetzungen

## Weyland

card-geothermal-fracking = Geothermisches Fracking

card-swarm = Schwarm

card-the-cleaners = Die Cleaner

card-elizabeth-mills = TRANSLATE Elizabeth Mills

card-off-the-grid = Vom Netz genommen

card-ireress = TRANSLATE Ireress

card-power-shutdown = Stromabschaltung

card-curtain-wall = Kurtine

card-punitive-counterstrike = Vergeltungsmassnahme

card-grndl-power-unleashed = GRNDL: Entfesselte Gewalten

card-vulcan-coverup = Vulcan-Vertuschung

card-grndl-refinery = GRNDL-Raffinerie

card-hive = Bienenstock

card-witness-tampering = Zeugen beeinflussen

## Neutral Corp

card-cyberdex-trial = Cyberdex-Testversion

card-grim = Grimm

card-profiteering = Preistreiberei

card-restructure = Umstrukturierung

card-paper-wall = Papierwand

card-interns = Praktikanten

card-veterans-program = Veteranenprogramm

card-subliminal-messaging = Unterschwellige Botschaften

card-napd-contract = NAPD-Vertrag

card-quandary = Dilemma
