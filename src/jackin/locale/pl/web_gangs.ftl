### Gangs of Night City w przeglądarce

## Miejsca nazywają się jak gangi

side-maelstrom = { gangs-gang-maelstrom }
side-tyger-claws = { gangs-gang-tyger-claws }
side-valentinos = { gangs-gang-valentinos }
side-voodoo-boys = { gangs-gang-voodoo-boys }

## Stół

web-gangs-seats = { $n ->
        [one] w pojedynkę
        [few] { $n } miejsca
       *[many] { $n } miejsc
    }
web-gangs-house = Zawartość własna (nieoficjalna)
web-gangs-house-how = Karty i liczby są naszego pomysłu, a nie z druku.
web-gangs-set = Zawartość: { $name }
web-gangs-round = Runda { $n }
web-gangs-last-round = Koniec jest blisko
web-gangs-goal = Gra kończy się przy { $n }.
web-gangs-city = Night City
web-gangs-zoom = Większa mapa
web-gangs-story = historia
web-gangs-net = Sieć
web-gangs-net-how = głębokość i ryzyko
web-gangs-net-rule = Im głębiej, tym większa zapłata. Po każdym netrunie rzuca się dwiema kośćmi: wynik do wysokości ryzyka znaczy, że NetWatch cię wykrył.
web-gangs-space = Pole { $n }, { $level }, ryzyko { $risk }. { $text }
web-gangs-cover-how = Teraz patrzy tylko { $who }. Karty odkryją się po otwarciu.
web-gangs-rival = Wrogi gang
web-gangs-rival-how = Działa po każdej twojej turze odzyskania.
web-gangs-johnny-outside = poza miastem
web-gangs-drawn = Dobrano: { $where }
web-gangs-decides = decyduje
web-gangs-open-gang = Szczegóły gangu { $gang }
web-gangs-hand = Karty walki na ręce
web-gangs-discs = { $n ->
        [one] 1 krążek akcji do użycia
        [few] { $n } krążki akcji do użycia
       *[many] { $n } krążków akcji do użycia
    }
web-gangs-owns = Okazje: { $n }, edgerunnerzy: { $m }
web-gangs-act = akt { $n }
web-gangs-epilogue = epilog
web-gangs-story-next = Następny akt, gdy któryś gang zdobędzie { $n } Reputacji.
web-gangs-story-open = Czytaj historię
web-gangs-opportunities = Okazje
web-gangs-edgerunners = Edgerunnerzy
web-gangs-aside = Odłożone dla ciebie
web-gangs-deck = talia { $n }
web-gangs-needs-nothing = Bez wymagań
web-gangs-costs = Koszt: { $price }

## Dzielnice

web-gangs-units-of = { $gang }: { $n ->
        [one] 1 jednostka.
        [few] { $n } jednostki.
       *[many] { $n } jednostek.
    }
web-gangs-hideout-of = Kryjówka: { $gang }.
web-gangs-poi-held = { $poi }: trzyma { $gang }.
web-gangs-poi-free = { $poi }: wolne.
web-gangs-nobody-here = Nikogo tu nie ma.
web-gangs-dominated = { $gang } ma Dominację.
web-gangs-rewards = Nagrody: { $rewards }.
web-gangs-if-there = Jeśli pójdzie tu: { $where }
web-gangs-if-built = Z kryjówką: { $where }
web-gangs-verdict-dominates = { $who ->
        [you] Masz Dominację: kryjówkę tutaj i więcej jednostek niż ktokolwiek.
       *[other] { $gang } ma Dominację.
    }
web-gangs-verdict-tied = Remis, po { $n }: nikt nie ma Dominacji. Trzeba mieć tu kryjówkę i więcej jednostek niż ktokolwiek.
web-gangs-verdict-homeless = { $who ->
        [you] Masz najwięcej jednostek, ale nie masz tu kryjówki: tylko Obecność.
       *[other] { $gang } ma najwięcej jednostek, ale nie ma tu kryjówki: tylko Obecność.
    }
