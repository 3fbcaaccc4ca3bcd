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
    .you = { $kind } (du)
gangs-space = { $district } ({ $poi })

## Das Spiel und seine Züge

gangs-turn = { $gang }, Runde { $n }
    .you = Dein Zug, Runde { $n }
gangs-activates = { $gang }: { $action }.
    .you = Du: { $action }.
gangs-wild = { $gang } nutzt die Joker-Scheibe: { $action }.
    .you = Du nutzt die Joker-Scheibe: { $action }.
gangs-reclaims = { $gang } holt alle Aktionsscheiben zurück.
    .you = Du holst alle Aktionsscheiben zurück.
gangs-wins = { $gang } gewinnt mit { $n } Street Cred.
    .you = Du gewinnst mit { $n } Street Cred.
gangs-shares = { $gang } teilt den Sieg mit { $n } Street Cred.
    .you = Du teilst den Sieg mit { $n } Street Cred.
gangs-defeat = { $cause ->
        [johnny] Du bist besiegt: { $johnny } hat { $n } Street Cred.
        [rounds] Du bist besiegt: Die letzte Runde ist vorbei.
       *[rival] Du bist besiegt: { $gang } hat { $n } Street Cred.
    }
gangs-story = Die Geschichte: { $story }

## Ressourcen und Street Cred

gangs-gains = { $gang } erhält { $amount }.
    .you = Du erhältst { $amount }.
gangs-loses = { $gang } verliert { $amount }.
    .you = Du verlierst { $amount }.
gangs-pays = { $gang } zahlt { $amount }.
    .you = Du zahlst { $amount }.
gangs-stands-in = { $n ->
        [one] 1 davon als Konzerngeheimnis.
       *[other] { $n } davon als Konzerngeheimnisse.
    }
gangs-gains-cred = { $source ->
        [none] { $gang } erhält { $n } Street Cred.
       *[other] { $gang } erhält { $n } Street Cred ({ $source }).
    }
    .you = { $source ->
            [none] Du erhältst { $n } Street Cred.
           *[other] Du erhältst { $n } Street Cred ({ $source }).
        }
gangs-loses-cred = { $source ->
        [none] { $gang } verliert { $n } Street Cred.
       *[other] { $gang } verliert { $n } Street Cred ({ $source }).
    }
    .you = { $source ->
            [none] Du verlierst { $n } Street Cred.
           *[other] Du verlierst { $n } Street Cred ({ $source }).
        }

## Einheiten

gangs-moves = { $unit } zieht nach { $where }.
gangs-loses-unit = { $unit } geht in { $where } verloren.
gangs-recruits = { $unit } wird in { $where } rekrutiert.
gangs-converts = { $gang } wirbt { $unit } ab: { $where }.
    .you = Du wirbst { $unit } ab: { $where }.
gangs-pushes = { $gang } verdrängt { $unit } nach { $where }.
    .you = Du verdrängst { $unit } nach { $where }.
gangs-builds-drone = { $gang } baut in { $where } eine Drohne.
    .you = Du baust in { $where } eine Drohne.
gangs-builds-hideout = { $gang } baut in { $where } ein Versteck.
    .you = Du baust in { $where } ein Versteck.

## Feuergefechte

gangs-firefight = Ein Feuergefecht in { $where }.
gangs-exchanges = { $unit } nimmt mit Gewalt: { $where }.
gangs-reveals = { $cause ->
        [variable] { $gang } spielt { $combat }: Feuerkraft „?“.
       *[printed] { $gang } spielt { $combat }: Feuerkraft { $n }.
    }
    .you = { $cause ->
            [variable] Du spielst { $combat }: Feuerkraft „?“.
           *[printed] Du spielst { $combat }: Feuerkraft { $n }.
        }
gangs-draws-firepower = { $gang } zieht { $cards }: Feuerkraft { $n }.
    .you = Du ziehst { $cards }: Feuerkraft { $n }.
gangs-johnny-draws = { $johnny } zieht { $cards }: Feuerkraft { $n }.
gangs-firepower = { $source }: { $change } Feuerkraft für { $gang }, jetzt { $n }.
    .you = { $source }: { $change } Feuerkraft für dich, jetzt { $n }.
gangs-sets-firepower = { $source }: das „?“ von { $gang } ist { $n }.
    .you = { $source }: dein „?“ ist { $n }.
gangs-silences = { $source } bringt die Karte von { $gang } zum Schweigen.
    .you = { $source } bringt deine Karte zum Schweigen.
gangs-silent = { $combat } ({ $gang }) schweigt.
    .you = Deine Karte „{ $combat }“ schweigt.
gangs-avenges = { $source }: { $n } Street Cred für { $gang } für jede Einheit, die verliert, wer ihre Gefallenen hält.
    .you = { $source }: { $n } Street Cred für dich für jede Einheit, die verliert, wer deine Gefallenen hält.
gangs-comes-home = { $unit } kehrt in die Reserve zurück.
gangs-total = { $gang }: zusammen Feuerkraft { $n }.
    .you = Du: zusammen Feuerkraft { $n }.
