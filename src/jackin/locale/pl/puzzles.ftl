# Zadania: pozycje z jednym pierwszym ruchem, który działa.

puzzle-steal-title = Wykradnij
puzzle-steal-goal = Wykradnij projekt w tej turze.
puzzle-steal-open = Znasz każdą kartę, także zakryte. Korporacja robi to, co dla niej najlepsze.
puzzle-steal-won = Wykradziony. Żaden inny pierwszy ruch by nie wystarczył.
puzzle-steal-failed = W tej turze bez projektu. Policz, ile kosztuje lód i czym za niego płacisz.

puzzle-survive-title = Przeżyj
puzzle-survive-goal = Przeżyj następną turę korporacji.
puzzle-survive-open = Wiesz, co jest w HQ. Korporacja użyje tego, jeśli tylko może.
puzzle-survive-won = Żyjesz i zaczyna się twoja następna tura. Żaden inny pierwszy ruch by cię nie ocalił.
puzzle-survive-failed = Śmierć. Czego potrzebuje korporacja, żeby zagrać swoją kartę?

puzzle-score-title = Zdobądź
puzzle-score-goal = Zdobądź projekt, zanim skończy się twoja następna tura.
puzzle-score-open = Runner też widzi wszystko i gra najlepiej, jak się da.
puzzle-score-won = Zdobyty, cokolwiek Runner próbował. Żaden inny pierwszy ruch by nie wystarczył.
puzzle-score-failed = Projekt stracony albo było za późno. Dokąd sięga ten warsztat i za ile kredytów?

web-puzzle = Zadanie
web-puzzles = Zadania
web-puzzles-today = Zadanie dnia
web-puzzles-archive = Wszystkie zadania
web-puzzles-how = Znasz każdą kartę i nic nie zależy od szczęścia. Działa dokładnie jeden pierwszy ruch.
web-puzzles-about = Pozycje z jedną drogą do celu: jedna na każdy dzień i wszystkie pozostałe.
web-puzzles-open = Do zadań
web-puzzles-done = Rozwiązane: { $n } z { $all }.
web-puzzles-solve = Rozwiąż
web-puzzles-solved = rozwiązane
web-puzzles-next = Następne zadanie
web-puzzles-level = poziom { $n }
web-puzzles-your-level = Twój poziom: { $n }
web-puzzles-given = Masz { $clicks ->
        [one] 1 klik
        [few] { $clicks } kliki
       *[many] { $clicks } klików
    } i { $credits }{ -credit }. { $side ->
        [corp] Runner
       *[runner] Korporacja
    } ma { $against }{ -credit }.
web-puzzles-known = wszystkie karty znane
web-puzzles-no-luck = bez szczęścia
web-puzzles-one-way = wygrywa 1 pierwszy ruch
web-puzzles-hint-1 = Pomysł. Odsłoń.
web-puzzles-hint-2 = O co chodzi. Odsłoń.
web-puzzles-hint-3 = Sam ruch. Odsłoń.
web-puzzles-hint-again = Ruch z tego miejsca. Odsłoń.
web-puzzles-hint-about = Chodzi o: { $what }.
web-puzzles-hint-basic = O żadną kartę: to jedna z akcji podstawowych.
web-puzzles-idea-run = Nic nie trzeba przygotowywać: najpierw skok.
web-puzzles-idea-play = Najpierw zagrywa się kartę z ręki.
web-puzzles-idea-install = Najpierw instaluje się kartę z ręki.
web-puzzles-idea-use = Najpierw używa się czegoś, co już jest zainstalowane.
web-puzzles-idea-credit = Najpierw bierzesz pieniądze. Licz od końca: czego ci brakuje?
web-puzzles-idea-draw = Najpierw dobierasz.
web-puzzles-idea-advance = Najpierw awansujesz. Co wtedy zrobi Runner?
web-puzzles-tries = { $n ->
        [one] 1 nieudana próba
        [few] { $n } nieudane próby
       *[many] { $n } nieudanych prób
    }
web-puzzles-solution = Pokaż rozwiązanie
web-puzzles-showing = Trwa pokaz rozwiązania. Zadanie liczy się jako przegrane i wróci za tydzień.
web-puzzles-skip = Pomiń
web-puzzles-solved-at = Rozwiązane w próbie { $tries }, { $hints ->
        [0] bez podpowiedzi.
        [one] z 1 podpowiedzią.
       *[other] z { $hints } podpowiedziami.
    }
web-puzzles-level-now = Twój poziom: { $from } → { $to }.
web-puzzles-share = Udostępnij bez rozwiązania
web-puzzles-shared = Jackin, { $title }: rozwiązane w próbie { $tries }, podpowiedzi: { $hints }. { $link }
web-puzzles-copied = Skopiowano.
web-puzzles-sent = Przysłano ci
web-puzzles-all-levels = Wszystkie poziomy
web-puzzles-level-pick = Poziom
web-puzzles-number = { $title } { $n }
web-puzzles-grade-1 = łatwe
web-puzzles-grade-2 = średnie
web-puzzles-grade-3 = trudne
web-puzzles-grade-4 = bardzo trudne

## Mistakes of one's own games

web-puzzles-own = Z twoich gier
web-puzzles-own-how = Decyzje, które analiza twoich własnych gier uznała za błędy. Obejrzyj ten moment, spróbuj jeszcze raz i dopiero potem zapytaj, co było lepsze.
web-puzzles-own-better = Lepiej: { $better }
web-puzzles-own-known = Już wiem
web-puzzles-own-forget = Zapomnij