web-gangs-verdict-empty = Nikogo tu nie ma.

## Plansza gangu

web-gangs-dashboard = Twoja plansza
web-gangs-you-have = { $who }, Reputacja { $n }
web-gangs-actions-left = { $n ->
        [one] pozostała 1 akcja
        [few] pozostały { $n } akcje
       *[many] pozostało { $n } akcji
    }
web-gangs-disc-solos = Solo
web-gangs-disc-techies = Technicy
web-gangs-disc-netrunners = Sieć
web-gangs-disc-hideout = Kryjówka
web-gangs-disc-upgrade = Ulepsz
web-gangs-disc-wild = Dowolna
web-gangs-disc-used = w obszarze odzyskania
web-gangs-reclaim-how = Odzyskanie zwraca wszystkie
web-gangs-reclaim-now = Odzyskanie: weź wszystko, zbierz, rekrutuj
web-gangs-combat = Karty walki
web-gangs-combat-yours = Karty walki · widzisz je tylko ty
web-gangs-used = użyta
web-gangs-face-down = Karta walki, zakryta
web-gangs-hideouts-left = Kryjówki do zbudowania
web-gangs-hideout-worth = Daje { $n } Reputacji
web-gangs-reserve = Rezerwa
web-gangs-tokens = { $n ->
        [one] 1 żeton na planszy
        [few] { $n } żetony na planszy
       *[many] { $n } żetonów na planszy
    }
web-gangs-holds = { $gang }: { $n ->
        [one] 1 pokonana jednostka
        [few] { $n } pokonane jednostki
       *[many] { $n } pokonanych jednostek
    }
web-gangs-seen = Karty walki, które widzieli wszyscy

## Pasek

web-gangs-choices = Twój wybór
web-gangs-no-pass = Pas
web-gangs-do-it = Tak
web-gangs-done-move = Koniec ruchu
web-gangs-done-firefight = Bez strzelaniny
web-gangs-done-exchange = Zostaw
web-gangs-done-techies = Gotowe
web-gangs-done-recruit = Nikogo
web-gangs-done-reserve = Żadnej
web-gangs-hint = Wybierz wyżej
web-gangs-you = ty
web-gangs-you-object = tobie
web-gangs-hint-where = Wybierz miejsce
web-gangs-hint-turn = Wybierz krążek
web-gangs-hint-action = Wybierz krążek
web-gangs-hint-move = Wybierz jednostkę
web-gangs-hint-combat-card = Wybierz kartę
web-gangs-hint-techies = Wybierz kartę
web-gangs-hint-recruit = Wybierz jednostkę
web-gangs-hint-netrun = Wybierz pole
web-gangs-hint-casualty = Wybierz jednostkę
web-gangs-hint-lose-unit = Wybierz jednostkę
web-gangs-hint-convert = Wybierz jednostkę
web-gangs-hint-push = Wybierz jednostkę
web-gangs-hint-exchange = Wybierz miejsce
web-gangs-note-picked = { $what }: do zaznaczonej dzielnicy albo od razu na wolne miejsce w ramce.
web-gangs-note-turn = Krążka używa się raz. Odzyskanie zwraca wszystkie, wraz z nagrodami i rekrutacją.
web-gangs-note-action = Wybierz kolejny krążek albo zakończ turę.
web-gangs-note-move = Wybierz jednostkę w ramce, potem dokąd idzie. Każda porusza się raz.
web-gangs-note-firefight = Wybierz zaznaczoną dzielnicę. Biorą udział wszyscy, którzy tam są.
web-gangs-note-exchange = Twój Solo może zamienić się miejscami z kimś, kto trzyma ważne miejsce.
web-gangs-note-combat-card = Nikt jej nie widzi, dopóki wszystkie nie zostaną odkryte.
web-gangs-note-techies = Karty w ramce są teraz do wzięcia.
web-gangs-note-netrun = Wybierz pole w ramce. Ryzyko na najgłębszym: { $risk }.
web-gangs-note-recruit = Wybierz klasę ze swojej rezerwy.
web-gangs-note-casualty = Wybierz jedną z zaznaczonych jednostek.
web-gangs-stop-always-how = Pytaj, nawet gdy jest tylko jedna odpowiedź.
web-gangs-stop-act-how = Idź dalej, gdy jest tylko jedna odpowiedź.
web-gangs-why-can = Można to teraz zrobić.

