# Was ein Bot zu seinem eigenen Zug sagt.

reason-first = Mein erster Einfall, und in { $worlds ->
        [one] einer Welt, die ich durchgespielt habe,
       *[other] { $worlds } Welten, die ich durchgespielt habe,
    } war nichts sicher besser.
reason-better = Um { $n } von 100 Siegen besser als mein erster Einfall, in { $worlds } Welten, die ich durchgespielt habe.
reason-corp-wins = Der Konzern gewinnt in { $n } % der Welten, mit der nächstbesten Variante in { $other } %.
reason-runner-wins = Der Runner gewinnt in { $n } % der Welten, mit der nächstbesten Variante in { $other } %.
reason-corp-points = Der Konzern punktet in { $n } % der Welten, mit der nächstbesten Variante in { $other } %.
reason-runner-points = Der Runner stiehlt in { $n } % der Welten, mit der nächstbesten Variante in { $other } %.
reason-careless = Ich habe nicht genau hingesehen: mein zweitbester Einfall.
reason-planned = Wie zu Beginn dieser Aktion geplant.
reason-turn = Der beste Zug, den ich gefunden habe: { $n ->
        [one] ein Anfang
       *[other] { $n } Anfänge
    } in { $worlds ->
        [one] einer Welt
       *[other] { $worlds } Welten
    } durchgespielt.
reason-weighed = { $n ->
        [one] Eine Antwort
       *[other] { $n } Antworten
    } in { $worlds ->
        [one] einer Welt
       *[other] { $worlds } Welten
    } abgewogen; was geheim gewählt wird, wird gemischt.
reason-cred = Das bringt { $n } Street Cred, die nächstbeste Variante { $other }.
reason-thumb-credit = Nichts anderes ist mehr wert als ein Credit.
reason-thumb-draw = Die Hand ist dünn, oder es fehlt, was als Nächstes gebraucht wird.
reason-thumb-play = Diese Karte gibt jetzt mehr, als sie kostet.
reason-thumb-run = Was dort zu finden sein kann, ist mehr wert als der Weg hinein.
reason-thumb-advance = Was bald gepunktet werden kann, geht vor Geld.
reason-thumb-score = Was gepunktet werden kann, wird gepunktet.
reason-thumb-remove-tag = Eine Markierung ist gefährlicher als ihr Preis.
reason-thumb-purge = Die Viren sind zu stark geworden.
reason-thumb-trash-resource = Der Runner ist markiert: Eine nützliche Ressource muss weg.
reason-thumb-rez = Es wird jetzt gebraucht und ist bezahlbar.
reason-thumb-install-agenda = Es gibt einen Server, in dem sie lange genug sicher sein dürfte.
reason-thumb-install-asset = Es macht sich bezahlt, oder man muss nachsehen.
reason-thumb-install-upgrade = Es macht Runs auf diesen Server schwerer.
reason-thumb-install-ice = Der Server mit zu wenig Ice kommt zuerst.
reason-thumb-install-program = Das Rig braucht es, um durch Ice zu kommen.
reason-thumb-install-hardware = Es hilft von jetzt an in jedem Zug.
reason-thumb-install-resource = Sie macht sich in den nächsten Zügen bezahlt.
reason-thumb-jack-out = Was noch kommt, würde mehr kosten, als der Zugriff wert ist.
reason-thumb-mulligan = Der Hand fehlt, was die ersten Züge brauchen.
reason-thumb-turn = Auf den ersten Blick bringt es am meisten Street Cred und Mittel.
reason-thumb-action = Auf den ersten Blick bringt es am meisten Street Cred und Mittel.
