### The workshop: where owners of printed components type them in.

web-nav-workshop = Warsztat
workshop = Warsztat
workshop-how = Wpisz to, co jest na twoich własnych kartach: zestawy zawartości do Gangs of Night City i pakiety dla Automy. Zacznij od kopii naszych i zmieniaj ją karta po karcie; przy każdym błędzie widać, w którym jest polu.
workshop-mine = Twoje prace
workshop-none = Jeszcze nic.
workshop-ready = Gotowe do gry
workshop-new = Zacznij nową pracę
workshop-what = Co to jest
workshop-kind-gangs = Zestaw do Gangs
workshop-kind-automa = Pakiet Automy
workshop-kind-corp = Pakiet Automy, korporacja
workshop-kind-runner = Pakiet Automy, runner
workshop-name = Nazwa
workshop-name-example = Moje pudełko
workshop-folder = Jej folder nazywa się „{ $name }”.
workshop-from = Zacznij od
workshop-model-house = Zestaw domowy
workshop-model-pack = { $title } ({ $side })
workshop-begin-empty = bez ulepszeń, okazji i edgerunnerów
workshop-begin-one = tylko z jedną kartą jako przykładem
workshop-begin = Zacznij
workshop-where = Wszystko zostaje w folderze danych tego komputera: { $folder }. Nic nie jest wysyłane.
workshop-closed-title = Warsztat jest tu zamknięty
workshop-closed-why = Do tego serwera mogą dotrzeć inni, a kto dotrze, mógłby zmieniać pliki na jego komputerze. Uruchom Jackin na własnym komputerze (jackin play) albo poproś właściciela serwera, żeby otworzył warsztat poleceniem „jackin serve --workshop”.
workshop-make-own = Zrób własne

## On the bench

workshop-rename = Zmień nazwę lub usuń
workshop-rename-do = Zmień nazwę
workshop-delete = Usuń tę pracę
workshop-delete-sure = Usunąć wszystkie jej pliki?
workshop-kept = zapisano
workshop-keeping = zapisuję…
workshop-not-kept = nie zapisano
workshop-stale = Te pliki zmieniono gdzie indziej, odkąd je otwarto. To, co wpisano ostatnio, nie jest zapisane.
workshop-reload = Wczytaj je ponownie
workshop-again = Spróbuj jeszcze raz
workshop-undo = Cofnij
workshop-import = Importuj
workshop-import-how = Pliki TOML tej pracy albo archiwum z nimi. Zobaczysz, co by się zmieniło, zanim się zmieni.
workshop-import-files = Wybierz pliki
workshop-import-folder = Wybierz folder
workshop-import-none = Żaden z nich nie jest plikiem takiej pracy.
workshop-import-changes = { $n ->
        [0] Nic by się nie zmieniło
        [one] Jedna zmiana
        [few] { $n } zmiany
       *[many] { $n } zmian
    }
workshop-import-take = Przejmij
workshop-change-new = nowa
workshop-change-changed = zmieniona
workshop-change-gone = znika
workshop-cancel = Zostaw
workshop-export = Eksportuj
workshop-play = Zagraj z tym
workshop-play-not = { $n ->
        [one] Najpierw trzeba poprawić jeden błąd.
        [few] Najpierw trzeba poprawić { $n } błędy.
       *[many] Najpierw trzeba poprawić { $n } błędów.
    }
workshop-parts = Części warsztatu
workshop-tab-decks = Talie
workshop-tab-form = Formularz
workshop-tab-preview = Karta
workshop-tab-mistakes = Błędy
workshop-decks = Talie
workshop-typed = { $n } z { $of }
workshop-ours = { $n }, nasze
workshop-wrong = zawiera błąd
workshop-fine = wpisana
workshop-nameless = Nr { $n }
workshop-add-card = Dodaj kartę
workshop-nth = { $n } z { $of }
workshop-before = Poprzednia
workshop-after = Następna
workshop-duplicate = Powiel
workshop-move-up = W górę
workshop-move-down = W dół
workshop-remove = Usuń
workshop-remove-sure = Usunąć tę kartę?
workshop-unreadable = Pliku { $file } nie da się odczytać. Najpierw popraw jego tekst: lista błędów mówi, gdzie.
workshop-empty = Tu jeszcze nic nie ma.
workshop-preview = Jak się czyta
workshop-preview-none = Ta część nie ma karty.
workshop-preview-how = Tekst powstaje z danych: co czytasz, to robi gra.
workshop-preview-orders = Rozkazy czyta się z góry na dół; druga część działa, gdy pierwszej nie da się wykonać.
workshop-unsaid = Tego jeszcze nie da się odczytać.
workshop-click-missing = Brakuje kliku { $n }
workshop-mistakes = Błędy
workshop-mistakes-count = { $n ->
        [0] bez błędów
        [one] jeden błąd
        [few] { $n } błędy
       *[many] { $n } błędów
    }
