# Gangs of Night City: jak słownik zawartości czyta się na karcie. Zobacz katalog angielski: $each to reszta ilości
# („na 1 kryjówkę z twojego gangu”), $if to warunek, $parts to lista. Jednostki i to, co się liczy, stoją w bierniku.

## Końce zdań

gangs-text-and = { $first } i { $second }
gangs-text-or = { $first } albo { $second }
gangs-text-then = { $first }; potem { $second }
gangs-text-if = jeśli { $condition }
gangs-text-unless = chyba że { $condition }
gangs-text-needs = { $condition }
gangs-text-not = nie jest tak, że { $condition }
gangs-text-when = { $when }, { $if }: { $effects }.
gangs-text-at = { $when }: { $effects }.
gangs-text-rule = { $rules }.
gangs-text-rule-if = Dopóki { $condition }: { $rules }.
gangs-text-effect-if = { $if }: { $effect }
gangs-text-each = { " " }na 1 { $count }
gangs-text-plus = , plus { $n } na 1 { $count }
gangs-text-minus = , minus { $n } na 1 { $count }
gangs-text-most = { " " }(najwyżej { $n })
gangs-text-price = { $n } { $what }
gangs-text-cred = { $n } Reputacji{ $each }
gangs-text-cred-if = { $n } Reputacji{ $each }, { $if }
gangs-text-movement = Porusza się { $when }.
gangs-text-class = Porusza się i aktywuje razem z twoimi { $unit ->
        [solo] Solo
        [techie] Technikami
       *[netrunner] Netrunnerami
    }.

## Momenty

gangs-timing-reveal = Odsłonięcie
gangs-timing-compare = Porównanie
gangs-timing-casualties = Straty
gangs-timing-firefight-end = Na koniec strzelaniny z twoim udziałem
gangs-timing-activate-end = Na koniec twojej tury aktywacji
gangs-timing-reclaim-end = Na koniec twojej tury odzyskania
gangs-timing-hired = Przy zatrudnieniu
gangs-timing-seized = Gdy chwytasz { $type ->
        [any] okazję
        [braindance] okazję Braindance
        [cyberware] okazję Wszczepy
       *[weapons] okazję Broń
    }
gangs-timing-occupied = Gdy twoja jednostka zajmuje { $poi ->
        [any] ważne miejsce
        [fixer] Fiksera
        [business] Firmę
       *[data-fortress] Fortecę danych
    }
gangs-timing-netrun = Gdy zaczynasz netrun
gangs-timing-hideout-built = Gdy budujesz kryjówkę
gangs-timing-upgraded = Gdy ulepszasz kartę walki
gangs-timing-revealed = Gdy ta karta zostaje odsłonięta
gangs-timing-game-end = Na koniec gry
gangs-timing-always = Zawsze
gangs-moves-occupied = zawsze, gdy inna twoja jednostka zajmuje { $poi ->
        [any] ważne miejsce
        [fixer] Fiksera
        [business] Firmę
       *[data-fortress] Fortecę danych
    }
gangs-moves-activated = razem z twoimi { $unit ->
        [solo] Solo
        [techie] Technikami
       *[netrunner] Netrunnerami
    }
gangs-moves-activate-end = na koniec twojej tury aktywacji
gangs-moves-reclaim-end = na koniec twojej tury odzyskania
gangs-moves-never = nigdy
gangs-solo-recruited = Gdy rekrutuje
gangs-solo-absent = Gdy cię nie zastaje
gangs-solo-opportunity-removed = Gdy usuwa okazję
gangs-solo-net-retreat = Gdy cofa cię w Sieci
gangs-solo-firefight-won = Gdy wygrywa strzelaninę
gangs-solo-firefight-lost = Gdy przegrywa strzelaninę

## Słowa w zdaniach

gangs-unit-any = { $n ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    }
gangs-unit-solo = { $n ->
        [one] Solo
        [few] Solo
       *[many] Solo
    }
gangs-unit-techie = { $n ->
        [one] Technika
        [few] Techników
       *[many] Techników
    }
gangs-unit-netrunner = { $n ->
        [one] Netrunnera
        [few] Netrunnerów
       *[many] Netrunnerów
    }
