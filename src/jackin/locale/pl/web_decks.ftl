# Karty w przeglądarce, budowanie talii i wyszukiwarka kart.

## Na karcie

web-card-deck = Talia { $n }
web-card-influence = Wpływ { $n }
web-card-number = { $set } { $n }
web-card-unrezzed = Zakryty
web-card-unrezzed-ice = Niezrezowany lód

## Szukanie i filtry

web-find = Szukaj kart
web-find-hint = Tytuł, tekst albo cost<3
web-find-how = Słowa są szukane w tytułach i tekstach. Wartości: cost<3, str>=4, inf=0, type:ice, faction:nbn, sub:virus, is:unique, in:deck. Minus odwraca warunek.
web-find-clear = Wyczyść
web-find-odd = Niezrozumiałe: { $what }
web-find-factions = Frakcje
web-find-sets = Zestawy
web-find-types = Rodzaje
web-find-all = Pokaż wszystkie karty

## Półka z taliami

web-build-new = Nowa talia
web-build-new-name = Nowa talia
web-build-import = Importuj
web-build-own = Twoje talie
web-build-none = Tu będą twoje talie. Zbuduj jedną, zaimportuj albo skopiuj jedną z poniższych.
web-build-starters = Talie startowe
web-build-house = Talie domowe
web-build-unsaved = niezapisane zmiany
web-build-unnamed = Talia bez nazwy
web-build-copy-edit = Kopiuj i zmień
web-build-copy-of = Kopiuj i zmień: { $deck }
web-build-copy-deck = Powiel
web-build-delete = Usuń
web-build-delete-sure = Usuń na zawsze
web-build-lost = Nie można połączyć się ze stołem, więc nie ma tu jego kart i talii. Twoje talie są bezpieczne w tej przeglądarce.
web-build-wait = Karty są w drodze.

## Pula kart

web-build-title = Budowanie talii: { $deck }
web-build-pool = Karty
web-build-fits-first = Najpierw to, co pasuje do talii
web-build-view = Widok
web-build-view-cards = Karty
web-build-view-rows = Wiersze
web-build-read = Czytaj „{ $card }”
web-build-less = „{ $card }”: o jedną mniej
web-build-more = „{ $card }”: o jedną więcej
web-build-copies = { $n } z { $most }
web-build-most = Najwyżej { $n }
web-build-only = Tylko { $faction }
web-build-other-side = Inna strona
web-build-more-about = Więcej o tej karcie

## Talia

web-build-this-deck = Talia
web-build-name = Nazwa talii
web-build-change = Zmień
web-build-leader = Tożsamość
web-build-checking = Sprawdzanie
web-build-unchecked = Nie sprawdzono: brak połączenia ze stołem
web-build-legal = Zgodna
web-build-illegal = Jeszcze niezgodna
web-build-help = Pokaż pomocne karty
web-build-culprits = Pokaż które karty
web-build-cards = Karty
web-build-influence = Wpływ { $n } / { $limit }
web-build-points = Punkty projektów
web-build-types = Rodzaje
web-build-curve-bar = koszt { $cost }: { $n }
web-build-empty = Nie ma jeszcze kart. Dodaj je znakiem + pod kartą.
web-build-group-agenda = Projekty
web-build-group-asset = Aktywa
web-build-group-upgrade = Upgrade’y
web-build-group-operation = Operacje
web-build-group-ice = Lód
web-build-group-event = Wydarzenia
web-build-group-hardware = Sprzęt
web-build-group-program = Programy
web-build-group-resource = Zasoby
web-build-group-identity = Tożsamości
web-build-notes = Notatki
web-build-notes-hint = Jak się nią gra, co zmienić
web-build-open-deck = { $n ->
        [one] Otwórz talię, 1 karta
        [few] Otwórz talię, { $n } karty
       *[many] Otwórz talię, { $n } kart
    }

## Co można z nią zrobić

web-build-all = Wszystkie
web-build-menu = Więcej
web-build-save = Zapisz
web-build-is-saved = Zapisano
web-build-saved = Zapisano talię „{ $deck }”.
web-build-revert = Wróć do zapisanej talii
web-build-revert-sure = Porzuć zmiany
web-build-export = Eksportuj
web-build-test = Próbna ręka
web-build-hand = Ręka początkowa
web-build-draw = Dobierz rękę
web-build-again = Jeszcze raz
web-build-mulligan = Mulligan
web-build-mulligan-once = Jeden mulligan na grę
web-build-one-more = Dobierz 1 więcej
web-build-import-how = Wklej listę kart albo otwórz lub upuść plik: zwykły tekst, JSON z NetrunnerDB albo OCTGN.
web-build-import-text = Lista kart
web-build-import-example =
    Noise: Hacker Extraordinaire

    3x Sure Gamble
    3x Corroder
web-build-import-read = Odczytaj talię
web-build-file = Otwórz plik
web-build-export-text = Talia jako tekst
web-build-format = Format
web-build-format-text = Tekst
web-build-format-netrunnerdb = NetrunnerDB
web-build-format-octgn = OCTGN
web-build-copy = Kopiuj
web-build-copied = Skopiowano
web-build-copy-by-hand = Przeglądarka na to nie pozwala: zaznacz tekst i skopiuj go.
web-build-download = Pobierz

## Jedna karta

web-card-side = Strona
web-card-rulings = Zasady, które ją wymieniają
web-card-all-rulings = { $n ->
        [one] Otwórz w zasadach
        [few] Wszystkie { $n } w zasadach
       *[many] Wszystkie { $n } w zasadach
    }
web-card-decks = Talie z tą kartą
web-card-no-decks = Żadna z talii dołączonych do gry.
web-card-titles = Jej tytuł we wszystkich językach
web-fact-cost = Koszt
web-fact-requirement = Trudność
web-fact-points = Punkty projektu
web-fact-strength = Siła
web-fact-memory = Pamięć
web-fact-trash = Koszt skasowania
web-fact-influence = Wpływ
web-fact-link = Połączenie
web-fact-min-deck = Minimum kart
web-fact-max-influence = Limit wpływu
web-fact-copies = Kopie w talii
