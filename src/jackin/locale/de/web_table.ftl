# Der Tisch im Browser. Knöpfe sind Verben; Preise stehen als Symbole daneben.
# $card ist ein Titel, $name ein Spieler, $who eine Seite, $where ein System, $n eine Zahl.

## Die Seite

web-table-loading = Der Tisch wird gedeckt.
web-table-where = Netrunner · Tisch { $table }
web-table-spectating = Du siehst zu
web-table-rules = Regeln
web-table-menu = Tischmenü
web-table-you = Du
web-table-seat = { $who }: { $name }
web-table-seat-gone = gerade nicht da
web-table-sheets = Blätter
web-table-servers = Systeme
web-table-more-servers = Weitere Server
web-table-timing = Ablauf
web-table-dock = Deine Entscheidung
web-table-log = Protokoll
web-table-log-empty = Die Partie beginnt.
web-table-log-news = { $n ->
    [one] { $n } neue Zeile
   *[other] { $n } neue Zeilen
}

## Plätze und Orte

web-table-credits = { $n ->
        [one] 1 Credit
       *[other] { $n } Credits
    }
web-table-clicks-left = { $n ->
        [0] keine Klicks übrig
        [one] noch 1 Klick
       *[other] noch { $n } Klicks
    }
web-table-points = { $n } von { $most } Agendapunkten
web-table-bad-publicity = Negative Publicity
web-table-tags = Markierungen
web-table-memory = Speicher
web-table-link = Verbindung
web-table-brain = Hirn-Schaden
web-table-known-hand = In der Hand gesehen
web-table-hand = { $hand }, { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
web-table-hand-count = Handkarten
web-table-hand-empty = Deine Hand ist leer.
web-table-hand-hidden = { $n ->
        [one] 1 Handkarte
       *[other] { $n } Handkarten
    }
web-table-rig = Ausrüstung: { $name }
web-table-pile = { $pile }, { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
web-table-pile-empty = Hier liegt noch nichts.
web-table-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
web-table-lane-run = Run
web-table-lane-down = { $n } verdeckt
web-table-root-hidden = Verdeckte Karte { $n } in { $where }
web-table-ice-rezzed = { $title }, Ice { $n } von { $where }
web-table-ice-unrezzed = { $title }, ungeladen, Ice { $n } von { $where }
web-table-no-ice = Kein Ice schützt dieses System.
web-table-no-root = Nichts in diesem System.
web-table-strength = Stärke { $n }
web-table-counter = { $n } { $kind ->
        [advancement] Entwicklung
        [virus] Virus
        [power] Wirkung
        [agenda] Agenda
       *[credit] Credits
    }
web-table-short-hq = HQ
web-table-short-rd = F&E
web-table-short-archives = Arch
web-table-short-remote = S{ $n }

## Der Draht

web-table-whose-turn = { $who }, Zug { $n }
web-table-before-turns = Vorbereitung
web-table-you-act = Am Zug
web-table-they-act = { $name } am Zug
web-table-over = Spielende
web-table-wire-begin = Beginn
web-table-wire-draw = Ziehen
web-table-wire-action = Aktion { $n } / { $most }
web-table-wire-discard = Ablegen
web-table-wire-end = Ende
web-table-wire-run-start = 1 Beginn
web-table-wire-run-approach = 2 Nähern
web-table-wire-run-break = 3.1 Schalten
web-table-wire-run-resolve = 3.2 Abhandeln
web-table-wire-run-pass = 4 Vorbei
web-table-wire-run-server = 5 System
web-table-wire-run-success = Erfolg
web-table-wire-run-access = Zugriff
web-table-wire-run-end = 6 Ende
web-table-step-corp-start = Der Zug des Konzerns beginnt
web-table-step-corp-opening = Fenster zu Beginn des Konzernzugs
web-table-step-corp-draw = Der Konzern zieht
web-table-step-corp-first = Fenster vor der ersten Aktion des Konzerns
web-table-step-corp-action = Aktion des Konzerns
web-table-step-corp-after = Fenster nach einer Aktion des Konzerns
web-table-step-corp-discard = Der Konzern legt ab
web-table-step-corp-last = Fenster nach dem Ablegen des Konzerns
web-table-step-corp-end = Der Zug des Konzerns endet
web-table-step-runner-start = Der Zug des Runners beginnt
web-table-step-runner-opening = Fenster zu Beginn des Runnerzugs
web-table-step-runner-begin = Beginn des Runnerzugs
web-table-step-runner-first = Fenster vor der ersten Aktion des Runners
web-table-step-runner-action = Aktion des Runners
web-table-step-runner-after = Fenster nach einer Aktion des Runners
web-table-step-runner-discard = Der Runner legt ab
web-table-step-runner-last = Fenster nach dem Ablegen des Runners
web-table-step-runner-end = Der Zug des Runners endet
web-table-step-run-start = Der Run beginnt
web-table-step-run-approach = Annäherung an Ice: Fenster
web-table-step-run-jack-out = Ausstöpseln oder weiter
web-table-step-run-rez = Annäherung an Ice: Fenster zum Laden
web-table-step-run-break = Begegnung: Subroutinen ausschalten
web-table-step-run-resolve = Begegnung: Subroutinen abhandeln
web-table-step-run-pass = An Ice vorbei
web-table-step-run-server = Annäherung ans System: Fenster
web-table-step-run-server-jack-out = Ausstöpseln oder dem System nähern
web-table-step-run-last = Letztes Fenster vor dem Erfolg
web-table-step-run-success = Der Run ist erfolgreich
web-table-step-run-access = Zugriff
web-table-step-run-end = Der Run endet
web-table-pin-hint = Klicken: hier halten oder nicht.
web-table-tick-hint = Klicken: was hier von selbst vorbeiging.

## Halte

web-table-stop = Anhalten
web-table-stops = Halte
web-table-board = Tisch
web-table-stop-always = Immer
web-table-stop-act = Wenn es zählt
web-table-stop-pins = An Pins
web-table-stop-always-how = Jedes Fenster fragt, auch wenn du nur passen kannst.
web-table-stop-act-how = Was jetzt nichts bringt, geht von selbst vorbei: leere Fenster, Reihenfolgen und Zahlungen ohne Unterschied.
web-table-stop-pins-how = Fenster gehen vorbei, wenn kein Schritt des Drahts und keine Karte angepinnt ist. Begegnungen, Agenden mit Punkten und das Ice, dem man sich nähert, fragen trotzdem.
web-table-pin-card = Bei dieser Karte halten
web-table-unpin-card = Bei dieser Karte nicht halten

## Die Frage

web-table-your-move = Du bist dran.
web-table-enter = Enter: { $what }.
web-table-space = Leertaste: { $what }.
web-table-ask-action = Deine Aktion.
web-table-ask-break = „{ $card }“ ausschalten oder abhandeln.
web-table-ask-cannot-break = { $card }: Nichts hier kann es ausschalten.
web-table-ask-rez = „{ $card }“ laden?
web-table-ask-score = Für „{ $card }“ Punkte erzielen?
web-table-ask-trash = „{ $card }“ zerstören?
web-table-ask-steal = Du hast „{ $card }“ gefunden.
web-table-ask-seen = Du siehst „{ $card }“.
web-table-ask-discard = { $n ->
        [one] Lege 1 Karte ab.
       *[other] Lege { $n } Karten ab.
    }
web-table-note-waiting = Du wirst gefragt, wenn du dran bist.
web-table-note-action = Eine Karte, ein System oder eine Grundaktion.
web-table-note-plan = { $known ->
        [yes] Mit { $cards }.
       *[no] Mit Klicks.
    } Dir bleiben { $left }{ -credit } oder mehr.
web-table-note-clicks = Klicks
web-table-note-after = Jetzt { $now }{ -credit }, danach { $after }.
web-table-note-left = { $n ->
        [one] Noch 1 Karte zum Zugreifen.
       *[other] Noch { $n } Karten zum Zugreifen.
    }
web-table-note-nothing = Hier geht es nur weiter.
web-table-note-pay = Credits, die weniger können, gehen zuerst. Ändere es, wenn du willst.
web-table-note-order = Beide warten jetzt. Du wählst die Reihenfolge.
web-table-note-trace = Der Runner hat Verbindung { $link } und { $credits }{ -credit }.
web-table-note-link = Deine Verbindung ist { $link }: { $n }{ -credit } halten es auf. Gleichstand hält das Aufspüren auf.
web-table-note-link-enough = Deine Verbindung ist { $link }: Das hält es schon auf.
web-table-note-link-short = Deine Verbindung ist { $link } gegen { $trace }: Du kannst nicht genug zahlen.

## Die drei Felder

web-table-passed = Von selbst vorbei: { $step }
web-table-stop-here = Nächstes Mal hier halten
web-table-stops-here = Hält hier
web-table-passed-back = Zurück dorthin
web-table-passing = Es wird für dich gepasst
web-table-wait = Warten
web-table-keep-in-hand = Auf der Hand behalten
web-table-undo = Rückgängig
web-table-undo-no = Nichts rückgängig zu machen
web-table-undo-free = Rückgängig machen
web-table-undo-ask = Um Rücknahme bitten
web-table-undo-ask-seen = Um Rücknahme bitten (verdeckte Karten wurden gesehen)
web-table-no-line = Keine Leitung
web-table-decides = { $name } entscheidet
web-table-slot-waiting = Nicht dran
web-table-slot-pass = Passen
web-table-slot-done = Fertig
web-table-slot-continue = Weiter
web-table-slot-leave = Liegen lassen
web-table-slot-mulligan = Mulligan
web-table-slot-decline = Liegen lassen
web-table-slot-no = Nein
web-table-slot-nothing-found = Nichts gefunden
web-table-slot-automa-as-printed = Wie gedruckt
web-table-slot-must = Erst wählen
web-table-slot-take = Hinnehmen
web-table-slot-no-rez = Nicht laden
web-table-slot-let-resolve = { $n ->
        [one] 1 abhandeln
       *[other] { $n } abhandeln
    }
web-table-slot-pay-nothing = Nichts zahlen
web-table-slot-none = Nichts
web-table-slot-break-all = Alle ausschalten
web-table-slot-order = So ordnen
web-table-slot-pay = Zahlen
web-table-slot-number = { $n } wählen
web-table-slot-nothing = Nichts zu tun
web-table-slot-option = Tun
web-table-slot-choose = Wählen
web-table-slot-use = { $card } nutzen
web-table-slot-choose-action = Wähle eine Aktion
web-table-slot-pick-discard = { $n } von { $most } ablegen
web-table-slot-pick-forfeit = Aufgeben
web-table-slot-pick-trash-cost = Zerstören
web-table-slot-pick-overload = Zerstören
web-table-dear-resolve = { $n } können dich hirntot machen. Nochmal?
web-table-dear-forfeit = Sie ist für immer weg. Nochmal?
web-table-dear-concede = Du verlierst die Partie. Nochmal?
web-table-break-all-aria = Alle { $n } Subroutinen für { $credits } Credits{ $clicks ->
        [0] {""}
       *[other] {" "}und { $clicks } Klicks
    } ausschalten
web-table-break-one-aria = Subroutine { $n }{ $known ->
        [yes] {" "}mit „{ $card }“
       *[no] {""}
    } für { $credits } Credits{ $clicks ->
        [0] {""}
       *[other] {" "}und { $clicks } Klicks
    } ausschalten

## Verben an einer Karte

web-table-do-use = { $ability }
web-table-do-prevent = { $ability }
web-table-do-install = Installieren
web-table-do-play = Spielen
web-table-do-advance = Entwickeln
web-table-do-rez = Laden
web-table-do-score = Punkte erzielen
web-table-do-trash = Zerstören
web-table-do-trash-resource = Zerstören
web-table-do-run = Run
web-table-do-access = Zugreifen
web-table-do-discard = Ablegen
web-table-do-forfeit = Aufgeben
web-table-do-steal = Stehlen
web-table-do-find = Nehmen
web-table-do-pick = Wählen
web-table-do-on = Darauf installieren
web-table-do-at = Hier installieren
web-table-do-instead = Stattdessen nutzen
web-table-do-trash-by = Mit { $card } zerstören
web-table-do-remove-by = Mit { $card } entfernen
web-table-do-draw = 1 ziehen
web-table-do-jack-out = Ausstöpseln
web-table-do-keep = Behalten

## Grundaktionen

web-table-basic = Grundaktionen
web-table-basic-credit = 1 nehmen
web-table-basic-draw = 1 ziehen
web-table-basic-run = Run…
web-table-basic-remove-tag = Markierung weg
web-table-basic-advance = Entwickeln…
web-table-basic-purge = Löschen
web-table-basic-now = { $n ->
        [one] Noch 1 Klick.
       *[other] Noch { $n } Klicks.
    }
web-table-basic-after-run = Nach dem Run. { $n ->
        [one] Noch 1 Klick.
       *[other] Noch { $n } Klicks.
    }
web-table-basic-later = Wenn eine Aktion dran ist. { $n ->
        [one] Noch 1 Klick.
       *[other] Noch { $n } Klicks.
    }
web-table-basic-not-your-turn = In deinem eigenen Zug.

## Momente

web-table-your-turn = Dein Zug
web-table-turn-hint-runner = Klicke eine Karte im Griff an, um sie zu spielen oder zu installieren, ein System für einen Run, oder eine Grundaktion. Jede Aktion kostet einen Klick.
web-table-turn-hint-corp = Klicke eine Karte im HQ an, um sie zu spielen oder zu installieren, eine Karte auf dem Tisch, um sie zu entwickeln, oder eine Grundaktion. Karten lassen sich auf ein System ziehen.
web-table-opening-hand = Starthand
web-table-mulligan-hint = Behalte diese Karten, oder mische sie einmal zurück und ziehe ebenso viele neu.
web-table-discard-hint = Wähle in deiner Hand, was geht. Ein zweiter Klick nimmt die Karte zurück.
web-table-run-on = Run auf { $where }
web-table-choose = Wähle
web-table-moment-install-where = Wo installieren?
web-table-moment-trash-first = Vor dem Installieren
web-table-moment-forfeit = Aufgeben
web-table-moment-window = Fenster
web-table-moment-instead = Zugriff oder stattdessen
web-table-moment-access = Zugriff
web-table-moment-decide = Entscheide
web-table-moment-discard = Ablegen
web-table-encounter = Begegnung · Ice { $n } von { $most }
web-table-encounter-plain = Begegnung
web-table-subroutines = { $n ->
        [one] 1 Subroutine
       *[other] { $n } Subroutinen
    }
web-table-means-click = Klick
web-table-break = Ausschalten
web-table-break-with = { $known ->
        [yes] Mit { $cards }
       *[no] Mit Klicks
    }
web-table-other-ways = Andere Wege
web-table-against = { $mine } gegen { $theirs }
web-table-no-breaker = Kein installierter Ice-Brecher kann dieses Ice jetzt ausschalten.
web-table-access = Zugriff
web-table-trace = Aufspüren
web-table-trace-hits = { $trace } gegen { $link }: So gelingt das Aufspüren.
web-table-trace-stops = { $trace } gegen { $link }: So scheitert das Aufspüren. Bei Gleichstand scheitert es.
web-table-how-many = Wie viele?
web-table-less = Weniger
web-table-more = Mehr
web-table-less-from = Weniger von { $name }
web-table-more-from = Mehr von { $name }
web-table-number = Zahl
web-table-quick-nothing = { $n }: nichts
web-table-quick-take = { $n }: hinnehmen
web-table-quick-stop = { $n }: aufhalten
web-table-quick-beat = { $n }: über die Verbindung
web-table-quick-all = { $n }: alles
web-table-quick-some = { $n }
web-table-payment = { $n } zahlen
web-table-pay-pool = Credit-Vorrat
web-table-pay-purse = Negative Publicity
web-table-pay-left = jetzt { $now }, danach { $after }
web-table-pay-total = Summe
web-table-threat-net = { $n } Netz-Schaden
web-table-threat-meat = { $n } Körper-Schaden
web-table-threat-brain = { $n } Hirn-Schaden
web-table-threat-tags = { $n ->
        [one] 1 Markierung
       *[other] { $n } Markierungen
    }
web-table-prevent = Bevor es geschieht
web-table-prevent-grip = Verlorene Karten kommen zufällig aus deinem Griff; du hast { $n }.
web-table-approach = Annäherung
web-table-approach-at = { $where } · Ice { $n } von { $most }
web-table-breaker-at = { $card } mit { $n }
web-table-runner-has = { $known ->
        [yes] Der Runner hat { $tools }, { $credits }{ -credit } und { $clicks ->
            [one] 1 Klick
           *[other] { $clicks } Klicks
        }.
       *[no] Der Runner hat keinen Ice-Brecher, { $credits }{ -credit } und { $clicks ->
            [one] 1 Klick
           *[other] { $clicks } Klicks
        }.
    }
web-table-order = Gleichzeitig
web-table-effects = { $n } Effekte
web-table-order-always = In dieser Partie immer so
web-table-order-move = { $n }: { $card }. Drücken, um zu verschieben.
web-table-search = Suche
web-table-filter = Nach Titel filtern
web-table-waiting = { $name } entscheidet. Du wirst wieder gefragt, wenn etwas geschieht.
web-table-waiting-table = Einen Moment.

## Automas

web-table-automa = Automa
web-table-automa-card = KI-Karte
web-table-automa-last = Letzte KI-Karte
web-table-automa-none = keine aufgedeckt
web-table-automa-left = Noch { $n } KI-Karten
web-table-automa-pile-ice-pile = ICE
web-table-automa-pile-op-pile = OP
web-table-automa-pile-re-pile = RE
web-table-automa-pile-es-pile = ES
web-table-automa-pile-pro-pile = PRO
web-table-automa-pile-ec-pile = EC
web-table-automa-leftover = Übrig
web-table-automa-behaviour = Verhalten

## Warum, und woher Zahlen kommen

web-table-why-not = Warum nicht?
web-table-why = Jetzt nicht: { $why }.
web-table-why-usable = Jetzt nutzbar: Klicke sie an.
web-table-why-nothing = Sie hat gerade nichts zu tun.
web-table-read = Lesen
web-table-printed = { $n } gedruckt
web-table-number-strength = Stärke { $n }
web-table-number-cost = Kosten { $n }
web-table-number-requirement = Entwicklung { $n }
web-table-number-points = Agendapunkte { $n }
web-table-number-memory = Speicher { $n }
web-table-source-run = dieser Run
web-table-source-encounter = diese Begegnung
web-table-source-turn = dieser Zug
web-table-source-advancement = Entwicklung
web-table-source-virus = Viruszähler
web-table-source-power = Wirkungszähler

## Unter Menschen

web-table-chat-empty = Noch hat niemand etwas gesagt.
web-table-chat-say = Sag etwas
web-table-chat-send = Senden
web-table-offer = Der andere Platz fragt
web-table-offer-undo = { $name } möchte eine Entscheidung rückgängig machen.
web-table-offer-undo-seen = { $name } möchte eine Entscheidung rückgängig machen. Seitdem wurden verdeckte Karten gesehen.
web-table-offer-rematch = { $name } möchte eine Revanche.
web-table-offer-swap = { $name } möchte eine Revanche mit vertauschten Seiten.
web-table-offered = Gefragt. Die Antwort steht aus.
web-table-settled-yes = Einverstanden. Die Entscheidung ist zurückgenommen.
web-table-settled-no = Abgelehnt.
web-table-agree = Zustimmen
web-table-decline = Ablehnen
web-table-gone = { $name } hat die Leitung verloren, { $time }.
web-table-gone-how = Der Platz bleibt frei. Nach { $n } Minuten kannst du einen Bot weiterspielen lassen oder das Spiel beanspruchen.
web-table-claim-bot = Bot weiterspielen lassen
web-table-claim-win = Sieg beanspruchen
web-table-cover = Bildschirm übergeben
web-table-cover-how = Jetzt schaut nur der { $who } hin. Beim Öffnen werden die Karten gezeigt.
web-table-cover-open = Meine Seite öffnen

## Menü und Ergebnis

web-table-concede = Aufgeben
web-table-rematch = Revanche
web-table-swap = Seiten tauschen
web-table-rematch-asked = Um Revanche gebeten.
web-table-replay = Replay ansehen
web-table-journal = Spieldatei sichern
web-table-no-journal = Die Spieldatei lässt sich nach der Partie sichern.
web-table-share = Link für Zuschauer kopieren
web-table-link-copied = Link kopiert.
web-table-watching = { $n ->
        [0] Niemand sieht zu.
        [one] 1 Person sieht zu.
       *[other] { $n } Personen sehen zu.
    }
web-table-report = Fehler melden
web-table-report-what = Was ist geschehen, und was hätte geschehen sollen?
web-table-report-how = Die Spieldatei dieser Partie geht mit.
web-table-report-send = Meldung senden
web-table-report-failed = Die Meldung kam nicht an. Versuch es gleich noch einmal.
web-table-reported = Abgelegt als { $number }. Danke.
web-table-you-win = Du gewinnst
web-table-you-lose = Du verlierst
web-table-won-by = { $who } gewinnt
web-table-rounds = { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
web-table-look = Tisch ansehen
web-table-aside = Beiseitegelegt
web-table-playing = Wird gerade gespielt
web-table-in-effect = In Kraft
web-table-ask-may = { $card }: Willst du sie nutzen?
web-table-trace-if-hits = Gelingt
web-table-trace-if-stops = Misslingt
web-table-trace-nothing = Nichts geschieht.

web-advice-ask = Was würde Legende tun?
web-advice = Antwort von Legende: { $what }
web-advice-wait = Legende denkt nach …
web-advice-none = Legende weiß hier keinen Rat.
web-advice-do = So machen
web-reasons = Warum { $who } das tat
web-reasons-line = { $n } %, plus/minus { $error }, in { $worlds } Welten
