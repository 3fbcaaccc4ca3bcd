### Karty AI i karty zachowania, czytane na głos: co robi klik, gdzie i kiedy.

## Co robi klik

aicard-do-refill = { $n ->
        [one] uzupełnij HQ
        [few] uzupełnij HQ { $n } razy
       *[many] uzupełnij HQ { $n } razy
    }
aicard-do-advance = { $n ->
        [one] awansuj { $at }
        [few] awansuj { $n } razy { $at }
       *[many] awansuj { $n } razy { $at }
    }
aicard-do-install_resource = zainstaluj zasoby { $at }
aicard-do-install_ice = zainstaluj lód { $at }
aicard-do-operation = zagraj operację
aicard-do-stratagem = { $want ->
        [any] zagraj fortel
        [tag] zagraj fortel, który taguje
        [damage] zagraj fortel, który zadaje obrażenia
        [trash] zagraj fortel, który kasuje
       *[tempo] zagraj fortel dla tempa
    }
aicard-do-credit = zyskaj { $n }{ -credit }
aicard-do-use_asset = użyj najlepszych aktywów
aicard-do-purge = usuń znaczniki wirusa ({ $clicks }{ -click })
aicard-do-trash_resource = skasuj zasoby runnera
aicard-do-behaviour = wykonaj kartę zachowania
aicard-do-run = skok { $colour ->
        [amber] bursztynowy
        [blue] niebieski
        [cyan] turkusowy
        [gold] złoty
        [green] zielony
        [red] czerwony
        [violet] fioletowy
        [white] biały
       *[other] { $colour }
    } { $letter }, połączenie { $link }, skasowanie { $trash }
aicard-do-that-run = skok { $use ->
        [amber] bursztynowy
        [blue] niebieski
        [cyan] turkusowy
        [gold] złoty
        [green] zielony
        [red] czerwony
        [violet] fioletowy
        [white] biały
       *[other] { $use }
    }
aicard-do-economy = zagraj z EC
aicard-do-program = zainstaluj z PRO
aicard-do-resource = zagraj z RE
aicard-do-draw = { $n ->
        [one] dobierz kartę
        [few] dobierz { $n } karty
       *[many] dobierz { $n } kart
    }
aicard-do-remove_tag = usuń tag
aicard-do-use_ability = użyj najlepszej zdolności
aicard-do-run_ability = skok dzięki zdolności
aicard-do-grip = zagraj z garści
aicard-kept = w rezerwie: { $actions }
aicard-when = jeśli { $condition }: { $action }
aicard-otherwise = { $action }; inaczej { $other }
aicard-expendable = { $action } (do pominięcia)
aicard-reads = { $action }, rzędy { $use ->
        [amber] bursztynowe
        [blue] niebieskie
        [cyan] turkusowe
        [gold] złote
        [green] zielone
        [red] czerwone
        [violet] fioletowe
        [white] białe
       *[other] { $use }
    }

## Gdzie

aicard-at-place = ({ $where })
aicard-at-new = w nowym serwerze zdalnym
aicard-at-fewest-cards = w najpustszym serwerze zdalnym
aicard-at-most-cards = w najpełniejszym serwerze zdalnym
aicard-at-least-ice = gdzie jest najmniej lodu
aicard-at-most-ice = gdzie jest najwięcej lodu
aicard-at-fewest-tokens = gdzie jest najmniej żetonów
aicard-at-most-tokens = gdzie jest najwięcej żetonów
aicard-scope = { $at } ({ $scope })
aicard-scope-archives = Archiwa
aicard-scope-rd = R&D
aicard-scope-hq = HQ
aicard-scope-central = serwery centralne
aicard-scope-remotes = serwery zdalne

## Rzędy skoku

