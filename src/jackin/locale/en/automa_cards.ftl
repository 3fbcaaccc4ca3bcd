### AI cards and behaviour cards, read aloud: what a click does, where, and when.

## What a click does

aicard-do-refill = { $n ->
        [one] refill HQ
       *[other] refill HQ { $n } times
    }
aicard-do-advance = { $n ->
        [one] advance { $at }
       *[other] advance { $n } times { $at }
    }
aicard-do-install_resource = install a resource { $at }
aicard-do-install_ice = install ice { $at }
aicard-do-operation = play an operation
aicard-do-stratagem = { $want ->
        [any] play a stratagem
        [tag] play a stratagem that tags
        [damage] play a stratagem that does damage
        [trash] play a stratagem that trashes
       *[tempo] play a stratagem for speed
    }
aicard-do-credit = gain { $n }{ -credit }
aicard-do-use_asset = use the best asset
aicard-do-purge = purge virus counters ({ $clicks }{ -click })
aicard-do-trash_resource = trash a resource of the Runner
aicard-do-behaviour = follow the behaviour card
aicard-do-run = { $colour } run { $letter }, link { $link }, trash { $trash }
aicard-do-that-run = the { $use } run
aicard-do-economy = play from EC
aicard-do-program = install from PRO
aicard-do-resource = play from RE
aicard-do-draw = { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
aicard-do-remove_tag = remove a tag
aicard-do-use_ability = use the best ability
aicard-do-run_ability = run by the best ability
aicard-do-grip = play from the grip
aicard-kept = kept for: { $actions }
aicard-when = if { $condition }: { $action }
aicard-otherwise = { $action }; else { $other }
aicard-expendable = { $action } (expendable)
aicard-reads = { $action }, rows of { $use }

## Where

aicard-at-place = at { $where }
aicard-at-new = in a new remote
aicard-at-fewest-cards = in the emptiest remote
aicard-at-most-cards = in the fullest remote
aicard-at-least-ice = where least ice is
aicard-at-most-ice = where most ice is
aicard-at-fewest-tokens = where fewest tokens are
aicard-at-most-tokens = where most tokens are
aicard-scope = { $at } ({ $scope })
aicard-scope-archives = Archives
aicard-scope-rd = R&D
aicard-scope-hq = HQ
aicard-scope-central = central servers
aicard-scope-remotes = remotes

## The rows of a run

aicard-row-then = if { $condition }: { $action }
aicard-row-both = if { $condition }: { $action }; else { $go }
aicard-go = { $destination }, { $location }
aicard-location-any = of all servers
aicard-location-central = of the central servers
aicard-location-remote = of the remotes
aicard-location-archives = if it is Archives
aicard-location-no_ice = of those without ice
aicard-location-iced = of those with ice
aicard-location-rezzed_ice = of those with rezzed ice
aicard-location-unrezzed_ice = of those with unrezzed ice
aicard-location-advanced = of those with tokens
aicard-to-rd = run R&D
aicard-to-hq = run HQ
aicard-to-archives = run Archives
aicard-to-any = run the first
aicard-to-most-cards = run the one with most facedown cards
aicard-to-fewest-cards = run the one with fewest facedown cards
aicard-to-most-tokens = run the one with most tokens
aicard-to-fewest-tokens = run the one with fewest tokens

## When

aicard-if-credits_lt = fewer than { $n }{ -credit }
aicard-if-credits_ge = { $n }{ -credit } or more
aicard-if-turn_ge = turn { $n } or later
aicard-if-my_points_ge = { $n } points or more of its own
aicard-if-their_points_ge = { $n } points or more of yours
aicard-if-grip_lt = fewer than { $n } cards in the grip
aicard-if-grip_gt = more than { $n } cards in the grip
aicard-if-grip_le = at most { $n } cards in the grip
aicard-if-tagged = { $n ->
        [0] the Runner has no tag
       *[other] the Runner is tagged
    }
aicard-if-tags_ge = { $n } tags or more
aicard-if-breakers_lt = fewer than { $n } icebreakers
aicard-if-rezzed_ice_ge = { $n } rezzed ice or more
aicard-if-hq_lt = fewer than { $n } cards in HQ
aicard-if-ice_left_ge = { $n } cards or more in ICE
aicard-if-re_left_ge = { $n } cards or more in RE
aicard-if-es_left_ge = { $n } cards or more in ES
aicard-if-ec_left_ge = { $n } cards or more in EC
aicard-if-stack_left_ge = { $n } cards or more in the stack
aicard-if-remotes_lt = fewer than { $n } remotes
aicard-if-remotes_ge = { $n } remotes or more
aicard-if-virus_ge = { $n } virus counters or more
aicard-if-tokens_ge = { $n ->
        [one] a card with a token
       *[other] a card with { $n } tokens or more
    }
aicard-if-bare = { $where } has no ice
aicard-if-weak = { $where } has fewer than 2 ice
aicard-if-poor = it is poor (under 6{ -credit })
aicard-if-thin = its grip is thin (under 4 cards)
aicard-if-no_breaker = it has no fit icebreaker
aicard-if-no_trash_aid = nothing helps it to trash
aicard-if-not = not: { $condition }
aicard-and = { " " }and{ " " }
aicard-or = { " " }or{ " " }

## On the board

board-automa = Automa { $name }, { $level }
board-automa-level-easy = easy
board-automa-level-standard = standard
board-automa-level-hard = hard
board-automa-level-normal = normal
board-automa-card = AI card “{ $title }”
board-automa-last = last AI card “{ $title }”
board-automa-bottom = leftover clicks: { $action }
board-automa-leftover = { $n ->
        [one] 1 click left over
       *[other] { $n } clicks left over
    }
board-automa-pile-ice-pile = ICE { $n }
board-automa-pile-op-pile = OP { $n }
board-automa-pile-re-pile = RE { $n }
board-automa-pile-es-pile = ES { $n }
board-automa-pile-pro-pile = PRO { $n }
board-automa-pile-ec-pile = EC { $n }
board-automa-deck = AI deck { $n }
board-automa-hq = HQ { $n }
board-automa-grip = Grip { $n }
board-automa-x = reveals at { $n }▲
board-automa-behaviour = Behaviour “{ $title }”, side { $side }