workshop-no-mistakes = Bez błędów: można tym grać.
workshop-toml = Jako TOML
workshop-toml-read = Wczytaj ten tekst
workshop-toml-drop = Porzuć zmianę

## Fields

workshop-choose = wybierz…
workshop-filter = pisz, aby znaleźć słowo
workshop-closed = słowa: { $n } z { $of }; nic innego nie może tu stać
workshop-less = Mniej: { $name }
workshop-more = Więcej: { $name }
workshop-unknown = „?”: siła ognia ustala się przy odsłonięciu
workshop-out = Wyjmij: { $name }
workshop-add = Dodaj: { $name }
workshop-up = W górę: { $name }
workshop-yes = tak
workshop-no = nie
workshop-for-each = za każdy…
workshop-just-number = tylko liczba
workshop-scopes = Wśród których serwerów
workshop-test-bare = serwer nie ma lodu
workshop-test-any = jedno z tych
workshop-test-all = wszystkie te
workshop-test-not = nie

## Decks

workshop-deck-set = Nazwa
workshop-deck-gangs = Gangi
workshop-deck-districts = Dzielnice
workshop-deck-starters = Karty początkowe
workshop-deck-upgrades = Ulepszenia
workshop-deck-opportunities = Okazje
workshop-deck-edgerunners = Edgerunnerzy
workshop-deck-levels = Głębie Sieci
workshop-deck-spaces = Pola Sieci
workshop-deck-stories = Historie
workshop-deck-johnny = Johnny
workshop-deck-actions = Karty akcji gangu
workshop-deck-difficulty = Poziomy (w pojedynkę)
workshop-deck-setup = Przygotowanie i zasady
workshop-deck-pack = Pakiet i ustawienia
workshop-deck-cards = Karty AI
workshop-deck-behaviours = Karty zachowania

## Names of fields

