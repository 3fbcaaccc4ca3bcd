# Gangs of Night City w terminalu.

gangs-johnny = Johnny Silverhand

## Plansza

gangs-board-round = Runda { $n }
gangs-board-turn = Tura: { $gang }
gangs-board-ending = ostatnia runda
gangs-board-you = { $gang } (ty)
gangs-board-rival = { $gang } (wrogi gang)
gangs-board-eurodollars = { $n } €$
gangs-board-contraband = { $n } Kontrabandy
gangs-board-corporate-secrets = { $n ->
        [one] 1 sekret
        [few] { $n } sekrety
       *[many] { $n } sekretów
    }
gangs-board-disc-solos = Solo
gangs-board-disc-techies = Technicy
gangs-board-disc-netrunners = Netrunnerzy
gangs-board-disc-hideout = Kryjówka
gangs-board-disc-upgrade = Ulepszenie
gangs-board-disc-wild = Dowolna
gangs-board-hideouts = Kryjówki { $n }/4 (zostało { $left })
gangs-board-hideouts-all = Kryjówki 4/4
gangs-board-cards = Ręka { $n }, odrzucone { $discard }
gangs-board-reserve = Rezerwa: { $units }
gangs-board-seized = Okazje: { $types }
gangs-board-aside = odłożona: { $card }
gangs-board-token = żeton na planszy
gangs-board-held = trzyma { $n ->
        [one] 1 poległą figurkę
        [few] { $n } poległe figurki
       *[many] { $n } poległych figurek
    } ({ $gang })
gangs-board-drawn = Dzielnice dobrane przez wrogi gang: { $where }
gangs-board-dominance = Dominacja
gangs-board-free = wolne
gangs-board-net = Sieć
gangs-board-level = { $level } (ryzyko { $n }):
gangs-board-opportunities = Okazje (talia { $n })
gangs-board-edgerunners = Edgerunnerzy (talia { $n })
gangs-board-story = Historia: { $story }
gangs-board-hand = Twoje karty walki

## Obok pytania

gangs-focus-firefight = Strzelanina: { $where }, zaczyna { $who }
gangs-focus-choosing = { $who }: wybiera kartę walki
gangs-focus-chosen = { $who }: karta wybrana
gangs-focus-revealed = { $who }: siła ognia { $n } ({ $cards })
gangs-focus-lost = { $who }: siła ognia { $n } ({ $cards }), straty: { $lost }

## Odpowiedzi i to, co trzeba o nich wiedzieć

gangs-label-card = { $card } (siła ognia { $n })
gangs-label-price = { $said } ({ $price })
gangs-label-standing = { $unit } ({ $where })
gangs-label-advance = { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    }, do { $space } ({ $level }): { $effect }
gangs-label-advance-empty = { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    }, do { $space } ({ $level })

## Stosy

gangs-pile-discard = Stos odrzutów
gangs-pile-known = Widziane na ręce
gangs-pile-opportunities = Okazje
gangs-pile-aside = Odłożone
gangs-pile-edgerunners = Edgerunnerzy
gangs-pile-removed = Karty walki usunięte z gry

## Rozmowa z graczem

gangs-play-waiting = Twój gang: { $gang }. Przeciw tobie: { $others }. Historia: { $story }. Ziarno: { $seed }.
gangs-play-level = Poziom: { $level }. Reputacja na początku: { $gang } { $n }, Johnny Silverhand { $johnny }.
gangs-play-opponent = { $gang } ({ $bot })
gangs-play-house = Karty, liczby i historie są naszego pomysłu (zawartość { $content }), a nie z druku.
gangs-play-help =
    LICZBA    wybierz tę odpowiedź
    Enter     gotowe albo nie, jeśli to możliwa odpowiedź
    u         cofnij: z powrotem do twojej poprzedniej decyzji
    s PLIK    zapisz grę
    ? NAZWA   przeczytaj kartę, gang, dzielnicę, Sieć; przy akcji lub karcie rynku, dlaczego nie teraz
    r ZASADA  przeczytaj zasadę, na przykład r FIRE-5
    w         dlaczego bot tak zagrał: powód i najlepsze warianty (z --explain albo po grze)
    l         cały dziennik wraz z zasadami
    p         stosy: odrzucone, okazje, edgerunnerzy, usunięte
    h         te klawisze
    q         wyjdź
gangs-play-later-action = Nic nie stoi na przeszkodzie, gdy wybierasz akcję.
gangs-play-later-opportunity = Nic nie stoi na przeszkodzie, gdy aktywujesz Techników.
gangs-play-later-edgerunner = Nic nie stoi na przeszkodzie, gdy aktywujesz Techników.
gangs-play-result = { $winner ->
        [you] Wygrywasz.
        [shared] Dzielisz zwycięstwo.
       *[other] Przegrywasz.
    }
gangs-play-again = To samo tasowanie jeszcze raz: { $command }
