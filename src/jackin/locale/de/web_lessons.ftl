# Die Seite mit den Lektionen und der Trainer am Tisch.

web-nav-learn = Lernen
web-lessons = Lektionen
web-lessons-track-runner = Runner
web-lessons-track-corp = Konzern
web-lessons-track-gangs = Gangs
web-lessons-done = { $n } von { $all } geschafft.
web-lessons-runner-how = Jede Lektion ist eine kleine Stellung am echten Tisch.
web-lessons-corp-how = Die andere Hälfte desselben Spiels.
web-lessons-gangs-how = Das andere Spiel, mit einer Gang nach der anderen.
web-lessons-number = { $track } { $n } von { $all }
web-lessons-minutes = etwa { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
web-lessons-is-done = geschafft
web-lessons-again = noch einmal
web-lessons-next = als Nächstes
web-lessons-start = Beginnen
web-lessons-all-done = Alle Lektionen geschafft
web-lessons-all-done-how = Wiederhole eine, oder spiel eine ganze Partie mit Begleitung.
web-lessons-game = Danach: eine Partie mit Begleitung
web-lessons-game-how = Eine ganze Partie: Gestalter gegen Jinteki, oder eine von Gangs. Nichts ist gesperrt: Beginne mit der Lektion, die du willst.
web-lessons-game-corp = Als Konzern
web-lessons-game-runner = Als Runner
web-lesson = Lektion
web-lesson-free = Hier zählt nichts
web-lesson-hint = Hinweis
web-lesson-show = Zeig es mir
web-lesson-from-start = Von vorn
web-lesson-leave = Verlassen
web-lesson-next = Weiter: { $title }
web-lesson-to-list = Zu den Lektionen
web-lesson-again = Noch einmal
web-lesson-handbook = Handbuch: { $title }
web-lesson-back = Zurück zur Entscheidung
web-lesson-try = Das führt zum Ziel: { $what }
web-lesson-no-way = Von hier aus ist das Ziel nicht mehr zu erreichen.
web-lesson-wait = Der Trainer denkt nach …
web-lesson-step-done = geschafft