workshop-field-id = Identyfikator
workshop-field-name = Nazwa
workshop-field-title = Tytuł
workshop-field-text = Tekst
workshop-field-kind = Rodzaj
workshop-field-firepower = Siła ognia
workshop-field-cred = Reputacja
workshop-field-ability = Zdolność
workshop-field-type = typ
workshop-field-cost = koszt
workshop-field-needs = Wymaganie
workshop-field-reward = Nagroda
workshop-field-unit = jednostka
workshop-field-price = Cena
workshop-field-moves = Ruch
workshop-field-alone = Gdy grasz w pojedynkę
workshop-field-colour = Kolor
workshop-field-district = Dzielnica
workshop-field-hideouts = Kryjówki
workshop-field-adjacent = Sąsiednie dzielnice
workshop-field-rewards = Nagrody
workshop-field-pois = Ważne miejsca
workshop-field-small = 1 do 3 graczy
workshop-field-large = 4 graczy
workshop-field-story = Historia
workshop-field-slot = Miejsce
workshop-field-branch = Rozgałęzienie
workshop-field-epilogue = Epilog
workshop-field-risk = Ryzyko głębokości
workshop-field-do = efekt
workshop-field-rules = zasada
workshop-field-level = Głębia
workshop-field-goal = Cel
workshop-field-deck = Karty losowych dzielnic
workshop-field-johnny = Johnny
workshop-field-draw = Dobierane karty walki
workshop-field-gang = Jest tylko gang
workshop-field-priority = Kolejność klas
workshop-field-districts = Karty losowych dzielnic
workshop-field-absent = Nie ma cię tam
workshop-field-techie = Technik bez zapłaty
workshop-field-netrunner = Netrunner cię cofa
workshop-field-win = Wygrywa strzelaninę
workshop-field-full = Nie ma kogo werbować
workshop-field-special = Specjalna zdolność
workshop-field-start = Reputacja na początku
workshop-field-lead = Reputacja, którą Johnny ma na początku ponad to
workshop-field-rival = Gang rywali
workshop-field-hunts = Dzielnice, które dobiera Johnny
workshop-field-seats = Miejsce przy stole
workshop-field-settings = Zasady
workshop-field-copies = Kopie
workshop-field-levels = Poziomy
workshop-field-factions = Frakcje
workshop-field-click = Klik
workshop-field-bottom = Pozostałe kliki
workshop-field-side_a = Strona A
workshop-field-side_b = Strona B
workshop-field-stratagems = Fortele
workshop-field-params = Ustawienia
workshop-field-if = warunek
workshop-field-else = w przeciwnym razie
workshop-field-then = zamiast tego
workshop-field-go = skok
workshop-field-to = karta
workshop-field-n = liczba
workshop-field-who = kto
workshop-field-whose = czyje
workshop-field-what = co
workshop-field-poi = miejsce
workshop-field-parts = część
workshop-field-part = warunek
workshop-field-base = podstawa
workshop-field-times = razy
workshop-field-least = co najmniej
workshop-field-most = co najwyżej
workshop-field-of = za
workshop-field-market = rynek
workshop-field-at = gdzie
workshop-field-want = rodzaj
workshop-field-clicks = kliki
workshop-field-letter = litera
workshop-field-link = limit połączenia
workshop-field-trash = limit kasowania
workshop-field-rows = wiersz
workshop-field-use = wiersze skoku
workshop-field-expendable = do oddania
workshop-field-reserve = zachowany na
workshop-field-count = liczba czego

## The vocabulary of Gangs: conditions

workshop-is-all = wszystkie te
workshop-is-any = jedno z tych
workshop-is-not = nie jest tak
workshop-is-presence = masz Obecność
workshop-is-dominance = masz Dominację
workshop-is-control = kontrolujesz ważne miejsce
workshop-is-owns = masz okazje
workshop-is-won = tylko ty masz najwyższą siłę ognia
workshop-is-tied = remisujesz o najwyższą
workshop-is-lost = twoja siła ognia nie jest najwyższa
workshop-is-started = to ty zaczynasz strzelaninę
workshop-is-killed = rywale stracili jednostki
workshop-is-lost-unit = tracisz jednostkę
workshop-is-bearer-here = ten edgerunner bierze udział
workshop-is-leading = nikt nie ma więcej Reputacji
workshop-is-trailing = nikt nie ma mniej Reputacji
workshop-is-at-least = jest co najmniej
workshop-is-at-most = jest co najwyżej

## What is counted

workshop-count-units = jednostki
workshop-count-hideouts = kryjówki
workshop-count-pois = ważne miejsca pod twoją kontrolą
workshop-count-opportunities = twoje okazje
workshop-count-edgerunners = edgerunnerzy w grze
workshop-count-presence = dzielnice z twoją Obecnością
workshop-count-dominance = dzielnice z twoją Dominacją
workshop-count-participants = gangi w strzelaninie
workshop-count-killed = jednostki stracone przez rywali
workshop-count-lost = jednostki stracone przez ciebie
workshop-count-firepower = twoja siła ognia
workshop-count-lead = twoja przewaga siły ognia
workshop-count-hand = karty walki na twojej ręce
workshop-count-discard = karty walki na twoim stosie odrzuconych
workshop-count-resource = surowiec, który masz
workshop-count-street-cred = twoja Reputacja
workshop-count-net = pola za tobą w Sieci
workshop-count-tokens = żetony na twojej planszy gangu
workshop-count-avengers = poległe figurki u rywali

## Effects

