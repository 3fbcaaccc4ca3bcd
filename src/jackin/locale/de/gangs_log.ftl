# Gangs of Night City: was geschehen ist, ein Satz je Zeile. Siehe den englischen Katalog.
# Einheiten und Orte lassen sich nicht beugen: Orte stehen nach einem Doppelpunkt oder in Klammern.

gangs-amount-eurodollars = { $n ->
        [one] 1 Eurodollar
       *[other] { $n } Eurodollar
    }
gangs-amount-contraband = { $n ->
        [one] 1 Schmuggelware
       *[other] { $n } Schmuggelware
    }
gangs-amount-corporate-secrets = { $n ->
        [one] 1 Konzerngeheimnis
       *[other] { $n } Konzerngeheimnisse
    }
gangs-net-space = Feld { $n } des Netzes
gangs-unit = { $kind } ({ $gang })
gangs-space = { $district } ({ $poi })

## Das Spiel und seine Züge

gangs-turn = { $gang }, Runde { $n }
gangs-activates = { $gang }: { $action }.
gangs-wild = { $gang } nutzt die Joker-Scheibe: { $action }.
gangs-reclaims = { $gang } holt alle Aktionsscheiben zurück.
gangs-wins = { $gang } gewinnt mit { $n } Street Cred.
gangs-shares = { $gang } teilt den Sieg mit { $n } Street Cred.
gangs-defeat = { $cause ->
        [johnny] Du bist besiegt: Johnny Silverhand hat { $n } Street Cred.
        [rounds] Du bist besiegt: Die letzte Runde ist vorbei.
       *[rival] Du bist besiegt: { $gang } hat { $n } Street Cred.
    }
gangs-story = Die Geschichte: { $story }

## Ressourcen und Street Cred

gangs-gains = { $gang } erhält { $amount }.
gangs-loses = { $gang } verliert { $amount }.
gangs-pays = { $gang } zahlt { $amount }.
gangs-stands-in = { $n ->
        [one] 1 davon als Konzerngeheimnis.
       *[other] { $n } davon als Konzerngeheimnisse.
    }
gangs-gains-cred = { $source ->
        [none] { $gang } erhält { $n } Street Cred.
       *[other] { $gang } erhält { $n } Street Cred ({ $source }).
    }
gangs-loses-cred = { $source ->
        [none] { $gang } verliert { $n } Street Cred.
       *[other] { $gang } verliert { $n } Street Cred ({ $source }).
    }

## Einheiten

gangs-moves = { $unit } zieht nach { $where }.
gangs-loses-unit = { $unit } geht in { $where } verloren.
gangs-recruits = { $unit } wird in { $where } rekrutiert.
gangs-converts = { $gang } wirbt { $unit } ab: { $where }.
gangs-pushes = { $gang } verdrängt { $unit } nach { $where }.
gangs-builds-drone = { $gang } baut in { $where } eine Drohne.
gangs-builds-hideout = { $gang } baut in { $where } ein Versteck.

## Feuergefechte

gangs-firefight = Ein Feuergefecht in { $where }.
gangs-exchanges = { $unit } nimmt mit Gewalt: { $where }.
gangs-reveals = { $cause ->
        [variable] { $gang } spielt { $combat }: Feuerkraft „?“.
       *[printed] { $gang } spielt { $combat }: Feuerkraft { $n }.
    }
gangs-draws-firepower = { $gang } zieht { $cards }: Feuerkraft { $n }.
gangs-johnny-draws = Johnny Silverhand zieht { $cards }: Feuerkraft { $n }.
gangs-firepower = { $source }: { $change } Feuerkraft für { $gang }, jetzt { $n }.
gangs-sets-firepower = { $source }: das „?“ von { $gang } ist { $n }.
gangs-silences = { $source } bringt die Karte von { $gang } zum Schweigen.
gangs-silent = { $combat } ({ $gang }) schweigt.
gangs-avenges = { $source }: { $n } Street Cred für { $gang } für jede Einheit, die verliert, wer ihre Gefallenen hält.
gangs-comes-home = { $unit } kehrt in die Reserve zurück.
gangs-total = { $gang }: zusammen Feuerkraft { $n }.
gangs-johnny-total = Johnny Silverhand: zusammen Feuerkraft { $n }.
gangs-highest = { $cause ->
        [tied] Gleichstand bei der höchsten Feuerkraft, { $n }: { $gangs }.
        [with-johnny] Gleichstand mit Johnny Silverhand bei der höchsten Feuerkraft, { $n }: { $gangs }.
        [johnny] Johnny Silverhand allein hat die höchste Feuerkraft, { $n }.
       *[alone] { $gangs } allein hat die höchste Feuerkraft, { $n }.
    }
gangs-fewer-casualties = { $source }: { $n ->
        [one] { $gang } verliert 1 Einheit weniger.
       *[other] { $gang } verliert { $n } Einheiten weniger.
    }
gangs-more-casualties = { $source }: { $n ->
        [one] { $gang } muss 1 Einheit mehr verlieren.
       *[other] { $gang } muss { $n } Einheiten mehr verlieren.
    }
gangs-passes-on = { $source }: { $n ->
        [one] { $gang } gibt 1 Verlust an { $other } weiter.
       *[other] { $gang } gibt { $n } Verluste an { $other } weiter.
    }
gangs-spared = { $gang } bleibt ein Verlust erspart.
gangs-keeps-card = { $gang } nimmt { $combat } sofort auf die Hand zurück.
gangs-takes-back = { $gang } nimmt alle { $n } Kampfkarten zurück.
gangs-regains = { $gang } nimmt „{ $combat }“ zurück.

## Karten

gangs-opportunity-comes = Eine neue Gelegenheit: { $opportunity }.
gangs-opportunity-removed = „{ $opportunity }“ wird aus dem Spiel entfernt.
gangs-seizes = { $gang } ergreift „{ $opportunity }“.
gangs-reserves = { $gang } legt „{ $opportunity }“ für sich beiseite.
gangs-edgerunner-comes = Ein neuer Edgerunner: { $edgerunner }.
gangs-edgerunners-leave = { $gang } vertreibt die Edgerunner vom Markt.
gangs-hires = { $gang } heuert { $edgerunner } an, Ankunft in { $where }.
gangs-looks = { $gang } sieht sich { $n ->
        [one] 1 Kampfverbesserung
       *[other] { $n } Kampfverbesserungen
    } an.
gangs-keeps = Du behältst „{ $combat }“.
gangs-removes-combat = { $gang } entfernt „{ $combat }“ aus dem Spiel.
gangs-disc = { $gang } holt eine Aktionsscheibe zurück: { $action }.

## Das Netz

gangs-net = { $gang } steht auf Feld { $n } des Netzes.
gangs-rolls = { $gang } würfelt { $dice } gegen ein Risiko von { $risk }: { $outcome ->
        [found] von NetWatch gefunden
       *[unseen] unentdeckt
    }.
gangs-caught = NetWatch hat { $gang } gefunden: { $level }.
gangs-surfaces = { $gang } kehrt zum ersten Feld des Netzes zurück.

## Allein spielen

gangs-johnny-moves = Johnny Silverhand zieht nach { $where }.
gangs-johnny-gains = Johnny Silverhand erhält { $n } Street Cred.
gangs-rival-draws = { $gang } zieht { $where }.
