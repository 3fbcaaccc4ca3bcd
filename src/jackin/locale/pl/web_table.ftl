# Stół w przeglądarce. Przyciski to czasowniki; ceny stoją obok jako ikony.
# $card to tytuł, $name to gracz, $who to strona, $where to serwer, $n to liczba.

## Strona

web-table-loading = Stół jest rozkładany.
web-table-where = Netrunner · stół { $table }
web-table-spectating = Oglądasz
web-table-rules = Zasady
web-table-menu = Menu stołu
web-table-you = Ty
web-table-seat = { $who }: { $name }
web-table-seat-gone = chwilowo poza stołem
web-table-sheets = Arkusze
web-table-servers = Serwery
web-table-more-servers = Więcej serwerów
web-table-timing = Kolejność
web-table-dock = Twoja decyzja
web-table-log = Dziennik
web-table-log-empty = Gra się zaczyna.
web-table-log-news = { $n ->
    [one] { $n } nowa linia
    [few] { $n } nowe linie
   *[many] { $n } nowych linii
}

## Miejsca przy stole i na nim

web-table-credits = { $n ->
        [one] 1 kredyt
        [few] { $n } kredyty
       *[many] { $n } kredytów
    }
web-table-clicks-left = { $n ->
        [0] brak klików
        [one] pozostał 1 klik
        [few] pozostały { $n } kliki
       *[many] pozostało { $n } klików
    }
