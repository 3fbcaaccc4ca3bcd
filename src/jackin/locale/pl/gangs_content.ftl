# Gangs of Night City: nazwy tego, co jest na stole, i historie domowe.

## Rzeczy

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
gangs-poi-business = Firma
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
gangs-term-depth-risk = Ryzyko głębokości
gangs-term-point-of-interest = Ważne miejsce
gangs-term-opportunity = Okazja
gangs-term-activate = Aktywacja
gangs-term-reclaim = Odzyskanie
gangs-term-district = Dzielnica
gangs-term-gang = Gang
gangs-term-story = Historia
gangs-term-combat-card = Karta walki

## Dzielnice

gangs-district-watson = Watson
gangs-district-westbrook = Westbrook
gangs-district-city-center = Centrum
gangs-district-heywood = Heywood
gangs-district-santo-domingo = Santo Domingo
gangs-district-pacifica = Pacifica

## Gangi i ich zdolności

gangs-gang-maelstrom = Maelstrom
gangs-gang-tyger-claws = Tyger Claws
gangs-gang-valentinos = Valentinos
gangs-gang-voodoo-boys = Voodoo Boys
gangs-ability-rage = Szał
gangs-ability-spoils = Łupy
gangs-ability-vengeance = Zemsta
gangs-ability-retribution = Odwet
gangs-ability-contacts = Kontakty
gangs-ability-neighbours = Dobrzy sąsiedzi
gangs-ability-live-wire = Pod napięciem
gangs-ability-old-net = Drogi starej Sieci

## Karty walki

gangs-combat-short-circuit = Zwarcie
gangs-combat-subdermal-armor = Pancerz podskórny
gangs-combat-crusher = Crusher
gangs-combat-cyberpsychosis = Cyberpsychoza
gangs-combat-pain-editor = Edytor bólu
gangs-combat-blade-arms = Ramiona-ostrza
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

## Okazje

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

## Edgerunnerzy

gangs-edgerunner-rogue = Rogue
gangs-edgerunner-johnny-silverhand = Johnny Silverhand
gangs-edgerunner-jackie-welles = Jackie Welles
gangs-edgerunner-judy-alvarez = Judy Alvarez
gangs-edgerunner-nix = Nix
gangs-edgerunner-tin-saint = Blaszany Święty
gangs-edgerunner-mama-static = Mama Szum
gangs-edgerunner-ghostlight = Widmowe Światło
gangs-edgerunner-quarter-past = Kwadrans
gangs-edgerunner-vera-cruz = Vera Cruz

## Historie

gangs-story-tutorial = Samouczek
gangs-story-card-tutorial = Kolejna noc
    .text = Tej nocy nie dzieje się nic szczególnego: rywalizujące gangi, sześć dzielnic i sława do zdobycia. Ulice zapamiętają, kto sięgnął po nią pierwszy.
gangs-story-card-tutorial-epilogue = Poranek
    .text = Nad smogiem wstaje słońce. Niektóre imiona wymawia się głośniej niż inne.

gangs-story-blackout = Długa ciemność
gangs-story-card-blackout-dark = Sieć pada
    .text = Dziesięć po dziewiątej czernieją wszystkie okna od zatoki po wzgórza. Strażnicy Sieci działają na bateriach i są na wpół ślepi. Kto zna ciemność, może zajść daleko.
gangs-story-card-blackout-generators = Szum generatorów
    .text = Dom ze światłem to dom z przyjaciółmi. Właściciele, którzy nigdy nie otwierali drzwi, zapraszają gangi do środka, za każdą cenę.
gangs-story-card-blackout-looters = Rozbite szkło
    .text = Czwartej nocy nikt już nie liczy wystaw. To, co warte zabrania, leży tam, gdzie milkną strzały.
gangs-story-card-blackout-switch = Główny wyłącznik
    .text = Ekipy pod zbrojną strażą docierają do podstacji pod wieżami. Światło wróci, a z nim strażnicy; kto trzyma centrum, zdecyduje, dla kogo.
gangs-story-card-blackout-kings-of-light = Królowie światła
    .text = Wieże rozświetlają się piętro po piętrze, a pod nimi widać jeden gang. Blask pada też na tych, którzy stali blisko.
gangs-story-card-blackout-island-grids = Wyspy
    .text = Miasto już nigdy nie łączy się w całość. Każdy kwartał ma teraz własny prąd i wie, komu za niego dziękować.
gangs-story-card-blackout-dawn = Jest światło
    .text = W południe jest tak, jakby nic się nie stało. Wieczorem przychodzą rachunki.
gangs-story-card-blackout-still-dark = Wciąż ciemno
    .text = Prądu nadal nie ma, a ci, którzy zeszli głęboko do Sieci, wrócili z czymś więcej, niż szukali.

gangs-story-bad-goods = Zły towar
gangs-story-card-bad-goods-rumour = Pogłoska o nagraniu
    .text = Gdzieś w ostatniej partii braindance’ów jest taki, którego nikt nie kończy. Oczywiście wszyscy go chcą i płacą za same pogłoski.
