### KI-Karten und Verhaltenskarten, vorgelesen: was ein Klick tut, wo und wann.

## Was ein Klick tut

aicard-do-refill = { $n ->
        [one] HQ auffüllen
       *[other] HQ { $n }-mal auffüllen
    }
aicard-do-advance = { $n ->
        [one] { $at } entwickeln
       *[other] { $n }-mal { $at } entwickeln
    }
aicard-do-install_resource = eine Ressource { $at } installieren
aicard-do-install_ice = Ice { $at } installieren
aicard-do-operation = eine Operation spielen
aicard-do-stratagem = { $want ->
        [any] eine Kriegslist spielen
        [tag] eine Kriegslist spielen, die markiert
        [damage] eine Kriegslist spielen, die Schaden macht
        [trash] eine Kriegslist spielen, die zerstört
       *[tempo] eine Kriegslist für Tempo spielen
    }
aicard-do-credit = { $n }{ -credit } erhalten
aicard-do-use_asset = den besten Aktivposten nutzen
aicard-do-purge = Viruszähler löschen ({ $clicks }{ -click })
aicard-do-trash_resource = eine Ressource des Runners zerstören
aicard-do-behaviour = der Verhaltenskarte folgen
aicard-do-run = Run { $colour ->
        [amber] Bernstein
        [blue] Blau
        [cyan] Cyan
        [gold] Gold
        [green] Grün
        [red] Rot
        [violet] Violett
        [white] Weiß
       *[other] { $colour }
    } { $letter }, Verbindung { $link }, Zerstören { $trash }
aicard-do-that-run = Run { $use ->
        [amber] Bernstein
        [blue] Blau
        [cyan] Cyan
        [gold] Gold
        [green] Grün
        [red] Rot
        [violet] Violett
        [white] Weiß
       *[other] { $use }
    }
aicard-do-economy = aus EC spielen
aicard-do-program = aus PRO installieren
aicard-do-resource = aus RE spielen
aicard-do-draw = { $n ->
        [one] eine Karte ziehen
       *[other] { $n } Karten ziehen
    }
aicard-do-remove_tag = eine Markierung entfernen
aicard-do-use_ability = die beste Fähigkeit nutzen
aicard-do-run_ability = Run durch eine Fähigkeit
aicard-do-grip = aus dem Griff spielen
aicard-kept = aufgehoben für: { $actions }
aicard-when = wenn { $condition }: { $action }
aicard-otherwise = { $action }; sonst { $other }
aicard-expendable = { $action } (entbehrlich)
aicard-reads = { $action }, Zeilen von { $use ->
        [amber] Bernstein
        [blue] Blau
        [cyan] Cyan
        [gold] Gold
        [green] Grün
        [red] Rot
        [violet] Violett
        [white] Weiß
       *[other] { $use }
    }

## Wo

aicard-at-place = bei { $where }
aicard-at-new = in einem neuen System
aicard-at-fewest-cards = im leersten ausgelagerten System
aicard-at-most-cards = im vollsten ausgelagerten System
aicard-at-least-ice = wo am wenigsten Ice ist
aicard-at-most-ice = wo am meisten Ice ist
aicard-at-fewest-tokens = wo die wenigsten Marker sind
aicard-at-most-tokens = wo die meisten Marker sind
aicard-scope = { $at } ({ $scope })
aicard-scope-archives = Archiv
aicard-scope-rd = F&E
aicard-scope-hq = HQ
aicard-scope-central = zentrale Systeme
aicard-scope-remotes = ausgelagerte Systeme

## Die Zeilen eines Runs