web-table-points = punkty projektów: { $n } z { $most }
web-table-bad-publicity = Zła prasa
web-table-tags = Tagi
web-table-memory = Pamięć
web-table-link = Połączenie
web-table-brain = Obrażenia mózgu
web-table-known-hand = Widziane na ręce
web-table-hand = { $hand }, { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
web-table-hand-count = Karty na ręce
web-table-hand-empty = Twoja ręka jest pusta.
web-table-hand-hidden = { $n ->
        [one] 1 karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
web-table-rig = Warsztat: { $name }
web-table-pile = { $pile }, { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
web-table-pile-empty = Nic tu jeszcze nie ma.
web-table-cards = { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
web-table-lane-run = skok
web-table-lane-down = zakryte: { $n }
web-table-root-hidden = Zakryta karta { $n }, { $where }
web-table-ice-rezzed = { $title }, { $where }, lód { $n }
web-table-ice-unrezzed = { $title }, niezrezowany, { $where }, lód { $n }
web-table-no-ice = Żaden lód nie chroni tego serwera.
web-table-no-root = Nic w tym serwerze.
web-table-strength = siła { $n }
web-table-counter = { $kind ->
        [advancement] zaawansowanie
        [virus] wirus
        [power] zasilanie
        [agenda] projekt
       *[credit] kredyty
    }: { $n }
web-table-short-hq = HQ
web-table-short-rd = R&D
web-table-short-archives = Arch
web-table-short-remote = S{ $n }

## Drut

web-table-whose-turn = { $who }, tura { $n }
web-table-before-turns = Przygotowanie
web-table-you-act = Twój ruch
web-table-they-act = Ruch: { $name }
web-table-over = Koniec gry
web-table-wire-begin = Start
web-table-wire-draw = Dobranie
web-table-wire-action = Akcja { $n } / { $most }
web-table-wire-discard = Odrzucanie
web-table-wire-end = Koniec
web-table-wire-run-start = 1 Start
web-table-wire-run-approach = 2 Podejście
web-table-wire-run-break = 3.1 Łamanie
web-table-wire-run-resolve = 3.2 Skutki
web-table-wire-run-pass = 4 Za lodem
web-table-wire-run-server = 5 Serwer
web-table-wire-run-success = Sukces
web-table-wire-run-access = Dostęp
web-table-wire-run-end = 6 Koniec
web-table-step-corp-start = Zaczyna się tura korporacji
web-table-step-corp-opening = Możliwość działania na początku tury korporacji
web-table-step-corp-draw = Korporacja dobiera
web-table-step-corp-first = Możliwość działania przed pierwszą akcją korporacji
web-table-step-corp-action = Akcja korporacji
web-table-step-corp-after = Możliwość działania po akcji korporacji
web-table-step-corp-discard = Korporacja odrzuca
web-table-step-corp-last = Możliwość działania po odrzuceniu kart korporacji
web-table-step-corp-end = Kończy się tura korporacji
web-table-step-runner-start = Zaczyna się tura runnera
web-table-step-runner-opening = Możliwość działania na początku tury runnera
web-table-step-runner-begin = Początek tury runnera
web-table-step-runner-first = Możliwość działania przed pierwszą akcją runnera
web-table-step-runner-action = Akcja runnera
web-table-step-runner-after = Możliwość działania po akcji runnera
web-table-step-runner-discard = Runner odrzuca
web-table-step-runner-last = Możliwość działania po odrzuceniu kart runnera
web-table-step-runner-end = Kończy się tura runnera
web-table-step-run-start = Zaczyna się skok
web-table-step-run-approach = Podejście do lodu: możliwość działania
web-table-step-run-jack-out = Odłącz się albo idź dalej
web-table-step-run-rez = Podejście do lodu: rezowanie
web-table-step-run-break = Spotkanie: łamanie podprogramów
web-table-step-run-resolve = Spotkanie: podprogramy działają
web-table-step-run-pass = Lód pokonany
web-table-step-run-server = Podejście do serwera: możliwość działania
web-table-step-run-server-jack-out = Odłącz się albo podejdź do serwera
web-table-step-run-last = Ostatnia możliwość przed sukcesem
web-table-step-run-success = Skok jest udany
web-table-step-run-access = Dostęp
web-table-step-run-end = Skok się kończy
web-table-pin-hint = Kliknij, by tu stawać albo nie.
web-table-tick-hint = Kliknij: co minęło tu samo.

## Zatrzymania

web-table-stop = Zatrzymuj
web-table-stops = Zatrzymania
web-table-board = Stół
web-table-stop-always = Zawsze
web-table-stop-act = Gdy to ważne
web-table-stop-pins = Pinezki
web-table-stop-always-how = Każde okno reakcji pyta, nawet gdy możesz tylko spasować.
web-table-stop-act-how = To, co teraz nic nie daje, jest pomijane: puste okna, kolejności i płatności bez różnicy.
web-table-stop-pins-how = Okna są pomijane, chyba że krok na drucie albo karta są przypięte. Spotkania, punktowanie i lód, do którego trwa podejście, pytają mimo to.
web-table-pin-card = Stawaj przy tej karcie
web-table-unpin-card = Nie stawaj przy tej karcie

## Pytanie

web-table-your-move = Twój ruch.
web-table-enter = Enter: { $what }.
web-table-space = Spacja: { $what }.
web-table-ask-action = Twoja akcja.
web-table-ask-break = „{ $card }”: łam albo pozwól działać.
web-table-ask-cannot-break = „{ $card }”: nic tu tego nie złamie.
web-table-ask-rez = Zrezować „{ $card }”?
web-table-ask-score = Zapunktować „{ $card }”?
web-table-ask-trash = Skasować „{ $card }”?
web-table-ask-steal = Znajdujesz „{ $card }”.
web-table-ask-seen = Widzisz „{ $card }”.
web-table-ask-discard = Odrzuć { $n ->
        [one] 1 kartę.
        [few] { $n } karty.
       *[many] { $n } kart.
    }
web-table-note-waiting = Pytanie pojawi się, gdy przyjdzie twój ruch.
web-table-note-action = Karta, serwer albo akcja podstawowa.
web-table-note-plan = { $known ->
        [yes] Z użyciem: { $cards }.
       *[no] Za kliki.
    } Zostaje ci { $left }{ -credit } lub więcej.
web-table-note-clicks = kliki
web-table-note-after = Teraz { $now }{ -credit }, potem { $after }.
web-table-note-left = { $n ->
        [one] Została 1 karta do dostępu.
        [few] Zostały { $n } karty do dostępu.
       *[many] Zostało { $n } kart do dostępu.
    }
web-table-note-nothing = Można tu tylko iść dalej.
web-table-note-pay = Najpierw idą kredyty o mniejszym zastosowaniu. Zmień to, jeśli chcesz.
web-table-note-order = Oba teraz czekają. Kolejność wybierasz ty.
web-table-note-trace = Runner ma połączenie { $link } i { $credits }{ -credit }.
web-table-note-link = Twoje połączenie to { $link }: { $n }{ -credit } to zatrzyma. Remis zatrzymuje namierzanie.
web-table-note-link-enough = Twoje połączenie to { $link }: to już wystarczy.
web-table-note-link-short = Twoje połączenie to { $link } przeciw { $trace }: nie możesz zapłacić tyle, ile trzeba.

## Trzy pola

web-table-passed = Minęło samo: { $step }
web-table-stop-here = Następnym razem zatrzymaj się tu
web-table-stops-here = Zatrzymuje się tu
web-table-passed-back = Wróć tam
web-table-passing = Pasujemy za ciebie
web-table-wait = Czekaj
web-table-keep-in-hand = Zostaw na ręce
web-table-undo = Cofnij
web-table-undo-no = Nie ma czego cofnąć
web-table-undo-free = Cofnij
web-table-undo-ask = Poproś o cofnięcie
web-table-undo-ask-seen = Poproś o cofnięcie (widziano zakryte karty)
web-table-no-line = Brak połączenia
web-table-decides = Decyduje { $name }
web-table-slot-waiting = Nie twój ruch
web-table-slot-pass = Pas
web-table-slot-done = Gotowe
web-table-slot-continue = Dalej
web-table-slot-leave = Zostaw
web-table-slot-mulligan = Mulligan
web-table-slot-decline = Zostaw
web-table-slot-no = Nie
web-table-slot-nothing-found = Nic nie ma
web-table-slot-automa-as-printed = Jak wydrukowano
web-table-slot-must = Musisz wybrać
web-table-slot-take = Przyjmij
web-table-slot-no-rez = Nie rezuj
web-table-slot-let-resolve = { $n ->
        [one] Przyjmij 1
        [few] Przyjmij { $n }
       *[many] Przyjmij { $n }
    }
web-table-slot-pay-nothing = Nie płać
web-table-slot-none = Nic
web-table-slot-break-all = Złam wszystkie
web-table-slot-order = W tej kolejności
web-table-slot-pay = Zapłać
web-table-slot-number = Wybierz { $n }
web-table-slot-nothing = Nic do zrobienia
web-table-slot-option = Zrób to
web-table-slot-choose = Wybierz
web-table-slot-use = Użyj: { $card }
web-table-slot-choose-action = Wybierz akcję
web-table-slot-pick-discard = Odrzuć { $n } z { $most }
web-table-slot-pick-forfeit = Poświęć
web-table-slot-pick-trash-cost = Skasuj
web-table-slot-pick-overload = Skasuj
web-table-dear-resolve = { $n } może cię wypłaszczyć. Jeszcze raz?
web-table-dear-forfeit = Przepadnie na zawsze. Jeszcze raz?
web-table-dear-concede = Przegrasz grę. Jeszcze raz?
web-table-break-all-aria = Złam wszystkie podprogramy ({ $n }), kredyty: { $credits }{ $clicks ->
        [0] {""}
       *[other] , kliki: { $clicks }
    }
web-table-break-one-aria = Złam podprogram { $n }{ $known ->
        [yes] {" "}dzięki „{ $card }”
       *[no] {""}
    }, kredyty: { $credits }{ $clicks ->
        [0] {""}
       *[other] , kliki: { $clicks }
    }

## Czasowniki przy karcie

web-table-do-use = { $ability }
web-table-do-prevent = { $ability }
web-table-do-install = Zainstaluj
web-table-do-play = Zagraj
web-table-do-advance = Awansuj
web-table-do-rez = Zrezuj
web-table-do-score = Zapunktuj
web-table-do-trash = Skasuj
web-table-do-trash-resource = Skasuj
web-table-do-run = Skok
web-table-do-access = Dostęp
web-table-do-discard = Odrzuć
web-table-do-forfeit = Poświęć
web-table-do-steal = Wykradnij
web-table-do-find = Weź
web-table-do-pick = Wybierz
web-table-do-on = Zainstaluj na niej
web-table-do-at = Zainstaluj tu
web-table-do-instead = Użyj zamiast
web-table-do-trash-by = Skasuj dzięki: { $card }
web-table-do-remove-by = Usuń dzięki: { $card }
web-table-do-draw = Dobierz 1
web-table-do-jack-out = Odłącz się
web-table-do-keep = Zatrzymaj

## Akcje podstawowe

web-table-basic = Akcje podstawowe
web-table-basic-credit = Pobierz 1
web-table-basic-draw = Dobierz 1
web-table-basic-run = Skok…
web-table-basic-remove-tag = Usuń tag
web-table-basic-advance = Awansuj…
web-table-basic-purge = Usuń wirusy
web-table-basic-now = { $n ->
        [one] Pozostał 1 klik.
        [few] Pozostały { $n } kliki.
       *[many] Pozostało { $n } klików.
    }
web-table-basic-after-run = Po skoku. { $n ->
        [one] Pozostał 1 klik.
        [few] Pozostały { $n } kliki.
       *[many] Pozostało { $n } klików.
    }
web-table-basic-later = Gdy przyjdzie czas na akcję. { $n ->
        [one] Pozostał 1 klik.
        [few] Pozostały { $n } kliki.
       *[many] Pozostało { $n } klików.
    }
web-table-basic-not-your-turn = W twojej turze.

## Chwile

web-table-your-turn = Twoja tura
web-table-turn-hint-runner = Kliknij kartę w garści, by ją zagrać lub zainstalować, serwer, by wykonać skok, albo akcję podstawową. Każda akcja kosztuje klik.
web-table-turn-hint-corp = Kliknij kartę w HQ, by ją zagrać lub zainstalować, kartę na stole, by ją awansować, albo akcję podstawową. Karty można przeciągać na serwer.
web-table-opening-hand = Ręka początkowa
web-table-mulligan-hint = Zatrzymaj te karty albo raz wtasuj je z powrotem i dobierz tyle samo.
web-table-discard-hint = Wybierz na ręce, co odchodzi. Drugie kliknięcie cofa wybór.
web-table-run-on = Skok na { $where }
web-table-choose = Wybierz
web-table-moment-install-where = Gdzie zainstalować?
web-table-moment-trash-first = Przed instalacją
web-table-moment-forfeit = Poświęcenie
web-table-moment-window = Możliwość
web-table-moment-instead = Dostęp albo zamiast
web-table-moment-access = Dostęp
web-table-moment-decide = Zdecyduj
web-table-moment-discard = Odrzucanie
web-table-encounter = Spotkanie · lód { $n } z { $most }
web-table-encounter-plain = Spotkanie
web-table-subroutines = { $n ->
        [one] 1 podprogram
        [few] { $n } podprogramy
       *[many] { $n } podprogramów
    }
web-table-means-click = Klik
web-table-break = Złam
web-table-break-with = { $known ->
        [yes] Z użyciem: { $cards }
       *[no] Za kliki
    }
web-table-other-ways = Inne sposoby
web-table-against = { $mine } przeciw { $theirs }
web-table-no-breaker = Żaden zainstalowany lodołamacz nie złamie teraz tego lodu.
web-table-access = Dostęp
web-table-trace = Namierzanie
web-table-trace-hits = { $trace } przeciw { $link }: na razie namierzanie się udaje.
web-table-trace-stops = { $trace } przeciw { $link }: na razie namierzanie się nie udaje. Przy remisie też nie.
web-table-how-many = Ile?
web-table-less = Mniej
web-table-more = Więcej
web-table-less-from = Mniej: { $name }
web-table-more-from = Więcej: { $name }
web-table-number = Liczba
web-table-quick-nothing = { $n }: nic
web-table-quick-take = { $n }: przyjmij
web-table-quick-stop = { $n }: zatrzymaj
web-table-quick-beat = { $n }: przebij połączenie
web-table-quick-all = { $n }: wszystko
web-table-quick-some = { $n }
web-table-payment = Zapłać { $n }
web-table-pay-pool = Pula kredytów
web-table-pay-purse = Zła prasa
web-table-pay-left = teraz { $now }, potem { $after }
web-table-pay-total = Razem
web-table-threat-net = Obrażenia sprzętu: { $n }
web-table-threat-meat = Obrażenia ciała: { $n }
web-table-threat-brain = Obrażenia mózgu: { $n }
web-table-threat-tags = { $n ->
        [one] 1 tag
        [few] { $n } tagi
       *[many] { $n } tagów
    }
web-table-prevent = Zanim to się stanie
web-table-prevent-grip = Tracone karty są losowane z twojej garści; kart w garści: { $n }.
web-table-approach = Podejście
web-table-approach-at = { $where } · lód { $n } z { $most }
web-table-breaker-at = { $card } z siłą { $n }
web-table-runner-has = { $known ->
        [yes] Runner ma: { $tools }, { $credits }{ -credit } i { $clicks ->
            [one] 1 klik
            [few] { $clicks } kliki
           *[many] { $clicks } klików
        }.
       *[no] Runner nie ma lodołamacza; ma { $credits }{ -credit } i { $clicks ->
            [one] 1 klik
            [few] { $clicks } kliki
           *[many] { $clicks } klików
        }.
    }
web-table-order = W tej samej chwili
web-table-effects = Efekty: { $n }
web-table-order-always = W tej grze zawsze w tej kolejności
web-table-order-move = { $n }: { $card }. Naciśnij, by przesunąć.
web-table-search = Przeszukiwanie
web-table-filter = Filtruj po tytule
web-table-waiting = Decyduje { $name }. Jeśli coś się stanie, pytanie wróci do ciebie.
web-table-waiting-table = Chwileczkę.

## Automy

web-table-automa = Automa
web-table-automa-card = Karta AI
web-table-automa-last = Ostatnia karta AI
web-table-automa-none = żadnej nie odsłonięto
web-table-automa-left = Pozostałe karty AI: { $n }
web-table-automa-pile-ice-pile = ICE
web-table-automa-pile-op-pile = OP
web-table-automa-pile-re-pile = RE
web-table-automa-pile-es-pile = ES
web-table-automa-pile-pro-pile = PRO
web-table-automa-pile-ec-pile = EC
web-table-automa-leftover = Wolne
web-table-automa-behaviour = Zachowanie

## Dlaczego i skąd liczby

web-table-why-not = Dlaczego nie?
web-table-why = Nie teraz: { $why }.
web-table-why-usable = Można jej teraz użyć: kliknij ją.
web-table-why-nothing = Nie ma teraz nic do zrobienia.
web-table-read = Czytaj
web-table-printed = { $n } z nadruku
web-table-number-strength = Siła { $n }
web-table-number-cost = Koszt { $n }
web-table-number-requirement = Trudność { $n }
web-table-number-points = Punkty projektu { $n }
web-table-number-memory = Pamięć { $n }
web-table-source-run = ten skok
web-table-source-encounter = to spotkanie
web-table-source-turn = ta tura
web-table-source-advancement = zaawansowanie
web-table-source-virus = znaczniki wirusa
web-table-source-power = znaczniki zasilania

## Między ludźmi

web-table-chat-empty = Nikt jeszcze nic nie powiedział.
web-table-chat-say = Powiedz coś
web-table-chat-send = Wyślij
web-table-offer = Pytanie z drugiego miejsca
web-table-offer-undo = { $name } prosi o cofnięcie decyzji.
web-table-offer-undo-seen = { $name } prosi o cofnięcie decyzji. Od tego czasu widziano zakryte karty.
web-table-offer-rematch = { $name } prosi o rewanż.
web-table-offer-swap = { $name } prosi o rewanż z zamianą stron.
web-table-offered = Prośba wysłana. Czekamy na odpowiedź.
web-table-settled-yes = Zgoda. Decyzja została cofnięta.
web-table-settled-no = Odmowa.
web-table-agree = Zgoda
web-table-decline = Odmów
web-table-gone = { $name }: połączenie utracone, { $time }.
web-table-gone-how = Miejsce czeka. Po { $n } minutach możesz oddać grę botowi albo zażądać zwycięstwa.
web-table-claim-bot = Niech gra bot
web-table-claim-win = Zażądaj wygranej
web-table-cover = Przekaż ekran
web-table-cover-how = Teraz patrzy tylko { $who }. Karty odkryją się po otwarciu.
web-table-cover-open = Otwórz moją stronę

## Menu i wynik

web-table-concede = Poddaj się
web-table-rematch = Rewanż
web-table-swap = Zamień strony
web-table-rematch-asked = Prośba o rewanż wysłana.
web-table-replay = Obejrzyj powtórkę
web-table-journal = Zachowaj zapis gry
web-table-no-journal = Zapis gry można zachować po jej zakończeniu.
web-table-share = Kopiuj link dla widzów
web-table-link-copied = Link skopiowany.
web-table-watching = { $n ->
        [0] Nikt nie ogląda.
        [one] Ogląda 1 osoba.
        [few] Oglądają { $n } osoby.
       *[many] Ogląda { $n } osób.
    }
web-table-report = Zgłoś błąd
web-table-report-what = Co się stało, a co powinno się stać?
web-table-report-how = Dołączymy zapis tej gry.
web-table-report-send = Wyślij zgłoszenie
web-table-report-failed = Nie udało się przyjąć zgłoszenia. Spróbuj za chwilę.
web-table-reported = Przyjęte jako { $number }. Dziękujemy.
web-table-you-win = Wygrywasz
web-table-you-lose = Przegrywasz
web-table-won-by = Wygrywa { $who }
web-table-rounds = { $n ->
        [one] 1 runda
        [few] { $n } rundy
       *[many] { $n } rund
    }
web-table-look = Obejrzyj stół
web-table-aside = Odłożone na bok
web-table-playing = Właśnie zagrywana
web-table-in-effect = Obowiązuje
web-table-ask-may = { $card }: chcesz użyć tej karty?
web-table-trace-if-hits = Udane
web-table-trace-if-stops = Nieudane
web-table-trace-nothing = Nic się nie dzieje.

web-advice-ask = Co zrobiłaby Legenda?
web-advice = Odpowiedź Legendy: { $what }
web-advice-wait = Legenda się zastanawia…
web-advice-none = Legenda nie ma tu rady.
web-advice-do = Zrób tak
web-reasons = Dlaczego { $who } tak zagrał
web-reasons-line = { $n } %, z błędem { $error }, światy: { $worlds }
