# Words of the game: sides, kinds of cards, places, counters, and the glossary.
# Names (side, type, faction, subtype, zone, server) begin with a capital; words for use in a sentence do not.

## Sides

side-corp = Korporacja
side-runner = Runner

## Card types

type-identity = Tożsamość
type-event = Wydarzenie
type-hardware = Sprzęt
type-program = Program
type-resource = Zasoby
type-agenda = Projekt
type-asset = Aktywa
type-upgrade = Upgrade
type-ice = Lód
type-operation = Operacja

## Factions

faction-anarch = Anarchowie
faction-criminal = Przestępcy
faction-shaper = Kształcerze
faction-apex = Apex
faction-neutral-runner = Neutralne
faction-haas-bioroid = Haas-Bioroid
faction-jinteki = Jinteki
faction-nbn = NBN
faction-weyland = Weyland Consortium
faction-neutral-corp = Neutralne

## Subtypes

subtype-advertisement = Reklama
subtype-ai = AI
subtype-alliance = Sojusz
subtype-ambush = Zasadzka
subtype-ap = AP
subtype-barrier = Bariera
subtype-bioroid = Bioroid
subtype-black-ops = Czarna operacja
subtype-caissa = Caïssa
subtype-chip = Chip
subtype-clone = Klon
subtype-cloud = Chmura
subtype-code-gate = Brama kodowa
subtype-condition = Stan
subtype-connection = Kontakt
subtype-console = Konsola
subtype-corp = Korporacja
subtype-current = Prąd
subtype-cyborg = Cyborg
subtype-daemon = Demon
subtype-decoder = Dekoder
subtype-deflector = Deflektor
subtype-destroyer = Niszczyciel
subtype-division = Oddział
subtype-double = Podwójne
subtype-executive = Kierownictwo
subtype-expansion = Ekspansja
subtype-facility = Placówka
subtype-fracter = Młot
subtype-g-mod = G-mod
subtype-gear = Ekwipunek
subtype-government = Rząd
subtype-gray-ops = Szara operacja
subtype-hostile = Wrogie
subtype-icebreaker = Lodołamacz
subtype-illicit = Nielegalne
subtype-initiative = Inicjatywa
subtype-job = Robota
subtype-killer = Zabójca
subtype-link = Połączenie
subtype-location = Miejsce
subtype-megacorp = Megakorp
subtype-mod = Mod
subtype-morph = Morf
subtype-mythic = Mityczne
subtype-natural = Normalna
subtype-next = NEXT
subtype-observer = Obserwator
subtype-priority = Priorytet
subtype-psi = Psi
subtype-public = Publiczna
subtype-region = Region
subtype-remote = Zdalny
subtype-research = Badania
subtype-ritzy = Luksusowe
subtype-run = Skok
subtype-sabotage = Sabotaż
subtype-security = Ochrona
subtype-seedy = Podejrzane
subtype-sentry = Strażnik
subtype-stealth = Kamuflaż
subtype-sysop = Sysop
subtype-tracer = Tropiciel
subtype-transaction = Transakcja
subtype-trap = Pułapka
subtype-unorthodox = Nietypowy
subtype-virtual = Wirtualne
subtype-virus = Wirus
subtype-weapon = Broń

## Zones: the short name as on the cards; the full name in .long

zone-hq = HQ
    .long = Kwatera główna
zone-rd = R&D
    .long = Dział Badawczo-Rozwojowy
zone-archives = Archiwa
zone-grip = Garść
zone-stack = Stos
zone-heap = Sterta
zone-rig = Warsztat
zone-corp-score = Obszar punktacji korporacji
zone-runner-score = Obszar punktacji runnera
zone-removed = Usunięte z gry

## Servers

server-hq = HQ
server-rd = R&D
server-archives = Archiwa
server-remote = Serwer { $n }
server-new = Nowy serwer

## Counters and tokens

counter-advancement = żeton zaawansowania
counter-agenda = znacznik projektu
counter-power = znacznik zasilania
counter-virus = znacznik wirusa
counter-credit = kredyt

## Damage

damage-net = obrażenia sprzętu
damage-meat = obrażenia ciała
damage-brain = obrażenia mózgu

## Glossary: players and cards

