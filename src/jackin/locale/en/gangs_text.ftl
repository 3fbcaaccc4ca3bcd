# Gangs of Night City: how the vocabulary of a content set reads on a card. jackin/locale/gangs_text.py puts it
# together: $each is the rest of an amount (" for each Hideout you have"), $if a condition ("if ..., "), $parts a list.

## Ends of sentences

gangs-text-and = { $first } and { $second }
gangs-text-or = { $first } or { $second }
gangs-text-then = { $first }; then { $second }
gangs-text-if = if { $condition }
gangs-text-unless = unless { $condition }
gangs-text-needs = { $condition }
gangs-text-not = it is not so that { $condition }
gangs-text-when = { $when }, { $if }: { $effects }.
gangs-text-at = { $when }: { $effects }.
gangs-text-rule = { $rules }.
gangs-text-rule-if = While { $condition }: { $rules }.
gangs-text-effect-if = { $if }: { $effect }
gangs-text-each = { " " }for each { $count }
gangs-text-plus = , plus { $n } for each { $count }
gangs-text-minus = , minus { $n } for each { $count }
gangs-text-most = { " " }(at most { $n })
gangs-text-price = { $n } { $what }
gangs-text-cred = { $n } Street Cred{ $each }
gangs-text-cred-if = { $n } Street Cred{ $each } { $if }
gangs-text-movement = Moves { $when }.
gangs-text-class = Moves and is activated with your { $unit ->
        [solo] Solos
        [techie] Techies
       *[netrunner] Netrunners
    }.

## Timings

gangs-timing-reveal = Reveal
gangs-timing-compare = Compare
gangs-timing-casualties = Casualties
gangs-timing-firefight-end = At the end of a Firefight you are in
gangs-timing-activate-end = At the end of your Activate turn
gangs-timing-reclaim-end = At the end of your Reclaim turn
gangs-timing-hired = When hired
gangs-timing-seized = When you seize { $type ->
        [any] an Opportunity
        [braindance] a Braindance Opportunity
        [cyberware] a Cyberware Opportunity
       *[weapons] a Weapons Opportunity
    }
gangs-timing-occupied = When a unit of yours occupies { $poi ->
        [any] a Point of Interest
        [fixer] a Fixer
        [business] a Business
       *[data-fortress] a Data Fortress
    }
gangs-timing-netrun = When you start a Netrun
gangs-timing-hideout-built = When you build a Hideout
gangs-timing-upgraded = When you upgrade a Combat card
gangs-timing-revealed = When this card is revealed
gangs-timing-game-end = At the end of the game
gangs-timing-always = Always
gangs-moves-occupied = whenever another unit of yours occupies { $poi ->
        [any] a Point of Interest
        [fixer] a Fixer
        [business] a Business
       *[data-fortress] a Data Fortress
    }
gangs-moves-activated = with your { $unit ->
        [solo] Solos
        [techie] Techies
       *[netrunner] Netrunners
    }
gangs-moves-activate-end = at the end of your Activate turn
gangs-moves-reclaim-end = at the end of your Reclaim turn
gangs-moves-never = never
gangs-solo-recruited = When it recruits
gangs-solo-absent = When it finds you absent
gangs-solo-opportunity-removed = When it removes an Opportunity
gangs-solo-net-retreat = When it pushes you back on the Net
gangs-solo-firefight-won = When it wins a Firefight
gangs-solo-firefight-lost = When it loses a Firefight

## Words inside sentences

gangs-unit-any = { $n ->
        [one] unit
       *[other] units
    }
gangs-unit-solo = { $n ->
        [one] Solo
       *[other] Solos
    }
gangs-unit-techie = { $n ->
        [one] Techie
       *[other] Techies
    }
gangs-unit-netrunner = { $n ->
        [one] Netrunner
       *[other] Netrunners
    }
gangs-unit-drone = { $n ->
        [one] Drone
       *[other] Drones
    }
gangs-unit-edgerunner = { $n ->
        [one] Edgerunner
       *[other] Edgerunners
    }
gangs-unit-basic = { $n ->
        [one] basic unit
       *[other] basic units
    }
gangs-unit-human = { $n ->
        [one] human unit
       *[other] human units
    }
gangs-what-street-cred = Street Cred
gangs-what-eurodollars = { $n ->
        [one] Eurodollar
       *[other] Eurodollars
    }
gangs-what-contraband = Contraband
gangs-what-corporate-secrets = { $n ->
        [one] Corporate Secret
       *[other] Corporate Secrets
    }
gangs-what-resource = { $n ->
        [one] resource of any kind
       *[other] resources of any kind
    }
gangs-pois-any = { $n ->
        [one] Point of Interest
       *[other] Points of Interest
    }
