# Gangs of Night City in the terminal.

gangs-johnny = Johnny Silverhand

## The board

gangs-board-round = Round { $n }
gangs-board-turn = Turn of { $gang }
gangs-board-ending = the last round
gangs-board-you = { $gang } (you)
gangs-board-rival = { $gang } (rival gang)
gangs-board-eurodollars = { $n } €$
gangs-board-contraband = { $n } Contraband
gangs-board-corporate-secrets = { $n ->
        [one] 1 Secret
       *[other] { $n } Secrets
    }
gangs-board-disc-solos = Solos
gangs-board-disc-techies = Techies
gangs-board-disc-netrunners = Netrunners
gangs-board-disc-hideout = Hideout
gangs-board-disc-upgrade = Upgrade
gangs-board-disc-wild = Wild
gangs-board-hideouts = Hideouts { $n }/4 ({ $left } left)
gangs-board-hideouts-all = Hideouts 4/4
gangs-board-cards = Hand { $n }, discard { $discard }
gangs-board-reserve = Reserve: { $units }
gangs-board-seized = Opportunities: { $types }
gangs-board-aside = aside: { $card }
gangs-board-token = a token on the dashboard
gangs-board-held = holds { $n ->
        [one] 1 fallen piece
       *[other] { $n } fallen pieces
    } of { $gang }
gangs-board-drawn = Districts drawn by the rival gang: { $where }
gangs-board-dominance = Dominance
gangs-board-free = free
gangs-board-net = Net
gangs-board-level = { $level } (risk { $n }):
gangs-board-opportunities = Opportunities (deck { $n })
gangs-board-edgerunners = Edgerunners (deck { $n })
gangs-board-story = Story: { $story }
gangs-board-hand = Your Combat cards

## Beside the question

gangs-focus-firefight = Firefight in { $where }, started by { $who }
gangs-focus-choosing = { $who }: choosing a Combat card
gangs-focus-chosen = { $who }: has chosen
gangs-focus-revealed = { $who }: Firepower { $n } ({ $cards })
gangs-focus-lost = { $who }: Firepower { $n } ({ $cards }), lost: { $lost }

## Answers, with what one must know of them

gangs-label-card = { $card } (Firepower { $n })
gangs-label-price = { $said } ({ $price })
gangs-label-standing = { $unit } ({ $where })
gangs-label-advance = { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }, to { $space } ({ $level }): { $effect }
gangs-label-advance-empty = { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }, to { $space } ({ $level })

## Piles

gangs-pile-discard = Discard pile
gangs-pile-known = Seen in hand
gangs-pile-opportunities = Opportunities
gangs-pile-aside = Set aside
gangs-pile-edgerunners = Edgerunners
gangs-pile-removed = Combat cards removed from the game

## Talking to the player

gangs-play-waiting = You are { $gang }. Against you: { $others }. Story: { $story }. Seed: { $seed }.
gangs-play-level = Level: { $level }. { $gang } begins with { $n } Street Cred, Johnny Silverhand with { $johnny }.
gangs-play-opponent = { $gang } ({ $bot })
gangs-play-house = The cards, numbers and stories are our own design (content set { $content }), not the printed ones.
gangs-play-help =
    NUMBER    give this answer
    Enter     done, or no, where that is an answer
    u         undo: back to your decision before this one
    s FILE    save the game
    ? NAME    read a card, a gang, a District, the net; of an action or a market card, why not now
    r RULE    read a rule, for example r FIRE-5
    w         why did the bot do that: its reason and its best lines (with --explain, or when the game is over)
    l         the whole log, with the rules behind it
    p         the piles: discards, Opportunities, Edgerunners, what was removed
    h         these keys
    q         quit
gangs-play-later-action = Nothing stands in its way when you choose an action.
gangs-play-later-opportunity = Nothing stands in its way once you activate Techies.
gangs-play-later-edgerunner = Nothing stands in its way once you activate Techies.
gangs-play-result = { $winner ->
        [you] You win.
        [shared] You share the victory.
       *[other] You lose.
    }
gangs-play-again = The same shuffle again: { $command }
