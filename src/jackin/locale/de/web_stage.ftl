# Die Bühne: was geschieht, in wenigen Worten.

## Überschriften der Tafel

stage-installs-ice = Installiert Ice: { $where }
stage-installs-root = Installiert: { $where }
stage-installs-facedown = Installiert verdeckt
stage-installs = Installiert { $card }
stage-installs-on = Installiert { $card }
stage-hosts = Hostet { $card }
stage-advances = Entwickelt: { $where }
stage-places-advancement = Entwicklungsmarker
stage-plays = Spielt { $card }
stage-uses = Nutzt { $card }
stage-rezzes = Lädt { $card }
stage-derezzes = { $card } wird entladen
stage-exposes = Enthüllt: { $card }
stage-reveals = Deckt { $card } auf
stage-turned-faceup = { $card } liegt offen
stage-turned-facedown = { $card } liegt verdeckt
stage-searches = Sucht mit { $card }
stage-arranges = Ordnet { $n } Karten
stage-swaps = Zwei Karten getauscht
stage-runs = Run auf { $where }
stage-approaches = Nähert sich: { $card }
stage-protected = { $n ->
        [0] Kein Ice schützt ihn.
        [one] 1 Ice schützt ihn.
       *[other] { $n } Ice schützen ihn.
    }
stage-subroutine = { $card }, Subroutine { $n }
stage-moved-outermost = Zurück zum äußersten Ice
stage-run-ended = Der Run ist beendet
stage-jacks-out = Stöpselt sich aus
stage-archives = { server-archives }: { $n } Karten
stage-accesses = Zugriff: { $card }
stage-trashed = { $card } wird zerstört
stage-removed = { $card } verlässt das Spiel
stage-steals = Stiehlt { $card }
stage-scores = Punktet: { $card }
stage-forfeits = Gibt { $card } auf
stage-converted = { $card } wird zur Agenda
stage-links = Verbindung { $n }
stage-traces = Aufspüren { $n }
stage-trace-succeeds = Aufgespürt
stage-trace-fails = Nicht aufgespürt
stage-psi-spends = { $same ->
        [yes] Psi: gleich viel
       *[no] Psi: verschieden viel
    }
stage-takes-tags = { $n ->
        [one] 1 Markierung
       *[other] { $n } Markierungen
    }
stage-loses-tags = { $n ->
        [one] 1 Markierung weg
       *[other] { $n } Markierungen weg
    }
stage-removes-tag = Entfernt eine Markierung
stage-bad-publicity = { $n } Negative Publicity
stage-suffers-net = { $n } Netz-Schaden
stage-suffers-meat = { $n } Körper-Schaden
stage-suffers-brain = { $n } Hirn-Schaden
stage-prevents = Verhindert: { $card }
stage-discards = Legt ab: { $card }
stage-purges = Löscht Viruszähler
stage-hunts = Nimmt { $card } ins Visier
stage-automa-reveals = { $title }
stage-draws = Zieht { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
stage-takes-credit = Nimmt Credits
stage-gains = Erhält Credits
stage-pays = Zahlt
stage-win-agendas = Sieben Punkte
stage-win-flatline = Hirntot
stage-win-decked = F&E ist leer
stage-win-stack-empty = Der Stapel ist leer

## Dock, Spur, Rückblick und Einstellungen

stage-next = Weiter
stage-count = { $n } von { $most }
stage-go-on = Weiter
stage-result = Ergebnis
stage-skip = { $n ->
        [one] Überspringen
       *[other] { $n } überspringen
    }
stage-back = Zurück
stage-again = Alles noch einmal
stage-pause = Pause
stage-resume = Weiterspielen
stage-playing-you = Dein eigener Zug.
stage-playing = { $name } spielt.
stage-then-you = { $about ->
    [turn] Danach: deine Aktion.
    [encounter] Danach wirst du gefragt, ob du das Ice brichst.
    [access] Danach wirst du nach der Karte gefragt, auf die du zugreifst.
    [rez] Danach wirst du gefragt, ob du lädst.
    [trace] Danach wirst du gefragt, was du für das Aufspüren ausgibst.
    [number] Danach wirst du nach einer Zahl gefragt.
    [pay] Danach wirst du gefragt, womit du zahlst.
    [order] Danach wirst du nach der Reihenfolge gefragt.
    [harm] Danach wirst du gefragt, ob du es verhinderst.
    [discard] Danach wirst du gefragt, was du abwirfst.
    [mulligan] Danach: deine Starthand.
   *[choice] Danach hast du die Wahl.
  }
stage-hint = Ein Klick beendet diesen Schritt, Leertaste überspringt alle, Halten pausiert.
stage-hint-held = Keine Eile: Ohne dich geht nichts weiter.
stage-clock = Die Uhr läuft.
stage-click = Klick { $n } von { $most }
stage-recap = { $name }: seit deiner letzten Entscheidung
stage-since = Seit deiner letzten Entscheidung
stage-more = { $n } weitere
stage-to-come = { $n ->
        [one] noch 1 Schritt
       *[other] noch { $n } Schritte
    }
stage-speed = Tempo der Bühne
stage-speed-step = Einzeln
stage-speed-slow = Langsam
stage-speed-normal = Normal
stage-speed-fast = Schnell
stage-speed-once = Sofort
stage-waits = Auf mich warten bei
stage-waits-harm = Schaden und Agendas
stage-waits-agendas = Nur Agendas
stage-waits-never = Nie
stage-new = neu
stage-rezzed = geladen
stage-new-down = Neu, verdeckt
stage-face-down = Verdeckt: Du weißt nicht, welche.
stage-random = Zufällig aus { $n } gezogen.
stage-tie = Bei Gleichstand gewinnt der Runner.
stage-why = Warum
stage-enter = Eingabe: weiter.
stage-your-move = Du bist dran
stage-turn-no = Zug { $n }

## Marken des Rückblicks

chip-installs-ice = Ice: { $where }
chip-installs-root = Karte: { $where }
chip-installs-facedown = verdeckt
chip-advances = { $where }
chip-runs = auf { $where }
