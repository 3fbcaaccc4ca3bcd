# Strona z lekcjami i trener przy stole.

web-nav-learn = Nauka
web-lessons = Lekcje
web-lessons-track-runner = Runner
web-lessons-track-corp = Korporacja
web-lessons-track-gangs = Gangs
web-lessons-done = Ukończone: { $n } z { $all }.
web-lessons-runner-how = Każda lekcja to mała pozycja na prawdziwym stole.
web-lessons-corp-how = Druga połowa tej samej gry.
web-lessons-gangs-how = Druga gra, z różnymi gangami.
web-lessons-number = { $track } { $n } z { $all }
web-lessons-minutes = około { $n ->
        [one] 1 minuty
        [few] { $n } minut
       *[many] { $n } minut
    }
web-lessons-is-done = ukończona
web-lessons-again = jeszcze raz
web-lessons-next = następna
web-lessons-start = Zacznij
web-lessons-all-done = Wszystkie lekcje ukończone
web-lessons-all-done-how = Powtórz którąś albo zagraj całą grę z przewodnikiem.
web-lessons-game = Potem: gra z przewodnikiem
web-lessons-game-how = Cała gra: Kształcerze kontra Jinteki albo partia Gangs. Nic nie jest zablokowane: zacznij od dowolnej lekcji.
web-lessons-game-corp = Jako korporacja
web-lessons-game-runner = Jako runner
web-lesson = Lekcja
web-lesson-free = Tu nic się nie liczy
web-lesson-hint = Podpowiedź
web-lesson-show = Pokaż mi
web-lesson-from-start = Od początku
web-lesson-leave = Wyjdź
web-lesson-next = Dalej: { $title }
web-lesson-to-list = Do lekcji
web-lesson-again = Jeszcze raz
web-lesson-handbook = Podręcznik: { $title }
web-lesson-back = Wróć do decyzji
web-lesson-try = To prowadzi do celu: { $what }
web-lesson-no-way = Stąd celu nie da się już osiągnąć.
web-lesson-wait = Trener myśli …
web-lesson-step-done = zrobione
