### Was ein Automa am Tisch tut, ein Satz je Zeile; die Regel dahinter steht daneben.

## Beide Seiten

automa-reveals = { the-side } deckt die KI-Karte „{ $title }“ auf.
automa-reshuffles = { the-side } mischt die abgelegten KI-Karten zu einem neuen KI-Deck.

## Der Konzern: Vorbereitung, Klicks und Geld

automa-sets-up = { the-side } teilt sein Deck in Stapel auf. Eine Karte mit { $n ->
        [one] 1 Entwicklungsmarker
       *[other] { $n } Entwicklungsmarkern
    } wird aufgedeckt.
automa-leaves-click = Dieser Klick lässt sich nicht ausführen und bleibt übrig.
automa-takes-credits = { the-side } macht einen Klick zu Geld.
automa-uses-card = { the-side } steckt Klicks in das, was { the-card } bietet.
automa-behaves = Die Verhaltenskarte wird gelesen: Seite { $n ->
        [0] A
       *[other] B
    }.
automa-purges = { the-side } hat den Befehl, Viren zu löschen.
automa-hunts = { the-side } hat den Befehl, eine Ressource zu zerstören.
automa-overridden = { the-side } lässt diesen Klick anders verwenden.

## Der Konzern: HQ und Agenden

automa-refills = { the-side } legt die oberste Karte von F&E oben auf das HQ.
automa-routes-ice = { $card } wird gezeigt und in den ICE-Stapel gemischt.
automa-routes-operation = { $card } wird gezeigt und in den OP-Stapel gemischt.
automa-discards = { the-side } legt { the-card } ab.
automa-cannot-score = { the-side } kann { $n }{ -credit } für eine Agenda nicht bezahlen.
automa-keeps-agenda = Eine Agenda geht nicht ins Archiv: Sie wird in F&E gemischt.
automa-scores = { the-side } hat eine Agenda, für die er Punkte erzielen kann.
automa-refunds = Die Marker kommen als { $n }{ -credit } zurück.

## Der Konzern: installieren, Marker, Ice

automa-installs-resource = { the-side } installiert die oberste Karte des RE-Stapels.
automa-installs-ice = { the-side } installiert die oberste Karte des ICE-Stapels.
automa-installs-stratagem = { the-side } installiert eine Karte aus dem ES-Stapel.
automa-installs-by = { first-card } lässt eine Karte aus einem Stapel installieren.
automa-advances = { the-side } folgt dem Befehl zu entwickeln.
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
automa-rezzes = { the-side } kann { the-card } bezahlen.
automa-cannot-rez = { the-side } kann { the-card } nicht bezahlen: bleibt verdeckt.
automa-lacks-credits = { to-side } fehlen die Credits, um das Ice zu laden.
automa-repositions = { the-side } findet einen besseren Platz für { the-card }.

## Der Konzern: Operationen

automa-plays = { the-side } nimmt { the-card } vom Stapel.
automa-skips = { first-card } braucht einen Klick, der nicht da ist: zurück unter den Stapel.
automa-too-dear = { first-card } ist zu teuer: zurück unter den Stapel, und der Klick wird zu Geld.
automa-no-use = { first-card } nützt nichts: { the-side } nimmt stattdessen 1{ -credit }.

## Der Konzern: Entscheidungen

automa-decides-rez = { the-side } hat einen Grund zu laden.
automa-decides-use = { the-side } hat einen Grund, { the-card } zu nutzen.
automa-decides-yes = { to-side } ist es den Preis wert.
automa-decides-target = { the-side } nimmt die wertvollste Karte.
automa-decides-installed = { the-side } wählt Karte #{ $n }, die wertvollste, die zur Wahl steht.
automa-decides-bid = { the-side } bietet, was der Runner nicht erreichen kann, im Rahmen des Budgets, oder nichts.

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

## Warum ein Automa tut, was er tut, bevor er es tut

automa-at-click = { $side ->
        [a] Verhalten { $side ->
                [a] A
               *[b] B
            }{ $click }
        [b] Verhalten { $side ->
                [a] A
               *[b] B
            }{ $click }
       *[other] { $click ->
            [0] Übriger Klick
           *[other] Klick { $click }
        }
    }
automa-at = { $row ->
        [0] { automa-at-click }
       *[other] Zeile { $row }
    }:
automa-held = { $held ->
        [yes] Ja.
       *[no] Nein.
    }