gangs-johnny-total = { $johnny }: zusammen Feuerkraft { $n }.
gangs-highest = { $cause ->
        [tied] Gleichstand bei der höchsten Feuerkraft, { $n }: { $gangs }.
        [with-johnny] Gleichstand mit { $johnny } bei der höchsten Feuerkraft, { $n }: { $gangs }.
        [johnny] { $johnny } allein hat die höchste Feuerkraft, { $n }.
       *[alone] { $gangs } allein hat die höchste Feuerkraft, { $n }.
    }
    .you = Du allein hast die höchste Feuerkraft, { $n }.
gangs-fewer-casualties = { $source }: { $n ->
        [one] { $gang } verliert 1 Einheit weniger.
       *[other] { $gang } verliert { $n } Einheiten weniger.
    }
    .you = { $source }: { $n ->
            [one] du verlierst 1 Einheit weniger.
           *[other] du verlierst { $n } Einheiten weniger.
        }
gangs-more-casualties = { $source }: { $n ->
        [one] { $gang } muss 1 Einheit mehr verlieren.
       *[other] { $gang } muss { $n } Einheiten mehr verlieren.
    }
    .you = { $source }: { $n ->
            [one] du musst 1 Einheit mehr verlieren.
           *[other] du musst { $n } Einheiten mehr verlieren.
        }
gangs-passes-on = { $source }: { $n ->
        [one] { $gang } gibt 1 Verlust an { $other } weiter.
       *[other] { $gang } gibt { $n } Verluste an { $other } weiter.
    }
    .you = { $source }: { $n ->
            [one] du gibst 1 Verlust an { $other } weiter.
           *[other] du gibst { $n } Verluste an { $other } weiter.
        }
gangs-spared = { $gang } bleibt ein Verlust erspart.
    .you = Dir bleibt ein Verlust erspart.
gangs-keeps-card = { $gang } nimmt { $combat } sofort auf die Hand zurück.
    .you = Du nimmst { $combat } sofort auf die Hand zurück.
gangs-takes-back = { $gang } nimmt alle { $n } Kampfkarten zurück.
    .you = Du nimmst alle { $n } Kampfkarten zurück.
gangs-regains = { $gang } nimmt „{ $combat }“ zurück.
    .you = Du nimmst „{ $combat }“ zurück.

## Karten

gangs-opportunity-comes = Eine neue Gelegenheit: { $opportunity }.
gangs-opportunity-removed = „{ $opportunity }“ wird aus dem Spiel entfernt.
gangs-seizes = { $gang } ergreift „{ $opportunity }“.
    .you = Du ergreifst „{ $opportunity }“.
gangs-reserves = { $gang } legt „{ $opportunity }“ für sich beiseite.
    .you = Du legst „{ $opportunity }“ für dich beiseite.
gangs-edgerunner-comes = Ein neuer Edgerunner: { $edgerunner }.
gangs-edgerunners-leave = { $gang } vertreibt die Edgerunner vom Markt.
    .you = Du vertreibst die Edgerunner vom Markt.
gangs-hires = { $gang } heuert { $edgerunner } an, Ankunft in { $where }.
    .you = Du heuerst { $edgerunner } an, Ankunft in { $where }.
gangs-looks = { $gang } sieht sich { $n ->
        [one] 1 Kampfverbesserung
       *[other] { $n } Kampfverbesserungen
    } an.
    .you = Du siehst dir { $n ->
            [one] 1 Kampfverbesserung
           *[other] { $n } Kampfverbesserungen
        } an.
gangs-keeps = Du behältst „{ $combat }“.
gangs-removes-combat = { $gang } entfernt „{ $combat }“ aus dem Spiel.
    .you = Du entfernst „{ $combat }“ aus dem Spiel.
gangs-disc = { $gang } holt eine Aktionsscheibe zurück: { $action }.
    .you = Du holst eine Aktionsscheibe zurück: { $action }.

## Das Netz

gangs-net = { $gang } steht auf Feld { $n } des Netzes.
    .you = Du stehst auf Feld { $n } des Netzes.
gangs-rolls = { $gang } würfelt { $dice } gegen ein Risiko von { $risk }: { $outcome ->
        [found] von NetWatch gefunden
       *[unseen] unentdeckt
    }.
    .you = Du würfelst { $dice } gegen ein Risiko von { $risk }: { $outcome ->
            [found] NetWatch findet dich
           *[unseen] unentdeckt
        }.
gangs-caught = NetWatch hat { $gang } gefunden: { $level }.
    .you = NetWatch hat dich gefunden: { $level }.
gangs-surfaces = { $gang } kehrt zum ersten Feld des Netzes zurück.
    .you = Du kehrst zum ersten Feld des Netzes zurück.

## Allein spielen

gangs-johnny-moves = { $johnny } zieht nach { $where }.
gangs-johnny-gains = { $johnny } erhält { $n } Street Cred.
gangs-rival-draws = { $gang } zieht { $districts }.
    .you = Du ziehst { $districts }.
