# O co pada pytanie i co można odpowiedzieć. ask-KIND to pytanie; option-VERB to odpowiedź.
# $card to karta, która pyta lub która jest odpowiedzią, $n to liczba, $where to serwer, $ability to wiersz jej tekstu;
# $price to koszt w zapisie `price` albo nic. Tytuły się nie odmieniają, więc stoją po dwukropku.

## Pytania

ask-mulligan = Zatrzymujesz tę rękę?
ask-action = Wykonaj akcję. { $n ->
        [one] Pozostał 1 klik.
        [few] Pozostały { $n } kliki.
       *[many] Pozostało { $n } klików.
    }
ask-window = Robisz coś teraz czy pasujesz?
ask-discard = { $n ->
        [one] Odrzuć 1 kartę: wybierz ją.
        [few] Odrzuć { $n } karty: wybierz jedną.
       *[many] Odrzuć { $n } kart: wybierz jedną.
    }
ask-install-where = { $card }: gdzie zainstalować?
ask-trash-first = { $card }: skasować coś przed instalacją?
ask-x = { $card }: ile wynosi X?
ask-pay = Skąd płacisz { $n }{ -credit }?
ask-forfeit = { $card }: który projekt poświęcasz?
ask-trash-cost = { $card }: co kasujesz, żeby zapłacić?
ask-overload = Za dużo programów w pamięci: który kasujesz?
ask-order = Co rozpatrujesz najpierw?
ask-pick = { $known ->
        [none] Wybierz kartę.
       *[yes] { $card }: wybierz kartę.
    }
ask-number = { $card }: ile?
ask-loop = { $card }: to się zapętla. Ile razy jeszcze?
ask-decide = { $card }: co wybierasz?
ask-search = { $known ->
        [yes] { $card }: którą kartę bierzesz?
       *[none] Przeszukiwanie: którą kartę bierzesz?
    }
ask-prevent = Zablokować to?
ask-rez-to-prevent = Zrezować coś, żeby to zablokować?
ask-jack-out = Idziesz dalej czy się odłączasz?
ask-break = { $card }: który podprogram łamiesz?
ask-instead = Uzyskujesz dostęp do kart czy używasz zamiast tego zdolności?
ask-access = Do czego teraz uzyskujesz dostęp? { $n ->
        [one] Pozostał 1 dostęp.
        [few] Pozostały { $n } dostępy.
       *[many] Pozostało { $n } dostępów.
    }
ask-trash-accessed = Uzyskujesz dostęp do karty: { $card }.
ask-steal = Uzyskujesz dostęp do karty: { $card }.
ask-trace = { $card }, namierzanie { $n }: ile kredytów dokładasz?
ask-link = { $card }, siła namierzania { $n }: ile kredytów dokładasz do połączenia?
ask-psi = { $card }: ile kredytów wydajesz potajemnie?

## Odpowiedzi: przygotowanie i akcje

price = {" "}({ $n }{ -credit })

option-keep = Zatrzymaj
option-mulligan = Mulligan
option-credit = Pobierz 1{ -credit }
option-draw = Dobierz 1 kartę
option-install = Zainstaluj: { $card }{ $price }
option-play = Zagraj: { $card }{ $price }
option-advance = Awansuj: { $card }{ $price }
option-run = Skok na { $where }
option-remove-tag = Usuń 1 tag{ $price }
option-trash-resource = Skasuj zasoby: { $card }{ $price }
option-purge = Usuń znaczniki wirusa (3 { -click })
option-use = { $card }: { $ability }{ $price }
option-discard = Odrzuć: { $card }

## Odpowiedzi: możliwości działania

option-pass = Pas
option-rez = { $known ->
        [none] Zrezuj
       *[yes] Zrezuj: { $card }
    }{ $price }
option-score = Zapunktuj: { $card }
option-done = Gotowe
option-prevent = { $other_known ->
        [none] Zablokuj. { $card }: { $ability }
       *[yes] Ocal: { $other }. { $card }: { $ability }
    }{ $price }

## Odpowiedzi: instalowanie i płacenie

option-at = { $where }{ $price }
option-at-rig = W warsztacie
option-on = Na karcie: { $card }
option-trash = { $known ->
        [none] Skasuj
       *[yes] Skasuj: { $card }
    }{ $price }
option-trashes = kasujesz: { $card }
option-makes-room = najpierw trzeba coś skasować
option-spends-clicks = kosztuje { $n }{ -click }
option-forfeit = Poświęć: { $card }
option-pay-pool = { $n } z puli kredytów
option-pay-purse = { $n } ze złej prasy
option-pay-card = { $n } z karty { $card }

## Odpowiedzi: skoki i dostęp

option-continue = Dalej
option-jack-out = Odłącz się
option-subroutine = Podprogram { $n }: { $text }
option-subroutine-of = { $card }, podprogram { $n }: { $text }
option-access = { $known ->
        [none] Uzyskaj dostęp do kart
       *[yes] Dostęp: { $card }
    }
option-access-hq = Dostęp do karty w HQ
option-access-rd = Dostęp do wierzchniej karty R&D
option-instead = Zamiast tego użyj: { $card }
option-trash-by = Skasuj ją dzięki: { $card }
option-remove-by = Usuń ją z gry dzięki: { $card }
option-leave = Zostaw
option-steal = Wykradnij{ $price }
option-decline = Nie wykradaj

## Odpowiedzi: wybory

option-yes = Tak
option-no = Nie
option-number = { $n }
option-pick = { $card }
option-find = Weź: { $card }
option-nothing-found = Niczego nie znaleziono
option-trigger = { $card }
option-trigger-on = { $card } → { $other }
option-one = Weź 1 dowolną kartę
option-viruses = Weź do 2 kart wirusów
option-credits = Zyskaj kredyty
option-expose = Ujawnij kartę
option-remove-counter = Usuń znacznik
option-take-1-tag = Otrzymaj 1 tag
option-stack = Szukaj w stosie
option-heap = Szukaj na stercie
option-install-it = Zainstaluj taniej: { $card }
option-to-hq = Dodaj do HQ
option-sentry = Strażnik
option-as-agenda = Weź jako projekt
option-damage = Przyjmij obrażenia
option-even = Parzysta
option-odd = Nieparzysta
option-suffer-brain = Otrzymaj 1 obrażenie mózgu
option-suffer-2-meat = Otrzymaj 2 obrażenia ciała
option-event = Wydarzenie
option-hardware = Sprzęt
option-program = Program
option-resource = Zasoby
option-code-gate = Brama kodowa
option-barrier = Bariera
option-end-the-run = Zakończ skok
option-clear-name = Usuń 1 żeton złej prasy
option-gain-5 = Zyskaj 5{ -credit }