## Strzelaniny

web-gangs-firefight-in = Strzelanina: { $where }
web-gangs-starter = zaczyna
web-gangs-step-push = Wyparcie
web-gangs-step-choose = Wybór
web-gangs-step-reveal = Odsłonięcie
web-gangs-step-compare = Porównanie
web-gangs-step-casualties = Straty
web-gangs-step-cred = Reputacja
web-gangs-which-lost = Którą jednostkę tracisz?
web-gangs-here-or-map = tutaj albo na mapie
web-gangs-confirm-lose = Strać: { $what }
web-gangs-confirm-combat = Zagraj: { $what }
web-gangs-tap-sources = dotknij wiersza, by zobaczyć źródła
web-gangs-always = zawsze
web-gangs-cred-no = nie
web-gangs-loss-place = tracisz: { $poi }
web-gangs-loss-presence = nie masz tu już nikogo
web-gangs-loss-drones = { $n ->
        [one] 1 dron zostaje bez człowieka
        [few] { $n } drony zostają bez człowieka
       *[many] { $n } dronów zostaje bez człowieka
    }
web-gangs-loss-dominance = tracisz dominację
web-gangs-loss-alike = { $n ->
        [0] twoja ostatnia
        [one] zostaje ci jeszcze 1
        [few] zostają ci jeszcze { $n }
       *[many] zostaje ci jeszcze { $n }
    }
web-gangs-loss-net = zasięg w Sieci spada do { $n }
web-gangs-chip-choosing = wybiera
web-gangs-chip-chosen = wybrano
web-gangs-chip-choose = wybierasz
web-gangs-chip-chooses = wybiera stratę
web-gangs-chip-after = wybiera po tobie
web-gangs-chip-owes = jeszcze wybiera
web-gangs-chip-lost = traci: { $what }
web-gangs-chip-safe = bezpieczni
web-gangs-chip-highest = najwyższa
web-gangs-feud = wygrana w pojedynkę
web-gangs-ledger = Pokaż rozliczenie
web-gangs-spoken = { $n ->
        [0] { $name } { $total }.
       *[other] { $name } { $total }: { $list }.
    }
web-gangs-spoken-card = { $n } { $card }
web-gangs-spoken-change = { $up ->
        [yes] plus { $n } { $source }
       *[no] minus { $n } { $source }
    }
web-gangs-spoken-set = { $source }: liczy się jako { $n }
web-gangs-pace = Tempo strzelanin
web-gangs-pace-wait = Czekaj
web-gangs-pace-5 = 5 s
web-gangs-pace-2 = 2 s
web-gangs-pace-wait-how = Każdy krok czeka na ciebie
web-gangs-pace-5-how = Każdy krok trwa 5 sekund
web-gangs-pace-2-how = Każdy krok trwa 2 sekundy
web-gangs-fight-came = { $lost ->
        [nobody] Nikogo nie tracisz.
       *[other] Tracisz: { $lost }.
    } { $n ->
        [0] Nie zyskujesz Reputacji.
        [one] Zyskujesz 1 punkt Reputacji.
        [few] Zyskujesz { $n } punkty Reputacji.
       *[many] Zyskujesz { $n } punktów Reputacji.
    }
