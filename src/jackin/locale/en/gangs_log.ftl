# Gangs of Night City: what happened, one sentence a line. jackin/locale/gangs.py spells every argument out:
# $gang and $other are gangs, $unit a unit, $where a District or a PoI, $n a number; cards and things by their kind.

gangs-net-space = space { $n } of the Net
gangs-unit = { $gang } { $kind }
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
gangs-activates = { $gang }: { $action }.
gangs-wild = { $gang } uses the Wild disc: { $action }.
gangs-reclaims = { $gang } reclaims all Action discs.
gangs-wins = { $gang } wins with { $n } Street Cred.
gangs-shares = { $gang } shares the victory with { $n } Street Cred.
gangs-defeat = { $cause ->
        [johnny] You are beaten: Johnny Silverhand has { $n } Street Cred.
        [rounds] You are beaten: the last round is over.
       *[rival] You are beaten: { $gang } has { $n } Street Cred.
    }
gangs-story = The Story: { $story }

## Resources and Street Cred

gangs-gains = { $gang } gains { $amount }.
gangs-loses = { $gang } loses { $amount }.
gangs-pays = { $gang } pays { $amount }.
gangs-stands-in = { $n ->
        [one] 1 Corporate Secret stands in.
       *[other] { $n } Corporate Secrets stand in.
    }
gangs-gains-cred = { $source ->
        [none] { $gang } gains { $n } Street Cred.
       *[other] { $gang } gains { $n } Street Cred ({ $source }).
    }
gangs-loses-cred = { $source ->
        [none] { $gang } loses { $n } Street Cred.
       *[other] { $gang } loses { $n } Street Cred ({ $source }).
    }

## Units

gangs-moves = { $unit } goes to { $where }.
gangs-loses-unit = { $unit } is lost in { $where }.
gangs-recruits = { $unit } joins in { $where }.
gangs-converts = { $gang } converts { $unit } in { $where }.
gangs-pushes = { $gang } pushes { $unit } to { $where }.
gangs-builds-drone = { $gang } builds a Drone in { $where }.
gangs-builds-hideout = { $gang } builds a Hideout in { $where }.

## Firefights

gangs-firefight = A Firefight in { $where }.
gangs-exchanges = { $unit } takes by force: { $where }.
gangs-reveals = { $cause ->
        [variable] { $gang } plays { $combat }: Firepower "?".
       *[printed] { $gang } plays { $combat }: Firepower { $n }.
    }
gangs-draws-firepower = { $gang } draws { $cards }: Firepower { $n }.
gangs-johnny-draws = Johnny Silverhand draws { $cards }: Firepower { $n }.
gangs-firepower = { $source }: { $change } Firepower for { $gang }, now { $n }.
gangs-sets-firepower = { $source }: the "?" of { $gang } is { $n }.
gangs-silences = { $source } silences the card of { $gang }.
gangs-silent = { $combat } of { $gang } stays silent.
gangs-avenges = { $source }: { $n } Street Cred for { $gang } for each unit lost by those who hold its fallen.
gangs-comes-home = { $unit } comes home to the reserve.
gangs-total = { $gang }: Firepower { $n } in all.
gangs-johnny-total = Johnny Silverhand: Firepower { $n } in all.
gangs-highest = { $cause ->
        [tied] Tied at the highest Firepower, { $n }: { $gangs }.
        [with-johnny] Tied with Johnny Silverhand at the highest Firepower, { $n }: { $gangs }.
        [johnny] Johnny Silverhand alone has the highest Firepower, { $n }.
       *[alone] { $gangs } alone has the highest Firepower, { $n }.
    }
gangs-fewer-casualties = { $source }: { $n ->
        [one] { $gang } loses 1 unit fewer.
       *[other] { $gang } loses { $n } units fewer.
    }
gangs-more-casualties = { $source }: { $n ->
        [one] { $gang } must lose 1 unit more.
       *[other] { $gang } must lose { $n } units more.
    }
gangs-passes-on = { $source }: { $n ->
        [one] { $gang } passes 1 casualty on to { $other }.
       *[other] { $gang } passes { $n } casualties on to { $other }.
    }
gangs-spared = { $gang } is spared a casualty.
gangs-keeps-card = { $gang } takes { $combat } back to hand at once.
gangs-takes-back = { $gang } takes all { $n } Combat cards back.
gangs-regains = { $gang } takes { $combat } back.

## Cards

gangs-opportunity-comes = A new Opportunity: { $opportunity }.
gangs-opportunity-removed = { $opportunity } is removed from the game.
gangs-seizes = { $gang } seizes { $opportunity }.
gangs-reserves = { $gang } keeps { $opportunity } aside.
gangs-edgerunner-comes = A new Edgerunner: { $edgerunner }.
gangs-edgerunners-leave = { $gang } scares the Edgerunners off the market.
gangs-hires = { $gang } hires { $edgerunner }, who arrives in { $where }.
gangs-looks = { $gang } looks at { $n ->
        [one] 1 Combat Upgrade
       *[other] { $n } Combat Upgrades
    }.
gangs-keeps = You keep { $combat }.
gangs-removes-combat = { $gang } removes { $combat } from the game.
gangs-disc = { $gang } takes a disc back: { $action }.

## The Net

gangs-net = { $gang } is on space { $n } of the Net.
gangs-rolls = { $gang } rolls { $dice } against a risk of { $risk }: { $outcome ->
        [found] found by NetWatch
       *[unseen] unseen
    }.
gangs-caught = NetWatch has found { $gang }: { $level }.
gangs-surfaces = { $gang } returns to the first space of the Net.

## Playing alone

gangs-johnny-moves = Johnny Silverhand goes to { $where }.
gangs-johnny-gains = Johnny Silverhand gains { $n } Street Cred.
gangs-rival-draws = { $gang } draws { $where }.
