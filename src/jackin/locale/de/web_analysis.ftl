# Das Analysebrett.

analysis-board = Analyse
analysis-open = Analysieren
analysis-all-open = Alles offen
analysis-of = Analyse · { $one } gegen { $other } · { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
analysis-bar = Gewinnchance: { $who } { $n } %
analysis-engine = Engine
analysis-engine-off = Die Engine ist aus. E schaltet sie ein.
analysis-engine-knows = weiß nur, was { $who } wusste · { $n ->
        [one] { $n } Welt
       *[other] { $n } Welten
    }
analysis-engine-thinks = Denkt nach …
analysis-engine-later = Noch nicht so weit: { $n } % der Partie sind fertig.
analysis-engine-none = Hier gibt es nichts zu vergleichen.
analysis-reason = { $who } sagt
analysis-reason-ask = Frag ihn, warum
analysis-reason-none = Zu diesem Zug hat er nichts zu sagen.
analysis-interval = { $n } von 100, plus/minus { $error }, in { $worlds } ausgeteilten Welten
analysis-played = gespielt
analysis-played-label = gespielt: { $what }
analysis-best-label = am besten: { $what }
analysis-others = die anderen
analysis-fork = Diese Linie ausprobieren
analysis-mark-blunder = Grober Fehler
analysis-mark-mistake = Fehler
analysis-mark-only = Der einzige Zug
analysis-best-was = Am besten war { $what }
analysis-only-how = Alles andere, was versucht wurde, gewinnt mindestens 8 von 100 Partien weniger.
analysis-moves = Züge
analysis-turn = Zug { $n } · { $who }
analysis-at = Entscheidung { $n } von { $length }
analysis-count = { $who }: { $blunders ->
        [one] 1 grober Fehler
       *[other] { $blunders } grobe Fehler
    }, { $mistakes } Fehler
analysis-accuracy = Genauigkeit { $n } %
analysis-accuracy-how = Aus den Entscheidungen, bei denen es darauf ankam: voll für die beste Antwort, nichts für eine, die wohl so viel kostet wie ein grober Fehler.
analysis-working = Die Partie wird durchgesehen: { $n } %
analysis-waits = Wartet, bis es an der Reihe ist: Erst werden andere Partien durchgesehen.
analysis-next = Nächster Fehler
analysis-learn = Aus meinen lernen
analysis-learn-ask = Du hast gespielt: { $what }. Das hat { $n } von 100 Siegen vergeben. Finde etwas Besseres.
analysis-learn-right = Richtig: das ist gut.
analysis-learn-wrong = Noch nicht: etwas anderes ist sicher besser.
analysis-learn-next = Weiter
analysis-learn-end = Beenden
analysis-learn-none = Von { $who } wurde kein Fehler gefunden.
analysis-learn-at = Fehler { $n } von { $all }
analysis-try = Versuche von hier einen anderen Zug.
analysis-try-how = Klicke auf dem Brett, was aquamarin ist, oder wähle unten. Deine Linie bleibt bei der Partie.
analysis-try-other = Hier entscheidet { $who }.
analysis-try-over = Hier endet die Partie.
analysis-try-flip = Aus der Sicht von { $who }
analysis-try-all = Alle Züge ({ $n })
analysis-try-drop = Diese Linie vergessen
analysis-try-back = Zurück zur Partie
analysis-answer = Engine antworten lassen
analysis-play-on = Von hier weiterspielen
analysis-keys = Pfeile gehen von Entscheidung zu Entscheidung, hoch und runter von Zug zu Zug, M nächster Fehler, F dreht um, E Engine.
analysis-setting = Balken der Gewinnchance
analysis-setting-how = In Partien gegen Maschinen: wie wahrscheinlich du gewinnst, nach dem, was du weißt.
