# Słowa przeglądarki: strona startowa, ustawienia, zasady, powtórki i gdy coś pójdzie nie tak.

## Wszędzie

web-nav = Menu główne
web-nav-play = Graj
web-nav-decks = Talie
web-nav-cards = Karty
web-nav-rules = Zasady
web-nav-replays = Powtórki
web-language = Język
web-sound = Dźwięk
web-volume = Głośność
web-settings = Ustawienia
web-close = Zamknij
web-copy = Kopiuj
web-copied = Skopiowano
web-on = Tak
web-off = Nie
web-no-page = Pod tym adresem nic nie ma.
web-back-to-start = Wróć na stronę startową
web-try-again = Spróbuj znów
web-try-now = Spróbuj

## Ustawienia

web-motion = Ruch
web-motion-system = Jak w systemie
web-motion-full = Pełny
web-motion-less = Mniej
web-stops = Okna reakcji
web-stops-always = Zawsze pytaj
web-stops-act = Gdy to ważne
web-stops-pins = Przy pinezkach
web-stops-always-how = Każde okno reakcji czeka na ciebie, nawet jeśli możesz tylko spasować.
web-stops-act-how = To, co teraz nic nie daje, jest pomijane: puste okna, kolejności i płatności bez różnicy.
web-stops-pins-how = Okna są pomijane, oprócz przypiętych kroków i kart.
web-chat = Czat
web-name = Twoje imię
web-name-none = Gracz

## Klawisze stołu

web-keys = Klawisze
web-keys-act = działaj: prawe pole paska
web-keys-pass = pas: środkowe pole
web-keys-undo = cofnij
web-keys-jack-out = odłącz się, teraz lub przy najbliższej okazji
web-keys-arrows = przytrzymany: wszystko, co się stało, jako strzałki
web-keys-targets = do następnego dozwolonego celu; z Shift do poprzedniego
web-keys-move = między serwerami, lodem, rzędami i kartami
web-keys-option = odpowiedź lub podprogram o tym numerze
web-keys-read = przeczytaj wskazaną kartę
web-keys-why-not = dlaczego nie?
web-keys-grip = twoja ręka
web-keys-gangs-move = między dzielnicami, jednostkami i kartami
web-keys-gangs-option = odpowiedź o tym numerze
web-keys-gangs-hand = twoje karty walki
web-keys-gangs-aid = ściąga
web-keys-beats = w przód i wstecz przez to, co się stało
web-keys-log = dziennik
web-keys-chat = czat
web-keys-close = zamknij albo anuluj wybór
web-keys-help = te klawisze
web-keys-sound = włącz lub wyłącz dźwięk
web-cap-enter = Enter
web-cap-space = Spacja
web-cap-backspace = Backspace
web-cap-tab = Tab
web-cap-arrows = Strzałki
web-cap-esc = Esc

## Strona startowa

web-start = Rozpocznij grę
web-game = Gra
web-opponent = Przeciwnik
web-deck = Talia
web-netrunner = Netrunner
web-netrunner-how = 485 karty, 2 miejsca, około 40 minut
web-gangs = Gangs of Night City
web-gangs-how = Od 1 do 4 miejsc, zawartość własna (nieoficjalna)
web-gangs-later = Jeszcze nie przy tym stole.
web-side = Twoja strona
web-side-runner = Runner
web-side-corp = Korporacja
web-side-either = Dowolna
web-resume = Kontynuuj albo ucz się
web-go-on = { $name ->
        [none] Graj dalej
       *[other] Graj dalej: { $name }
    }
web-go-on-hot-seat = Dalej przy tym ekranie
web-go-on-guided = Dalej z przewodnikiem
web-go-on-waiting = Twój stół { $table }
web-turn-yours = { $turn ->
        [0] Przed pierwszą turą
       *[other] Tura { $turn }
    }, twój ruch.
web-turn-theirs = { $turn ->
        [0] Przed pierwszą turą
       *[other] Tura { $turn }
    }, decyduje { $name }.
web-waiting-friend = Czekamy na drugą osobę.
web-continue = Dalej
web-more-games = { $n ->
        [one] Jeszcze 1 gra
        [few] Jeszcze { $n } gry
       *[many] Jeszcze { $n } gier
    }
