# Gangs of Night City: co się stało, jedno zdanie w wierszu. Zobacz katalog angielski.
# Nazwy się nie odmieniają: stoją w mianowniku, po dwukropku albo w nawiasie.

gangs-amount-eurodollars = { $n ->
        [one] 1 Eurodolara
        [few] { $n } Eurodolary
       *[many] { $n } Eurodolarów
    }
gangs-amount-contraband = { $n ->
        [one] 1 sztukę kontrabandy
        [few] { $n } sztuki kontrabandy
       *[many] { $n } sztuk kontrabandy
    }
gangs-amount-corporate-secrets = { $n ->
        [one] 1 Korporacyjny sekret
        [few] { $n } Korporacyjne sekrety
       *[many] { $n } Korporacyjnych sekretów
    }
gangs-net-space = pole { $n } Sieci
gangs-unit = { $kind } ({ $gang })
gangs-space = { $poi }, { $district }

## Gra i tury

gangs-turn = { $gang }, runda { $n }
gangs-activates = { $gang }: { $action }.
gangs-wild = { $gang } używa krążka Dowolnej akcji: { $action }.
gangs-reclaims = { $gang } odzyskuje wszystkie krążki akcji.
gangs-wins = { $gang } wygrywa, Reputacja: { $n }.
gangs-shares = { $gang } dzieli zwycięstwo, Reputacja: { $n }.
gangs-defeat = { $cause ->
        [johnny] Przegrywasz: Johnny Silverhand ma { $n } Reputacji.
        [rounds] Przegrywasz: ostatnia runda minęła.
       *[rival] Przegrywasz: { $gang } ma { $n } Reputacji.
    }
gangs-story = Historia: { $story }

## Zasoby i Reputacja

gangs-gains = { $gang } zyskuje { $amount }.
gangs-loses = { $gang } traci { $amount }.
gangs-pays = { $gang } płaci { $amount }.
gangs-stands-in = { $n ->
        [one] 1 Korporacyjny sekret zastępuje zasób.
        [few] { $n } Korporacyjne sekrety zastępują zasoby.
       *[many] { $n } Korporacyjnych sekretów zastępuje zasoby.
    }
gangs-gains-cred = { $gang } zyskuje { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } Reputacji{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
gangs-loses-cred = { $gang } traci { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } Reputacji{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }

## Jednostki

gangs-moves = { $unit } przechodzi na: { $where }.
gangs-loses-unit = Stracona jednostka: { $unit }, { $where }.
gangs-recruits = Nowa jednostka: { $unit }, { $where }.
gangs-converts = { $gang } przeciąga jednostkę na swoją stronę: { $unit }, { $where }.
gangs-pushes = { $gang } wypiera jednostkę: { $unit }, { $where }.
gangs-builds-drone = { $gang } buduje drona: { $where }.
gangs-builds-hideout = { $gang } buduje kryjówkę: { $where }.

## Strzelaniny

gangs-firefight = Strzelanina: { $where }.
gangs-exchanges = { $unit } zajmuje siłą: { $where }.
gangs-reveals = { $cause ->
        [variable] { $gang } zagrywa kartę { $combat }: siła ognia „?”.
       *[printed] { $gang } zagrywa kartę { $combat }: siła ognia { $n }.
    }
gangs-draws-firepower = { $gang } dobiera: { $cards }. siła ognia { $n }.
gangs-johnny-draws = Johnny Silverhand dobiera: { $cards }. siła ognia { $n }.
gangs-firepower = { $source }: { $change } siły ognia dla { $gang }, teraz { $n }.
gangs-sets-firepower = { $source }: „?” gangu { $gang } to { $n }.
gangs-silences = { $source } ucisza kartę gangu { $gang }.
gangs-silent = { $combat } ({ $gang }) milczy.
gangs-avenges = { $source }: { $gang } zyskuje { $n } Reputacji za każdą jednostkę straconą przez tych, którzy trzymają jego poległych.
gangs-comes-home = Wraca do rezerwy: { $unit }.
gangs-total = { $gang }: łącznie siła ognia { $n }.
gangs-johnny-total = Johnny Silverhand: łącznie siła ognia { $n }.
gangs-highest = { $cause ->
        [tied] Remis przy najwyższej sile ognia, { $n }: { $gangs }.
        [with-johnny] Remis z Johnnym Silverhandem przy najwyższej sile ognia, { $n }: { $gangs }.
        [johnny] Tylko Johnny Silverhand ma najwyższą siłę ognia, { $n }.
       *[alone] Tylko { $gangs } ma najwyższą siłę ognia, { $n }.
    }
gangs-fewer-casualties = { $source }: { $n ->
        [one] { $gang } traci o 1 jednostkę mniej.
        [few] { $gang } traci o { $n } jednostki mniej.
       *[many] { $gang } traci o { $n } jednostek mniej.
    }
gangs-more-casualties = { $source }: { $n ->
        [one] { $gang } musi stracić o 1 jednostkę więcej.
        [few] { $gang } musi stracić o { $n } jednostki więcej.
       *[many] { $gang } musi stracić o { $n } jednostek więcej.
    }
gangs-passes-on = { $source }: { $n ->
        [one] { $gang } przekazuje 1 stratę: { $other }.
        [few] { $gang } przekazuje { $n } straty: { $other }.
       *[many] { $gang } przekazuje { $n } strat: { $other }.
    }
gangs-spared = { $gang } unika straty.
gangs-keeps-card = { $gang } od razu bierze kartę { $combat } z powrotem na rękę.
gangs-takes-back = { $gang } odzyskuje wszystkie karty walki ({ $n }).
gangs-regains = { $gang } odzyskuje „{ $combat }”.

## Karty

gangs-opportunity-comes = Nowa okazja: { $opportunity }.
gangs-opportunity-removed = Okazja „{ $opportunity }” zostaje usunięta z gry.
gangs-seizes = { $gang } chwyta okazję „{ $opportunity }”.
gangs-reserves = { $gang } odkłada dla siebie okazję „{ $opportunity }”.
gangs-edgerunner-comes = Nowy edgerunner: { $edgerunner }.
gangs-edgerunners-leave = { $gang } przegania edgerunnerów z rynku.
gangs-hires = { $gang } zatrudnia edgerunnera: { $edgerunner }, { $where }.
gangs-looks = { $gang } ogląda { $n ->
        [one] 1 ulepszenie walki
        [few] { $n } ulepszenia walki
       *[many] { $n } ulepszeń walki
    }.
gangs-keeps = Zatrzymujesz „{ $combat }”.
gangs-removes-combat = { $gang } usuwa z gry „{ $combat }”.
gangs-disc = { $gang } odzyskuje krążek: { $action }.

## Sieć

gangs-net = { $gang } jest na polu { $n } Sieci.
gangs-rolls = { $gang } wyrzuca { $dice } przy ryzyku { $risk }: { $outcome ->
        [found] NetWatch wykrywa gang
       *[unseen] bez wykrycia
    }.
gangs-caught = NetWatch wykrywa gang { $gang }: { $level }.
gangs-surfaces = { $gang } wraca na pierwsze pole Sieci.

## Gra w pojedynkę

gangs-johnny-moves = Johnny Silverhand przechodzi na: { $where }.
gangs-johnny-gains = Johnny Silverhand zyskuje { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } Reputacji.
gangs-rival-draws = { $gang } dobiera: { $where }.