web-gangs-fight-owes = { $n ->
        [one] Tracisz jednostkę.
        [few] Tracisz { $n } jednostki.
       *[many] Tracisz { $n } jednostek.
    }
web-gangs-strip = Ostatnia runda
web-gangs-what-changed = Co się zmienia

## Koniec

web-gangs-swap = Jeszcze raz, każdy z następnym gangiem
web-gangs-over-title = { $who ->
        [you] Night City jest twoje
        [shared] Dzielicie Night City: { $gang }
        [lost] Night City stracone
        [nobody] Night City nie należy do nikogo
       *[other] Night City ma nowego pana: { $gang }
    }
web-gangs-over-place = Miejsce { $place ->
        [1] pierwsze
        [2] drugie
        [3] trzecie
       *[other] czwarte
    }, Reputacja: { $n }{ $source ->
        [none] .
       *[other] ; najwięcej dało: { $source }, { $most }.
    }
web-gangs-over-sources = Reputacja według źródeł
web-gangs-over-goal = kreski: cel, { $n }
web-gangs-over-course = Runda po rundzie
web-gangs-over-rounds = Według źródeł i rund
web-gangs-over-round = Runda { $n }: { $list }
web-gangs-over-nothing = nic
web-gangs-over-point = Wskaż rundę, aby zobaczyć, co przyniosła.
web-gangs-over-turned = Gdzie się rozstrzygnęło
web-gangs-over-show = pokaż
web-gangs-over-numbers = W liczbach
web-gangs-over-best = najwięcej przy stole
web-gangs-reason-street-cred = Najwyższa Reputacja po rundzie { $round }: { $n }.
web-gangs-reason-rounds = Ostatnia runda minęła.
web-gangs-reason-johnny = Szybszy był Johnny Silverhand.
web-gangs-reason-rival = Szybszy był wrogi gang.
web-gangs-reason-concede = Partia poddana.
web-gangs-reason-time = Czas minął.
web-gangs-reason-gone = Ktoś odszedł od stołu.

## Telefon

web-gangs-tab-mine = Gang
web-gangs-tab-market = Rynki
web-gangs-tab-net = Sieć
web-gangs-tab-gangs = Inni

## Strona startowa

web-gangs-players = Gracze
web-gangs-alone = W pojedynkę
web-gangs-alone-how = Ty przeciw wrogiemu gangowi i Johnny’emu Silverhandowi.
web-gangs-players-how = Gangi w jednym mieście: { $n }, około { $n ->
        [2] 30 minut
        [3] 45 minut
       *[other] godziny
    }.
web-gangs-seat = Miejsce { $n }
web-gangs-gang = Gang
web-gangs-who-greedy = Chciwy bot
web-gangs-who-random = Losowy bot
web-gangs-who-rookie = Bot: nowicjusz
web-gangs-who-street = Bot: ulica
web-gangs-who-pro = Bot: zawodowiec
web-gangs-who-legend = Bot: legenda
web-gangs-who-friend = Ktoś przez link
web-gangs-who-here = Przy tym ekranie
web-gangs-bots = { $n ->
        [one] 1 bot
        [few] { $n } boty
       *[many] { $n } botów
    }
web-gangs-people = { $n ->
        [one] 1 osoba
        [few] { $n } osoby
       *[many] { $n } osób
    }
