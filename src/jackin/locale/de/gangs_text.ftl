# Gangs of Night City: wie sich die Vokabeln eines Inhalts auf einer Karte lesen. Siehe den englischen Katalog: $each ist
# der Rest einer Menge („je Versteck von dir“), $if eine Bedingung, $parts eine Liste. Bedingungen enden mit dem Verb,
# Einheiten und Orte stehen im Akkusativ.

## Satzenden

gangs-text-and = { $first } und { $second }
gangs-text-or = { $first } oder { $second }
gangs-text-then = { $first }; dann { $second }
gangs-text-if = wenn { $condition }
gangs-text-unless = außer wenn { $condition }
gangs-text-needs = nur wenn { $condition }
gangs-text-not = es nicht so ist, dass { $condition }
gangs-text-when = { $when }, { $if }: { $effects }.
gangs-text-at = { $when }: { $effects }.
gangs-text-rule = { $rules }.
gangs-text-rule-if = Solange { $condition }: { $rules }.
gangs-text-effect-if = { $if }: { $effect }
gangs-text-each = { " " }je { $count }
gangs-text-plus = , plus { $n } je { $count }
gangs-text-minus = , minus { $n } je { $count }
gangs-text-most = { " " }(höchstens { $n })
gangs-text-price = { $n } { $what }
gangs-text-cred = { $n } Street Cred{ $each }
gangs-text-cred-if = { $n } Street Cred{ $each }, { $if }
gangs-text-movement = Bewegt sich { $when }.
gangs-text-class = Bewegt sich und wird aktiviert mit deinen { $unit ->
        [solo] Solos
        [techie] Techies
       *[netrunner] Netrunnern
    }.

## Zeitpunkte

gangs-timing-reveal = Aufdecken
gangs-timing-compare = Vergleichen
gangs-timing-casualties = Verluste
gangs-timing-firefight-end = Am Ende eines Feuergefechts mit dir
gangs-timing-activate-end = Am Ende deines Aktivierungszugs
gangs-timing-reclaim-end = Am Ende deines Zugs zum Zurückholen
gangs-timing-hired = Beim Anheuern
gangs-timing-seized = Wenn du { $type ->
        [any] eine Gelegenheit
        [braindance] eine Braindance-Gelegenheit
        [cyberware] eine Cyberware-Gelegenheit
       *[weapons] eine Waffen-Gelegenheit
    } ergreifst
gangs-timing-occupied = Wenn eine deiner Einheiten { $poi ->
        [any] einen Interessanten Ort
        [fixer] einen Fixer
        [business] ein Geschäft
       *[data-fortress] eine Datenfestung
    } besetzt
gangs-timing-netrun = Wenn du einen Netrun beginnst
gangs-timing-hideout-built = Wenn du ein Versteck baust
gangs-timing-upgraded = Wenn du eine Kampfkarte verbesserst
gangs-timing-revealed = Wenn diese Karte aufgedeckt wird
gangs-timing-game-end = Am Ende des Spiels
gangs-timing-always = Immer
gangs-moves-occupied = immer wenn eine andere deiner Einheiten { $poi ->
        [any] einen Interessanten Ort
        [fixer] einen Fixer
        [business] ein Geschäft
       *[data-fortress] eine Datenfestung
    } besetzt
gangs-moves-activated = mit deinen { $unit ->
        [solo] Solos
        [techie] Techies
       *[netrunner] Netrunnern
    }
gangs-moves-activate-end = am Ende deines Aktivierungszugs
gangs-moves-reclaim-end = am Ende deines Zugs zum Zurückholen
gangs-moves-never = nie
gangs-solo-recruited = Wenn sie rekrutiert
gangs-solo-absent = Wenn sie dich nicht antrifft
gangs-solo-opportunity-removed = Wenn sie eine Gelegenheit entfernt
gangs-solo-net-retreat = Wenn sie dich im Netz zurückdrängt
gangs-solo-firefight-won = Wenn sie ein Feuergefecht gewinnt
gangs-solo-firefight-lost = Wenn sie ein Feuergefecht verliert