term-corp = korp
term-corporation = korporacja
term-runner = runner
term-identity = tożsamość
term-agenda = projekt
term-agenda-point = punkt projektu
term-asset = aktywa
term-upgrade = upgrade
term-operation = operacja
term-ice = lód
term-barrier = bariera
term-sentry = strażnik
term-code-gate = brama kodowa
term-trap = pułapka
term-event = wydarzenie
term-hardware = sprzęt
term-console = konsola
term-program = program
term-icebreaker = lodołamacz
term-resource = zasoby
term-subtype = podrodzaj
term-region = obszar
term-unique = unikatowa
term-faction = frakcja
term-neutral = neutralna
term-influence = wpływ
term-influence-limit = limit wpływu
term-minimum-deck-size = minimalny rozmiar talii

## Glossary: values and tokens

term-subroutine = podprogram
term-strength = siła
term-click = klik
term-credit = kredyt
term-credit-pool = pula kredytów
term-bank = bank
term-recurring-credit = kredyt odnawialny
term-memory-unit = jednostka pamięci
term-memory-cost = wymagania pamięciowe
term-memory-limit = limit pamięci
term-link = połączenie
term-link-strength = siła połączenia
term-trace = namierzanie
term-trace-strength = siła namierzania
term-tag = tag
term-tagged = otagowany
term-bad-publicity = zła prasa
term-meat-damage = obrażenia ciała
term-net-damage = obrażenia sprzętu
term-brain-damage = obrażenia mózgu
term-flatlined = wypłaszczony
term-advancement-token = żeton zaawansowania
term-advancement-requirement = trudność realizacji
term-virus-counter = znacznik wirusa
term-power-counter = znacznik zasilania
term-agenda-counter = znacznik projektu

## Glossary: places

term-hq = HQ
term-rd = R&D
term-archives = Archiwa
term-grip = garść
term-stack = stos
term-heap = sterta
term-rig = warsztat
term-root = katalog główny
term-server = serwer
term-central-server = serwer centralny
term-remote-server = serwer zdalny
term-attacked-server = zaatakowany serwer
term-protecting = chronić
term-outermost = najdalszy
term-innermost = najbliższy
term-score-area = obszar punktacji
term-maximum-hand-size = limit kart na ręce

## Glossary: verbs and states

term-mulligan = mulligan
term-draw = dobrać
term-steal = wykraść
term-score = zapunktować
term-advance = awansować
term-install = instalować
term-install-cost = koszt instalacji
term-play = zagrać
term-play-cost = koszt zagrania
term-rez = rezować
term-rez-cost = koszt zrezowania
term-rezzed = zrezowana
term-unrezzed = niezrezowana
term-derez = odrezować
term-trash = skasować
term-trash-cost = koszt skasowania
term-discard = odrzucić
term-expose = ujawnić
term-reveal = odsłonić
term-forfeit = poświęcić
term-purge = usunąć
term-host = host
term-hosted = hostowana
term-faceup = odkryta
term-facedown = zakryta
term-active = aktywna
term-inactive = nieaktywna
term-prevent = zablokować
term-avoid = pominąć

## Glossary: runs

term-run = skok
term-approach = podchodzić
term-encounter = spotkanie
term-break = złamać
term-pass = pokonać
term-bypass = ominąć
term-jack-out = odłączyć się
term-access = uzyskać dostęp
term-successful = udany
term-unsuccessful = nieudany

## Glossary: timing and abilities

term-action = akcja
term-draw-phase = faza dobierania
term-action-phase = faza akcji
term-discard-phase = faza odrzucania
term-constant-ability = zdolność trwała
term-triggered-ability = zdolność uruchamiana
term-paid-ability = zdolność płatna
term-conditional-ability = zdolność warunkowa
term-trigger-cost = koszt uruchomienia
term-trigger-condition = warunek uruchomienia
term-paid-ability-window = możliwość działania
term-timing-structure = schemat kolejności
term-additional-cost = dodatkowy koszt
term-simultaneous-effects = efekty równoczesne
term-uninstall = odinstalować
term-swap = zamienić
term-replacement-effect = efekt zastępujący
term-nested-cost = koszt zagnieżdżony
term-chain-reaction = reakcja łańcuchowa
term-batch-effect = efekt zbiorczy
term-converting-cards = zamiana kart
term-infinite-loop = nieskończona pętla
term-ordinal-events = zdarzenia porządkowe

## Sets of cards

set-core = Zestaw podstawowy
set-genesis = Genesis
set-creation-and-control = Creation and Control
set-spin = Spin
set-honor-and-profit = Honor and Profit
set-guide = Karty z przewodnika
