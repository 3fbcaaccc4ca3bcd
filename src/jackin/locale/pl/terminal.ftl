# Stół w terminalu.

## Plansza

board-points = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
board-credits = { $n }{ -credit }
board-clicks = { $n }{ -click }
board-hq = HQ { $n }/{ $most }
board-rd = R&D { $n }
board-archives = Archiwa { $n }
board-archives-facedown = Archiwa { $n } + { $facedown ->
        [one] { $facedown } zakryta
        [few] { $facedown } zakryte
       *[many] { $facedown } zakrytych
    }
board-bad-publicity = zła prasa { $n }
board-grip = Garść { $n }/{ $most }
board-stack = Stos { $n }
board-heap = Sterta { $n }
board-memory = { -mu } { $n }/{ $most }
board-link = połączenie { $n }
board-tags = { $n ->
        [one] 1 tag
        [few] { $n } tagi
       *[many] { $n } tagów
    }
board-brain = obrażenia mózgu { $n }
board-scored = Zapunktowane: { $cards }
board-stolen = Wykradzione: { $cards }
board-programs = Programy
board-hardware = Sprzęt
board-resources = Zasoby
board-facedown-row = Zakryte
board-empty-rig = Nic jeszcze nie zainstalowano.
board-on = na: { $card }
board-turn = { $who }, tura { $n }
board-hand-corp = Twoje HQ
board-hand-runner = Twoja garść
board-ability = zdolność { $n }
board-encounter = Spotkanie: { $card }, siła { $n }
board-broken = złamany
board-resolved = rozpatrzony
board-facedown = zakryta
board-facedown-card = zakryta karta
board-unrezzed-ice = niezrezowany lód
board-ice = lód
board-card = karta
board-counter-advancement = { $n }▲
board-counter-credit = { $n }{ -credit }
board-counter-virus = wirus { $n }
board-counter-power = zasilanie { $n }
board-counter-agenda = projekt { $n }

## Rozmowa z graczem

play-waiting = Grasz jako { $who }. Bot: { $bot }. Ziarno: { $seed }.
play-keys = liczba = odpowiedź · Enter = { $pass } · u cofnij · ? KARTA dlaczego nie · l dziennik · h klawisze
play-keys-only = liczba = odpowiedź · u cofnij · ? KARTA dlaczego nie · l dziennik · h klawisze
play-help =
    LICZBA    wybierz tę odpowiedź
    Enter     spasuj, idź dalej albo zostaw, jeśli to możliwa odpowiedź
    u         cofnij: z powrotem do twojej poprzedniej decyzji
    s PLIK    zapisz grę
    ? KARTA   przeczytaj kartę i dlaczego nie można jej teraz użyć: ? 12 to #12, albo tytuł
    r ZASADA  przeczytaj zasadę, na przykład r RUN-2.3
    w         dlaczego bot tak zagrał: powód i najlepsze warianty (z --explain albo po grze)
    l         cały dziennik wraz z zasadami
    p         odrzucone karty: Archiwa i sterta
    h         te klawisze
    q         wyjdź
play-no-answer = { $given } nie jest odpowiedzią: podaj liczbę od { $first } do { $last } albo h, by zobaczyć klawisze.
play-no-pass = Tu nie można spasować: podaj liczbę od { $first } do { $last }.
play-nothing-to-undo = Nie ma czego cofnąć.
play-undone = Cofnięto.
play-saved = Zapisano w { $file }. Obejrzyj jeszcze raz: jackin replay { $file }. Graj dalej: jackin play --text --resume { $file }
play-save-where = Gdzie zapisać? s PLIK
play-not-saved = Nie zapisano: { $why }
play-no-card = Żadna karta nie nazywa się { $given }.
play-can-use = Można jej teraz użyć.
play-why = Nie teraz: { $why }.
play-no-rule = Żadna zasada nie nazywa się { $given }.
play-quit = Gra przerwana przy odpowiedzi { $n }.
play-over = Koniec gry
play-result = { $winner ->
        [you] Wygrywasz.
        [bot] Przegrywasz.
       *[nobody] Nikt nie wygrywa.
    }
play-after = s PLIK zapisuje grę dla jackin replay · u cofnij · Enter kończy
play-again = To samo tasowanie jeszcze raz: jackin play --text --seed { $seed } --side { $side } --corp-deck { $corp } --runner-deck { $runner } --bot { $bot }

## Powtórki

replay-deal-fair = Uczciwe rozdanie: sekret zgadza się ze zobowiązaniem i razem z tym, co dodali gracze, daje ziarno.
replay-deal-none = ta partia nie ma sprawdzalnego rozdania: ziarno wybrano albo utworzyła je jedna maszyna
replay-deal-wrong = rozdanie nie było uczciwe: { $what } się nie zgadza
replay-at = Po { $n } z { $count } odpowiedzi.
replay-asked = Decyduje { $who }.
replay-keys = Enter dalej · b wstecz · liczba skok do · q wyjdź

## Analiza

play-no-reason = O ostatnim ruchu nie ma nic do powiedzenia.
play-reason-later = Tylko z --explain albo po grze: powód zdradza zakryte karty.
play-reason-line = { $n } % ± { $error }, światy: { $worlds }
analyse-none = szans w tej grze nikt nie oceni
analyse-mistake = Tura { $turn }, { $who }, po { $n } odpowiedziach:
analyse-cost = stracono { $n } ze 100 wygranych, z błędem { $error }
analyse-fine = { $who }: decyzje, w których nic nie było wyraźnie lepsze: { $fine } z { $n }.
analyse-accuracy = { $who }: dokładność { $n } % tam, gdzie to miało znaczenie.