web-gangs-summary = { $gang } kontra { $others }, „{ $story }”
web-gangs-summary-alone = { $gang } kontra { $rival } i Johnny, „{ $story }”
web-gangs-go-on = Dalej w Night City
web-gangs-as = Gangs of Night City: { $gang }
web-gangs-story-tutorial-how = Same zasady. Dobre na początek.
web-gangs-story-blackout-how = Gaśnie prąd, a z nim NetWatch.
web-gangs-story-bad-goods-how = Nagranie, którego nikt nie kończy.
web-gangs-story-empty-chair-how = Fotel w zarządzie jest na sprzedaż.
web-gangs-content = Zawartość
web-gangs-board = Plansza
web-gangs-board-auto = Wg graczy
web-gangs-board-small = Mała
web-gangs-board-large = Duża
web-gangs-rules = Zasady
web-gangs-rules-changed = zmienione: { $n }
web-gangs-preset = Wykładnia
web-gangs-preset-ours = zalecana
web-gangs-preset-by-the-book = według instrukcji
web-gangs-source-book = instrukcja
web-gangs-source-said = według relacji graczy
web-gangs-source-house = nasza decyzja
web-gangs-rule-goal = Reputacja do zdobycia
web-gangs-rule-end = Gra kończy się
web-gangs-rule-end-immediate = od razu
web-gangs-rule-end-end-of-turn = na koniec tury
web-gangs-rule-end-finish-round = na koniec rundy
web-gangs-rule-tie = Remis
web-gangs-rule-tie-shared = dzieli zwycięstwo
web-gangs-rule-tie-later-seat = wygrywa grający później
web-gangs-rule-firefights = Strzelaniny
web-gangs-rule-firefights-per-action = jedna na akcję
web-gangs-rule-firefights-per-turn = jedna na turę
web-gangs-rule-feud = We dwoje: reputacja za wygraną strzelaninę
web-gangs-rule-head-start = Niektóre miejsca dostają coś na start
web-gangs-rule-head-start-true = tak
web-gangs-rule-head-start-false = nie
web-gangs-rule-hideout-needs-presence = Kryjówka wymaga Obecności
web-gangs-rule-hideout-needs-presence-true = tak
web-gangs-rule-hideout-needs-presence-false = nie
web-gangs-rule-recruit-at = Rekruci przybywają
web-gangs-rule-recruit-at-each-hideout = po jednym do kryjówki
web-gangs-rule-recruit-at-any-hideout = do dowolnej kryjówki
web-gangs-rule-lost-edgerunner = Stracony edgerunner
web-gangs-rule-lost-edgerunner-deck = trafia pod talię
web-gangs-rule-lost-edgerunner-reserve = zostaje w rezerwie
web-gangs-rule-lost-edgerunner-removed = odchodzi z gry
web-gangs-rule-netwatch = NetWatch sprawdza
web-gangs-rule-netwatch-sum = sumę obu kości
web-gangs-rule-netwatch-each-die = każdą kość osobno
web-gangs-rule-max-hired = Edgerunnerzy naraz
web-gangs-rule-level = Poziom (w pojedynkę)
web-gangs-rule-level-book = według instrukcji
web-gangs-rule-level-easy = łatwy
web-gangs-rule-level-normal = normalny
web-gangs-rule-level-hard = trudny
web-gangs-rule-level-nightmare = koszmar
web-gangs-rule-johnny-tie = Johnny z remisem przy najwyższej sile ognia
web-gangs-rule-johnny-tie-spares = nikogo nie zabija
web-gangs-rule-johnny-tie-kills = zabija wszystkich
web-gangs-rule-hideout-tokens = Kryjówki schodzą z planszy gangu
web-gangs-rule-hideout-tokens-choose = według twojego wyboru
web-gangs-rule-hideout-tokens-left = od lewej
web-gangs-continue = Dalej
web-gangs-playback = Odtwórz kroki jeszcze raz
web-gangs-now-in = { $where } teraz: { $list }
web-gangs-next-turn = { $n ->
        [0] Następna tura jest twoja.
        [one] Przed tobą gra jeszcze jeden gang.
        [few] Przed tobą grają jeszcze { $n } gangi.
       *[many] Przed tobą gra jeszcze { $n } gangów.
    }
web-gangs-more-steps = { $n ->
        [one] Jeszcze 1 krok w tej turze
        [few] Jeszcze { $n } kroki w tej turze
       *[many] Jeszcze { $n } kroków w tej turze
    }
