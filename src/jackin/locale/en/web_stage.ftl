# The stage: what happens, in a few words.

## Headlines of the plate

stage-installs-ice = Installs ice on { $where }
stage-installs-root = Installs in { $where }
stage-installs-facedown = Installs facedown
stage-installs = Installs { $card }
stage-installs-on = Installs { $card }
stage-hosts = Hosts { $card }
stage-advances = Advances in { $where }
stage-places-advancement = Advancement tokens
stage-plays = Plays { $card }
stage-uses = Uses { $card }
stage-rezzes = Rezzes { $card }
stage-derezzes = { $card } is derezzed
stage-exposes = Exposed: { $card }
stage-reveals = Reveals { $card }
stage-turned-faceup = { $card }, faceup
stage-turned-facedown = { $card }, facedown
stage-searches = Searches with { $card }
stage-arranges = Arranges { $n } cards
stage-swaps = Two cards are swapped
stage-runs = Runs on { $where }
stage-approaches = Approaches { $card }
stage-protected = { $n ->
        [0] No ice protects it.
        [one] 1 ice protects it.
       *[other] { $n } ice protect it.
    }
stage-subroutine = { $card }, subroutine { $n }
stage-moved-outermost = Back to the outermost ice
stage-run-ended = The run is ended
stage-jacks-out = Jacks out
stage-archives = { server-archives }: { $n } cards
stage-accesses = Accesses { $card }
stage-trashed = { $card } is trashed
stage-removed = { $card } leaves the game
stage-steals = Steals { $card }
stage-scores = Scores { $card }
stage-forfeits = Forfeits { $card }
stage-converted = { $card } becomes an agenda
stage-links = Link { $n }
stage-traces = Trace { $n }
stage-trace-succeeds = The trace succeeds
stage-trace-fails = The trace fails
stage-psi-spends = { $same ->
        [yes] Psi: the same
       *[no] Psi: different
    }
stage-takes-tags = { $n ->
        [one] 1 tag
       *[other] { $n } tags
    }
stage-loses-tags = { $n ->
        [one] 1 tag removed
       *[other] { $n } tags removed
    }
stage-removes-tag = Removes a tag
stage-bad-publicity = { $n } bad publicity
stage-suffers-net = { $n } net damage
stage-suffers-meat = { $n } meat damage
stage-suffers-brain = { $n } brain damage
stage-prevents = Prevented by { $card }
stage-discards = Discards { $card }
stage-purges = Purges virus counters
stage-hunts = Hunts { $card } down
stage-automa-reveals = { $title }
stage-draws = Draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
stage-takes-credit = Takes credits
stage-gains = Gains credits
stage-pays = Pays
stage-win-agendas = Seven points
stage-win-flatline = Flatline
stage-win-decked = R&D is empty
stage-win-stack-empty = The stack is empty

## Dock, reel, recap and settings

stage-next = Next
stage-count = { $n } of { $most }
stage-go-on = Go on
stage-result = Result
stage-skip = { $n ->
        [one] Skip
       *[other] Skip { $n }
    }
stage-back = Back
stage-again = Play it all again
stage-pause = Pause
stage-resume = Go on playing
stage-playing-you = Your own move.
stage-playing = { $name } plays.
stage-then-you = { $about ->
    [turn] Next: your action.
    [encounter] Next: you are asked to break the ice.
    [access] Next: you are asked about the card you access.
    [rez] Next: you are asked to rez.
    [trace] Next: you are asked what to spend on the trace.
    [number] Next: you are asked for a number.
    [pay] Next: you are asked how to pay.
    [order] Next: you are asked for an order.
    [harm] Next: you are asked whether to prevent it.
    [discard] Next: you are asked what to discard.
    [mulligan] Next: your starting hand.
   *[choice] Next: you are asked to choose.
  }
stage-hint = A click ends this beat, Space skips all, holding pauses.
stage-hint-held = Take your time: nothing goes on without you.
stage-clock = Your clock runs.
stage-click = click { $n } of { $most }
stage-recap = { $name }: since your last decision
stage-since = Since your last decision
stage-more = { $n } more
stage-to-come = { $n ->
        [one] 1 beat to come
       *[other] { $n } beats to come
    }
stage-speed = Speed of the stage
stage-speed-step = Step
stage-speed-slow = Slow
stage-speed-normal = Normal
stage-speed-fast = Fast
stage-speed-once = At once
stage-waits = Wait for me at
stage-waits-harm = Harm and agendas
stage-waits-agendas = Agendas only
stage-waits-never = Never
stage-new = new
stage-rezzed = rezzed
stage-new-down = New, face down
stage-face-down = Face down: you do not know which.
stage-random = Drawn at random from { $n }.
stage-tie = A tie is won by the Runner.
stage-why = Why
stage-enter = Enter: go on.
stage-your-move = Your move
stage-turn-no = turn { $n }

## Chips of the recap

chip-installs-ice = ice on { $where }
chip-installs-root = card in { $where }
chip-installs-facedown = facedown
chip-advances = { $where }
chip-runs = run on { $where }
