# A run before it is made.

run-title = Run on { $where }
run-plan = Plan
run-preview-lane = preview
run-ask = Run { $where }?
run-ask-by = { $card }: run { $where }?
run-note = Ice is met as planned. Anything new asks you.
run-run = Run
run-not-now = Not now
run-looking = Looking at the ice…
run-let = let it
run-stuck = stops you
run-unknown = { $n ->
    [one] not rezzed: the Corp has 1 credit for it
   *[other] not rezzed: the Corp has { $n } credits for it
}
run-subroutines = { $n ->
    [one] 1 subroutine
   *[other] { $n } subroutines
}
run-toll = { $n } to be met
run-no-breaker = no breaker: ends the run
run-ends-the-run = ends the run
run-harms = it hurts
run-switch = Break { $card }
run-root = { $n ->
    [0] { $accesses ->
        [one] 1 card to access
       *[other] { $accesses } cards to access
    }
    [one] 1 card in its root, { $accesses } to access
   *[other] { $n } cards in its root, { $accesses } to access
}
run-have = You have
run-cost = Known cost
run-left = Left
run-left-unknown = Left for the unknown and the card
run-idle = { $n ->
    [one] 1 ability that does nothing to this ice
   *[other] { $n } abilities that do nothing to this ice
}
run-preview-when = Look at a run first
run-preview-ice = If there is ice
run-preview-always = Always
run-leave = Jack out at the next chance
run-leaving = You jack out at the next chance; again: stay
run-room = Make room first: trash something there
run-room-program = Make room first: trash a program
run-install-as-is = Trash nothing
run-stops = This run stops
run-drag-hint = Run… or drag it to a server: that runs at once.
