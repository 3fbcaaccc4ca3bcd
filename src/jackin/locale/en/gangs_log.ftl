# Gangs of Night City: what happened, one sentence a line. jackin/locale/gangs.py spells every argument out:
# $gang and $other are gangs, $unit a unit, $where a District or a PoI, $n a number; cards and things by their kind.

gangs-net-space = space { $n } of the Net
gangs-unit = { $gang } { $kind }
    .you = your { $kind }
gangs-space = { $poi } in { $district }
gangs-amount-eurodollars = { $n ->
        [one] 1 Eurodollar
       *[other] { $n } Eurodollars
    }
gangs-amount-contraband = { $n ->
        [one] 1 Contraband
       *[other] { $n } Contraband
    }
gangs-amount-corporate-secrets = { $n ->
        [one] 1 Corporate Secret
       *[other] { $n } Corporate Secrets
    }

## The game and its turns

gangs-turn = { $gang }, round { $n }
    .you = Your turn, round { $n }
gangs-activates = { $gang }: { $action }.
    .you = You: { $action }.
gangs-wild = { $gang } uses the Wild disc: { $action }.
    .you = You use the Wild disc: { $action }.
gangs-reclaims = { $gang } reclaims all Action discs.
    .you = You reclaim all Action discs.
gangs-wins = { $gang } wins with { $n } Street Cred.
    .you = You win with { $n } Street Cred.
gangs-shares = { $gang } shares the victory with { $n } Street Cred.
    .you = You share the victory with { $n } Street Cred.
gangs-defeat = { $cause ->
        [johnny] You are beaten: { $johnny } has { $n } Street Cred.
        [rounds] You are beaten: the last round is over.
       *[rival] You are beaten: { $gang } has { $n } Street Cred.
    }
gangs-story = The Story: { $story }

## Resources and Street Cred

gangs-gains = { $gang } gains { $amount }.
    .you = You gain { $amount }.
gangs-loses = { $gang } loses { $amount }.
    .you = You lose { $amount }.
gangs-pays = { $gang } pays { $amount }.
    .you = You pay { $amount }.
gangs-stands-in = { $n ->
        [one] 1 Corporate Secret stands in.
       *[other] { $n } Corporate Secrets stand in.
    }
gangs-gains-cred = { $source ->
        [none] { $gang } gains { $n } Street Cred.
       *[other] { $gang } gains { $n } Street Cred ({ $source }).
    }
    .you = { $source ->
            [none] You gain { $n } Street Cred.
           *[other] You gain { $n } Street Cred ({ $source }).
        }
gangs-loses-cred = { $source ->
        [none] { $gang } loses { $n } Street Cred.
       *[other] { $gang } loses { $n } Street Cred ({ $source }).
    }
    .you = { $source ->
            [none] You lose { $n } Street Cred.
           *[other] You lose { $n } Street Cred ({ $source }).
        }

## Units

gangs-moves = { $unit } goes to { $where }.
gangs-loses-unit = { $unit } is lost in { $where }.
gangs-recruits = { $unit } joins in { $where }.
gangs-converts = { $gang } converts { $unit } in { $where }.
    .you = You convert { $unit } in { $where }.
gangs-pushes = { $gang } pushes { $unit } to { $where }.
    .you = You push { $unit } to { $where }.
gangs-builds-drone = { $gang } builds a Drone in { $where }.
    .you = You build a Drone in { $where }.
gangs-builds-hideout = { $gang } builds a Hideout in { $where }.
    .you = You build a Hideout in { $where }.

## Firefights

gangs-firefight = A Firefight in { $where }.
gangs-exchanges = { $unit } takes by force: { $where }.
gangs-reveals = { $cause ->
        [variable] { $gang } plays { $combat }: Firepower "?".
       *[printed] { $gang } plays { $combat }: Firepower { $n }.
    }
    .you = { $cause ->
            [variable] You play { $combat }: Firepower "?".
           *[printed] You play { $combat }: Firepower { $n }.
        }
gangs-draws-firepower = { $gang } draws { $cards }: Firepower { $n }.
    .you = You draw { $cards }: Firepower { $n }.
gangs-johnny-draws = { $johnny } draws { $cards }: Firepower { $n }.
gangs-firepower = { $source }: { $change } Firepower for { $gang }, now { $n }.
    .you = { $source }: { $change } Firepower for you, now { $n }.
gangs-sets-firepower = { $source }: the "?" of { $gang } is { $n }.
    .you = { $source }: your "?" is { $n }.
gangs-silences = { $source } silences the card of { $gang }.
    .you = { $source } silences your card.
