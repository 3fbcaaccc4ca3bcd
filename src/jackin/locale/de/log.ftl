# Was geschehen ist, ein Satz je Zeile: jeder Schlüssel, den die Spielmaschine sagen kann.
# $who ist die Seite (beide sind männlich), $card und $other sind Titel, $known und $other_known sagen, ob der Leser
# sie kennt (yes, no; none: es gibt keine Karte), $where ist ein System, $n eine Zahl.
# the-card ist die Karte im Satz, first-card am Satzanfang; the-server ist $where im Akkusativ, in-server sagt, wo.

card-unknown = eine Karte

the-card = { $known ->
        [yes] „{ $card }“
       *[no] eine Karte
    }
first-card = { $known ->
        [yes] „{ $card }“
       *[no] Eine Karte
    }
the-server = { $server ->
        [hq] das HQ
        [archives] das Archiv
       *[other] { $where }
    }
in-server = { $server ->
        [hq] im HQ
        [archives] im Archiv
       *[other] in { $where }
    }

## Das Spiel und seine Züge

keeps = Der { $who } behält die Starthand.
mulligans = Der { $who } nimmt einen Mulligan.
turn = { $who }, Zug { $n }
win-agendas = Der { $who } gewinnt: 7 Agendapunkte.
win-decked = Der { $who } gewinnt: F&E ist leer und der Konzern muss ziehen.
win-flatline = Der { $who } gewinnt: Der Runner ist hirntot.

## Aktionen