workshop-do-gain = zyskaj
workshop-do-lose = strać
workshop-do-take = zabierz komuś
workshop-do-choose = jedno z tych
workshop-do-all = każde z tych
workshop-do-may = możesz
workshop-do-firepower = zmień siłę ognia
workshop-do-set-firepower = twoja siła ognia to
workshop-do-no-casualty = tracisz mniej jednostek
workshop-do-casualty = ktoś traci więcej jednostek
workshop-do-pass-casualty = rywal traci za ciebie
workshop-do-silence = pomiń ich karty
workshop-do-keep = weź tę kartę z powrotem
workshop-do-regain = karty ze stosu odrzuconych
workshop-do-upgrade = ulepsz za darmo
workshop-do-disc = krążki z powrotem
workshop-do-convert = przeciągnij jednostkę
workshop-do-drone = zbuduj drony
workshop-do-recruit = zwerbuj
workshop-do-move = przesuń swoje jednostki
workshop-do-push = wypchnij jednostkę przeciwnika
workshop-do-lose-unit = strać jednostki
workshop-do-hideout = zbuduj za darmo kryjówkę
workshop-do-advance = idź naprzód w Sieci
workshop-do-retreat = cofnij się w Sieci
workshop-do-reserve = odłóż okazję
workshop-do-refresh = nowe karty na rynek
workshop-do-token = żetony na twojej planszy gangu
workshop-do-avenge = pomścij poległe figurki

## Rules

workshop-rule-cost = zmiana ceny
workshop-rule-depth-risk = zmiana Ryzyka głębokości
workshop-rule-net-reach = zmiana zasięgu w Sieci
workshop-rule-data-fortress = zmiana zysku z Fortec danych
workshop-rule-rewards = wszystkie nagrody za samą Obecność
workshop-rule-no-requirement = okazje bez wymagań
workshop-rule-reserve = okazje, które mogą leżeć odłożone
workshop-rule-vengeance = stracone jednostki trafiają do rywala
workshop-rule-actions = zmiana liczby twoich akcji
workshop-rule-goal = Reputacja, która kończy grę
workshop-rule-closed = żadna jednostka nie może tam wejść
workshop-of-hideout = kryjówki
workshop-of-upgrade = ulepszenia
workshop-of-opportunity = okazje
workshop-of-edgerunner = edgerunnerów
workshop-market-opportunities = okazje
workshop-market-edgerunners = edgerunnerzy

## When a Story goes on, when a Specialist moves

workshop-trigger-street-cred = ktoś ma Reputację
workshop-trigger-condition = ktoś spełnia warunek
workshop-trigger-hideouts = zbudowano kryjówki
workshop-trigger-opportunities = wykorzystano okazje
workshop-trigger-firefights = stoczono strzelaniny
workshop-trigger-upgrades = wzięto ulepszenia
workshop-trigger-turns = rozegrano tury
workshop-moves-occupied = gdy inna jednostka zajmuje miejsce
workshop-moves-activated = z klasą jednostek
workshop-moves-activate-end = na koniec twojej tury aktywacji
workshop-moves-reclaim-end = na koniec twojej tury odzyskania
workshop-moves-never = nigdy

## Rules of a set that may be set otherwise

workshop-field-actions = Akcje w turze aktywacji
workshop-field-hideout_cost = Kryjówka kosztuje
workshop-field-hideout_resource = Za kryjówkę płaci się w
workshop-field-upgrade_cost = Ulepszenie kosztuje
workshop-field-upgrade_resource = Za ulepszenie płaci się w
workshop-field-firefight_needs_opponent = Strzelanina wymaga przeciwnika
workshop-field-hired_at = Wynajęci edgerunnerzy przybywają
workshop-field-recruit_into_poi = Rekruci mogą zająć miejsce
workshop-field-empty_deck = Pusta talia
workshop-field-first_opportunity = Pierwsza okazja to
workshop-field-effect_order = Pierwszy w kroku strzelaniny
workshop-field-opportunities = Odkryte okazje
workshop-field-edgerunners = Odkryci edgerunnerzy
workshop-field-rounds = Rundy (0: bez limitu)
workshop-setting-hired-at-fixer = do fiksera, którego kontrolujesz
workshop-setting-hired-at-hideout = do kryjówki
workshop-setting-hired-at-anywhere = gdziekolwiek
workshop-setting-empty-deck-empty = zostaje pusta
workshop-setting-empty-deck-discards = powstaje z odrzuconych kart
workshop-setting-first-opportunity-oldest = najstarsza
workshop-setting-first-opportunity-leftmost = ta z lewej
workshop-setting-effect-order-starter = kto ją zaczął
workshop-setting-effect-order-active = czyja jest tura