aicard-row-then = jeśli { $condition }: { $action }
aicard-row-both = jeśli { $condition }: { $action }; inaczej { $go }
aicard-go = { $destination }, { $location }
aicard-location-any = ze wszystkich serwerów
aicard-location-central = z serwerów centralnych
aicard-location-remote = z serwerów zdalnych
aicard-location-archives = jeśli to Archiwa
aicard-location-no_ice = z tych bez lodu
aicard-location-iced = z tych z lodem
aicard-location-rezzed_ice = z tych ze zrezowanym lodem
aicard-location-unrezzed_ice = z tych z niezrezowanym lodem
aicard-location-advanced = z tych z żetonami
aicard-to-rd = skok na R&D
aicard-to-hq = skok na HQ
aicard-to-archives = skok na Archiwa
aicard-to-any = skok na pierwszy
aicard-to-most-cards = skok na ten, w którym jest najwięcej zakrytych kart
aicard-to-fewest-cards = skok na ten, w którym jest najmniej zakrytych kart
aicard-to-most-tokens = skok na ten, w którym jest najwięcej żetonów
aicard-to-fewest-tokens = skok na ten, w którym jest najmniej żetonów

## Kiedy

aicard-if-credits_lt = ma mniej niż { $n }{ -credit }
aicard-if-credits_ge = ma co najmniej { $n }{ -credit }
aicard-if-turn_ge = trwa tura { $n } lub późniejsza
aicard-if-my_points_ge = ma punktów co najmniej { $n }
aicard-if-their_points_ge = masz punktów co najmniej { $n }
aicard-if-grip_lt = w garści jest kart mniej niż { $n }
aicard-if-grip_gt = w garści jest kart więcej niż { $n }
aicard-if-grip_le = w garści jest kart najwyżej { $n }
aicard-if-tagged = { $n ->
        [0] runner nie jest otagowany
       *[other] runner jest otagowany
    }
aicard-if-tags_ge = tagów jest co najmniej { $n }
aicard-if-breakers_lt = lodołamaczy jest mniej niż { $n }
aicard-if-rezzed_ice_ge = zrezowanego lodu jest co najmniej { $n }
aicard-if-hq_lt = w HQ jest kart mniej niż { $n }
aicard-if-ice_left_ge = w ICE jest kart co najmniej { $n }
aicard-if-re_left_ge = w RE jest kart co najmniej { $n }
aicard-if-es_left_ge = w ES jest kart co najmniej { $n }
aicard-if-ec_left_ge = w EC jest kart co najmniej { $n }
aicard-if-stack_left_ge = w stosie jest kart co najmniej { $n }
aicard-if-remotes_lt = serwerów zdalnych jest mniej niż { $n }
aicard-if-remotes_ge = serwerów zdalnych jest co najmniej { $n }
aicard-if-virus_ge = znaczników wirusa jest co najmniej { $n }
aicard-if-tokens_ge = na którejś karcie jest żetonów co najmniej { $n }
aicard-if-bare = nie ma lodu ({ $where })
aicard-if-weak = jest mniej niż 2 lody ({ $where })
aicard-if-poor = brak pieniędzy (poniżej 6{ -credit })
aicard-if-thin = garść jest uboga (poniżej 4 kart)
aicard-if-no_breaker = nie ma właściwego lodołamacza
aicard-if-no_trash_aid = nic nie pomaga w kasowaniu
aicard-if-not = nie: { $condition }
aicard-and = { " " }i{ " " }
aicard-or = { " " }lub{ " " }

## Na planszy

board-automa = Automa { $name }, { $level }
board-automa-level-easy = łatwy
board-automa-level-standard = standardowy
board-automa-level-hard = trudny
board-automa-level-normal = normalny
board-automa-card = Karta AI „{ $title }”
board-automa-last = ostatnia karta AI „{ $title }”
board-automa-bottom = wolne kliki: { $action }
board-automa-leftover = { $n ->
        [one] 1 wolny klik
        [few] { $n } wolne kliki
       *[many] { $n } wolnych klików
    }
board-automa-pile-ice-pile = ICE { $n }
board-automa-pile-op-pile = OP { $n }
board-automa-pile-re-pile = RE { $n }
board-automa-pile-es-pile = ES { $n }
board-automa-pile-pro-pile = PRO { $n }
board-automa-pile-ec-pile = EC { $n }
board-automa-deck = Talia AI { $n }
board-automa-hq = HQ { $n }
board-automa-grip = Garść { $n }
board-automa-x = odsłania przy { $n }▲
board-automa-behaviour = Zachowanie „{ $title }”, strona { $side }
