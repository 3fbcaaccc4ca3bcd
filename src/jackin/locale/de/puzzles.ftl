# Rätsel: Stellungen mit genau einem ersten Zug, der zum Ziel führt.

puzzle-steal-title = Stiehl sie
puzzle-steal-goal = Stiehl in diesem Zug eine Agenda.
puzzle-steal-open = Du kennst jede Karte, auch die verdeckten. Der Konzern tut, was ihm am meisten nützt.
puzzle-steal-won = Gestohlen. Mit keinem anderen ersten Zug wäre es gegangen.
puzzle-steal-failed = Keine Agenda in diesem Zug. Zähle, was das Ice kostet und womit du es bezahlst.

puzzle-survive-title = Überlebe
puzzle-survive-goal = Überlebe den nächsten Zug des Konzerns.
puzzle-survive-open = Du weißt, was im HQ liegt. Der Konzern benutzt es, wenn er kann.
puzzle-survive-won = Du lebst, und dein nächster Zug beginnt. Kein anderer erster Zug hätte dich gerettet.
puzzle-survive-failed = Ausgeschaltet. Was braucht der Konzern, um seine Karte zu spielen?

puzzle-score-title = Punkte sie
puzzle-score-goal = Punkte eine Agenda, bevor dein nächster Zug endet.
puzzle-score-open = Der Runner sieht ebenfalls alles und spielt so gut, wie es geht.
puzzle-score-won = Gepunktet, was der Runner auch versuchte. Mit keinem anderen ersten Zug wäre es gegangen.
puzzle-score-failed = Die Agenda ist verloren, oder es war zu spät. Was erreicht diese Ausrüstung, und mit welchen Credits?

web-puzzle = Rätsel
web-puzzles = Rätsel
web-puzzles-today = Rätsel des Tages
web-puzzles-archive = Alle Rätsel
web-puzzles-how = Du kennst jede Karte, und nichts bleibt dem Zufall überlassen. Genau ein erster Zug führt zum Ziel.
web-puzzles-about = Stellungen mit einem Weg zum Ziel: jeden Tag eine, und alle anderen.
web-puzzles-open = Zu den Rätseln
web-puzzles-done = { $n } von { $all } gelöst.
web-puzzles-solve = Lösen
web-puzzles-solved = gelöst
web-puzzles-next = Nächstes Rätsel
web-puzzles-level = Stufe { $n }
web-puzzles-your-level = Deine Stufe: { $n }
web-puzzles-given = Du hast { $clicks ->
        [one] 1 Klick
       *[other] { $clicks } Klicks
    } und { $credits }{ -credit }. { $side ->
        [corp] Der Runner
       *[runner] Der Konzern
    } hat { $against }{ -credit }.
web-puzzles-known = alle Karten bekannt
web-puzzles-no-luck = ohne Glück
web-puzzles-one-way = 1 erster Zug gewinnt
web-puzzles-hint-1 = Die Idee. Öffnen.
web-puzzles-hint-2 = Worum es geht. Öffnen.
web-puzzles-hint-3 = Der Zug selbst. Öffnen.
web-puzzles-hint-again = Der Zug von hier aus. Öffnen.
web-puzzles-hint-about = Es geht um { $what }.
web-puzzles-hint-basic = Um keine Karte: Es ist eine der Grundaktionen.
web-puzzles-idea-run = Nichts ist vorzubereiten: Zuerst kommt ein Run.
web-puzzles-idea-play = Zuerst wird eine Karte aus der Hand gespielt.
web-puzzles-idea-install = Zuerst wird eine Karte aus der Hand installiert.
web-puzzles-idea-use = Zuerst wird etwas benutzt, das schon installiert ist.
web-puzzles-idea-credit = Zuerst nimmst du Geld. Zähle vom Ende her: Was fehlt dir?
web-puzzles-idea-draw = Zuerst ziehst du.
web-puzzles-idea-advance = Zuerst entwickelst du. Was tut der Runner dann?
web-puzzles-tries = { $n ->
        [one] 1 Versuch misslungen
       *[other] { $n } Versuche misslungen
    }
web-puzzles-solution = Lösung zeigen
web-puzzles-showing = Die Lösung wird gespielt. Das Rätsel zählt als verloren und kommt in einer Woche wieder.
web-puzzles-skip = Überspringen
web-puzzles-solved-at = Gelöst beim Versuch Nr. { $tries }, { $hints ->
        [0] ohne Hinweis.
        [one] mit 1 Hinweis.
       *[other] mit { $hints } Hinweisen.
    }
web-puzzles-level-now = Deine Stufe: { $from } → { $to }.
web-puzzles-share = Ohne Lösung teilen
web-puzzles-shared = Jackin, { $title }: gelöst beim Versuch Nr. { $tries }, Hinweise: { $hints }. { $link }
web-puzzles-copied = Kopiert.
web-puzzles-sent = Dir geschickt
web-puzzles-all-levels = Alle Stufen
web-puzzles-level-pick = Stufe
web-puzzles-number = { $title } { $n }
web-puzzles-grade-1 = leicht
web-puzzles-grade-2 = mittel
web-puzzles-grade-3 = schwer
web-puzzles-grade-4 = sehr schwer

## Mistakes of one's own games

web-puzzles-own = Aus deinen Partien
web-puzzles-own-how = Entscheidungen, die die Analyse deiner eigenen Partien als Fehler erkannt hat. Sieh dir den Moment an, versuch es noch einmal, und frage erst dann, was besser war.
web-puzzles-own-better = Besser: { $better }
web-puzzles-own-known = Jetzt weiß ich es
web-puzzles-own-forget = Vergessen