web-first-time = Pierwszy raz tutaj?
web-first-time-how = Krótkie lekcje na prawdziwym stole
web-show-me = Pokaż mi
web-automa = Automa
web-automa-how = Gra z własnej talii rozkazów.
web-automa-pack = Która automa
web-automa-dash = gra szybko i stawia na jeden lub dwa serwery.
web-automa-wedge = buduje twierdzę i punktuje w niej, powoli i na oczach wszystkich.
web-automa-veekay = pędzi i blefuje nowymi serwerami.
web-automa-alva = ma cierpliwość i zastawia pułapki.
web-automa-exa = poluje: tagi, obrażenia i nigdy wiele pieniędzy.
web-automa-runner = pracuje na zmiany: pieniądze, programy, skoki.
web-automa-own = to twoja własna automa.
web-automa-if-corp = Jeśli grasz jako korporacja: { $name }.
web-automa-behaviour = Karta zachowania
web-automa-economy = Lepsza gospodarka: zaczyna z { $n }{ -credit }
web-automa-override = Jeden klik na turę można wydać lepiej: decydujesz ty (takie gry się nie liczą)
web-automa-ours = Karty SI tego zestawu zaprojektował Jackin. Kto ma zestawy drukowane, może je przepisać: jackin automa new.
web-automa-theirs = To twój własny zestaw.
web-level = Poziom
web-level-easy = Łatwy
web-level-standard = Standard
web-level-normal = Normalny
web-level-hard = Trudny
web-level-easy-how = Przepuszcza okazje i za późno oszczędza: dobry do nauki.
web-level-standard-how = Ma plan i każe ci płacić za każdą zmarnowaną turę.
web-level-normal-how = Pracuje równo i rusza ze skokiem, gdy go na to stać.
web-level-hard-how = Niczego nie marnuje. Licz się z wyścigiem albo pościgiem od pierwszej tury.
web-bot = Bot
web-bot-how = Gra z ręki, tak jak ty.
web-bot-random = Losowy
web-bot-random-how = robi cokolwiek, co wolno.
web-bot-greedy = Chciwy
web-bot-greedy-how = bierze to, co teraz wygląda najlepiej.
web-bot-rookie = Żółtodziób
web-bot-rookie-how = odpowiada od razu i często bywa nieuważny.
web-bot-street = Uliczny
web-bot-street-how = myśli naprzód, ale krótko.
web-bot-pro = Zawodowiec
web-bot-pro-how = rozważa wiele możliwości, zanim coś zrobi.
web-bot-legend = Legenda
web-bot-legend-how = myśli naprzód aż do swojej następnej tury.
web-explains = Bot wyjaśnia swoje ruchy
web-explains-how = Do ćwiczeń: po każdym ruchu mówi dlaczego i o czym jeszcze myślał. Widać przy tym jego zakryte karty.
web-style = Styl
web-style-none = Jak wypadnie
web-style-none-how = Bez własnego stylu: byle wygrać.
web-style-rush = Pośpiech
web-style-rush-how = wcześnie instaluje projekty i rozwija je, zanim będziesz gotów.
web-style-fortress = Twierdza
web-style-fortress-how = przede wszystkim stawia mury z lodu.
web-style-shell = Trzy kubki
web-style-shell-how = otwiera wiele serwerów: połowa tego, co tam leży, to przynęta.
web-style-raider = Rabuś
web-style-raider-how = rusza do skoku, gdy tylko jest coś do zobaczenia.
web-style-builder = Budowniczy
web-style-builder-how = najpierw ustawia programy i sprzęt, a potem przychodzi po wszystko.
web-style-fixer = Fikser
web-style-fixer-how = żyje z kontaktów i przysług i rzadko bywa bez grosza.
web-friend = Znajomy
web-friend-how = Dostajesz link do wysłania.
web-hot-seat = Dwoje przy tym ekranie
web-hot-seat-how = Przy jednym ekranie: między turami ręce są zakryte.
web-options = Opcje
web-sets = Karty
web-sets-all = Wszystkie zestawy
web-clock = Zegar
web-clock-none = Bez
web-clock-minutes = { $n } min
web-clock-how = Na całą grę; każda tura dodaje 30 sekund obu zegarom.
web-spectators = Kto może patrzeć
web-spectators-none = Nikt
web-spectators-public = To, co jawne
web-spectators-delayed = Jawne, później
web-spectators-public-how = Kto ma link, widzi stół, ale nie ręce.
web-spectators-none-how = Link jest tylko dla przeciwnika.
web-spectators-delayed-how = Kto ma link, widzi stół z opóźnieniem dwóch tur, ale nie ręce.
web-deck-starter = startowa
web-deck-house = od nas
web-deck-own = twoja
web-deck-cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
web-more-decks = Talie od nas
web-fewer-decks = Mniej talii
web-no-name = Talia bez nazwy
web-opponents-deck = Talia przeciwnika
web-runners-deck = Talia runnera
web-corps-deck = Talia korporacji
web-friends-deck = Druga osoba przynosi swoją talię.
web-summary = { $side } kontra { $opponent }, talia „{ $deck }”
web-summary-friend = ktoś znajomy
web-summary-either = Dowolna strona kontra { $opponent }
web-summary-hot-seat = „{ $runner }” kontra „{ $corp }”, przy tym ekranie
web-play = Graj
web-make-table = Otwórz stół
web-with-level = { $name }, { $level }
web-making = Przygotowanie

## Stół, który czeka

