### Was der automatische Runner tut und warum

automa-pile-pro = Der { $who } legt PRO aus: { $n ->
        [one] 1 Karte Programm oder Hardware
       *[other] { $n } Karten Programme und Hardware
    }.
automa-pile-ec = Der { $who } legt EC aus: { $n ->
        [one] 1 Karte, die Geld bringt
       *[other] { $n } Karten, die Geld bringen
    }.
automa-pile-re = Der { $who } legt RE aus: { $n ->
        [one] 1 Ressource oder Ereignis
       *[other] { $n } Ressourcen und Ereignisse
    }.
automa-renews-stack = Der { $who } hat nichts mehr zu ziehen: Die Ablage ({ $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }) wird zum neuen Stapel.
automa-renews-economy = Der { $who } mischt { $n ->
        [one] 1 gespieltes Ereignis
       *[other] { $n } gespielte Ereignisse
    } in EC.
win-stack-empty = { the-side } gewinnt: Der Runner muss ziehen und der Stapel ist leer.
    .you = Du gewinnst: Der Runner muss ziehen und der Stapel ist leer.

automa-leftover = Klick { $n } lässt sich nicht ausführen und bleibt übrig.
automa-bottom = Ein übriger Klick folgt dem untersten Befehl der Karte.
automa-loses-click = Der unterste Befehl lässt sich nicht befolgen: Der Klick ist verloren.
automa-gives-up = Der { $who } verzichtet auf Klick { $n }.

automa-runs = Die Zeile führt zu: { $where }.
automa-diverts = Die Bedingung der Zeile ist erfüllt: Der Klick geht dorthin statt in einen Run.
automa-economy = Der { $who } nimmt { the-card } kostenlos aus EC.
automa-program = Der { $who } nimmt { the-card } aus PRO.
automa-resource = Der { $who } nimmt { the-card } aus RE.
automa-grip = Der { $who } nimmt { the-card } aus dem Griff.
automa-buries = { first-card } ist jetzt nicht nutzbar und kommt unter den Stapel.
automa-draws = Der { $who } gibt einen Klick fürs Ziehen aus.
automa-credit = Der { $who } gibt einen Klick für Credits aus.
automa-sheds-tag = Der { $who } gibt einen Klick aus, um eine Markierung loszuwerden.
automa-uses = Der { $who } nutzt die wertvollste Klick-Fähigkeit, die von { the-card }.

automa-breaks = Der { $who } nimmt den billigsten Weg am Ice vorbei, mit { the-card }.
automa-jacks-out = Der { $who } kommt am nächsten Ice nicht vorbei und bricht den Run ab.
automa-links = Der { $who } erhöht die Verbindung um { $n }, im Limit des Runs.
automa-trashes = Der { $who } zahlt { $n }{ -credit }, um die Karte zu zerstören, im Limit des Runs.
automa-prevents = Dem { $who } lohnt es sich, { the-card } zu nutzen.
automa-makes-room = Der { $who } trennt sich von { the-card }, dem am wenigsten wertvollen Programm.
automa-chooses = Der { $who } nimmt das Wertvollste.
automa-searches = Der { $who } sucht den Ice-Brecher, der ihm fehlt.