## Wörter im Satz

gangs-unit-any = { $n ->
        [one] Einheit
       *[other] Einheiten
    }
gangs-unit-solo = { $n ->
        [one] Solo
       *[other] Solos
    }
gangs-unit-techie = { $n ->
        [one] Techie
       *[other] Techies
    }
gangs-unit-netrunner = { $n ->
        [one] Netrunner
       *[other] Netrunner
    }
gangs-unit-drone = { $n ->
        [one] Drohne
       *[other] Drohnen
    }
gangs-unit-edgerunner = { $n ->
        [one] Edgerunner
       *[other] Edgerunner
    }
gangs-unit-basic = { $n ->
        [one] Grundeinheit
       *[other] Grundeinheiten
    }
gangs-unit-human = { $n ->
        [one] menschliche Einheit
       *[other] menschliche Einheiten
    }
gangs-what-street-cred = Street Cred
gangs-what-eurodollars = { $n ->
        [one] Eurodollar
       *[other] Eurodollar
    }
gangs-what-contraband = Schmuggelware
gangs-what-corporate-secrets = { $n ->
        [one] Konzerngeheimnis
       *[other] Konzerngeheimnisse
    }
gangs-what-resource = { $n ->
        [one] beliebige Ressource
       *[other] beliebige Ressourcen
    }
gangs-pois-any = { $n ->
        [one] Interessanten Ort
       *[other] Interessante Orte
    }
gangs-pois-fixer = { $n ->
        [one] Fixer
       *[other] Fixer
    }
gangs-pois-business = { $n ->
        [one] Geschäft
       *[other] Geschäfte
    }
gangs-pois-data-fortress = { $n ->
        [one] Datenfestung
       *[other] Datenfestungen
    }
gangs-opportunities-any = { $n ->
        [one] Gelegenheit
       *[other] Gelegenheiten
    }
gangs-opportunities-braindance = { $n ->
        [one] Braindance-Gelegenheit
       *[other] Braindance-Gelegenheiten
    }
gangs-opportunities-cyberware = { $n ->
        [one] Cyberware-Gelegenheit
       *[other] Cyberware-Gelegenheiten
    }
gangs-opportunities-weapons = { $n ->
        [one] Waffen-Gelegenheit
       *[other] Waffen-Gelegenheiten
    }
gangs-where-here = hier
gangs-where-anywhere = im Spiel
gangs-where-in = in { $district }
gangs-whose-yours = aus deiner Gang
gangs-whose-opposing = von Gegnern
gangs-whose-all = beliebiger Gangs
gangs-who-you = du
gangs-who-opponents = jeder Gegner
gangs-who-everyone = jede Gang
gangs-who-rivals = jeder Rivale
gangs-who-a-rival = ein Rivale deiner Wahl
gangs-who-winners = wer die höchste Feuerkraft hat
gangs-who-losers = jede Gang ohne die höchste Feuerkraft
gangs-who-leaders = wer am meisten Street Cred hat
gangs-who-trailing = wer am wenigsten Street Cred hat
gangs-market-opportunities = Gelegenheiten
gangs-market-edgerunners = Edgerunner

## Bedingungen

gangs-if-presence = du { $where } Präsenz hast
gangs-if-dominance = du { $where } Dominanz hast
gangs-if-control = du { $n } { $pois } kontrollierst
gangs-if-control-with = du { $n } { $pois } mit { $unit } kontrollierst
gangs-if-owns = du mindestens { $n } { $opportunities } besitzt
gangs-if-won = du allein die höchste Feuerkraft hast
gangs-if-tied = du bei der höchsten Feuerkraft gleichauf bist
gangs-if-highest = niemand mehr Feuerkraft hat als du
gangs-if-lost = deine Feuerkraft nicht die höchste ist
gangs-if-started = du dieses Feuergefecht begonnen hast
gangs-if-killed = Rivalen mindestens { $n } { $unit } verloren haben
gangs-if-lost-unit = du mindestens { $n } { $unit } verloren hast
gangs-if-bearer-here = diese Einheit teilnimmt
gangs-if-leading = niemand mehr Street Cred hat als du
gangs-if-trailing = niemand weniger Street Cred hat als du
gangs-if-at-least = mindestens { $n } { $count } im Spiel sind
gangs-if-at-most = { $n ->
        [0] keine { $count } im Spiel sind
        [one] höchstens 1 { $count } im Spiel ist
       *[other] höchstens { $n } { $count } im Spiel sind
    }
