# Was geschehen ist, ein Satz je Zeile: jeder Schlüssel, den die Spielmaschine sagen kann.
# $who ist die Seite (beide sind männlich), $card und $other sind Titel, $known und $other_known sagen, ob der Leser
# sie kennt (yes, no; none: es gibt keine Karte), $where ist ein System, $n eine Zahl.
# the-side ist $who mit Artikel am Satzanfang, to-side dasselbe im Dativ.
# the-card ist die Karte im Satz, first-card am Satzanfang; the-server ist $where im Akkusativ, in-server sagt, wo.

card-unknown = eine Karte

the-side = { $named ->
        [yes] { $who }
       *[no] Der { $who }
    }
to-side = { $named ->
        [yes] { $who }
       *[no] Dem { $who }
    }
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

keeps = { the-side } behält die Starthand.
    .you = Du behältst die Starthand.
mulligans = { the-side } nimmt einen Mulligan.
    .you = Du nimmst einen Mulligan.
turn = { $who }, Zug { $n }
    .you = Dein Zug { $n }
win-agendas = { the-side } gewinnt: 7 Agendapunkte.
    .you = Du gewinnst: 7 Agendapunkte.
win-decked = { the-side } gewinnt: F&E ist leer und der Konzern muss ziehen.
    .you = Du gewinnst: F&E ist leer und der Konzern muss ziehen.
win-flatline = { the-side } gewinnt: Der Runner ist hirntot.
    .you = Du gewinnst: Der Runner ist hirntot.

## Aktionen

takes-credit = { the-side } nimmt sich für { -click } einen Credit.
    .you = Du nimmst dir für { -click } einen Credit.