gangs-unit-drone = { $n ->
        [one] drona
        [few] drony
       *[many] dronów
    }
gangs-unit-edgerunner = { $n ->
        [one] edgerunnera
        [few] edgerunnerów
       *[many] edgerunnerów
    }
gangs-unit-basic = { $n ->
        [one] jednostkę podstawową
        [few] jednostki podstawowe
       *[many] jednostek podstawowych
    }
gangs-unit-human = { $n ->
        [one] jednostkę ludzką
        [few] jednostki ludzkie
       *[many] jednostek ludzkich
    }
gangs-what-street-cred = Reputacji
gangs-what-eurodollars = { $n ->
        [one] Eurodolar
        [few] Eurodolary
       *[many] Eurodolarów
    }
gangs-what-contraband = Kontrabandy
gangs-what-corporate-secrets = { $n ->
        [one] Korporacyjny sekret
        [few] Korporacyjne sekrety
       *[many] Korporacyjnych sekretów
    }
gangs-what-resource = { $n ->
        [one] dowolny zasób
        [few] dowolne zasoby
       *[many] dowolnych zasobów
    }
gangs-pois-any = { $n ->
        [one] ważne miejsce
        [few] ważne miejsca
       *[many] ważnych miejsc
    }
gangs-pois-fixer = { $n ->
        [one] Fiksera
        [few] Fikserów
       *[many] Fikserów
    }
gangs-pois-business = { $n ->
        [one] Firmę
        [few] Firmy
       *[many] Firm
    }
gangs-pois-data-fortress = { $n ->
        [one] Fortecę danych
        [few] Fortece danych
       *[many] Fortec danych
    }
gangs-opportunities-any = { $n ->
        [one] okazję
        [few] okazje
       *[many] okazji
    }
gangs-opportunities-braindance = { $n ->
        [one] okazję Braindance
        [few] okazje Braindance
       *[many] okazji Braindance
    }
gangs-opportunities-cyberware = { $n ->
        [one] okazję Wszczepy
        [few] okazje Wszczepy
       *[many] okazji Wszczepy
    }
gangs-opportunities-weapons = { $n ->
        [one] okazję Broń
        [few] okazje Broń
       *[many] okazji Broń
    }
gangs-where-here = tutaj
gangs-where-anywhere = w grze
gangs-where-in = ({ $district })
gangs-whose-yours = twojego gangu
gangs-whose-opposing = przeciwników
gangs-whose-all = dowolnego gangu
gangs-who-you = ty
gangs-who-opponents = każdy przeciwnik
gangs-who-everyone = każdy gang
gangs-who-rivals = każdy rywal
gangs-who-a-rival = wybrany przez ciebie rywal
gangs-who-winners = kto ma najwyższą siłę ognia
gangs-who-losers = każdy gang bez najwyższej siły ognia
gangs-who-leaders = kto ma najwięcej Reputacji
gangs-who-trailing = kto ma najmniej Reputacji
gangs-market-opportunities = okazje
gangs-market-edgerunners = edgerunnerzy

## Warunki

gangs-if-presence = masz Obecność { $where }
gangs-if-dominance = masz Dominację { $where }
gangs-if-control = kontrolujesz { $n } { $pois }
gangs-if-control-with = kontrolujesz { $n } { $pois }, stoi tam { $unit }
gangs-if-owns = posiadasz co najmniej { $n } { $opportunities }
gangs-if-won = tylko ty masz najwyższą siłę ognia
gangs-if-tied = remisujesz o najwyższą siłę ognia
gangs-if-highest = nikt nie ma większej siły ognia niż ty
gangs-if-lost = twoja siła ognia nie jest najwyższa
gangs-if-started = to ty zaczynasz tę strzelaninę
gangs-if-killed = straty rywali: co najmniej { $n } { $unit }
gangs-if-lost-unit = twoje straty: co najmniej { $n } { $unit }
gangs-if-bearer-here = ta jednostka bierze udział
gangs-if-leading = nikt nie ma więcej Reputacji niż ty
gangs-if-trailing = nikt nie ma mniej Reputacji niż ty
gangs-if-at-least = masz co najmniej { $n } { $count }
gangs-if-at-most = { $n ->
        [0] nie ma { $count }
        [one] masz najwyżej 1 { $count }
        [few] masz najwyżej { $n } { $count }
       *[many] masz najwyżej { $n } { $count }
    }