gangs-if-ahead = deine Feuerkraft um { $n } oder mehr vorn liegt
gangs-if-behind = deine Feuerkraft um { $n } oder mehr zurückliegt

## Anzahlen: wovon es $n gibt

gangs-count-units = { $unit } { $whose } { $where }
gangs-count-hideouts = { $n ->
        [one] Versteck { $whose }
       *[other] Verstecke { $whose }
    }
gangs-count-hideouts-in = { $n ->
        [one] Versteck { $whose } { $where }
       *[other] Verstecke { $whose } { $where }
    }
gangs-count-pois = { $pois } unter deiner Kontrolle
gangs-count-pois-with = { $pois } unter deiner Kontrolle (mit: { $unit })
gangs-count-opportunities = { $opportunities } in deinem Besitz
gangs-count-edgerunners = { $n ->
        [one] Edgerunner von dir im Spiel
       *[other] Edgerunner von dir im Spiel
    }
gangs-count-presence = { $n ->
        [one] Bezirk mit deiner Präsenz
       *[other] Bezirke mit deiner Präsenz
    }
gangs-count-dominance = { $n ->
        [one] Bezirk mit deiner Dominanz
       *[other] Bezirke mit deiner Dominanz
    }
gangs-count-participants = { $n ->
        [one] Gang in diesem Feuergefecht
       *[other] Gangs in diesem Feuergefecht
    }
gangs-count-killed = { $unit }, die Rivalen verlieren
gangs-count-lost = { $unit } aus deinen Verlusten
gangs-count-firepower = Feuerkraft von dir
gangs-count-lead = Feuerkraft Vorsprung
gangs-count-hand = { $n ->
        [one] Kampfkarte in deiner Hand
       *[other] Kampfkarten in deiner Hand
    }
gangs-count-discard = { $n ->
        [one] Kampfkarte in deiner Ablage
       *[other] Kampfkarten in deiner Ablage
    }
gangs-count-resource = { $what } in deinem Besitz
gangs-count-street-cred = Street Cred von dir
gangs-count-net = { $n ->
        [one] Feld hinter dir im Netz
       *[other] Felder hinter dir im Netz
    }
gangs-count-tokens = { $n ->
        [one] Marker auf deinem Tableau
       *[other] Marker auf deinem Tableau
    }
gangs-count-avengers = { $n ->
        [one] gefallene Figur von dir bei Rivalen
       *[other] gefallene Figuren von dir bei Rivalen
    }

## Effekte. $who ist „you“ oder jemand anders

gangs-do-gain = { $who ->
        [you] erhalte { $n } { $what }{ $each }
       *[other] { $whom }: erhält { $n } { $what }{ $each }
    }
gangs-do-lose = { $who ->
        [you] verliere { $n } { $what }{ $each }
       *[other] { $whom }: verliert { $n } { $what }{ $each }
    }
gangs-do-take = nimm { $n } { $what }{ $each } von: { $whom }
gangs-do-choose = { $parts }
gangs-do-all = { $parts }
gangs-do-may = du darfst: { $parts }
gangs-do-may-pay = du darfst { $cost } zahlen: { $parts }
gangs-do-firepower = { $who ->
        [you] { $sign }{ $n } Feuerkraft{ $each }
       *[other] { $whom }: { $sign }{ $n } Feuerkraft{ $each }
    }
gangs-do-set-firepower = deine Feuerkraft ist { $n }{ $each }
gangs-do-no-casualty = { $n ->
        [one] du verlierst 1 Einheit weniger
       *[other] du verlierst { $n } Einheiten weniger
    }