web-table = Stół { $table }
web-send-link = Wyślij ten link przeciwnikowi
web-link = Link do stołu
web-link-local = { $host } oznacza tylko ten komputer: nikt inny nie otworzy tego linku. Uruchom Jackin z --host 0.0.0.0, otwórz go pod nazwą lub adresem tego komputera w swojej sieci i wyślij tamten link.
web-you-are = Grasz jako { $side }.
web-starts-by-itself = Gra zacznie się, gdy drugie miejsce będzie zajęte.
web-leave-table = Odejdź od stołu
web-invited = { $name } zaprasza cię do gry
web-invited-side = Twoja strona: { $side }.
web-terms = Warunki stołu
web-terms-clock = { $minutes } min na całą grę, { $seconds } s więcej z każdą turą
web-terms-no-clock = Bez zegara
web-deal = Rozdanie
web-deal-random = Tasuje stół.
web-deal-fair = Uczciwe: ani stół, ani gracz nie może go wybrać, a po grze można je sprawdzić.
web-deal-chosen = Kto założył ten stół, wybrał ziarno i wie, jak leżą karty.
web-deal-continued = Gra jest dalszym ciągiem innej, a kto założył ten stół, wie, jak leżą karty.
web-terms-agree = Wiem o tym i mimo to siadam.
web-deal-checked = Uczciwe rozdanie, sprawdzone:
web-deal-broken = Rozdanie nie zgadza się ze zobowiązaniem:
web-sit-down = Usiądź
web-watch = Oglądaj
web-table-full = Oba miejsca są zajęte i nikt nie może oglądać.
web-no-table = Nie ma stołu { $table }.

## Gdy coś pójdzie nie tak

web-failure = Coś poszło nie tak.
web-failure-safe = Gry są przechowywane przy stole: nic nie przepadło.
web-copy-report = Kopiuj raport
web-fault-no-line = Nie można połączyć się ze stołem.
web-line-lost = Utracono połączenie.
web-line-trying = Próba powrotu, { $time }.
web-line-back = Połączenie wróciło.
web-no-longer = To nie było już możliwe.

## Zasady

web-rules-search = Przeszukaj zasady
web-rules-hint = Numer, np. RUN-2, albo słowa
web-rules-found = { $n ->
        [0] Żadna zasada nie zawiera tych słów.
        [one] 1 zasada
        [few] { $n } zasady
       *[many] { $n } zasad
    }
web-rules-contents = Spis treści
web-rules-books = Księgi
web-rules-open = Otwórz w zasadach
web-rule-unknown = Żadna zasada nie ma numeru { $id }.

## Powtórki

web-replays = Powtórki
web-replays-running = Trwające
web-replays-finished = Zakończone
web-replays-none = Nie ma jeszcze gier. Każda twoja gra zostaje tutaj, by ją obejrzeć albo grać od niej dalej.
web-replays-import = Otwórz zapis gry
web-replays-drop = albo upuść go na tę stronę
web-replays-bad = To nie jest zapis gry Jackin: { $detail }
web-replays-watch = Obejrzyj
web-replays-forget = Zapomnij
web-against = { $side } kontra { $name }
web-won = Wygrana
web-lost = Przegrana
web-won-by = Wygrywa { $who }
web-reason-agendas = dzięki projektom
web-reason-flatline = wypłaszczenie
web-reason-decked = R&D się skończyło
web-reason-concede = poddanie
web-reason-clock = na czas
web-reason-gone = drugie miejsce opuszczono
web-turns = { $n ->
        [0] przygotowanie
        [one] 1 tura
        [few] { $n } tury
       *[many] { $n } tur
    }
web-replay = Powtórka
web-replay-at = { $n } z { $length }
web-replay-turn = { $who }, tura { $n }
web-replay-setup = Przygotowanie
web-replay-first = Pierwsza pozycja
web-replay-back = Krok wstecz
web-replay-on = Krok naprzód
web-replay-last = Ostatnia pozycja
web-replay-turn-back = Tura wstecz
web-replay-turn-on = Tura naprzód
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-speed = Tempo
web-replay-seat = Widok
web-replay-share = Zapisz jako plik
web-replay-go-on = Graj dalej stąd
web-replay-go-on-how = Od tej pozycji zaczyna się nowa gra. Stara zostaje, jaka jest.
web-replay-begin = Zacznij
web-replay-keys = Strzałki: krok; Shift+strzałki: tura; spacja: odtwarzanie.
web-analysis = Szansa na wygraną
web-analysis-chance = { $who } wygrywa { $n } razy na 100
web-analysis-end = Koniec
web-analysis-again = Spróbuj tu jeszcze raz
web-analysis-tell = Co było lepsze?
web-analysis-cost = Stracono { $n } ze 100 wygranych, z błędem { $error }
web-analysis-how = Oceniane według tego, co można było wtedy wiedzieć, w wyobrażonych rozdaniach. Może tu trafić także plan, którego sędzia nie rozumie.