web-gangs-your-turn = { $n ->
        [one] Twoja tura: 1 akcja
        [few] Twoja tura: { $n } akcje
       *[many] Twoja tura: { $n } akcji
    }
web-gangs-to-my-turn = Do mojej tury
web-gangs-to-end = Do końca
web-gangs-not-your-turn = nie twoja tura
web-gangs-hint-table = Wybierz na stole
web-gangs-dear-reclaim = { $n ->
        [one] Odzyskaj, { $n } krążek niewykorzystany
        [few] Odzyskaj, { $n } krążki niewykorzystane
       *[many] Odzyskaj, { $n } krążków niewykorzystanych
    }
web-gangs-again = Jeszcze raz
web-gangs-first = Do pierwszego kroku

## The player aid

web-gangs-aid = Ściąga
web-gangs-aid-turn = Twoja tura: 2 akcje albo odzyskanie
web-gangs-aid-turn-solos = Solo się ruszają, potem można rozpocząć 1 strzelaninę.
web-gangs-aid-turn-techies = Technicy i drony się ruszają, potem okazja (firma) albo zatrudnienie (fikser).
web-gangs-aid-turn-netrunners = Netrunnerzy się ruszają, potem następuje netrun.
web-gangs-aid-turn-hideout = Kryjówka: jej Reputacja jest twoja od razu.
web-gangs-aid-turn-upgrade = Ulepszenie: obejrzyj nowe karty walki i zatrzymaj jedną.
web-gangs-aid-turn-wild = Dowolna: każda z pozostałych pięciu, także użyta.
web-gangs-aid-turn-reclaim = Odzyskanie: wszystkie krążki, nagrody i 1 rekrut za każdą kryjówkę.
web-gangs-aid-turn-undo = Cofnij wycofuje ostatni krok, dopóki nie ujawniono nic nowego.
web-gangs-aid-map = Na mapie
web-gangs-aid-map-fixer = Fikser: pozwala najmować edgerunnerów.
web-gangs-aid-map-business = Firma: pozwala chwytać okazje.
web-gangs-aid-map-fortress = Forteca danych: 1 korporacyjny sekret przy każdym netrunie.
web-gangs-aid-map-drone = Dron: liczy się jako jednostka, nie zajmuje miejsc i ginie bez człowieka.
web-gangs-aid-map-dominance = Zakreskowana dzielnica: zdominowana. Kryjówka i najwięcej jednostek: wszystkie nagrody.
web-gangs-aid-map-eddies = Eurodolary opłacają kryjówki, ulepszenia i edgerunnerów.
web-gangs-aid-map-contraband = Kontrabanda opłaca okazje.
web-gangs-aid-map-secret = Korporacyjny sekret zastępuje 1 dowolnego z nich.
web-gangs-aid-fight = Strzelaniny i karty
web-gangs-aid-fight-push = Wyparcie: Solo atakującego mogą przejąć miejsca.
web-gangs-aid-fight-choose = Wybór: każdy obecny wybiera kartę w tajemnicy.
web-gangs-aid-fight-reveal = Odsłonięcie: wszystkie karty naraz.
web-gangs-aid-fight-compare = Porównanie: karty i zdolności zmieniają siłę ognia.
web-gangs-aid-fight-casualties = Straty: wszyscy poza najwyższym tracą wybraną jednostkę.
web-gangs-aid-fight-cred = { $feud ->
        [0] Reputacja: każda karta ma własny warunek.
       *[other] Reputacja: każda karta ma własny warunek; samodzielna wygrana daje jeszcze { $feud }.
    }
web-gangs-aid-fight-goal = { $goal } Reputacji rozpoczyna koniec.
web-gangs-aid-fight-hand = Użyte karty wracają, gdy ręka jest pusta.
web-gangs-aid-tab-turn = Tura
web-gangs-aid-tab-map = Mapa
web-gangs-aid-tab-fight = Strzelanina