gangs-do-casualty = { $whom }: verliert { $n } { $unit } mehr
gangs-do-pass-casualty = ein Rivale deiner Wahl verliert { $n ->
        [one] 1 der Einheiten, die du verlieren würdest
       *[other] { $n } der Einheiten, die du verlieren würdest
    }
gangs-do-silence = { $whom }: Die übrigen Spezialeffekte der Karten gelten nicht
gangs-do-keep = nimm diese Karte nach dem Feuergefecht wieder auf die Hand
gangs-do-regain = nimm { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } aus deiner Ablage auf die Hand
gangs-do-upgrade = verbessere kostenlos eine Kampfkarte
gangs-do-disc = lege { $n ->
        [one] 1 Aktionsscheibe
       *[other] { $n } Aktionsscheiben
    } in deinen Aktivierungsbereich zurück
gangs-do-convert = wirb { $where } 1 { $unit } ab
gangs-do-drone = baue { $where } { $n ->
        [one] 1 Drohne
       *[other] { $n } Drohnen
    }
gangs-do-recruit = rekrutiere { $n } { $unit }
gangs-do-move = bewege { $where } bis zu { $n } { $unit } von dir
gangs-do-push = bewege 1 { $unit } eines Gegners { $where } in einen angrenzenden Bezirk
gangs-do-lose-unit = { $who ->
        [you] verliere { $where } { $n } { $unit }
       *[other] { $whom }: verliert { $where } { $n } { $unit }
    }
gangs-do-hideout = baue kostenlos ein Versteck
gangs-do-advance = { $who ->
        [you] rücke im Netz { $n } vor
       *[other] { $whom }: rückt im Netz { $n } vor
    }{ $each }
gangs-do-retreat = { $who ->
        [you] geh im Netz { $n } zurück
       *[other] { $whom }: geht im Netz { $n } zurück
    }{ $each }
gangs-do-reserve = lege eine offene Gelegenheit für dich beiseite
gangs-do-refresh = lege die offenen Karten des Markts ({ $market }) unter ihr Deck und decke neue auf
gangs-do-token = { $n ->
        [0] entferne den Marker von deinem Tableau
       *[other] lege den Marker auf dein Tableau
    }
gangs-do-avenge = erhalte { $n } Street Cred für jede Einheit, die Rivalen mit gefallenen Figuren von dir verlieren; dann kommen diese Figuren in deinen Vorrat zurück

## Regeln

gangs-rule-cost = { $of ->
        [hideout] Verstecke kosten
        [upgrade] Verbesserungen kosten
        [opportunity] Gelegenheiten kosten
       *[edgerunner] Edgerunner kosten
    } { $n } { $more ->
        [yes] mehr
       *[no] weniger
    }
gangs-rule-depth-risk = dein Tiefenrisiko ist { $n } { $more ->
        [yes] höher
       *[no] niedriger
    }
gangs-rule-net-reach = deine Netruns dürfen { $n } { $more ->
        [yes] weiter
       *[no] weniger weit
    } gehen
gangs-rule-data-fortress = jede Datenfestung bringt { $n } Konzerngeheimnis { $more ->
        [yes] mehr
       *[no] weniger
    }
gangs-rule-rewards = mit Präsenz { $where } erhältst du alle Belohnungen dort
gangs-rule-no-requirement = du darfst die Voraussetzung einer Gelegenheit ({ $type }) missachten
gangs-rule-reserve = du darfst bis zu { $n } { $n ->
        [one] Gelegenheit
       *[other] Gelegenheiten
    } zurücklegen; nur du darfst sie ergreifen
gangs-rule-vengeance = eine Einheit, die du in einem Feuergefecht verlierst, geht an einen Rivalen darin, einen mit der höchsten Feuerkraft, nicht in deinen Vorrat
gangs-rule-actions = { $n } { $more ->
        [yes] Aktion mehr
       *[no] Aktion weniger
    } in einem Aktivierungszug
gangs-rule-goal = das Spiel endet bei { $n } Street Cred
gangs-rule-closed = keine Einheit darf nach { $district } ziehen