draws = { the-side } zieht { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.
    .you = Du ziehst { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        }.
plays = { the-side } spielt { the-card }.
    .you = Du spielst { the-card }.
uses = { the-side } nutzt { the-card }.
    .you = Du nutzt { the-card }.
advances = { the-side } entwickelt { the-card } { in-server }.
    .you = Du entwickelst { the-card } { in-server }.
hunts = { the-side } nimmt { the-card } ins Visier.
    .you = Du nimmst { the-card } ins Visier.
removes-tag = { the-side } entfernt 1 Markierung.
    .you = Du entfernst 1 Markierung.
purges = { the-side } löscht alle Viruszähler.
    .you = Du löschst alle Viruszähler.

## Credits und Klicks

gains = { $known ->
        [yes] { the-side } erhält { $n }{ -credit } durch „{ $card }“.
       *[no] { the-side } erhält { $n }{ -credit }.
    }
    .you = { $known ->
            [yes] Du erhältst { $n }{ -credit } durch „{ $card }“.
           *[no] Du erhältst { $n }{ -credit }.
        }
loses = { $known ->
        [yes] { the-side } verliert { $n }{ -credit } durch „{ $card }“.
       *[no] { the-side } verliert { $n }{ -credit }.
    }
    .you = { $known ->
            [yes] Du verlierst { $n }{ -credit } durch „{ $card }“.
           *[no] Du verlierst { $n }{ -credit }.
        }
pays = { the-side } zahlt { $n }{ -credit }.
    .you = Du zahlst { $n }{ -credit }.
gains-clicks = { the-side } erhält { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }.
    .you = Du erhältst { $n ->
            [one] { -click }
           *[other] { $n } { -click }
        }.
loses-clicks = { the-side } verliert { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }.
    .you = Du verlierst { $n ->
            [one] { -click }
           *[other] { $n } { -click }
        }.
spends-clicks = { the-side } gibt { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    } zusätzlich für den Run aus ({ $where }).
    .you = Du gibst { $n ->
            [one] { -click }
           *[other] { $n } { -click }
        } zusätzlich für den Run aus ({ $where }).
pays-clicks = { the-side } gibt { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    } aus.
    .you = Du gibst { $n ->
            [one] { -click }
           *[other] { $n } { -click }
        } aus.

## Installieren, laden, Punkte erzielen

installs = { the-side } installiert { the-card }.
    .you = Du installierst { the-card }.
installs-on = { the-side } installiert { the-card } auf { $other_known ->
        [yes] „{ $other }“
       *[no] einer ungeladenen Karte
    }.
    .you = Du installierst { the-card } auf { $other_known ->
            [yes] „{ $other }“
           *[no] einer ungeladenen Karte
        }.
installs-facedown = { the-side } installiert { the-card } verdeckt.
    .you = Du installierst { the-card } verdeckt.
hosts = { the-side } hostet { the-card } auf „{ $other }“.
    .you = Du hostest { the-card } auf „{ $other }“.
unloads = { the-side } entfernt 1 Wirkungszähler von „{ $other }“.
    .you = Du entfernst 1 Wirkungszähler von „{ $other }“.
installs-ice = { $known ->
        [yes] { the-side } installiert „{ $card }“, um { the-server } zu schützen.
       *[no] { the-side } installiert ein Ice, um { the-server } zu schützen.
    }
    .you = { $known ->
            [yes] Du installierst „{ $card }“, um { the-server } zu schützen.
           *[no] Du installierst ein Ice, um { the-server } zu schützen.
        }
installs-root = { $known ->
        [yes] { the-side } installiert „{ $card }“ { in-server }.
       *[no] { the-side } installiert eine Karte { in-server }.
    }
    .you = { $known ->
            [yes] Du installierst „{ $card }“ { in-server }.
           *[no] Du installierst eine Karte { in-server }.
        }
rezzes = { the-side } lädt { the-card }{ $n ->
        [0] {" "}kostenlos
       *[other] {" "}für { $n }{ -credit }
    }.
    .you = Du lädst { the-card }{ $n ->
            [0] {" "}kostenlos
           *[other] {" "}für { $n }{ -credit }
        }.
derezzes = { first-card } wird entladen.
scores = { the-side } erzielt Punkte für { the-card }.
    .you = Du erzielst Punkte für { the-card }.
steals = { the-side } stiehlt { the-card }.
    .you = Du stiehlst { the-card }.
declines = { the-side } lässt { the-card } liegen, ohne zu stehlen.
    .you = Du lässt { the-card } liegen, ohne zu stehlen.
forfeits = { the-side } gibt { the-card } auf.
    .you = Du gibst { the-card } auf.
converted = { first-card } wird für { $named ->
        [yes] { $who }
       *[no] den { $who }
    } zu einer Agenda mit { $n ->
        [one] 1 Agendapunkt
       *[other] { $n } Agendapunkten
    }.
    .you = { first-card } wird für dich zu einer Agenda mit { $n ->
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

runs = { the-side } beginnt einen Run auf { the-server }.
    .you = Du beginnst einen Run auf { the-server }.
approaches = { the-side } nähert sich { $known ->
        [yes] „{ $card }“
       *[no] einem ungeladenen Ice
    }, Ice { $n } ({ $where }).
    .you = Du näherst dich { $known ->
            [yes] „{ $card }“
           *[no] einem ungeladenen Ice
        }, Ice { $n } ({ $where }).
encounters = { the-side } trifft auf { the-card }.
    .you = Du triffst auf { the-card }.
breaks = { the-side } schaltet mit { the-card } Subroutine { $n } von „{ $other }“ aus.
    .you = Du schaltest mit { the-card } Subroutine { $n } von „{ $other }“ aus.
subroutine = Subroutine { $n } von { the-card } wird abgehandelt.
bypasses = { the-side } umgeht { the-card }.
    .you = Du umgehst { the-card }.
moved-outermost = { the-side } muss zurück zum äußersten Ice ({ $where }).
    .you = Du musst zurück zum äußersten Ice ({ $where }).
names-server = { first-card } nennt { the-server }.
gains-subroutine = { first-card } hat für den Rest des Runs eine weitere Subroutine.
removes-tokens = { the-side } entfernt { $n } Entwicklungsmarker von { $known ->
        [yes] „{ $card }“
       *[no] einer verdeckten Karte
    }.
    .you = Du entfernst { $n } Entwicklungsmarker von { $known ->
        [yes] „{ $card }“
       *[no] einer verdeckten Karte
    }.
moves-ice = { first-card } schützt jetzt als äußerstes Ice { the-server }.
jacks-out = { the-side } stöpselt sich aus.
    .you = Du stöpselst dich aus.
approaches-server = { the-side } nähert sich { $server ->
        [hq] dem HQ
        [archives] dem Archiv
       *[other] { $where }
    }.
    .you = Du näherst dich { $server ->
            [hq] dem HQ
            [archives] dem Archiv
           *[other] { $where }
        }.
succeeds = Der Run auf { the-server } ist erfolgreich.
fails = Der Run auf { the-server } ist nicht erfolgreich.
run-ended = Der Run wird beendet.
run-ends = Der Run auf { the-server } endet.
accesses = { the-side } greift auf { the-card } zu.
    .you = Du greifst auf { the-card } zu.
strength-up = { first-card } erhält +{ $n } Stärke.
strength-down = { first-card } erhält −{ $n } Stärke.

## Aufspüren, Markierungen, Schaden

traces = Aufspürstärke { $n }.
links = Verbindungsstärke { $n }.
trace-succeeds = Das Aufspüren durch { the-card } ist erfolgreich.
trace-fails = Das Aufspüren durch { the-card } ist nicht erfolgreich.
takes-tags = { the-side } erhält { $n ->
        [one] 1 Markierung
       *[other] { $n } Markierungen
    }.
    .you = Du erhältst { $n ->
            [one] 1 Markierung
           *[other] { $n } Markierungen
        }.
loses-tags = { the-side } verliert { $n ->
        [one] 1 Markierung
       *[other] { $n } Markierungen
    }.
    .you = Du verlierst { $n ->
            [one] 1 Markierung
           *[other] { $n } Markierungen
        }.
suffers-net = { the-side } nimmt { $n } Netz-Schaden.
    .you = Du nimmst { $n } Netz-Schaden.
suffers-meat = { the-side } nimmt { $n } Körper-Schaden.
    .you = Du nimmst { $n } Körper-Schaden.
suffers-brain = { the-side } nimmt { $n } Hirn-Schaden.
    .you = Du nimmst { $n } Hirn-Schaden.
bad-publicity = { the-side } erhält { $n } Negative Publicity.
    .you = Du erhältst { $n } Negative Publicity.
clears-name = { the-side } verliert { $n } Negative Publicity.
    .you = Du verlierst { $n } Negative Publicity.
prevents-blame = { the-side } verhindert die Negative Publicity.
    .you = Du verhinderst die Negative Publicity.
prevents = { the-side } verhindert es mit { the-card }.
    .you = Du verhinderst es mit { the-card }.
lowers-hand-size = Das Handkartenlimit ({ the-side }) ist bis zum nächsten Zug des Konzerns um { $n } niedriger.
    .you = Dein Handkartenlimit ist bis zum nächsten Zug des Konzerns um { $n } niedriger.
lowers-trace = { the-side } senkt die Grundstärke des Aufspürens mit { the-card } auf 0.
    .you = Du senkst die Grundstärke des Aufspürens mit { the-card } auf 0.
psi-spends = { the-side } hat verdeckt { $n }{ -credit } ausgegeben.
    .you = Du hast verdeckt { $n }{ -credit } ausgegeben.
guesses-even = { the-side } rät: gerade.
    .you = Du rätst: gerade.
guesses-odd = { the-side } rät: ungerade.
    .you = Du rätst: ungerade.
luck-spends = { the-side } hatte verdeckt { $n }{ -credit } ausgegeben.
    .you = Du hattest verdeckt { $n }{ -credit } ausgegeben.
takes-from-top = { the-side } nimmt eine der obersten Karten des Stapels in den Griff.
    .you = Du nimmst eine der obersten Karten des Stapels in den Griff.

## Karten, die den Ort wechseln

trashed = { $known ->
        [yes] „{ $card }“ wird zerstört.
       *[no] { $named ->
            [yes] Eine Karte von { $who }
           *[no] Eine Karte des { $who }s
        } wird verdeckt zerstört.
    }
    .you = { $known ->
            [yes] „{ $card }“ wird zerstört.
           *[no] Eine Karte von dir wird verdeckt zerstört.
        }
discards = { the-side } legt { the-card } ab.
    .you = Du legst { the-card } ab.
removed = { first-card } wird aus dem Spiel entfernt.
to-stack = { first-card } kommt oben auf den Stapel.
shuffles-in = { $n ->
        [one] { the-side } mischt 1 Handkarte ins Deck.
       *[other] { the-side } mischt { $n } Handkarten ins Deck.
    }
    .you = { $n ->
            [one] Du mischst 1 Handkarte ins Deck.
           *[other] Du mischst { $n } Handkarten ins Deck.
        }
shuffles-back = { $n ->
        [one] { the-side } mischt 1 Karte aus dem Archiv in F&E.
       *[other] { the-side } mischt { $n } Karten aus dem Archiv in F&E.
    }
    .you = { $n ->
            [one] Du mischst 1 Karte aus dem Archiv in F&E.
           *[other] Du mischst { $n } Karten aus dem Archiv in F&E.
        }
comes-back = { the-side } nimmt { the-card } wieder auf die Hand.
    .you = Du nimmst { the-card } wieder auf die Hand.
looks-at-top = { $other_known ->
        [yes] { the-side } sieht sich die oberste Karte von F&E an: „{ $other }“.
       *[no] { the-side } sieht sich die oberste Karte von F&E an.
    }
    .you = { $other_known ->
            [yes] Du siehst dir die oberste Karte von F&E an: „{ $other }“.
           *[no] Du siehst dir die oberste Karte von F&E an.
        }
moves-to-host = { the-side } hostet { the-card } jetzt auf { $other_known ->
        [yes] „{ $other }“
       *[no] einem ungeladenen Ice
    } ({ $where }).
    .you = Du hostest { the-card } jetzt auf { $other_known ->
            [yes] „{ $other }“
           *[no] einem ungeladenen Ice
        } ({ $where }).
to-hq = { $known ->
        [yes] „{ $card }“ kommt ins HQ.
       *[no] Das Ice kommt ins HQ.
    }
to-rd = { first-card } kommt oben auf F&E.
shuffles-rd = { the-side } mischt F&E.
    .you = Du mischst F&E.
goes-on-from = { first-card }: Der Run geht hinter „{ $other }“ weiter ({ $where }).
looks-at-own-top = { $other_known ->
        [yes] { the-side } sieht sich die oberste Karte des Stapels an: „{ $other }“.
       *[no] { the-side } sieht sich die oberste Karte des Stapels an.
    }
    .you = { $other_known ->
            [yes] Du siehst dir die oberste Karte deines Stapels an: „{ $other }“.
           *[no] Du siehst dir die oberste Karte deines Stapels an.
        }
arranges-ice = { the-side } ordnet das Ice neu, das { $where } schützt.
    .you = Du ordnest das Ice neu, das { $where } schützt.
cannot-be-used = „{ $other }“: { the-card } kann für den Rest des Runs nicht benutzt werden.
puts-on-top = { the-side } legt eine Karte oben auf das Deck.
    .you = Du legst eine Karte oben auf das Deck.
puts-cards-on-bottom = { $n ->
        [one] { the-side } legt 1 Karte unter das Deck.
       *[other] { the-side } legt { $n } Karten unter das Deck.
    }
    .you = { $n ->
        [one] Du legst 1 Karte unter das Deck.
       *[other] Du legst { $n } Karten unter das Deck.
    }
swaps-with-pile = { first-card }: { $n ->
        [one] 1 Karte wird getauscht.
       *[other] { $n } Karten werden getauscht.
    }
added-to-score = { first-card } kommt in den Punktebereich des Konzerns.
gains-text = { first-card } erhält den Text von „{ $other }“.
puts-on-bottom = { the-side } legt eine Karte unter das Deck.
    .you = Du legst eine Karte unter das Deck.
takes-back = { the-side } nimmt { the-card } { $seat ->
        [corp] aus dem Archiv ins HQ
       *[runner] aus der Ablage in den Griff
    }.
    .you = Du nimmst { the-card } { $seat ->
            [corp] aus dem Archiv ins HQ
           *[runner] aus der Ablage in den Griff
        }.
arranges = { the-side } ordnet die obersten { $n } Karten { $seat ->
        [corp] von F&E
       *[runner] des Stapels
    }.
    .you = Du ordnest die obersten { $n } Karten { $seat ->
            [corp] von F&E
           *[runner] des Stapels
        }.
arranges-theirs = { the-side } ordnet die obersten { $n } Karten { $seat ->
        [corp] des Stapels
       *[runner] von F&E
    }.
    .you = Du ordnest die obersten { $n } Karten { $seat ->
            [corp] des Stapels
           *[runner] von F&E
        }.
searches = { the-side } durchsucht { $seat ->
        [corp] F&E
       *[runner] den Stapel
    } mit { the-card }.
    .you = Du durchsuchst { $seat ->
            [corp] F&E
           *[runner] den Stapel
        } mit { the-card }.
reveals = { the-side } deckt { the-card } auf.
    .you = Du deckst { the-card } auf.
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