gangs-if-ahead = twoja siła ognia prowadzi o { $n } lub więcej
gangs-if-behind = twoja siła ognia traci { $n } lub więcej

## Liczenie: czego jest $n

gangs-count-units = { $unit } { $whose } { $where }
gangs-count-hideouts = { $n ->
        [one] kryjówkę { $whose }
        [few] kryjówki { $whose }
       *[many] kryjówek { $whose }
    }
gangs-count-hideouts-in = { $n ->
        [one] kryjówkę { $whose } { $where }
        [few] kryjówki { $whose } { $where }
       *[many] kryjówek { $whose } { $where }
    }
gangs-count-pois = { $pois } pod twoją kontrolą
gangs-count-pois-with = { $pois } pod twoją kontrolą przez { $unit }
gangs-count-opportunities = { $opportunities } z twojego zbioru
gangs-count-edgerunners = { $n ->
        [one] twojego edgerunnera w grze
        [few] twoich edgerunnerów w grze
       *[many] twoich edgerunnerów w grze
    }
gangs-count-presence = { $n ->
        [one] dzielnicę z twoją Obecnością
        [few] dzielnice z twoją Obecnością
       *[many] dzielnic z twoją Obecnością
    }
gangs-count-dominance = { $n ->
        [one] dzielnicę z twoją Dominacją
        [few] dzielnice z twoją Dominacją
       *[many] dzielnic z twoją Dominacją
    }
gangs-count-participants = { $n ->
        [one] gang w tej strzelaninie
        [few] gangi w tej strzelaninie
       *[many] gangów w tej strzelaninie
    }
gangs-count-killed = { $unit } ze strat rywali
gangs-count-lost = { $unit } z twoich strat
gangs-count-firepower = punkt twojej siły ognia
gangs-count-lead = punkt przewagi siły ognia
gangs-count-hand = { $n ->
        [one] kartę walki na twojej ręce
        [few] karty walki na twojej ręce
       *[many] kart walki na twojej ręce
    }
gangs-count-discard = { $n ->
        [one] kartę walki na twoim stosie odrzutów
        [few] karty walki na twoim stosie odrzutów
       *[many] kart walki na twoim stosie odrzutów
    }
gangs-count-resource = { $what } z twoich zasobów
gangs-count-street-cred = punkt twojej Reputacji
gangs-count-net = { $n ->
        [one] pole za tobą w Sieci
        [few] pola za tobą w Sieci
       *[many] pól za tobą w Sieci
    }
gangs-count-tokens = { $n ->
        [one] żeton na twojej planszy
        [few] żetony na twojej planszy
       *[many] żetonów na twojej planszy
    }
gangs-count-avengers = { $n ->
        [one] twoją poległą figurkę u rywali
        [few] twoje poległe figurki u rywali
       *[many] twoich poległych figurek u rywali
    }

## Efekty. $who to „you” albo ktoś inny

gangs-do-gain = { $who ->
        [you] zyskaj { $n } { $what }{ $each }
       *[other] { $whom }: zyskuje { $n } { $what }{ $each }
    }
gangs-do-lose = { $who ->
        [you] strać { $n } { $what }{ $each }
       *[other] { $whom }: traci { $n } { $what }{ $each }
    }
gangs-do-take = weź { $n } { $what }{ $each } od: { $whom }
gangs-do-choose = { $parts }
gangs-do-all = { $parts }
gangs-do-may = możesz: { $parts }
gangs-do-may-pay = możesz zapłacić { $cost }: { $parts }
gangs-do-firepower = { $who ->
        [you] { $sign }{ $n } siły ognia{ $each }
       *[other] { $whom }: { $sign }{ $n } siły ognia{ $each }
    }
gangs-do-set-firepower = twoja siła ognia wynosi { $n }{ $each }
gangs-do-no-casualty = { $n ->
        [one] tracisz o 1 jednostkę mniej
        [few] tracisz o { $n } jednostki mniej
       *[many] tracisz o { $n } jednostek mniej
    }
