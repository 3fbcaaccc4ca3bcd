### Was der automatische Runner tut und warum

automa-pile-pro = { the-side } legt PRO aus: { $n ->
        [one] 1 Karte Programm oder Hardware
       *[other] { $n } Karten Programme und Hardware
    }.
automa-pile-ec = { the-side } legt EC aus: { $n ->
        [one] 1 Karte, die Geld bringt
       *[other] { $n } Karten, die Geld bringen
    }.
automa-pile-re = { the-side } legt RE aus: { $n ->
        [one] 1 Ressource oder Ereignis
       *[other] { $n } Ressourcen und Ereignisse
    }.
automa-renews-stack = { the-side } hat nichts mehr zu ziehen: Die Ablage ({ $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }) wird zum neuen Stapel.
automa-renews-economy = { the-side } mischt { $n ->
        [one] 1 gespieltes Ereignis
       *[other] { $n } gespielte Ereignisse
    } in EC.
win-stack-empty = { the-side } gewinnt: Der Runner muss ziehen und der Stapel ist leer.
    .you = Du gewinnst: Der Runner muss ziehen und der Stapel ist leer.

automa-leftover = Klick { $n } lässt sich nicht ausführen und bleibt übrig.
automa-bottom = Ein übriger Klick folgt dem untersten Befehl der Karte.
automa-loses-click = Der unterste Befehl lässt sich nicht befolgen: Der Klick ist verloren.
automa-gives-up = { the-side } verzichtet auf Klick { $n }.

automa-runs = Die Zeile führt zu: { $where }.
automa-diverts = Die Bedingung der Zeile ist erfüllt: Der Klick geht dorthin statt in einen Run.
automa-economy = { the-side } nimmt { the-card } kostenlos aus EC.
automa-program = { the-side } nimmt { the-card } aus PRO.
automa-resource = { the-side } nimmt { the-card } aus RE.
automa-grip = { the-side } nimmt { the-card } aus dem Griff.
automa-buries = { first-card } ist jetzt nicht nutzbar und kommt unter den Stapel.
automa-draws = { the-side } gibt einen Klick fürs Ziehen aus.
automa-credit = { the-side } gibt einen Klick für Credits aus.
automa-sheds-tag = { the-side } gibt einen Klick aus, um eine Markierung loszuwerden.
automa-uses = { the-side } nutzt die wertvollste Klick-Fähigkeit, die von { the-card }.

automa-breaks = { the-side } nimmt den billigsten Weg am Ice vorbei, mit { the-card }.
automa-jacks-out = { the-side } kommt am nächsten Ice nicht vorbei und bricht den Run ab.
automa-links = { the-side } erhöht die Verbindung um { $n }, im Limit des Runs.
automa-trashes = { the-side } zahlt { $n }{ -credit }, um die Karte zu zerstören, im Limit des Runs.
automa-prevents = { to-side } lohnt es sich, { the-card } zu nutzen.
automa-makes-room = { the-side } trennt sich von { the-card }, dem am wenigsten wertvollen Programm.
automa-chooses = { the-side } nimmt das Wertvollste.
automa-searches = { the-side } sucht den Ice-Brecher, der ihm fehlt.
