### What an automa does at the table, one sentence a line; the rule that caused it is told beside it.

## Both seats

automa-reveals = { $who } reveals the AI card “{ $title }”.
automa-reshuffles = { $who } shuffles the AI discard into a new AI deck.

## The Corp: set-up, clicks and money

automa-sets-up = { $who } sorts the deck into piles. A card with { $n ->
        [one] 1 advancement token
       *[other] { $n } advancement tokens
    } will be revealed.
automa-leaves-click = This click cannot be resolved and is left over.
automa-takes-credits = { $who } turns a click into money.
automa-uses-card = { $who } turns clicks into what { $card } offers.
automa-behaves = The behaviour card is read: side { $n ->
        [0] A
       *[other] B
    }.
automa-purges = { $who } is ordered to purge.
automa-hunts = { $who } is ordered to trash a resource.
automa-overridden = { $who } has this click spent in another way.

## The Corp: HQ and agendas

automa-refills = { $who } puts the top card of R&D on top of HQ.
automa-routes-ice = { $card } is shown and shuffled into the ICE pile.
automa-routes-operation = { $card } is shown and shuffled into the OP pile.
automa-discards = { $who } discards { $card }.
automa-cannot-score = { $who } cannot pay { $n }{ -credit } for an agenda.
automa-keeps-agenda = An agenda does not go to Archives: it is shuffled into R&D.
automa-scores = { $who } has an agenda to score.
automa-refunds = Tokens return as { $n }{ -credit }.

## The Corp: installing, tokens, ice

automa-installs-resource = { $who } installs the top card of the RE pile.
automa-installs-ice = { $who } installs the top card of the ICE pile.
automa-installs-stratagem = { $who } installs a card from the ES pile.
automa-installs-by = { $card } has a card installed from a pile.
automa-advances = { $who } follows an order to advance.
automa-turns-up = { $card } is revealed: it has { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }.
automa-turns-back = { $card } is turned facedown again with its tokens.
automa-moves-tokens = { $n ->
        [one] 1 token goes
       *[other] { $n } tokens go
    } to rezzed ice.
automa-passes-tokens = { $n ->
        [one] 1 token goes
       *[other] { $n } tokens go
    } to the next facedown card in { $where }.
automa-rezzes = { $who } can pay for { $card }.
automa-cannot-rez = { $who } cannot pay for { $card }: it stays facedown.
automa-lacks-credits = { $who } lacks the credits to rez the ice.
automa-repositions = { $who } finds a better place for { $card }.

## The Corp: operations

automa-plays = { $who } takes { $card } from its pile.
automa-skips = { $card } needs a click that is not there: it goes under its pile.
automa-too-dear = { $card } costs too much: it goes under its pile, and the click becomes money.
automa-no-use = { $card } brings no benefit: { $who } takes 1{ -credit } instead.

## The Corp: decisions

automa-decides-rez = { $who } has a reason to rez.
automa-decides-use = { $who } has a reason to use { $card }.
automa-decides-yes = { $who } finds it worth its cost.
automa-decides-target = { $who } takes the card of highest value.
automa-decides-installed = { $who } chooses card #{ $n }, of those it may choose the one of highest value.
automa-decides-bid = { $who } bids what the Runner cannot match, within the budget, or nothing.

## The Corp's turn, and the question of a game with human_override

timing-automa-corp-turn-corp_gains_clicks = start of the turn
timing-automa-corp-turn-corp_opening_window = start of the turn
timing-automa-corp-turn-corp_refills = start of the turn
timing-automa-corp-turn-corp_turn_begins = start of the turn
timing-automa-corp-turn-draws_or_loses = start of the turn
timing-automa-corp-turn-waits_no_longer = start of the turn
timing-automa-corp-turn-corp_first_window = before the first action
timing-automa-corp-turn-reveals_card = AI card
timing-automa-corp-turn-takes_clicks = action phase
timing-automa-corp-turn-corp_window_after = after an action
timing-automa-corp-turn-goes_on = action phase
timing-automa-corp-turn-stops = end of the turn
timing-automa-corp-turn-corp_last_window = end of the turn
timing-automa-corp-turn-corp_loses_clicks = end of the turn
timing-automa-corp-turn-corp_turn_ends = end of the turn
timing-automa-corp-turn-corp_turn_is_over = end of the turn

ask-automa-click = Click { $n } of the automa: as printed, or something better for it?
option-automa-as-printed = As printed
option-automa-instead-refill = Refill HQ
option-automa-instead-credit = Gain credits
option-automa-instead-operation = Play an operation
option-automa-instead-advance = Advance a card
option-automa-instead-resource = Install from the RE pile
option-automa-instead-new-remote = Install in a new server
option-automa-instead-ice = Install ice
option-automa-instead-ice-remote = Install ice on a remote

## Why an automa does what it does, before it does it

