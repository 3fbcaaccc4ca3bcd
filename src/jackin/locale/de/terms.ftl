# Words of the game: sides, kinds of cards, places, counters, and the glossary.
# Names (side, type, faction, subtype, zone, server) begin with a capital; words for use in a sentence do not.

## Sides

side-corp = Konzern
side-runner = Runner

## Card types

type-identity = Identität
type-event = Ereignis
type-hardware = Hardware
type-program = Programm
type-resource = Ressource
type-agenda = Agenda
type-asset = Aktivposten
type-upgrade = Upgrade
type-ice = Ice
type-operation = Operation

## Factions

faction-anarch = Anarchos
faction-criminal = Kriminelle
faction-shaper = Gestalter
faction-apex = Apex
faction-neutral-runner = Neutral
faction-haas-bioroid = Haas-Bioroid
faction-jinteki = Jinteki
faction-nbn = NBN
faction-weyland = Weyland-Konsortium
faction-neutral-corp = Neutral

## Subtypes

subtype-advertisement = Werbung
subtype-ai = KI
subtype-alliance = Allianz
subtype-ambush = Hinterhalt
subtype-ap = AP
subtype-barrier = Barriere
subtype-bioroid = Bioroid
subtype-black-ops = Schwarze Ops
subtype-caissa = Caïssa
subtype-chip = Chip
subtype-clone = Klon
subtype-cloud = Cloud
subtype-code-gate = Code-Zugang
subtype-condition = Zustand
subtype-connection = Kontakt
subtype-console = Konsole
subtype-corp = Konzern
subtype-current = Strömung
subtype-cyborg = Cyborg
subtype-daemon = Daemon
subtype-decoder = Decoder
subtype-deflector = Deflektor
subtype-destroyer = Zerstörer
subtype-division = Abteilung
subtype-double = Doppel
subtype-executive = Führungskraft
subtype-expansion = Expansion
subtype-facility = Anlage
subtype-fracter = Fracter
subtype-g-mod = G-Mod
subtype-gear = Ausrüstung
subtype-government = Regierung
subtype-gray-ops = Graue Ops
subtype-hostile = Feindlich
subtype-icebreaker = Ice-Brecher
subtype-illicit = Illegal
subtype-initiative = Initiative
subtype-job = Job
subtype-killer = Killer
subtype-link = Verbindung
subtype-location = Ort
subtype-megacorp = Megakon
subtype-mod = Mod
subtype-morph = Morph
subtype-mythic = Mythisch
subtype-natural = Natürlich
subtype-next = NEXT
subtype-observer = Beobachter
subtype-priority = Priorität
subtype-psi = Psi
subtype-public = Öffentlich
subtype-region = Region
subtype-remote = Ausgelagert
subtype-research = Forschung
subtype-ritzy = Nobel
subtype-run = Run
subtype-sabotage = Sabotage
subtype-security = Sicherheit
subtype-seedy = Zwielichtig
subtype-sentry = Wächter
subtype-stealth = Tarnung
subtype-sysop = Sysop
subtype-tracer = Spürhund
subtype-transaction = Transaktion
subtype-trap = Falle
subtype-unorthodox = Unorthodox
subtype-virtual = Virtuell
subtype-virus = Virus
subtype-weapon = Waffe

## Zones: the short name as on the cards; the full name in .long

zone-hq = HQ
    .long = Hauptquartier
zone-rd = F&E
    .long = Forschung und Entwicklung
zone-archives = Archiv
zone-grip = Griff
zone-stack = Stapel
zone-heap = Ablage
zone-rig = Ausrüstung
zone-corp-score = Punktezone des Konzerns
zone-runner-score = Punktezone des Runners
zone-removed = Aus dem Spiel entfernt

## Servers

server-hq = HQ
server-rd = F&E
server-archives = Archiv
server-remote = System { $n }
server-new = Neues System

## Counters and tokens

counter-advancement = Entwicklungsmarker
counter-agenda = Agendazähler
counter-power = Wirkungszähler
counter-virus = Viruszähler
counter-credit = Credit

## Damage

damage-net = Netz-Schaden
damage-meat = Körper-Schaden
damage-brain = Hirn-Schaden

## Glossary: players and cards

