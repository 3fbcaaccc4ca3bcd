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
    .you = { $kind } (ty)
gangs-space = { $poi }, { $district }

## Gra i tury

gangs-turn = { $gang }, runda { $n }
    .you = Twoja tura, runda { $n }
gangs-activates = { $gang }: { $action }.
    .you = Ty: { $action }.
gangs-wild = { $gang } używa krążka Dowolnej akcji: { $action }.
    .you = Używasz krążka Dowolnej akcji: { $action }.
gangs-reclaims = { $gang } odzyskuje wszystkie krążki akcji.
    .you = Odzyskujesz wszystkie krążki akcji.
gangs-wins = { $gang } wygrywa, Reputacja: { $n }.
    .you = Wygrywasz, Reputacja: { $n }.
gangs-shares = { $gang } dzieli zwycięstwo, Reputacja: { $n }.
    .you = Dzielisz zwycięstwo, Reputacja: { $n }.
gangs-defeat = { $cause ->
        [johnny] Przegrywasz: { $johnny } ma { $n } Reputacji.
        [rounds] Przegrywasz: ostatnia runda minęła.
       *[rival] Przegrywasz: { $gang } ma { $n } Reputacji.
    }
gangs-story = Historia: { $story }

## Zasoby i Reputacja

gangs-gains = { $gang } zyskuje { $amount }.
    .you = Zyskujesz { $amount }.
gangs-loses = { $gang } traci { $amount }.
    .you = Tracisz { $amount }.