automa-at-click = { $side ->
        [a] Behaviour { $side ->
                [a] A
               *[b] B
            }{ $click }
        [b] Behaviour { $side ->
                [a] A
               *[b] B
            }{ $click }
       *[other] { $click ->
            [0] Leftover click
           *[other] Click { $click }
        }
    }
automa-at = { $row ->
        [0] { automa-at-click }
       *[other] Row { $row }
    }:
automa-held = { $held ->
        [yes] Yes.
       *[no] No.
    }
automa-nowhere = { automa-at } no server fits.
automa-asks-bare = { automa-at } { aicard-if-bare }? { automa-held }
automa-asks-breakers_lt = { automa-at } { aicard-if-breakers_lt }? { automa-held }
automa-asks-credits_ge = { automa-at } { aicard-if-credits_ge }? { automa-held }
automa-asks-credits_lt = { automa-at } { aicard-if-credits_lt }? { automa-held }
automa-asks-ec_left_ge = { automa-at } { aicard-if-ec_left_ge }? { automa-held }
automa-asks-es_left_ge = { automa-at } { aicard-if-es_left_ge }? { automa-held }
automa-asks-grip_gt = { automa-at } { aicard-if-grip_gt }? { automa-held }
automa-asks-grip_le = { automa-at } { aicard-if-grip_le }? { automa-held }
automa-asks-grip_lt = { automa-at } { aicard-if-grip_lt }? { automa-held }
automa-asks-hq_lt = { automa-at } { aicard-if-hq_lt }? { automa-held }
automa-asks-ice_left_ge = { automa-at } { aicard-if-ice_left_ge }? { automa-held }
automa-asks-my_points_ge = { automa-at } { aicard-if-my_points_ge }? { automa-held }
automa-asks-no_breaker = { automa-at } { aicard-if-no_breaker }? { automa-held }
automa-asks-no_trash_aid = { automa-at } { aicard-if-no_trash_aid }? { automa-held }
automa-asks-poor = { automa-at } { aicard-if-poor }? { automa-held }
automa-asks-re_left_ge = { automa-at } { aicard-if-re_left_ge }? { automa-held }
automa-asks-remotes_ge = { automa-at } { aicard-if-remotes_ge }? { automa-held }
automa-asks-remotes_lt = { automa-at } { aicard-if-remotes_lt }? { automa-held }
automa-asks-rezzed_ice_ge = { automa-at } { aicard-if-rezzed_ice_ge }? { automa-held }
automa-asks-stack_left_ge = { automa-at } { aicard-if-stack_left_ge }? { automa-held }
automa-asks-tagged = { automa-at } { aicard-if-tagged }? { automa-held }
automa-asks-tags_ge = { automa-at } { aicard-if-tags_ge }? { automa-held }
automa-asks-their_points_ge = { automa-at } { aicard-if-their_points_ge }? { automa-held }
automa-asks-thin = { automa-at } { aicard-if-thin }? { automa-held }
automa-asks-tokens_ge = { automa-at } { aicard-if-tokens_ge }? { automa-held }
automa-asks-turn_ge = { automa-at } { aicard-if-turn_ge }? { automa-held }
automa-asks-virus_ge = { automa-at } { aicard-if-virus_ge }? { automa-held }
automa-asks-weak = { automa-at } { aicard-if-weak }? { automa-held }
automa-fails-advance = { automa-at } { server-automa-advance }: not possible.
automa-fails-behaviour = { automa-at } { server-automa-behaviour }: not possible.
automa-fails-credit = { automa-at } { server-automa-credit }: not possible.
automa-fails-draw = { automa-at } { server-automa-draw }: not possible.
automa-fails-economy = { automa-at } { server-automa-economy }: not possible.
automa-fails-grip = { automa-at } { server-automa-grip }: not possible.
automa-fails-install_ice = { automa-at } { server-automa-install-ice }: not possible.
automa-fails-install_resource = { automa-at } { server-automa-install-resource }: not possible.
automa-fails-operation = { automa-at } { server-automa-operation }: not possible.
automa-fails-program = { automa-at } { server-automa-program }: not possible.
automa-fails-purge = { automa-at } { server-automa-purge }: not possible.
automa-fails-refill = { automa-at } { server-automa-refill }: not possible.
automa-fails-remove_tag = { automa-at } { server-automa-remove-tag }: not possible.
automa-fails-resource = { automa-at } { server-automa-resource }: not possible.
automa-fails-run = { automa-at } { server-automa-run }: not possible.
automa-fails-run_ability = { automa-at } { server-automa-run-ability }: not possible.
automa-fails-stratagem = { automa-at } { server-automa-stratagem }: not possible.
automa-fails-trash_resource = { automa-at } { server-automa-trash-resource }: not possible.
automa-fails-use_ability = { automa-at } { server-automa-use-ability }: not possible.
automa-fails-use_asset = { automa-at } { server-automa-use-asset }: not possible.