gangs-pois-fixer = { $n ->
        [one] Fixer
       *[other] Fixers
    }
gangs-pois-business = { $n ->
        [one] Business
       *[other] Businesses
    }
gangs-pois-data-fortress = { $n ->
        [one] Data Fortress
       *[other] Data Fortresses
    }
gangs-opportunities-any = { $n ->
        [one] Opportunity
       *[other] Opportunities
    }
gangs-opportunities-braindance = { $n ->
        [one] Braindance Opportunity
       *[other] Braindance Opportunities
    }
gangs-opportunities-cyberware = { $n ->
        [one] Cyberware Opportunity
       *[other] Cyberware Opportunities
    }
gangs-opportunities-weapons = { $n ->
        [one] Weapons Opportunity
       *[other] Weapons Opportunities
    }
gangs-where-here = here
gangs-where-anywhere = in play
gangs-where-in = in { $district }
gangs-whose-yours = of yours
gangs-whose-opposing = of opponents
gangs-whose-all = of any gang
gangs-who-you = you
gangs-who-opponents = each opponent
gangs-who-everyone = every gang
gangs-who-rivals = each rival
gangs-who-a-rival = a rival of your choice
gangs-who-winners = whoever has the highest Firepower
gangs-who-losers = each gang without the highest Firepower
gangs-who-leaders = whoever has the most Street Cred
gangs-who-trailing = whoever has the least Street Cred
gangs-market-opportunities = Opportunity
gangs-market-edgerunners = Edgerunner

## Conditions

gangs-if-presence = you have Presence { $where }
gangs-if-dominance = you have Dominance { $where }
gangs-if-control = { $n ->
        [one] you control a { $pois }
       *[other] you control { $n } { $pois }
    }
gangs-if-control-with = { $n ->
        [one] you control a { $pois } with a { $unit }
       *[other] you control { $n } { $pois } with a { $unit } each
    }
gangs-if-owns = you own at least { $n } { $opportunities }
gangs-if-won = you alone have the highest Firepower
gangs-if-tied = you are tied for the highest Firepower
gangs-if-highest = nobody has more Firepower than you
gangs-if-lost = your Firepower is not the highest
gangs-if-started = you started this Firefight
gangs-if-killed = rivals lost { $n ->
        [one] a { $unit }
       *[other] at least { $n } { $unit }
    }
gangs-if-lost-unit = you lost { $n ->
        [one] a { $unit }
       *[other] at least { $n } { $unit }
    }
gangs-if-bearer-here = this unit takes part
gangs-if-leading = nobody has more Street Cred than you
gangs-if-trailing = nobody has less Street Cred than you
gangs-if-at-least = { $n ->
        [one] there is at least one { $count }
       *[other] there are at least { $n } { $count }
    }
gangs-if-at-most = { $n ->
        [0] there are no { $count }
        [one] there is at most one { $count }
       *[other] there are at most { $n } { $count }
    }
gangs-if-ahead = your Firepower is ahead by { $n } or more
gangs-if-behind = your Firepower is behind by { $n } or more

## Counts: what there are $n of

gangs-count-units = { $unit } { $whose } { $where }
gangs-count-hideouts = { $n ->
        [one] Hideout { $whose }
       *[other] Hideouts { $whose }
    }
gangs-count-hideouts-in = { $n ->
        [one] Hideout { $whose } { $where }
       *[other] Hideouts { $whose } { $where }
    }
gangs-count-pois = { $pois } you control
gangs-count-pois-with = { $pois } you control with a { $unit }
gangs-count-opportunities = { $opportunities } you own
gangs-count-edgerunners = { $n ->
        [one] Edgerunner of yours in play
       *[other] Edgerunners of yours in play
    }
gangs-count-presence = { $n ->
        [one] District where you have Presence
       *[other] Districts where you have Presence
    }
gangs-count-dominance = { $n ->
        [one] District where you have Dominance
       *[other] Districts where you have Dominance
    }
gangs-count-participants = { $n ->
        [one] gang in this Firefight
       *[other] gangs in this Firefight
    }
gangs-count-killed = { $unit } that rivals lost in it
gangs-count-lost = { $unit } that you lost in it
gangs-count-firepower = Firepower of yours
gangs-count-lead = Firepower by which you are ahead
gangs-count-hand = { $n ->
        [one] Combat card in your hand
       *[other] Combat cards in your hand
    }
gangs-count-discard = { $n ->
        [one] Combat card in your discard pile
       *[other] Combat cards in your discard pile
    }
gangs-count-resource = { $what } you have
gangs-count-street-cred = Street Cred you have
gangs-count-net = { $n ->
        [one] space behind you on the Net
       *[other] spaces behind you on the Net
    }