gangs-story-card-bad-goods-dealer = Nazwisko dilera
    .text = Jeden gang sprzedał za dużo i za szybko, i teraz krąży nazwisko. Przynosi sławę, wściekłych klientów i nagrodę za głowę każdego w branży.
gangs-story-card-bad-goods-recall = Wycofanie
    .text = Producenci chcą z powrotem każdej kopii i o nic nie pytają. Dopóki półki są puste, chrom sprzedaje się dwa razy lepiej.
gangs-story-card-bad-goods-source = Źródło
    .text = Nagranie powstało na serwerze w samym mieście. Kto siedzi w Fortecy danych, może handlować tym, co znajdzie; reszta idzie za bezcen.
gangs-story-card-bad-goods-addicts = Publiczność
    .text = Zwycięzcy zatrzymali nagrania i obejrzeli o jedno za dużo. Ich kolekcja jest pełna; ich ludzie nie są.
gangs-story-card-bad-goods-truth = Co na nim było
    .text = Głęboko w Sieci leży pierwsza kopia. Pokazuje zwykły poranek i ludzi, którzy kazali ją skasować.
gangs-story-card-bad-goods-business = Interesy jak zwykle
    .text = Towar zniknął, mówi się już o czym innym, a pieniądze są wydane.
gangs-story-card-bad-goods-unsolved = Nikt nie pyta
    .text = Cokolwiek to było, ustało. W tym mieście to wystarczy za odpowiedź.

gangs-story-empty-chair = Puste krzesło
gangs-story-card-empty-chair-vacancy = Wakat
    .text = Dyrektor wypadł z dziewięćdziesiątego pierwszego piętra i fotel jest na sprzedaż. Ceną nie są pieniądze, lecz to, co wiesz o innych.
gangs-story-card-empty-chair-auction = Aukcja
    .text = Zapieczętowane oferty, w aktach. Nagle każdy serwer w mieście jest wart odwiedzin.
gangs-story-card-empty-chair-bodyguards = Potrzebni ochroniarze
    .text = Kandydaci najmują każdego, kto umie strzelać, podobnie jak ci, którzy woleliby mniej kandydatów. Wyjątkowo fikserzy obniżają ceny.
gangs-story-card-empty-chair-vote = Głosowanie
    .text = Faworyt pali co dzień jedną teczkę, by pozostać faworytem. Inni szukają sobie własnego okna.
gangs-story-card-empty-chair-seated = Miejsce przy stole
    .text = Gang ma teraz dyrektora albo dyrektor ma gang. Kto zachował teczkę lub dwie, jest zaproszony na przyjęcie.
gangs-story-card-empty-chair-coup = Przez okno
    .text = Nowy dyrektor wytrwał jedno popołudnie. Kto miał na liście płac dobrą broń, dostał zapłatę podwójnie.
gangs-story-card-empty-chair-nobody = Krzesło pozostaje puste
    .text = Zarząd uchwala, że potrzeba mu o jednego członka mniej. Teczki są warte tyle, co papier.

gangs-story-voice = Głos w ścianie
gangs-story-card-voice-static = Szum
    .text = Między dwiema pirackimi stacjami zmarły czyta adresy. Niektóre opłacają pozostałe. Johnny ma takie samo radio.
gangs-story-card-voice-archive = Archiwum
    .text = Głos mieszka w archiwum, którego nikt nie wyłączył. Zna drogę w dół, a to, co jej strzeże, zna ją także.
gangs-story-card-voice-hunt = Polowanie
    .text = Usłyszało go zbyt wielu. O tym, kto strzela pierwszy, myślą, że wie, skąd głos dochodzi, a to prawie tak samo dobre.
gangs-story-card-voice-free = Uwolniony
    .text = Otwierasz ostatnie drzwi i coś starego i uprzejmego wychodzi do Sieci. Pamięta o przyjaciołach.
gangs-story-card-voice-heard = Słyszany przez wszystkich
    .text = Z wieży w centrum głos mówi do całego miasta, w twoim imieniu.
gangs-story-card-voice-silence = Cisza
    .text = Pewnego ranka zostaje tylko szum. Nocami wciąż kręcisz gałką.

gangs-story-last-job = Ostatnia robota
gangs-story-card-last-job-offer = Propozycja
    .text = Klient bez twarzy płaci skrzyniami za każde miejsce, w którym da się coś ukryć. Lepiej nie pytać co.
gangs-story-card-last-job-safehouses = Bezpieczne domy
    .text = Czworo drzwi, cztery klucze i ludzie, którzy lubią stać za drzwiami. Kto dobrze śpi, bierze mniej.
gangs-story-card-last-job-heist = Skok
    .text = Po to były kryjówki. Każdy ubity interes otwiera kolejną kieszeń, aż ktoś policzy kieszenie.
gangs-story-card-last-job-kings = Królowie czterech rogów
    .text = Roboty nigdy nie wykonano; domy po prostu stały się twoje. Da się z tego żyć.
gangs-story-card-last-job-score = Wielki skok
    .text = Udało się. Wszystko się udało. Tygodniami szukasz błędu i nie znajdujesz.
gangs-story-card-last-job-out = Odejście
    .text = Wyjeżdżasz z tym, co mieści się w samochodzie. Okazuje się, że to wystarczy.