gangs-do-casualty = { $whom }: traci dodatkowo { $n } { $unit }
gangs-do-pass-casualty = wybrany przez ciebie rywal traci { $n ->
        [one] 1 jednostkę zamiast ciebie
        [few] { $n } jednostki zamiast ciebie
       *[many] { $n } jednostek zamiast ciebie
    }
gangs-do-silence = { $whom }: pozostałe efekty specjalne tych kart nie działają
gangs-do-keep = weź tę kartę z powrotem na rękę po strzelaninie
gangs-do-regain = weź na rękę { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    } ze swojego stosu odrzutów
gangs-do-upgrade = ulepsz za darmo kartę walki
gangs-do-disc = przenieś { $n ->
        [one] 1 krążek akcji
        [few] { $n } krążki akcji
       *[many] { $n } krążków akcji
    } z powrotem do obszaru aktywacji
gangs-do-convert = przeciągnij na swoją stronę 1 { $unit } { $where }
gangs-do-drone = zbuduj { $n ->
        [one] 1 drona
        [few] { $n } drony
       *[many] { $n } dronów
    } { $where }
gangs-do-recruit = zrekrutuj { $n } { $unit }
gangs-do-move = przesuń { $n } { $unit } (lub mniej) z twojego gangu { $where }
gangs-do-push = przesuń 1 { $unit } przeciwnika { $where } do sąsiedniej dzielnicy
gangs-do-lose-unit = { $who ->
        [you] strać { $n } { $unit } { $where }
       *[other] { $whom }: traci { $n } { $unit } { $where }
    }
gangs-do-hideout = zbuduj za darmo kryjówkę
gangs-do-advance = { $who ->
        [you] idź w Sieci o { $n } dalej
       *[other] { $whom }: idzie w Sieci o { $n } dalej
    }{ $each }
gangs-do-retreat = { $who ->
        [you] cofnij się w Sieci o { $n }
       *[other] { $whom }: cofa się w Sieci o { $n }
    }{ $each }
gangs-do-reserve = odłóż dla siebie odkrytą okazję
gangs-do-refresh = połóż odkryte karty rynku ({ $market }) pod ich talią i odsłoń nowe
gangs-do-token = { $n ->
        [0] usuń żeton ze swojej planszy
       *[other] połóż żeton na swojej planszy
    }
gangs-do-avenge = zyskaj { $n } Reputacji za każdą jednostkę straconą przez rywali, którzy mają twoje poległe figurki; potem te figurki wracają do twojej rezerwy

## Zasady

gangs-rule-cost = { $of ->
        [hideout] kryjówki kosztują
        [upgrade] ulepszenia kosztują
        [opportunity] okazje kosztują
       *[edgerunner] edgerunnerzy kosztują
    } o { $n } { $more ->
        [yes] więcej
       *[no] mniej
    }
gangs-rule-depth-risk = twoje Ryzyko głębi jest o { $n } { $more ->
        [yes] wyższe
       *[no] niższe
    }
gangs-rule-net-reach = twoje netruny mogą sięgać o { $n } { $more ->
        [yes] dalej
       *[no] bliżej
    }
gangs-rule-data-fortress = każda Forteca danych daje o { $n } Korporacyjny sekret { $more ->
        [yes] więcej
       *[no] mniej
    }
gangs-rule-rewards = mając Obecność { $where }, zyskujesz wszystkie tamtejsze nagrody
gangs-rule-no-requirement = możesz pominąć wymaganie okazji ({ $type })
gangs-rule-reserve = możesz mieć odłożone do { $n } { $n ->
        [one] okazji
        [few] okazji
       *[many] okazji
    }; tylko ty możesz je chwycić
gangs-rule-vengeance = jednostka stracona w strzelaninie trafia do rywala, który brał w niej udział i ma najwyższą siłę ognia, a nie do twojej rezerwy
gangs-rule-actions = o { $n } { $more ->
        [yes] akcję więcej
       *[no] akcję mniej
    } w turze aktywacji
gangs-rule-goal = gra kończy się przy { $n } Reputacji
gangs-rule-closed = żadna jednostka nie może wejść: { $district }