term-corp = Kon
term-corporation = Konzern
term-runner = Runner
term-identity = Identität
term-agenda = Agenda
term-agenda-point = Agendapunkt
term-asset = Aktivposten
term-upgrade = Upgrade
term-operation = Operation
term-ice = Ice
term-barrier = Barriere
term-sentry = Wächter
term-code-gate = Code-Zugang
term-trap = Falle
term-event = Ereignis
term-hardware = Hardware
term-console = Konsole
term-program = Programm
term-icebreaker = Ice-Brecher
term-resource = Ressource
term-subtype = Unterart
term-region = Region
term-unique = einzigartig
term-faction = Fraktion
term-neutral = neutral
term-influence = Einfluss
term-influence-limit = Einfluss-Limit
term-minimum-deck-size = Mindestdeckgröße

## Glossary: values and tokens

term-subroutine = Subroutine
term-strength = Stärke
term-click = Klick
term-credit = Credit
term-credit-pool = Credit-Vorrat
term-bank = Bank
term-recurring-credit = wiederkehrender Credit
term-memory-unit = Speichereinheit
term-memory-cost = Speicherkosten
term-memory-limit = Speicherlimit
term-link = Verbindung
term-link-strength = Verbindungsstärke
term-trace = Aufspüren
term-trace-strength = Aufspürstärke
term-tag = Markierung
term-tagged = markiert
term-bad-publicity = Negative Publicity
term-meat-damage = Körper-Schaden
term-net-damage = Netz-Schaden
term-brain-damage = Hirn-Schaden
term-flatlined = hirntot
term-advancement-token = Entwicklungsmarker
term-advancement-requirement = benötigte Entwicklungen
term-virus-counter = Viruszähler
term-power-counter = Wirkungszähler
term-agenda-counter = Agendazähler

## Glossary: places

term-hq = HQ
term-rd = F&E
term-archives = Archiv
term-grip = Griff
term-stack = Stapel
term-heap = Ablage
term-rig = Ausrüstung
term-root = Root
term-server = System
term-central-server = zentrales System
term-remote-server = ausgelagertes System
term-attacked-server = angegriffenes System
term-protecting = ein System schützen
term-outermost = äußerste Position
term-innermost = innerste Position
term-score-area = Punktezone
term-maximum-hand-size = Handkartenlimit

## Glossary: verbs and states

term-mulligan = Mulligan
term-draw = ziehen
term-steal = stehlen
term-score = Punkte erzielen
term-advance = entwickeln
term-install = installieren
term-install-cost = Installationskosten
term-play = spielen
term-play-cost = Ausspielkosten
term-rez = laden
term-rez-cost = Ladekosten
term-rezzed = geladen
term-unrezzed = ungeladen
term-derez = entladen
term-trash = zerstören
term-trash-cost = Zerstörungskosten
term-discard = ablegen
term-expose = enthüllen
term-reveal = aufdecken
term-forfeit = aufgeben
term-purge = löschen
term-host = hosten
term-hosted = gehostet
term-faceup = offen
term-facedown = verdeckt
term-active = aktiv
term-inactive = inaktiv
term-prevent = verhindern
term-avoid = vermeiden

## Glossary: runs

term-run = Run
term-approach = annähern
term-encounter = Begegnung
term-break = ausschalten
term-pass = vorbeikommen
term-bypass = umgehen
term-jack-out = ausstöpseln
term-access = zugreifen
term-successful = erfolgreich
term-unsuccessful = nicht erfolgreich

## Glossary: timing and abilities

term-action = Aktion
term-draw-phase = Nachziehphase
term-action-phase = Aktionsphase
term-discard-phase = Ablegephase
term-constant-ability = konstante Fähigkeit
term-triggered-ability = ausgelöste Fähigkeit
term-paid-ability = bezahlte Fähigkeit
term-conditional-ability = bedingte Fähigkeit
term-trigger-cost = Auslösekosten
term-trigger-condition = Auslösebedingung
term-paid-ability-window = Fenster für bezahlte Fähigkeiten
term-timing-structure = Timing-Struktur
term-additional-cost = zusätzliche Kosten
term-simultaneous-effects = gleichzeitige Effekte
term-uninstall = deinstallieren
term-swap = austauschen
term-replacement-effect = Ersatzeffekt
term-nested-cost = eingebettete Kosten
term-chain-reaction = Kettenreaktion
term-batch-effect = Stapeleffekt
term-converting-cards = Karten umwandeln
term-infinite-loop = Endlosschleife
term-ordinal-events = ordinale Ereignisse

## Sets of cards

set-core = Grundspiel
set-genesis = Genesis
set-creation-and-control = Creation and Control
set-spin = Spin
set-honor-and-profit = Honor and Profit
set-guide = Karten des Handbuchs