gangs-silent = { $combat } of { $gang } stays silent.
    .you = Your { $combat } stays silent.
gangs-avenges = { $source }: { $n } Street Cred for { $gang } for each unit lost by those who hold its fallen.
    .you = { $source }: { $n } Street Cred for you for each unit lost by those who hold your fallen.
gangs-comes-home = { $unit } comes home to the reserve.
gangs-total = { $gang }: Firepower { $n } in all.
    .you = You: Firepower { $n } in all.
gangs-johnny-total = { $johnny }: Firepower { $n } in all.
gangs-highest = { $cause ->
        [tied] Tied at the highest Firepower, { $n }: { $gangs }.
        [with-johnny] Tied with { $johnny } at the highest Firepower, { $n }: { $gangs }.
        [johnny] { $johnny } alone has the highest Firepower, { $n }.
       *[alone] { $gangs } alone has the highest Firepower, { $n }.
    }
    .you = You alone have the highest Firepower, { $n }.
gangs-fewer-casualties = { $source }: { $n ->
        [one] { $gang } loses 1 unit fewer.
       *[other] { $gang } loses { $n } units fewer.
    }
    .you = { $source }: { $n ->
            [one] you lose 1 unit fewer.
           *[other] you lose { $n } units fewer.
        }
gangs-more-casualties = { $source }: { $n ->
        [one] { $gang } must lose 1 unit more.
       *[other] { $gang } must lose { $n } units more.
    }
    .you = { $source }: { $n ->
            [one] you must lose 1 unit more.
           *[other] you must lose { $n } units more.
        }
gangs-passes-on = { $source }: { $n ->
        [one] { $gang } passes 1 casualty on to { $other }.
       *[other] { $gang } passes { $n } casualties on to { $other }.
    }
    .you = { $source }: { $n ->
            [one] you pass 1 casualty on to { $other }.
           *[other] you pass { $n } casualties on to { $other }.
        }
gangs-spared = { $gang } is spared a casualty.
    .you = You are spared a casualty.
gangs-keeps-card = { $gang } takes { $combat } back to hand at once.
    .you = You take { $combat } back to hand at once.
gangs-takes-back = { $gang } takes all { $n } Combat cards back.
    .you = You take all { $n } Combat cards back.
gangs-regains = { $gang } takes { $combat } back.
    .you = You take { $combat } back.

## Cards

gangs-opportunity-comes = A new Opportunity: { $opportunity }.
gangs-opportunity-removed = { $opportunity } is removed from the game.
gangs-seizes = { $gang } seizes { $opportunity }.
    .you = You seize { $opportunity }.
gangs-reserves = { $gang } keeps { $opportunity } aside.
    .you = You keep { $opportunity } aside.
gangs-edgerunner-comes = A new Edgerunner: { $edgerunner }.
gangs-edgerunners-leave = { $gang } scares the Edgerunners off the market.
    .you = You scare the Edgerunners off the market.
gangs-hires = { $gang } hires { $edgerunner }, who arrives in { $where }.
    .you = You hire { $edgerunner }, who arrives in { $where }.
gangs-looks = { $gang } looks at { $n ->
        [one] 1 Combat Upgrade
       *[other] { $n } Combat Upgrades
    }.
    .you = You look at { $n ->
            [one] 1 Combat Upgrade
           *[other] { $n } Combat Upgrades
        }.
gangs-keeps = You keep { $combat }.
gangs-removes-combat = { $gang } removes { $combat } from the game.
    .you = You remove { $combat } from the game.
gangs-disc = { $gang } takes a disc back: { $action }.
    .you = You take a disc back: { $action }.

## The Net

gangs-net = { $gang } is on space { $n } of the Net.
    .you = You are on space { $n } of the Net.
gangs-rolls = { $gang } rolls { $dice } against a risk of { $risk }: { $outcome ->
        [found] found by NetWatch
       *[unseen] unseen
    }.
    .you = You roll { $dice } against a risk of { $risk }: { $outcome ->
            [found] NetWatch finds you
           *[unseen] unseen
        }.
gangs-caught = NetWatch has found { $gang }: { $level }.
    .you = NetWatch has found you: { $level }.
gangs-surfaces = { $gang } returns to the first space of the Net.
    .you = You return to the first space of the Net.

## Playing alone

gangs-johnny-moves = { $johnny } goes to { $where }.
gangs-johnny-gains = { $johnny } gains { $n } Street Cred.
gangs-rival-draws = { $gang } draws { $districts }.
    .you = You draw { $districts }.