automa-nowhere = { automa-at } kein System passt.
automa-asks-bare = { automa-at } falls { aicard-if-bare }? { automa-held }
automa-asks-breakers_lt = { automa-at } falls { aicard-if-breakers_lt }? { automa-held }
automa-asks-credits_ge = { automa-at } falls { aicard-if-credits_ge }? { automa-held }
automa-asks-credits_lt = { automa-at } falls { aicard-if-credits_lt }? { automa-held }
automa-asks-ec_left_ge = { automa-at } falls { aicard-if-ec_left_ge }? { automa-held }
automa-asks-es_left_ge = { automa-at } falls { aicard-if-es_left_ge }? { automa-held }
automa-asks-grip_gt = { automa-at } falls { aicard-if-grip_gt }? { automa-held }
automa-asks-grip_le = { automa-at } falls { aicard-if-grip_le }? { automa-held }
automa-asks-grip_lt = { automa-at } falls { aicard-if-grip_lt }? { automa-held }
automa-asks-hq_lt = { automa-at } falls { aicard-if-hq_lt }? { automa-held }
automa-asks-ice_left_ge = { automa-at } falls { aicard-if-ice_left_ge }? { automa-held }
automa-asks-my_points_ge = { automa-at } falls { aicard-if-my_points_ge }? { automa-held }
automa-asks-no_breaker = { automa-at } falls { aicard-if-no_breaker }? { automa-held }
automa-asks-no_trash_aid = { automa-at } falls { aicard-if-no_trash_aid }? { automa-held }
automa-asks-poor = { automa-at } falls { aicard-if-poor }? { automa-held }
automa-asks-re_left_ge = { automa-at } falls { aicard-if-re_left_ge }? { automa-held }
automa-asks-remotes_ge = { automa-at } falls { aicard-if-remotes_ge }? { automa-held }
automa-asks-remotes_lt = { automa-at } falls { aicard-if-remotes_lt }? { automa-held }
automa-asks-rezzed_ice_ge = { automa-at } falls { aicard-if-rezzed_ice_ge }? { automa-held }
automa-asks-stack_left_ge = { automa-at } falls { aicard-if-stack_left_ge }? { automa-held }
automa-asks-tagged = { automa-at } falls { aicard-if-tagged }? { automa-held }
automa-asks-tags_ge = { automa-at } falls { aicard-if-tags_ge }? { automa-held }
automa-asks-their_points_ge = { automa-at } falls { aicard-if-their_points_ge }? { automa-held }
automa-asks-thin = { automa-at } falls { aicard-if-thin }? { automa-held }
automa-asks-tokens_ge = { automa-at } falls { aicard-if-tokens_ge }? { automa-held }
automa-asks-turn_ge = { automa-at } falls { aicard-if-turn_ge }? { automa-held }
automa-asks-virus_ge = { automa-at } falls { aicard-if-virus_ge }? { automa-held }
automa-asks-weak = { automa-at } falls { aicard-if-weak }? { automa-held }
automa-fails-advance = { automa-at } { server-automa-advance }: nicht möglich.
automa-fails-behaviour = { automa-at } { server-automa-behaviour }: nicht möglich.
automa-fails-credit = { automa-at } { server-automa-credit }: nicht möglich.
automa-fails-draw = { automa-at } { server-automa-draw }: nicht möglich.
automa-fails-economy = { automa-at } { server-automa-economy }: nicht möglich.
automa-fails-grip = { automa-at } { server-automa-grip }: nicht möglich.
automa-fails-install_ice = { automa-at } { server-automa-install-ice }: nicht möglich.
automa-fails-install_resource = { automa-at } { server-automa-install-resource }: nicht möglich.
automa-fails-operation = { automa-at } { server-automa-operation }: nicht möglich.
automa-fails-program = { automa-at } { server-automa-program }: nicht möglich.
automa-fails-purge = { automa-at } { server-automa-purge }: nicht möglich.
automa-fails-refill = { automa-at } { server-automa-refill }: nicht möglich.
automa-fails-remove_tag = { automa-at } { server-automa-remove-tag }: nicht möglich.
automa-fails-resource = { automa-at } { server-automa-resource }: nicht möglich.
automa-fails-run = { automa-at } { server-automa-run }: nicht möglich.
automa-fails-run_ability = { automa-at } { server-automa-run-ability }: nicht möglich.
automa-fails-stratagem = { automa-at } { server-automa-stratagem }: nicht möglich.
automa-fails-trash_resource = { automa-at } { server-automa-trash-resource }: nicht möglich.
automa-fails-use_ability = { automa-at } { server-automa-use-ability }: nicht möglich.
automa-fails-use_asset = { automa-at } { server-automa-use-asset }: nicht möglich.
