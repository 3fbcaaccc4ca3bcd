# Plansza analizy.

analysis-board = Analiza
analysis-open = Analizuj
analysis-all-open = Wszystko odkryte
analysis-of = Analiza · { $one } przeciw { $other } · { $n ->
        [one] { $n } tura
        [few] { $n } tury
       *[many] { $n } tur
    }
analysis-bar = Szansa na wygraną: { $who } { $n } %
analysis-engine = Silnik
analysis-engine-off = Silnik jest wyłączony. Włącza go klawisz E.
analysis-engine-knows = wie tylko to, co { $who } · { $n ->
        [one] { $n } świat
        [few] { $n } światy
       *[many] { $n } światów
    }
analysis-engine-thinks = Myśli …
analysis-engine-later = Jeszcze nie tu: gotowe { $n } % gry.
analysis-engine-none = Tu nie ma czego porównywać.
analysis-reason = { $who } mówi
analysis-reason-ask = Zapytaj, dlaczego
analysis-reason-none = O tym ruchu nie ma nic do powiedzenia.
analysis-interval = { $n } na 100, z błędem { $error }, w { $worlds } rozdanych światach
analysis-played = zagrane
analysis-played-label = zagrane: { $what }
analysis-best-label = najlepsze: { $what }
analysis-others = pozostali
analysis-fork = Wypróbuj tę linię
analysis-mark-blunder = Gruby błąd
analysis-mark-mistake = Błąd
analysis-mark-only = Jedyny ruch
analysis-best-was = Najlepsze było: { $what }
analysis-only-how = Wszystko inne, co wypróbowano, wygrywa co najmniej o 8 gier na 100 mniej.
analysis-moves = Ruchy
analysis-turn = Tura { $n } · { $who }
analysis-at = decyzja { $n } z { $length }
analysis-count = { $who }: grube błędy { $blunders }, błędy { $mistakes }
analysis-accuracy = dokładność { $n } %
analysis-accuracy-how = Z decyzji, które miały znaczenie: pełna ocena za najlepszą odpowiedź, zero za taką, która prawdopodobnie kosztuje tyle co gruby błąd.
analysis-working = Przeglądanie gry: { $n } %
analysis-waits = Czeka na swoją kolej: najpierw przeglądane są inne gry.
analysis-next = Następny błąd
analysis-learn = Ucz się na moich
analysis-learn-ask = Zagrałeś: { $what }. Kosztowało to { $n } wygranych na 100. Znajdź coś lepszego.
analysis-learn-right = Dobrze: to jest dobre.
analysis-learn-wrong = Jeszcze nie: coś innego jest wyraźnie lepsze.
analysis-learn-next = Dalej
analysis-learn-end = Zakończ
analysis-learn-none = Nie znaleziono błędu: { $who }.
analysis-learn-at = Błąd { $n } z { $all }
analysis-try = Wypróbuj stąd inny ruch.
analysis-try-how = Kliknij to, co na planszy świeci akwamaryną, albo wybierz niżej. Twoja linia zostaje przy grze.
analysis-try-other = Tu decyduje { $who }.
analysis-try-over = Tu gra się kończy.
analysis-try-flip = Spójrz jako { $who }
analysis-try-all = Wszystkie ruchy ({ $n })
analysis-try-drop = Zapomnij tę linię
analysis-try-back = Wróć do gry
analysis-answer = Niech silnik odpowie
analysis-play-on = Graj stąd dalej
analysis-keys = Strzałki: decyzja po decyzji, góra i dół: tura, M następny błąd, F obróć, E silnik.
analysis-setting = Pasek szans
analysis-setting-how = W grach z maszynami: jak prawdopodobna jest twoja wygrana według tego, co wiesz.
