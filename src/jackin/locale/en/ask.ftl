# What is asked, and what can be answered. ask-KIND is the question; option-VERB an answer.
# $card is the card that asks or that is answered, $n a number, $where a server, $ability a line of its text;
# $price is what it costs, as `price` writes it, or nothing.

## Questions

ask-mulligan = Keep this hand?
ask-action = Take an action. { $n ->
        [one] 1 click left.
       *[other] { $n } clicks left.
    }
ask-window = Do something now, or pass?
ask-discard = Discard { $n ->
        [one] 1 card
       *[other] { $n } cards
    }: choose one.
ask-install-where = Install { $card } where?
ask-trash-first = Trash something before installing { $card }?
ask-x = { $card }: what is X?
ask-pay = Pay { $n }{ -credit } from where?
ask-forfeit = { $card }: forfeit which agenda?
ask-trash-cost = { $card }: trash what to pay?
ask-overload = Too many programs for your memory: trash which?
ask-order = What resolves first?
ask-pick = { $known ->
        [none] Choose a card.
       *[yes] { $card }: choose a card.
    }
ask-number = { $card }: how many?
ask-loop = { $card } goes round and round: how many times more?
ask-decide = { $card }: what do you choose?
ask-search = { $known ->
        [yes] { $card }: take which card?
       *[none] Search: take which card?
    }
ask-prevent = Prevent this?
ask-rez-to-prevent = Rez something to prevent this?
ask-jack-out = Go on, or jack out?
ask-break = { $card }: break which subroutine?
ask-instead = Access cards, or use an ability instead?
ask-access = Access what next? { $n ->
        [one] 1 access left.
       *[other] { $n } accesses left.
    }
ask-trash-accessed = You access { $card }.
ask-steal = You access { $card }.
ask-trace = { $card }, trace { $n }: how many credits do you add?
ask-link = { $card }, trace strength { $n }: how many credits do you add to your link?
ask-psi = { $card }: spend how many credits, in secret?

## Answers: setting up and actions

price = {" "}({ $n }{ -credit })

option-keep = Keep
option-mulligan = Mulligan
option-credit = Gain 1{ -credit }
option-draw = Draw 1 card
option-install = Install { $card }{ $price }
option-play = Play { $card }{ $price }
option-advance = Advance { $card }{ $price }
option-run = Run on { $where }
option-remove-tag = Remove 1 tag{ $price }
option-trash-resource = Trash resource { $card }{ $price }
option-purge = Purge virus counters (3 { -click })
option-use = { $card }: { $ability }{ $price }
option-discard = Discard { $card }

## Answers: windows

option-pass = Pass
option-rez = { $known ->
        [none] Rez it
       *[yes] Rez { $card }
    }{ $price }
option-score = Score { $card }
option-done = Done
option-prevent = { $other_known ->
        [none] Prevent with { $card }: { $ability }
       *[yes] Save { $other } with { $card }: { $ability }
    }{ $price }

## Answers: installing and paying

option-at = { $where }{ $price }
option-at-rig = In the rig
option-on = On { $card }
option-trash = { $known ->
        [none] Trash it
       *[yes] Trash { $card }
    }{ $price }
option-trashes = trashes { $card }
option-makes-room = something must be trashed first
option-spends-clicks = costs { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }
option-forfeit = Forfeit { $card }
option-pay-pool = { $n } from the credit pool
option-pay-purse = { $n } from bad publicity
option-pay-card = { $n } from { $card }

## Answers: runs and access

option-continue = Go on
option-jack-out = Jack out
option-subroutine = Subroutine { $n }: { $text }
option-subroutine-of = { $card }, subroutine { $n }: { $text }
option-access = { $known ->
        [none] Access cards
       *[yes] Access { $card }
    }
option-access-hq = Access a card in HQ
option-access-rd = Access the top card of R&D
option-instead = Use { $card } instead
option-trash-by = Trash it with { $card }
option-remove-by = Remove it with { $card }
option-leave = Leave it
option-steal = Steal it{ $price }
option-decline = Do not steal it

## Answers: choices

option-yes = Yes
option-no = No
option-number = { $n }
option-pick = { $card }
option-find = Take { $card }
option-nothing-found = Nothing found
option-trigger = { $card }
option-trigger-on = { $card } → { $other }
option-one = Take any 1 card
option-viruses = Take up to 2 virus cards
option-credits = Gain credits
option-expose = Expose a card
option-remove-counter = Remove a counter
option-take-1-tag = Take 1 tag
option-stack = Search the stack
option-heap = Search the heap
option-install-it = Install { $card } for less
option-to-hq = Add it to HQ
option-sentry = Sentry
option-as-agenda = Take it as an agenda
option-damage = Suffer the damage
option-even = Even
option-odd = Odd
option-suffer-brain = Suffer 1 brain damage
option-suffer-2-meat = Suffer 2 meat damage
option-event = Event
option-hardware = Hardware
option-program = Program
option-resource = Resource
option-code-gate = Code gate
option-barrier = Barrier
option-end-the-run = End the run
option-clear-name = Remove 1 bad publicity
option-gain-5 = Gain 5{ -credit }