gangs-count-tokens = { $n ->
        [one] token on your dashboard
       *[other] tokens on your dashboard
    }
gangs-count-avengers = { $n ->
        [one] fallen piece of yours that rivals hold
       *[other] fallen pieces of yours that rivals hold
    }

## Effects. $who is "you" or somebody else

gangs-do-gain = { $who ->
        [you] gain { $n } { $what }{ $each }
       *[other] { $whom }: gain { $n } { $what }{ $each }
    }
gangs-do-lose = { $who ->
        [you] lose { $n } { $what }{ $each }
       *[other] { $whom }: lose { $n } { $what }{ $each }
    }
gangs-do-take = take { $n } { $what }{ $each } from { $whom }
gangs-do-choose = { $parts }
gangs-do-all = { $parts }
gangs-do-may = you may: { $parts }
gangs-do-may-pay = you may pay { $cost }: { $parts }
gangs-do-firepower = { $who ->
        [you] { $sign }{ $n } Firepower{ $each }
       *[other] { $whom }: { $sign }{ $n } Firepower{ $each }
    }
gangs-do-set-firepower = your Firepower is { $n }{ $each }
gangs-do-no-casualty = { $n ->
        [one] you lose one unit fewer
       *[other] you lose { $n } units fewer
    }
gangs-do-casualty = { $whom }: lose { $n ->
        [one] one more { $unit }
       *[other] { $n } more { $unit }
    }
gangs-do-pass-casualty = a rival of your choice loses { $n ->
        [one] one of the units that you would lose
       *[other] { $n } of the units that you would lose
    }
gangs-do-silence = { $whom }: the rest of the special effects on their cards is ignored
gangs-do-keep = take this card back into your hand after the Firefight
gangs-do-regain = take { $n ->
        [one] a card
       *[other] { $n } cards
    } from your discard pile into your hand
gangs-do-upgrade = upgrade a Combat card free of charge
gangs-do-disc = return { $n ->
        [one] an Action disc
       *[other] { $n } Action discs
    } to your Activate area
gangs-do-convert = convert a { $unit } { $where }
gangs-do-drone = build { $n ->
        [one] a Drone
       *[other] { $n } Drones
    } { $where }
gangs-do-recruit = recruit { $n } { $unit }
gangs-do-move = move up to { $n } { $unit } of yours { $where }
gangs-do-push = move an opposing { $unit } { $where } to an adjacent District
gangs-do-lose-unit = { $who ->
        [you] lose { $n } { $unit } { $where }
       *[other] { $whom }: lose { $n } { $unit } { $where }
    }
gangs-do-hideout = build a Hideout free of charge
gangs-do-advance = { $who ->
        [you] advance { $n } on the Net
       *[other] { $whom }: advance { $n } on the Net
    }{ $each }
gangs-do-retreat = { $who ->
        [you] go back { $n } on the Net
       *[other] { $whom }: go back { $n } on the Net
    }{ $each }
gangs-do-reserve = set a face-up Opportunity aside for yourself
gangs-do-refresh = put the face-up cards of the { $market } market under their deck and reveal new ones
gangs-do-token = { $n ->
        [0] remove the token from your dashboard
       *[other] put the token on your dashboard
    }
gangs-do-avenge = gain { $n } Street Cred for each unit lost by rivals who hold fallen pieces of yours; then those pieces return to your reserve

## Rules

gangs-rule-cost = { $of ->
        [hideout] Hideouts cost
        [upgrade] upgrades cost
        [opportunity] Opportunities cost
       *[edgerunner] Edgerunners cost
    } { $n } { $more ->
        [yes] more
       *[no] less
    }
gangs-rule-depth-risk = your Depth Risk is { $n } { $more ->
        [yes] higher
       *[no] lower
    }
gangs-rule-net-reach = your Netruns may go { $n } { $more ->
        [yes] further
       *[no] less far
    }
gangs-rule-data-fortress = each Data Fortress yields { $n } Corporate Secret { $more ->
        [yes] more
       *[no] less
    }
gangs-rule-rewards = with Presence { $where } you gain every reward of it
gangs-rule-no-requirement = you may ignore what a { $type } Opportunity requires
gangs-rule-reserve = up to { $n } { $n ->
        [one] Opportunity
       *[other] Opportunities
    } may lie aside for you; only you may seize them
gangs-rule-vengeance = a unit you lose in a Firefight goes to a rival in it, one with the highest Firepower, not to your reserve
gangs-rule-actions = { $n } { $more ->
        [yes] action more
       *[no] action fewer
    } in an Activate turn
gangs-rule-goal = the game ends at { $n } Street Cred
gangs-rule-closed = no unit may move into { $district }
