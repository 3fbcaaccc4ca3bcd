# Warum nicht: was verhindert, dass eine Karte jetzt genutzt wird, als kurzer Grund.

why-advance-short = noch nicht weit genug entwickelt
why-agenda-rez = Agenden werden nicht geladen
why-archives = nicht aus dem Archiv
why-cannot-be-advanced = kann nicht entwickelt werden
why-clicks-short = { $n ->
        [one] { -click } fehlt
       *[other] { $n } { -click } fehlen
    }
why-console = nur eine Konsole
why-counters-short = nicht genug Zähler
why-credits-short = { $n ->
        [one] 1{ -credit } fehlt
       *[other] { $n }{ -credit } fehlen
    }
why-deck-empty = keine Karte mehr zu ziehen
why-fully-broken = alle Subroutinen sind ausgeschaltet
why-ice-too-strong = nur solange die Stärke höchstens { $n } ist
why-memory = braucht mehr Speicher, als du hast
why-no-agenda = keine Agenda zum Aufgeben
why-no-destination = kein System nimmt es auf
why-no-effect = würde nichts ändern
why-forbidden = eine Karte verbietet es
why-no-host = nichts da, worauf es installiert werden kann
why-no-run = nur während eines Runs
why-no-run-last-turn = kein Run im letzten Zug des Runners
why-no-success-last-turn = kein erfolgreicher Run im letzten Zug des Runners
why-no-resource-last-turn = keine Ressource im letzten Zug des Runners installiert
why-other-server = nur in Runs auf das genannte System
why-remote = nicht gegen Ice, das ein ausgelagertes System schützt
why-first-click = nur als dein erster Klick
why-strength-differs = nur Ice genau gleicher Stärke
why-no-failure-last-turn = kein misslungener Run im letzten Zug des Runners
why-once-a-turn = in diesem Zug schon benutzt
why-too-few = weniger als { $n }
why-not-broken = dieses Ice ist nicht ganz ausgeschaltet
why-not-installed = nur, solange es installiert ist
why-nothing-stolen = in diesem Zug keine Agenda gestohlen
why-nothing-stolen-last-turn = der Runner hat letzten Zug keine Agenda gestohlen
why-no-virus-placed = in diesem Zug keinen Viruszähler gelegt
why-no-success-on-rd = noch kein erfolgreicher Run auf F&E in diesem Zug
why-no-success-on-archives = noch kein erfolgreicher Run auf das Archiv in diesem Zug
why-no-success-on-central = noch kein erfolgreicher Run auf ein zentrales System in diesem Zug
why-no-success-on-hq = noch kein erfolgreicher Run auf das HQ in diesem Zug
why-no-success = noch kein erfolgreicher Run in diesem Zug
why-no-bad-publicity = der Konzern hat keine Negative Publicity
why-not-outermost = wirkt nur gegen das äußerste Ice
why-not-innermost = wirkt nur gegen das innerste Ice
why-not-first = nur in der ersten Begegnung eines Runs
why-not-now = nicht, solange diese Frage offen ist
why-not-tagged = der Runner ist nicht markiert
why-not-used = hat keine Subroutine ausgeschaltet
why-not-your-decision = jetzt entscheidet die andere Seite
why-not-yours = gehört dir nicht
why-nothing-scored = in diesem Zug keine Punkte für eine Agenda erzielt
why-nothing-to-trash = nichts zu zerstören
why-nothing-to-use = hat nichts, was man nutzen kann
why-only-approached = nur während der Annäherung daran
why-only-as-action = nur als Aktion in deiner Aktionsphase
why-only-encounter = nur während der Begegnung mit einem Ice
why-only-in-your-turn = nur in deinem eigenen Zug
why-over = das Spiel ist vorbei
why-rezzed = ist schon geladen
why-strength-short = { $n } Stärke zu wenig
why-unknown = du kennst diese Karte nicht
why-wrong-subtype = hilft nur gegen eine andere Unterart von Ice
why-x-zero = X wäre 0
