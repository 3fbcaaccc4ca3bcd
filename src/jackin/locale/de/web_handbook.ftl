# The handbook: its page, its charts, and the player aids.

web-nav-handbook = Handbuch
web-handbook-game = Spiel
web-handbook-book-netrunner = Netrunner
web-handbook-book-automa = Automa
web-handbook-book-gangs = Gangs
web-handbook-search = Handbuch durchsuchen
web-handbook-found = { $n ->
    [one] { $n } Absatz
   *[other] { $n } Absätze
    }
web-handbook-link = Link hierher
web-handbook-lesson = Probier es: { $title }
web-handbook-exact = Die genaue Regel
web-handbook-charts = Alle Abläufe
web-handbook-why = Warum ist das geschehen
web-handbook-exact-show = Genaue Regeln zeigen
web-handbook-all-rules = Alle nummerierten Regeln
web-handbook-open = Im Handbuch öffnen

web-aid-runner = Spielhilfe: Runner
web-aid-corp = Spielhilfe: Konzern
web-aid-gangs = Spielhilfe: Gangs
web-aid-print = Drucken

web-handbook-loop-clicks = noch einmal, solange Klicks da sind
web-handbook-loop-ice = für jedes Ice, von außen nach innen
web-handbook-loop-cards = für jede Karte
web-handbook-loop-second = noch einmal, wenn du magst

web-handbook-step-access-count = Fest steht, wie viele Karten zu sehen sind
web-handbook-step-access-see = Eine Karte wird gesehen: was darauf wartet, geschieht
web-handbook-step-access-trash = Zahlen und zerstören, oder lassen
web-handbook-step-access-steal = Eine Agenda wird gestohlen
web-handbook-step-access-back = Was blieb, kommt zurück, wie es war
web-handbook-step-trace-corp = Der Konzern zahlt offen
web-handbook-step-trace-runner = Der Runner zahlt offen
web-handbook-step-trace-compare = Mehr als der Runner: es gelingt
web-handbook-step-gangs-choose = Aktivieren oder Zurückholen
web-handbook-step-gangs-action = Eine Aktion: ihre Scheibe ist benutzt
web-handbook-step-gangs-refill = Die Märkte werden aufgefüllt
web-handbook-step-gangs-end = Der Zug ist vorbei: Ist das das Ende?
web-handbook-step-netrun-move = Netrunner bewegen sich
web-handbook-step-netrun-secrets = Ein Konzerngeheimnis je Datenfestung
web-handbook-step-netrun-advance = Der Marker zieht vor
web-handbook-step-netrun-space = Das Feld nutzen, oder nicht
web-handbook-step-netrun-dice = NetWatch würfelt
web-handbook-step-reclaim-discs = Alle Scheiben kommen zurück
web-handbook-step-reclaim-rewards = Bezirke geben ihre Belohnungen
web-handbook-step-reclaim-recruit = Ein Rekrut je Versteck
web-handbook-what-is = Was „{ $word }“ bedeutet
web-handbook-words = Wörter auf dieser Karte