takes-credit = Der { $who } nimmt sich für { -click } einen Credit.
draws = Der { $who } zieht { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.
plays = Der { $who } spielt { the-card }.
uses = Der { $who } nutzt { the-card }.
advances = Der { $who } entwickelt { the-card } { in-server }.
hunts = Der { $who } nimmt { the-card } ins Visier.
removes-tag = Der { $who } entfernt 1 Markierung.
purges = Der { $who } löscht alle Viruszähler.

## Credits und Klicks

gains = { $known ->
        [yes] Der { $who } erhält { $n }{ -credit } durch „{ $card }“.
       *[no] Der { $who } erhält { $n }{ -credit }.
    }
loses = { $known ->
        [yes] Der { $who } verliert { $n }{ -credit } durch „{ $card }“.
       *[no] Der { $who } verliert { $n }{ -credit }.
    }
pays = Der { $who } zahlt { $n }{ -credit }.
gains-clicks = Der { $who } erhält { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }.
loses-clicks = Der { $who } verliert { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }.

## Installieren, laden, Punkte erzielen

installs = Der { $who } installiert { the-card }.
installs-on = Der { $who } installiert { the-card } auf { $other_known ->
        [yes] „{ $other }“
       *[no] einer ungeladenen Karte
    }.
installs-facedown = Der { $who } installiert { the-card } verdeckt.
hosts = Der { $who } hostet { the-card } auf „{ $other }“.
installs-ice = { $known ->
        [yes] Der { $who } installiert „{ $card }“, um { the-server } zu schützen.
       *[no] Der { $who } installiert ein Ice, um { the-server } zu schützen.
    }
installs-root = { $known ->
        [yes] Der { $who } installiert „{ $card }“ { in-server }.
       *[no] Der { $who } installiert eine Karte { in-server }.
    }
rezzes = Der { $who } lädt { the-card }{ $n ->
        [0] {" "}kostenlos
       *[other] {" "}für { $n }{ -credit }
    }.
derezzes = { first-card } wird entladen.
scores = Der { $who } erzielt Punkte für { the-card }.
steals = Der { $who } stiehlt { the-card }.
declines = Der { $who } lässt { the-card } liegen, ohne zu stehlen.
forfeits = Der { $who } gibt { the-card } auf.
converted = { first-card } wird für den { $who } zu einer Agenda mit { $n ->
        [one] 1 Agendapunkt
       *[other] { $n } Agendapunkten
    }.
turned-facedown = { first-card } wird verdeckt.
turned-faceup = { first-card } wird offen hingelegt.
swaps = { $known ->
        [yes] „{ $card }“
       *[no] Eine Karte
    } und { $other_known ->
        [yes] „{ $other }“
       *[no] eine andere Karte
    } werden ausgetauscht.

## Zähler

places-advancement = { $n ->
        [one] 1 Entwicklungsmarker kommt
       *[other] { $n } Entwicklungsmarker kommen
    } auf { the-card }.
places-credit = Auf { the-card } kommen { $n }{ -credit }.
places-virus = { $n ->
        [one] 1 Viruszähler kommt
       *[other] { $n } Viruszähler kommen
    } auf { the-card }.
places-power = { $n ->
        [one] 1 Wirkungszähler kommt
       *[other] { $n } Wirkungszähler kommen
    } auf { the-card }.
places-agenda = { $n ->
        [one] 1 Agendazähler kommt
       *[other] { $n } Agendazähler kommen
    } auf { the-card }.
places-mark = { first-card } wird gekennzeichnet.
marks = { first-card } zielt auf { $other_known ->
        [yes] „{ $other }“
       *[no] eine ungeladene Karte
    }.

## Runs

runs = Der { $who } beginnt einen Run auf { the-server }.
approaches = Der { $who } nähert sich { $known ->
        [yes] „{ $card }“
       *[no] einem ungeladenen Ice
    }, Ice { $n } ({ $where }).
encounters = Der { $who } trifft auf { the-card }.
breaks = Der { $who } schaltet mit { the-card } Subroutine { $n } von „{ $other }“ aus.
subroutine = Subroutine { $n } von { the-card } wird abgehandelt.
bypasses = Der { $who } umgeht { the-card }.
moved-outermost = Der { $who } muss zurück zum äußersten Ice ({ $where }).
jacks-out = Der { $who } stöpselt sich aus.
approaches-server = Der { $who } nähert sich { $server ->
        [hq] dem HQ
        [archives] dem Archiv
       *[other] { $where }
    }.
succeeds = Der Run auf { the-server } ist erfolgreich.
fails = Der Run auf { the-server } ist nicht erfolgreich.
run-ended = Der Run wird beendet.
run-ends = Der Run auf { the-server } endet.
accesses = Der { $who } greift auf { the-card } zu.
strength-up = { first-card } erhält +{ $n } Stärke.
strength-down = { first-card } erhält −{ $n } Stärke.

## Aufspüren, Markierungen, Schaden

traces = Aufspürstärke { $n }.
links = Verbindungsstärke { $n }.
trace-succeeds = Das Aufspüren durch { the-card } ist erfolgreich.
trace-fails = Das Aufspüren durch { the-card } ist nicht erfolgreich.
takes-tags = Der { $who } erhält { $n ->
        [one] 1 Markierung
       *[other] { $n } Markierungen
    }.
loses-tags = Der { $who } verliert { $n ->
        [one] 1 Markierung
       *[other] { $n } Markierungen
    }.
suffers-net = Der { $who } nimmt { $n } Netz-Schaden.
suffers-meat = Der { $who } nimmt { $n } Körper-Schaden.
suffers-brain = Der { $who } nimmt { $n } Hirn-Schaden.
bad-publicity = Der { $who } erhält { $n } Negative Publicity.
prevents = Der { $who } verhindert es mit { the-card }.

## Karten, die den Ort wechseln

trashed = { $known ->
        [yes] „{ $card }“ wird zerstört.
       *[no] Eine Karte des { $who }s wird verdeckt zerstört.
    }
discards = Der { $who } legt { the-card } ab.
removed = { first-card } wird aus dem Spiel entfernt.
to-stack = { first-card } kommt oben auf den Stapel.
shuffles-in = { $n ->
        [one] Der { $who } mischt 1 Handkarte ins Deck.
       *[other] Der { $who } mischt { $n } Handkarten ins Deck.
    }
comes-back = Der { $who } nimmt { the-card } wieder auf die Hand.
looks-at-top = Der { $who } sieht sich die oberste Karte von F&E an.
arranges-ice = Der { $who } ordnet das Ice neu, das { $where } schützt.
puts-on-bottom = Der { $who } legt eine Karte unter das Deck.
takes-back = Der { $who } nimmt { the-card } { $seat ->
        [corp] aus dem Archiv ins HQ
       *[runner] aus der Ablage in den Griff
    }.
arranges = Der { $who } ordnet die obersten { $n } Karten { $seat ->
        [corp] von F&E
       *[runner] des Stapels
    }.
searches = Der { $who } durchsucht { $seat ->
        [corp] F&E
       *[runner] den Stapel
    } mit { the-card }.
reveals = Der { $who } deckt { the-card } auf.
exposes = { first-card } wird enthüllt.

## Warum das Spiel endete

cause-points = { $card }: { $n ->
        [one] 1 Agendapunkt
       *[other] { $n } Agendapunkte
    }.
cause-grip = { $n ->
        [0] Keine Karte
        [one] 1 Karte
       *[other] { $n } Karten
    } im Griff: { $short } zu wenig.