## Orders of an Automa

workshop-order-refill = uzupełnij HQ
workshop-order-advance = awansuj
workshop-order-install_resource = zainstaluj zasoby
workshop-order-install_ice = zainstaluj lód
workshop-order-operation = zagraj operację
workshop-order-stratagem = zagraj fortel
workshop-order-credit = zyskaj kredyty
workshop-order-use_asset = użyj najlepszych aktywów
workshop-order-purge = usuń znaczniki wirusa
workshop-order-trash_resource = skasuj zasoby runnera
workshop-order-behaviour = wykonaj kartę zachowania
workshop-order-run = skok
workshop-order-economy = zagraj z EC
workshop-order-program = zainstaluj z PRO
workshop-order-resource = zagraj z RE
workshop-order-draw = dobierz
workshop-order-remove_tag = usuń tag
workshop-order-use_ability = użyj najlepszej zdolności
workshop-order-run_ability = skok dzięki zdolności
workshop-order-grip = zagraj z garści
workshop-order-reserve = zachowany na coś
workshop-want-any = dowolny
workshop-want-tag = tagi
workshop-want-damage = obrażenia
workshop-want-trash = kasowanie
workshop-want-tempo = tempo

## Settings of a pack

workshop-field-mandatory_draw = Dobieranie na początku tury
workshop-field-refill_mode = Uzupełnienie
workshop-field-recycle_played_ops = Zagrane operacje wracają do OP
workshop-field-agenda_archives_guard = Projekty nie trafiają do archiwum
workshop-field-asset_rez = Aktywa są rezowane
workshop-field-rez_reserve = Kredyty zostawiane przy rezowaniu
workshop-field-ice_install_cost = Instalacja lodu kosztuje
workshop-field-swap_unaffordable_ice = Wymienia lód, na który jej nie stać
workshop-field-reposition_ice = Przestawia lód
workshop-field-max_remotes = Najwięcej serwerów zdalnych (0: bez limitu)
workshop-field-stratagem_look = Oglądane fortele
workshop-field-human_override = Możesz zastąpić klik
workshop-field-hq_peek = Runner zagląda do HQ
workshop-field-feasibility = Skoki ocenia się według
workshop-field-ec_recycle = EC jest używane ponownie
workshop-field-last_resort = Stracony klik
workshop-field-runner_look = Oglądane karty
workshop-param-mandatory-draw-none = brak
workshop-param-mandatory-draw-refill = jedno darmowe uzupełnienie
workshop-param-refill-mode-single = to jedna karta
workshop-param-refill-mode-fill = zapełnia HQ
workshop-param-agenda-archives-guard-always = zawsze
workshop-param-agenda-archives-guard-own = tylko przy własnych efektach
workshop-param-asset-rez-window = w oknie
workshop-param-asset-rez-reveal_only = tylko przy odsłonięciu
workshop-param-feasibility-known_ice = znanego lodu
workshop-param-feasibility-off = niczego
workshop-param-last-resort-none = nic nie daje
workshop-param-last-resort-credit = daje 1 kredyt

## What cannot be done

server-no-workshop = Warsztat jest tu zamknięty, bo do tego serwera mogą dotrzeć inni.
server-work-unknown = Nie ma pracy o nazwie { $name }.
server-work-bad-name = Nazwa składa się z małych liter, cyfr i łączników.
server-work-ours = { $name } to nazwa naszej pracy. Wybierz inną.
server-work-taken = Jest już folder o nazwie { $name }. Wybierz inną nazwę.
server-work-full = Liczba prac to już { $n }. Najpierw usuń jedną.
server-work-changed-elsewhere = W międzyczasie zmieniono gdzie indziej: { $name }.
server-work-too-big = To jest za duże: praca ma najwyżej { $n } kB, a żaden tekst, liczba ani lista nie może być bez miary.
server-work-no-file = Taka praca nie ma pliku { $name }.
server-work-bad-archive = To nie jest archiwum z plikami takiej pracy.
server-work-no-disk = Nie można zapisać plików: { $why }