gangs-pays = { $gang } płaci { $amount }.
    .you = Płacisz { $amount }.
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
    .you = Zyskujesz { $n ->
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
    .you = Tracisz { $n ->
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
    .you = Przeciągasz jednostkę na swoją stronę: { $unit }, { $where }.
gangs-pushes = { $gang } wypiera jednostkę: { $unit }, { $where }.
    .you = Wypierasz jednostkę: { $unit }, { $where }.
gangs-builds-drone = { $gang } buduje drona: { $where }.
    .you = Budujesz drona: { $where }.
gangs-builds-hideout = { $gang } buduje kryjówkę: { $where }.
    .you = Budujesz kryjówkę: { $where }.

## Strzelaniny

gangs-firefight = Strzelanina: { $where }.
gangs-exchanges = { $unit } zajmuje siłą: { $where }.
gangs-reveals = { $cause ->
        [variable] { $gang } zagrywa kartę { $combat }: siła ognia „?”.
       *[printed] { $gang } zagrywa kartę { $combat }: siła ognia { $n }.
    }
    .you = { $cause ->
            [variable] Zagrywasz kartę { $combat }: siła ognia „?”.
           *[printed] Zagrywasz kartę { $combat }: siła ognia { $n }.
        }
gangs-draws-firepower = { $gang } dobiera: { $cards }. siła ognia { $n }.
    .you = Dobierasz: { $cards }. siła ognia { $n }.
gangs-johnny-draws = { $johnny } dobiera: { $cards }. siła ognia { $n }.
gangs-firepower = { $source }: { $change } siły ognia dla { $gang }, teraz { $n }.
    .you = { $source }: { $change } siły ognia dla ciebie, teraz { $n }.
gangs-sets-firepower = { $source }: „?” gangu { $gang } to { $n }.
    .you = { $source }: twój „?” to { $n }.
gangs-silences = { $source } ucisza kartę gangu { $gang }.
    .you = { $source } ucisza twoją kartę.
gangs-silent = { $combat } ({ $gang }) milczy.
    .you = Twoja karta „{ $combat }” milczy.
gangs-avenges = { $source }: { $gang } zyskuje { $n } Reputacji za każdą jednostkę straconą przez tych, którzy trzymają jego poległych.
    .you = { $source }: zyskujesz { $n } Reputacji za każdą jednostkę straconą przez tych, którzy trzymają twoich poległych.
gangs-comes-home = Wraca do rezerwy: { $unit }.
gangs-total = { $gang }: łącznie siła ognia { $n }.
    .you = Ty: łącznie siła ognia { $n }.
gangs-johnny-total = { $johnny }: łącznie siła ognia { $n }.
gangs-highest = { $cause ->
        [tied] Remis przy najwyższej sile ognia, { $n }: { $gangs }.
        [with-johnny] Remis z Johnnym Silverhandem przy najwyższej sile ognia, { $n }: { $gangs }.
        [johnny] Tylko { $johnny } ma najwyższą siłę ognia, { $n }.
       *[alone] Tylko { $gangs } ma najwyższą siłę ognia, { $n }.
    }
    .you = Tylko ty masz najwyższą siłę ognia, { $n }.
gangs-fewer-casualties = { $source }: { $n ->
        [one] { $gang } traci o 1 jednostkę mniej.
        [few] { $gang } traci o { $n } jednostki mniej.
       *[many] { $gang } traci o { $n } jednostek mniej.
    }
    .you = { $source }: { $n ->
            [one] tracisz o 1 jednostkę mniej.
            [few] tracisz o { $n } jednostki mniej.
           *[many] tracisz o { $n } jednostek mniej.
        }
gangs-more-casualties = { $source }: { $n ->
        [one] { $gang } musi stracić o 1 jednostkę więcej.
        [few] { $gang } musi stracić o { $n } jednostki więcej.
       *[many] { $gang } musi stracić o { $n } jednostek więcej.
    }
    .you = { $source }: { $n ->
            [one] musisz stracić o 1 jednostkę więcej.
            [few] musisz stracić o { $n } jednostki więcej.
           *[many] musisz stracić o { $n } jednostek więcej.
        }
gangs-passes-on = { $source }: { $n ->
        [one] { $gang } przekazuje 1 stratę: { $other }.
        [few] { $gang } przekazuje { $n } straty: { $other }.
       *[many] { $gang } przekazuje { $n } strat: { $other }.
    }
    .you = { $source }: { $n ->
            [one] przekazujesz 1 stratę: { $other }.
            [few] przekazujesz { $n } straty: { $other }.
           *[many] przekazujesz { $n } strat: { $other }.
        }
gangs-spared = { $gang } unika straty.
    .you = Unikasz straty.
gangs-keeps-card = { $gang } od razu bierze kartę { $combat } z powrotem na rękę.
    .you = Od razu bierzesz kartę { $combat } z powrotem na rękę.
gangs-takes-back = { $gang } odzyskuje wszystkie karty walki ({ $n }).
    .you = Odzyskujesz wszystkie karty walki ({ $n }).
gangs-regains = { $gang } odzyskuje „{ $combat }”.
    .you = Odzyskujesz „{ $combat }”.

## Karty

gangs-opportunity-comes = Nowa okazja: { $opportunity }.
gangs-opportunity-removed = Okazja „{ $opportunity }” zostaje usunięta z gry.
gangs-seizes = { $gang } chwyta okazję „{ $opportunity }”.
    .you = Chwytasz okazję „{ $opportunity }”.
gangs-reserves = { $gang } odkłada dla siebie okazję „{ $opportunity }”.
    .you = Odkładasz dla siebie okazję „{ $opportunity }”.
gangs-edgerunner-comes = Nowy edgerunner: { $edgerunner }.
gangs-edgerunners-leave = { $gang } przegania edgerunnerów z rynku.
    .you = Przeganiasz edgerunnerów z rynku.
gangs-hires = { $gang } zatrudnia edgerunnera: { $edgerunner }, { $where }.
    .you = Zatrudniasz edgerunnera: { $edgerunner }, { $where }.
gangs-looks = { $gang } ogląda { $n ->
        [one] 1 ulepszenie walki
        [few] { $n } ulepszenia walki
       *[many] { $n } ulepszeń walki
    }.
    .you = Oglądasz { $n ->
            [one] 1 ulepszenie walki
            [few] { $n } ulepszenia walki
           *[many] { $n } ulepszeń walki
        }.
gangs-keeps = Zatrzymujesz „{ $combat }”.
gangs-removes-combat = { $gang } usuwa z gry „{ $combat }”.
    .you = Usuwasz z gry „{ $combat }”.
gangs-disc = { $gang } odzyskuje krążek: { $action }.
    .you = Odzyskujesz krążek: { $action }.

## Sieć

gangs-net = { $gang } jest na polu { $n } Sieci.
    .you = Jesteś na polu { $n } Sieci.
gangs-rolls = { $gang } wyrzuca na kościach { $dice } przy ryzyku { $risk }: { $outcome ->
        [found] NetWatch wykrywa gang
       *[unseen] bez wykrycia
    }.
    .you = Wyrzucasz na kościach { $dice } przy ryzyku { $risk }: { $outcome ->
            [found] NetWatch cię wykrywa
           *[unseen] bez wykrycia
        }.
gangs-caught = NetWatch wykrywa gang { $gang }: { $level }.
    .you = NetWatch cię wykrywa: { $level }.
gangs-surfaces = { $gang } wraca na pierwsze pole Sieci.
    .you = Wracasz na pierwsze pole Sieci.

## Gra w pojedynkę

gangs-johnny-moves = { $johnny } przechodzi na: { $where }.
gangs-johnny-gains = { $johnny } zyskuje { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } Reputacji.
gangs-rival-draws = { $gang } dobiera: { $districts }.
    .you = Dobierasz: { $districts }.
