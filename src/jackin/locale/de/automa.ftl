### Was ein Automa am Tisch tut, ein Satz je Zeile; die Regel dahinter steht daneben.

## Beide Seiten

automa-reveals = Der { $who } deckt die KI-Karte „{ $title }“ auf.
automa-reshuffles = Der { $who } mischt die abgelegten KI-Karten zu einem neuen KI-Deck.

## Der Konzern: Vorbereitung, Klicks und Geld

automa-sets-up = Der { $who } teilt sein Deck in Stapel auf. Eine Karte mit { $n ->
        [one] 1 Entwicklungsmarker
       *[other] { $n } Entwicklungsmarkern
    } wird aufgedeckt.
automa-leaves-click = Dieser Klick lässt sich nicht ausführen und bleibt übrig.
automa-takes-credits = Der { $who } macht einen Klick zu Geld.
automa-uses-card = Der { $who } steckt Klicks in das, was { the-card } bietet.
automa-behaves = Der { $who } folgt der Verhaltenskarte und dreht sie um.
automa-purges = Der { $who } hat den Befehl, Viren zu löschen.
automa-hunts = Der { $who } hat den Befehl, eine Ressource zu zerstören.
automa-overridden = Der { $who } lässt diesen Klick anders verwenden.

## Der Konzern: HQ und Agenden

automa-refills = Der { $who } legt die oberste Karte von F&E oben auf das HQ.
automa-routes-ice = { $card } wird gezeigt und in den ICE-Stapel gemischt.
automa-routes-operation = { $card } wird gezeigt und in den OP-Stapel gemischt.
automa-discards = Der { $who } legt { the-card } ab.
automa-cannot-score = Der { $who } kann { $n }{ -credit } für eine Agenda nicht bezahlen.
automa-keeps-agenda = Eine Agenda geht nicht ins Archiv: Sie wird in F&E gemischt.
automa-scores = Der { $who } hat eine Agenda, für die er Punkte erzielen kann.
automa-refunds = Die Marker kommen als { $n }{ -credit } zurück.

## Der Konzern: installieren, Marker, Ice

automa-installs-resource = Der { $who } installiert die oberste Karte des RE-Stapels.
automa-installs-ice = Der { $who } installiert die oberste Karte des ICE-Stapels.
automa-installs-stratagem = Der { $who } installiert eine Karte aus dem ES-Stapel.
automa-installs-by = { first-card } lässt eine Karte aus einem Stapel installieren.
automa-advances = Der { $who } folgt dem Befehl zu entwickeln.
automa-turns-up = { first-card } wird aufgedeckt: { $n ->
        [one] 1 Marker liegt
       *[other] { $n } Marker liegen
    } darauf.
automa-turns-back = { first-card } wird mit ihren Markern wieder verdeckt.
automa-moves-tokens = { $n ->
        [one] 1 Marker wandert
       *[other] { $n } Marker wandern
    } auf geladenes Ice.
automa-passes-tokens = { $n ->
        [one] 1 Marker wandert
       *[other] { $n } Marker wandern
    } auf die nächste verdeckte Karte { in-server }.
automa-rezzes = Der { $who } kann { the-card } bezahlen.
automa-cannot-rez = Der { $who } kann { the-card } nicht bezahlen: bleibt verdeckt.
automa-lacks-credits = Dem { $who } fehlen die Credits, um das Ice zu laden.
automa-repositions = Der { $who } findet einen besseren Platz für { the-card }.

## Der Konzern: Operationen

automa-plays = Der { $who } nimmt { the-card } vom Stapel.
automa-skips = { first-card } braucht einen Klick, der nicht da ist: zurück unter den Stapel.
automa-too-dear = { first-card } ist zu teuer: zurück unter den Stapel, und der Klick wird zu Geld.
automa-no-use = { first-card } nützt nichts: Der { $who } nimmt stattdessen 1{ -credit }.

## Der Konzern: Entscheidungen

automa-decides-rez = Der { $who } hat einen Grund zu laden.
automa-decides-use = Der { $who } hat einen Grund, { the-card } zu nutzen.
automa-decides-yes = Dem { $who } ist es den Preis wert.
automa-decides-target = Der { $who } nimmt die wertvollste Karte.
automa-decides-installed = Der { $who } wählt Karte #{ $n }, die wertvollste, die zur Wahl steht.
automa-decides-bid = Der { $who } bietet, was der Runner nicht erreichen kann, im Rahmen des Budgets, oder nichts.

## Der Zug des Konzerns und die Frage einer Partie mit human_override

timing-automa-corp-turn-corp_gains_clicks = Beginn des Zuges
timing-automa-corp-turn-corp_opening_window = Beginn des Zuges
timing-automa-corp-turn-corp_refills = Beginn des Zuges
timing-automa-corp-turn-corp_turn_begins = Beginn des Zuges
timing-automa-corp-turn-draws_or_loses = Beginn des Zuges
timing-automa-corp-turn-waits_no_longer = Beginn des Zuges
timing-automa-corp-turn-corp_first_window = vor der ersten Aktion
timing-automa-corp-turn-reveals_card = KI-Karte
timing-automa-corp-turn-takes_clicks = Aktionsphase
timing-automa-corp-turn-corp_window_after = nach einer Aktion
timing-automa-corp-turn-goes_on = Aktionsphase
timing-automa-corp-turn-stops = Ende des Zuges
timing-automa-corp-turn-corp_last_window = Ende des Zuges
timing-automa-corp-turn-corp_loses_clicks = Ende des Zuges
timing-automa-corp-turn-corp_turn_ends = Ende des Zuges
timing-automa-corp-turn-corp_turn_is_over = Ende des Zuges

ask-automa-click = Klick { $n } des Automas: wie gedruckt oder etwas, das ihm mehr nützt?
option-automa-as-printed = Wie gedruckt
option-automa-instead-refill = HQ auffüllen
option-automa-instead-credit = Credits erhalten
option-automa-instead-operation = Operation spielen
option-automa-instead-advance = Karte entwickeln
option-automa-instead-resource = Vom RE-Stapel installieren
option-automa-instead-new-remote = In neuem System installieren
option-automa-instead-ice = Ice installieren
option-automa-instead-ice-remote = Ice vor ausgelagertem System
