# Der Tisch im Terminal.

## Das Spielfeld

board-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
board-credits = { $n }{ -credit }
board-clicks = { $n }{ -click }
board-hq = HQ { $n }/{ $most }
board-rd = F&E { $n }
board-archives = Archiv { $n }
board-archives-facedown = Archiv { $n } + { $facedown } verdeckt
board-bad-publicity = { $n } Negative Publicity
board-grip = Griff { $n }/{ $most }
board-stack = Stapel { $n }
board-heap = Ablage { $n }
board-memory = { -mu } { $n }/{ $most }
board-link = Verbindung { $n }
board-tags = { $n ->
        [one] 1 Markierung
       *[other] { $n } Markierungen
    }
board-brain = { $n } Hirn-Schaden
board-scored = Punktezone: { $cards }
board-stolen = Gestohlen: { $cards }
board-programs = Programme
board-hardware = Hardware
board-resources = Ressourcen
board-facedown-row = Verdeckt
board-empty-rig = Noch nichts installiert.
board-on = auf { $card }
board-turn = { $who }, Zug { $n }
board-hand-corp = Dein HQ
board-hand-runner = Dein Griff
board-ability = Fähigkeit { $n }
board-encounter = Begegnung mit { $card }, Stärke { $n }
board-broken = ausgeschaltet
board-resolved = abgehandelt
board-facedown = verdeckt
board-facedown-card = verdeckte Karte
board-unrezzed-ice = ungeladenes Ice
board-ice = Ice
board-card = Karte
board-counter-advancement = { $n }▲
board-counter-credit = { $n }{ -credit }
board-counter-virus = { $n } Virus
board-counter-power = { $n } Wirkung
board-counter-agenda = { $n } Agenda

## Gespräch mit dem Spieler

play-waiting = Du spielst den { $who }. Bot: { $bot }. Startzahl: { $seed }.
play-keys = Zahl = Antwort · Enter = { $pass } · u rückgängig · ? KARTE warum nicht · l Protokoll · h Tasten
play-keys-only = Zahl = Antwort · u rückgängig · ? KARTE warum nicht · l Protokoll · h Tasten
play-help =
    ZAHL      diese Antwort geben
    Enter     passen, weiter oder liegen lassen, wo das eine Antwort ist
    u         zurücknehmen: wieder zu deiner vorigen Entscheidung
    s DATEI   die Partie speichern
    ? KARTE   eine Karte lesen, und warum sie jetzt nicht geht: ? 12 für #12, oder ein Titel
    r REGEL   eine Regel lesen, zum Beispiel r RUN-2.3
    w         warum tat der Bot das: sein Grund und seine besten Varianten (mit --explain, oder nach der Partie)
    l         das ganze Protokoll mit den Regeln dahinter
    p         die Stapel: Archiv und Ablage
    h         diese Tasten
    q         beenden
play-no-answer = { $given } ist keine der Antworten: { $first } bis { $last }, oder h für die Tasten.
play-no-pass = Hier kann man nicht passen: Antworte mit { $first } bis { $last }.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-undone = Zurückgenommen.
play-saved = Gespeichert in { $file }. Noch einmal ansehen: jackin replay { $file }. Weiterspielen: jackin play --text --resume { $file }
play-save-where = Wohin speichern? s DATEI
play-not-saved = Nicht gespeichert: { $why }
play-no-card = Keine Karte heißt { $given }.
play-can-use = Kann jetzt genutzt werden.
play-why = Jetzt nicht: { $why }.
play-no-rule = Keine Regel heißt { $given }.
play-quit = Partie bei Antwort { $n } verlassen.
play-over = Spielende
play-result = { $winner ->
        [you] Du gewinnst.
        [bot] Du verlierst.
       *[nobody] Niemand gewinnt.
    }
play-after = s DATEI speichert die Partie für jackin replay · u rückgängig · Enter beendet
play-again = Dieselbe Mischung noch einmal: jackin play --text --seed { $seed } --side { $side } --corp-deck { $corp } --runner-deck { $runner } --bot { $bot }

## Aufzeichnungen

replay-deal-fair = Fair gegeben: Das Geheimnis passt zu seiner Festlegung und ergibt mit dem, was die Spieler beitrugen, den Seed.
replay-deal-none = zu dieser Partie gehört kein faires Geben: Ihr Seed wurde gewählt oder von nur einer Maschine gemacht
replay-deal-wrong = nicht fair gegeben: { $what } passt nicht
replay-at = Nach { $n } von { $count } Antworten.
replay-asked = Der { $who } ist gefragt.
replay-keys = Enter weiter · b zurück · Zahl springen · q beenden

## Analyse

play-no-reason = Zu seinem letzten Zug hat er nichts zu sagen.
play-reason-later = Nur mit --explain oder nach der Partie: Der Grund verrät verdeckte Karten.
play-reason-line = { $n } % ± { $error }, Welten: { $worlds }
analyse-none = die Chancen dieser Partie kennt niemand
analyse-mistake = Zug { $turn }, { $who }, nach { $n } Antworten:
analyse-cost = { $n } von 100 Siegen vergeben, plus/minus { $error }
analyse-fine = { $who }: Entscheidungen, bei denen nichts sicher besser war: { $fine } von { $n }.
analyse-accuracy = { $who }: Genauigkeit { $n } %, wo es darauf ankam.
