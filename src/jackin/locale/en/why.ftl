# Why not: what keeps a card from being used now, as a short reason.

why-advance-short = not advanced far enough to score
why-agenda-rez = agendas are not rezzed
why-archives = not from Archives
why-cannot-be-advanced = cannot be advanced
why-clicks-short = { $n ->
        [one] { -click } short
       *[other] { $n } { -click } short
    }
why-console = only one console
why-counters-short = not enough counters
why-credits-short = { $n }{ -credit } short
why-deck-empty = no card left to draw
why-fully-broken = every subroutine was broken
why-ice-too-strong = only while the strength is { $n } or less
why-memory = more memory than you have
why-no-agenda = no agenda to forfeit
why-no-destination = no server takes it
why-no-effect = would change nothing
why-forbidden = a card forbids it
why-no-host = nothing to install it on
why-no-run = only during a run
why-no-run-last-turn = no run in the Runner’s last turn
why-no-success-last-turn = no successful run in the Runner’s last turn
why-other-server = only in runs on the named server
why-strength-differs = only ice of exactly the same strength
why-no-failure-last-turn = no unsuccessful run in the Runner’s last turn
why-once-a-turn = already used this turn
why-too-few = fewer than { $n }
why-not-broken = this ice has not been fully broken
why-not-installed = only while it is installed
why-nothing-stolen = no agenda stolen this turn
why-nothing-stolen-last-turn = the Runner stole no agenda last turn
why-no-virus-placed = you placed no virus counter this turn
why-no-success-on-rd = no successful run on R&D this turn
why-no-success-on-archives = no successful run on Archives this turn
why-no-success-on-central = no successful run on a central server this turn
why-no-success-on-hq = no successful run on HQ this turn
why-not-first = only in the first encounter of a run
why-not-now = not while this is asked
why-not-tagged = the Runner is not tagged
why-not-used = broke no subroutine
why-not-your-decision = the other side decides now
why-not-yours = not yours to use
why-nothing-scored = no agenda scored this turn
why-nothing-to-trash = nothing to trash
why-nothing-to-use = has nothing to use
why-only-approached = only while it is approached
why-only-as-action = only as an action, in your action phase
why-only-encounter = only while encountering ice
why-only-in-your-turn = only in your own turn
why-over = the game is over
why-rezzed = is rezzed already
why-strength-short = { $n } strength short
why-unknown = you do not know this card
why-wrong-subtype = breaks another subtype of ice
why-x-zero = X would be 0