aicard-row-then = wenn { $condition }: { $action }
aicard-row-both = wenn { $condition }: { $action }; sonst { $go }
aicard-go = { $destination }, { $location }
aicard-location-any = von allen Systemen
aicard-location-central = von den zentralen Systemen
aicard-location-remote = von den ausgelagerten Systemen
aicard-location-archives = wenn es das Archiv ist
aicard-location-no_ice = von denen ohne Ice
aicard-location-iced = von denen mit Ice
aicard-location-rezzed_ice = von denen mit geladenem Ice
aicard-location-unrezzed_ice = von denen mit ungeladenem Ice
aicard-location-advanced = von denen mit Markern
aicard-to-rd = Run auf F&E
aicard-to-hq = Run auf das HQ
aicard-to-archives = Run auf das Archiv
aicard-to-any = Run auf das erste
aicard-to-most-cards = Run auf das mit den meisten verdeckten Karten
aicard-to-fewest-cards = Run auf das mit den wenigsten verdeckten Karten
aicard-to-most-tokens = Run auf das mit den meisten Markern
aicard-to-fewest-tokens = Run auf das mit den wenigsten Markern

## Wann

aicard-if-credits_lt = weniger als { $n }{ -credit }
aicard-if-credits_ge = { $n }{ -credit } oder mehr
aicard-if-turn_ge = Zug { $n } oder später
aicard-if-my_points_ge = { $n } eigene Punkte oder mehr
aicard-if-their_points_ge = { $n } Punkte oder mehr bei dir
aicard-if-grip_lt = weniger als { $n } Karten im Griff
aicard-if-grip_gt = mehr als { $n } Karten im Griff
aicard-if-grip_le = höchstens { $n } Karten im Griff
aicard-if-tagged = { $n ->
        [0] der Runner nicht markiert ist
       *[other] der Runner markiert ist
    }
aicard-if-tags_ge = { $n } Markierungen oder mehr
aicard-if-breakers_lt = weniger als { $n } Ice-Brecher
aicard-if-rezzed_ice_ge = { $n } geladenes Ice oder mehr
aicard-if-hq_lt = weniger als { $n } Karten im HQ
aicard-if-ice_left_ge = { $n } Karten oder mehr in ICE
aicard-if-re_left_ge = { $n } Karten oder mehr in RE
aicard-if-es_left_ge = { $n } Karten oder mehr in ES
aicard-if-ec_left_ge = { $n } Karten oder mehr in EC
aicard-if-stack_left_ge = { $n } Karten oder mehr im Stapel
aicard-if-remotes_lt = weniger als { $n } ausgelagerte Systeme
aicard-if-remotes_ge = { $n } ausgelagerte Systeme oder mehr
aicard-if-virus_ge = { $n } Viruszähler oder mehr
aicard-if-tokens_ge = { $n ->
        [one] eine Karte mit einem Marker oder mehr
       *[other] eine Karte mit { $n } Markern oder mehr
    }
aicard-if-bare = { $where } kein Ice hat
aicard-if-weak = { $where } weniger als 2 Ice hat
aicard-if-poor = er arm ist (unter 6{ -credit })
aicard-if-thin = sein Griff dünn ist (unter 4 Karten)
aicard-if-no_breaker = er keinen passenden Ice-Brecher hat
aicard-if-no_trash_aid = ihm nichts beim Zerstören hilft
aicard-if-not = nicht: { $condition }
aicard-and = { " " }und{ " " }
aicard-or = { " " }oder{ " " }

## Auf dem Spielfeld

board-automa = Automa { $name }, { $level }
board-automa-level-easy = leicht
board-automa-level-standard = Standard
board-automa-level-hard = schwer
board-automa-level-normal = normal
board-automa-card = KI-Karte „{ $title }“
board-automa-last = letzte KI-Karte „{ $title }“
board-automa-bottom = übrige Klicks: { $action }
board-automa-leftover = { $n ->
        [one] 1 Klick übrig
       *[other] { $n } Klicks übrig
    }
board-automa-pile-ice-pile = ICE { $n }
board-automa-pile-op-pile = OP { $n }
board-automa-pile-re-pile = RE { $n }
board-automa-pile-es-pile = ES { $n }
board-automa-pile-pro-pile = PRO { $n }
board-automa-pile-ec-pile = EC { $n }
board-automa-deck = KI-Deck { $n }
board-automa-hq = HQ { $n }
board-automa-grip = Griff { $n }
board-automa-x = deckt auf bei { $n }▲
board-automa-behaviour = Verhalten „{ $title }“, Seite { $side }
