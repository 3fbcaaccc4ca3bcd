# Gangs of Night City: names of what is on the table. What is missing here falls back to English.

## Things

gangs-street-cred = Reputacja
gangs-resource-eurodollars = Eurodolary
gangs-resource-contraband = Kontrabanda
gangs-resource-corporate-secrets = Korporacyjne sekrety
gangs-class-solo = Solo
gangs-class-techie = Technik
gangs-class-netrunner = Netrunner
gangs-class-specialist = Specjalista
gangs-class-drone = Dron
gangs-class-edgerunner = Edgerunner
gangs-poi-fixer = Fikser
gangs-poi-business = Interes
gangs-poi-data-fortress = Forteca danych
gangs-type-braindance = Braindance
gangs-type-cyberware = Wszczepy
gangs-type-weapons = Broń
gangs-kind-weapon = Broń
gangs-kind-cyberware = Wszczep
gangs-kind-quickhack = Szybki hak
gangs-level-yellow = Żółty
gangs-level-orange = Pomarańczowy
gangs-level-red = Czerwony
gangs-action-solos = Aktywacja Solo
gangs-action-techies = Aktywacja Techników
gangs-action-netrunners = Aktywacja Netrunnerów
gangs-action-hideout = Budowa kryjówki
gangs-action-upgrade = Ulepszenie karty walki
gangs-action-wild = Dowolna akcja
gangs-term-firepower = Siła ognia
gangs-term-hideout = Kryjówka
gangs-term-presence = Obecność
gangs-term-dominance = Dominacja
gangs-term-firefight = Strzelanina
gangs-term-netrun = Netrun
gangs-term-depth-risk = Ryzyko głębi
gangs-term-point-of-interest = Punkt zainteresowania
gangs-term-opportunity = Okazja
gangs-term-activate = Aktywacja
gangs-term-reclaim = Odzyskanie
gangs-term-district = Dzielnica
gangs-term-gang = Gang
gangs-term-story = Historia
gangs-term-combat-card = Karta walki

## Districts: the other names are the same in every language

gangs-district-city-center = Centrum

## Abilities of gangs

gangs-ability-rage = Szał
gangs-ability-spoils = Łupy
gangs-ability-vengeance = Zemsta
gangs-ability-retribution = Odwet
gangs-ability-contacts = Kontakty
gangs-ability-neighbours = Dobrzy sąsiedzi
gangs-ability-live-wire = Pod napięciem
gangs-ability-old-net = Drogi starej Sieci

## Combat cards

gangs-combat-short-circuit = Zwarcie
gangs-combat-subdermal-armor = Pancerz podskórny
gangs-combat-crusher = Crusher
gangs-combat-cyberpsychosis = Cyberpsychoza
gangs-combat-pain-editor = Edytor bólu
gangs-combat-blade-arms = Ręce z ostrzy
gangs-combat-wire-whip = Bicz z drutu
gangs-combat-hydraulic-fists = Hydrauliczne pięści
gangs-combat-quick-reflexes = Szybki refleks
gangs-combat-ghost-coat = Płaszcz ducha
gangs-combat-spare-heart = Zapasowe serce
gangs-combat-berserk-chip = Czip szału
gangs-combat-wall-piercer = Przebijak ścian
gangs-combat-smart-rifle = Inteligentny karabin
gangs-combat-riot-shotgun = Strzelba bojowa
gangs-combat-twin-pistols = Bliźniacze pistolety
gangs-combat-flash-grenade = Granat błyskowy
gangs-combat-street-barrage = Uliczna salwa
gangs-combat-last-stand = Ostatni bastion
gangs-combat-swarm-control = Kontrola roju
gangs-combat-optics-blackout = Zaćmienie optyki
gangs-combat-spreading-fever = Zaraźliwa gorączka
gangs-combat-weapon-jam = Zacięta broń
gangs-combat-loyalty-rewrite = Nadpisana lojalność
gangs-combat-data-siphon = Syfon danych
gangs-combat-deep-crash = Głęboka awaria

## Opportunities

gangs-opportunity-militech-smart-weapons = Inteligentna broń Militechu
gangs-opportunity-kabuki-crates = Skrzynie w Kabuki
gangs-opportunity-car-park-arsenal = Arsenał na parkingu
gangs-opportunity-precinct-surplus = Nadwyżki z komisariatu
gangs-opportunity-second-shift = Druga zmiana
gangs-opportunity-coast-road-convoy = Konwój na nabrzeżu
gangs-opportunity-gunsmith-on-call = Rusznikarz na telefon
gangs-opportunity-armoury-raid = Napad na zbrojownię
gangs-opportunity-private-war = Czyjaś prywatna wojna
gangs-opportunity-back-room-surgery = Zabieg na zapleczu
gangs-opportunity-boardroom-augments = Wszczepy dla zarządu
gangs-opportunity-grafted-nerves = Przeszczepione nerwy
gangs-opportunity-clinic-leftovers = Resztki z kliniki
gangs-opportunity-arena-implants = Wszczepy na arenę
gangs-opportunity-designer-eyes = Oczy od projektanta
gangs-opportunity-prototype-spine = Prototyp kręgosłupa
gangs-opportunity-bulk-order = Zamówienie hurtowe
gangs-opportunity-clinic-chain = Sieć klinik
gangs-opportunity-studio-rushes = Taśmy ze studia
gangs-opportunity-after-hours-feed = Nocna transmisja
gangs-opportunity-festival-cut = Wersja festiwalowa
gangs-opportunity-barrio-memories = Wspomnienia z barrio
gangs-opportunity-wreck-diver-tapes = Taśmy nurka
gangs-opportunity-edited-evidence = Zmontowane dowody
gangs-opportunity-collectors-loop = Pętla kolekcjonera
gangs-opportunity-deep-recording = Nagranie z głębi
gangs-opportunity-citywide-premiere = Premiera w całym mieście

## Edgerunners: the other names are the same in every language

gangs-edgerunner-tin-saint = Blaszany Święty
gangs-edgerunner-mama-static = Mama Szum
gangs-edgerunner-ghostlight = Widmowe Światło
gangs-edgerunner-quarter-past = Kwadrans Po

## Stories

gangs-story-tutorial = Samouczek
gangs-story-card-tutorial = Kolejna noc
gangs-story-card-tutorial-epilogue = Poranek
gangs-story-blackout = Długa ciemność
gangs-story-card-blackout-dark = Sieć pada
gangs-story-card-blackout-generators = Szum generatorów
gangs-story-card-blackout-looters = Rozbite szkło
gangs-story-card-blackout-switch = Główny wyłącznik
gangs-story-card-blackout-kings-of-light = Królowie światła
gangs-story-card-blackout-island-grids = Wyspy
gangs-story-card-blackout-dawn = Jest światło
gangs-story-card-blackout-still-dark = Wciąż ciemno
gangs-story-bad-goods = Zły towar
gangs-story-card-bad-goods-rumour = Pogłoska o nagraniu
gangs-story-card-bad-goods-dealer = Nazwisko dilera
gangs-story-card-bad-goods-recall = Wycofanie
gangs-story-card-bad-goods-source = Źródło
gangs-story-card-bad-goods-addicts = Publiczność
gangs-story-card-bad-goods-truth = Co na nim było
gangs-story-card-bad-goods-business = Interesy jak zwykle
gangs-story-card-bad-goods-unsolved = Nikt nie pyta
gangs-story-empty-chair = Puste krzesło
gangs-story-card-empty-chair-vacancy = Wakat
gangs-story-card-empty-chair-auction = Aukcja
gangs-story-card-empty-chair-bodyguards = Potrzebni ochroniarze
gangs-story-card-empty-chair-vote = Głosowanie
gangs-story-card-empty-chair-seated = Miejsce przy stole
gangs-story-card-empty-chair-coup = Przez okno
gangs-story-card-empty-chair-nobody = Krzesło pozostaje puste
