# The table in the browser. Buttons are verbs; prices stand beside them as icons.
# $card is a title, $name a player, $who a side, $where a server, $n a number.

## The page

web-table-loading = The table is being laid.
web-table-where = Netrunner · table { $table }
web-table-spectating = You are watching
web-table-rules = Rules
web-table-menu = Table menu
web-table-you = You
web-table-seat = { $who }: { $name }
web-table-seat-gone = not here now
web-table-sheets = Sheets
web-table-servers = Servers
web-table-more-servers = More servers
web-table-timing = Timing
web-table-dock = Your decision
web-table-log = Log
web-table-log-empty = The game begins.
web-table-log-news = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}

## Seats and places

web-table-credits = { $n ->
        [one] 1 credit
       *[other] { $n } credits
    }
web-table-clicks-left = { $n ->
        [0] no clicks left
        [one] 1 click left
       *[other] { $n } clicks left
    }
web-table-points = { $n } of { $most } agenda points
web-table-bad-publicity = Bad publicity
web-table-tags = Tags
web-table-memory = Memory
web-table-link = Link
web-table-brain = Brain damage
web-table-known-hand = Seen in hand
web-table-hand = { $hand }, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
web-table-hand-count = Cards in hand
web-table-hand-empty = Your hand is empty.
web-table-hand-hidden = { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
web-table-rig = Rig of { $name }
web-table-pile = { $pile }, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
web-table-pile-empty = Nothing here yet.
web-table-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
web-table-lane-run = run
web-table-lane-down = { $n } down
web-table-root-hidden = Face-down card { $n } in { $where }
web-table-ice-rezzed = { $title }, ice { $n } of { $where }
web-table-ice-unrezzed = { $title }, unrezzed, ice { $n } of { $where }
web-table-no-ice = No ice protects this server.
web-table-no-root = Nothing in this server.
web-table-strength = strength { $n }
web-table-counter = { $n } { $kind ->
        [advancement] advancement
        [virus] virus
        [power] power
        [agenda] agenda
       *[credit] credits
    }
web-table-short-hq = HQ
web-table-short-rd = R&D
web-table-short-archives = Arch
web-table-short-remote = S{ $n }

## The wire

web-table-whose-turn = { $who } turn { $n }
web-table-before-turns = Set-up
web-table-you-act = You act
web-table-they-act = { $name } acts
web-table-over = Game over
web-table-wire-begin = Begin
web-table-wire-draw = Draw
web-table-wire-action = Action { $n } / { $most }
web-table-wire-discard = Discard
web-table-wire-end = End
web-table-wire-run-start = 1 Start
web-table-wire-run-approach = 2 Approach
web-table-wire-run-break = 3.1 Break
web-table-wire-run-resolve = 3.2 Resolve
web-table-wire-run-pass = 4 Pass
web-table-wire-run-server = 5 Server
web-table-wire-run-success = Success
web-table-wire-run-access = Access
web-table-wire-run-end = 6 End
web-table-step-corp-start = The Corp’s turn begins
web-table-step-corp-opening = Window at the start of the Corp’s turn
web-table-step-corp-draw = The Corp draws
web-table-step-corp-first = Window before the Corp’s first action
web-table-step-corp-action = The Corp’s action
web-table-step-corp-after = Window after an action of the Corp
web-table-step-corp-discard = The Corp discards
web-table-step-corp-last = Window after the Corp’s discard
web-table-step-corp-end = The Corp’s turn ends
web-table-step-runner-start = The Runner’s turn begins
web-table-step-runner-opening = Window at the start of the Runner’s turn
web-table-step-runner-begin = Start of the Runner’s turn
web-table-step-runner-first = Window before the Runner’s first action
web-table-step-runner-action = The Runner’s action
web-table-step-runner-after = Window after an action of the Runner
web-table-step-runner-discard = The Runner discards
web-table-step-runner-last = Window after the Runner’s discard
web-table-step-runner-end = The Runner’s turn ends
web-table-step-run-start = The run begins
web-table-step-run-approach = Ice approached: window
web-table-step-run-jack-out = Jack out, or go on
web-table-step-run-rez = Ice approached: rez window
web-table-step-run-break = Encounter: break subroutines
web-table-step-run-resolve = Encounter: subroutines resolve
web-table-step-run-pass = Ice passed
web-table-step-run-server = Server approached: window
web-table-step-run-server-jack-out = Jack out, or approach the server
web-table-step-run-last = Last window before success
web-table-step-run-success = The run is successful
web-table-step-run-access = Access
web-table-step-run-end = The run ends
web-table-pin-hint = Click to stop here, or not.
web-table-tick-hint = Click: what passed by itself here.

## Stops

web-table-stop = Stop for me
web-table-stops = Stops
web-table-board = Board
web-table-stop-always = Always
web-table-stop-act = When it matters
web-table-stop-pins = At pins
web-table-stop-always-how = Every window asks, even when you can only pass.
web-table-stop-act-how = What has no use now passes by itself: empty windows, orders and payments without a difference.
web-table-stop-pins-how = Windows go by unless a step of the wire or a card is pinned. Encounters, scores and the approached ice still ask.
web-table-pin-card = Stop at this card
web-table-unpin-card = Do not stop at this card

## The question

web-table-your-move = Your move.
web-table-enter = Enter: { $what }.
web-table-space = Space: { $what }.
web-table-ask-action = Your action.
web-table-ask-break = Break { $card }, or let it resolve.
web-table-ask-cannot-break = { $card }: nothing here can break it.
web-table-ask-rez = Rez { $card }?
web-table-ask-score = Score { $card }?
web-table-ask-trash = Trash { $card }?
web-table-ask-steal = You found { $card }.
web-table-ask-seen = You see { $card }.
web-table-ask-discard = Discard { $n ->
        [one] 1 card.
       *[other] { $n } cards.
    }
web-table-note-waiting = You will be asked when it is your move.
web-table-note-action = A card, a server, or a basic action.
web-table-note-plan = { $known ->
        [yes] With { $cards }.
       *[no] With clicks.
    } Leaves you { $left }{ -credit } or more.
web-table-note-clicks = clicks
web-table-note-after = { $now }{ -credit } now, { $after } after.
web-table-note-left = { $n ->
        [one] 1 card is left to access.
       *[other] { $n } cards are left to access.
    }
web-table-note-nothing = Nothing can be done here but to go on.
web-table-note-pay = Credits with fewer uses go first. Change it if you like.
web-table-note-order = Both wait now. You choose the order.
web-table-note-trace = The Runner has link { $link } and { $credits }{ -credit }.
web-table-note-link = Your link is { $link }: { $n }{ -credit } stops it. A tie stops a trace.
web-table-note-link-enough = Your link is { $link }: that stops it already.
web-table-note-link-short = Your link is { $link } against { $trace }: you cannot pay enough.

## The three places

web-table-passed = Passed by itself: { $step }
web-table-stop-here = Stop here next time
web-table-stops-here = Stops here
web-table-passed-back = Back to it
web-table-passing = Passing for you
web-table-wait = Wait
web-table-keep-in-hand = Keep it in hand
web-table-undo = Undo
web-table-undo-no = Nothing to take back
web-table-undo-free = Take back
web-table-undo-ask = Ask to take back
web-table-undo-ask-seen = Ask to take back (hidden cards were seen)
web-table-no-line = No line
web-table-decides = { $name } decides
web-table-slot-waiting = Not your move
web-table-slot-pass = Pass
web-table-slot-done = Done
web-table-slot-continue = Go on
web-table-slot-leave = Leave it
web-table-slot-mulligan = Mulligan
web-table-slot-decline = Leave it
web-table-slot-no = No
web-table-slot-nothing-found = Nothing found
web-table-slot-automa-as-printed = As printed
web-table-slot-must = You must choose
web-table-slot-take = Take it
web-table-slot-no-rez = Leave it
web-table-slot-let-resolve = { $n ->
        [one] Let 1 resolve
       *[other] Let { $n } resolve
    }
web-table-slot-pay-nothing = Pay nothing
web-table-slot-none = None
web-table-slot-break-all = Break all
web-table-slot-order = This order
web-table-slot-pay = Pay
web-table-slot-number = Choose { $n }
web-table-slot-nothing = Nothing to do
web-table-slot-option = Do it
web-table-slot-choose = Choose
web-table-slot-use = Use { $card }
web-table-slot-choose-action = Choose an action
web-table-slot-pick-discard = Discard { $n } of { $most }
web-table-slot-pick-forfeit = Forfeit
web-table-slot-pick-trash-cost = Trash
web-table-slot-pick-overload = Trash
web-table-dear-resolve = { $n } could flatline you. Again?
web-table-dear-forfeit = It is lost for good. Again?
web-table-dear-concede = You lose the game. Again?
web-table-break-all-aria = Break all { $n } subroutines for { $credits } credits{ $clicks ->
        [0] {""}
       *[other] {" "}and { $clicks } clicks
    }
web-table-break-one-aria = Break subroutine { $n }{ $known ->
        [yes] {" "}with { $card }
       *[no] {""}
    } for { $credits } credits{ $clicks ->
        [0] {""}
       *[other] {" "}and { $clicks } clicks
    }

## Verbs at a card

web-table-do-use = { $ability }
web-table-do-prevent = { $ability }
web-table-do-install = Install
web-table-do-play = Play
web-table-do-advance = Advance
web-table-do-rez = Rez
web-table-do-score = Score
web-table-do-trash = Trash
web-table-do-trash-resource = Trash it
web-table-do-run = Run
web-table-do-access = Access
web-table-do-discard = Discard
web-table-do-forfeit = Forfeit
web-table-do-steal = Steal
web-table-do-find = Take it
web-table-do-pick = Choose it
web-table-do-on = Install on it
web-table-do-at = Install here
web-table-do-instead = Use instead
web-table-do-trash-by = Trash with { $card }
web-table-do-remove-by = Remove with { $card }
web-table-do-draw = Draw 1
web-table-do-jack-out = Jack out
web-table-do-keep = Keep

## Basic actions

web-table-basic = Basic actions
web-table-basic-credit = Gain 1
web-table-basic-draw = Draw 1
web-table-basic-run = Run…
web-table-basic-remove-tag = Remove tag
web-table-basic-advance = Advance…
web-table-basic-purge = Purge
web-table-basic-now = { $n ->
        [one] 1 click left.
       *[other] { $n } clicks left.
    }
web-table-basic-after-run = After the run. { $n ->
        [one] 1 click left.
       *[other] { $n } clicks left.
    }
web-table-basic-later = When it is time for an action. { $n ->
        [one] 1 click left.
       *[other] { $n } clicks left.
    }
web-table-basic-not-your-turn = In your own turn.

## Moments

web-table-your-turn = Your turn
web-table-turn-hint-runner = Click a card in your grip to play or install it, a server to run on it, or a basic action. Every action takes a click.
web-table-turn-hint-corp = Click a card in HQ to play or install it, a card on the table to advance it, or a basic action. Cards can be dragged to a server.
web-table-opening-hand = Opening hand
web-table-mulligan-hint = Keep these cards, or shuffle them back once and draw as many again.
web-table-discard-hint = Choose in your hand what goes. A second click takes a card back.
web-table-run-on = Run on { $where }
web-table-choose = Choose
web-table-moment-install-where = Install where?
web-table-moment-trash-first = Before installing
web-table-moment-forfeit = Forfeit
web-table-moment-window = Window
web-table-moment-instead = Access, or instead
web-table-moment-access = Access
web-table-moment-decide = Decide
web-table-moment-discard = Discard
web-table-encounter = Encounter · ice { $n } of { $most }
web-table-encounter-plain = Encounter
web-table-subroutines = { $n ->
        [one] 1 subroutine
       *[other] { $n } subroutines
    }
web-table-means-click = Click
web-table-break = Break
web-table-break-with = { $known ->
        [yes] With { $cards }
       *[no] With clicks
    }
web-table-other-ways = Other ways
web-table-against = { $mine } against { $theirs }
web-table-no-breaker = No installed breaker can break this ice now.
web-table-access = Access
web-table-trace = Trace
web-table-trace-hits = { $trace } against { $link }: as it stands the trace succeeds.
web-table-trace-stops = { $trace } against { $link }: as it stands the trace fails. A tie fails.
web-table-how-many = How many?
web-table-less = Less
web-table-more = More
web-table-less-from = Less from { $name }
web-table-more-from = More from { $name }
web-table-number = Number
web-table-quick-nothing = { $n }: nothing
web-table-quick-take = { $n }: take it
web-table-quick-stop = { $n }: stop it
web-table-quick-beat = { $n }: beat the link
web-table-quick-all = { $n }: all
web-table-quick-some = { $n }
web-table-payment = Pay { $n }
web-table-pay-pool = Credit pool
web-table-pay-purse = Bad publicity
web-table-pay-left = { $now } now, { $after } after
web-table-pay-total = Total
web-table-threat-net = { $n } net damage
web-table-threat-meat = { $n } meat damage
web-table-threat-brain = { $n } brain damage
web-table-threat-tags = { $n ->
        [one] 1 tag
       *[other] { $n } tags
    }
web-table-prevent = Before it happens
web-table-prevent-grip = Lost cards are taken at random from your grip; you hold { $n }.
web-table-approach = Approach
web-table-approach-at = { $where } · ice { $n } of { $most }
web-table-breaker-at = { $card } at { $n }
web-table-runner-has = { $known ->
        [yes] The Runner has { $tools }, { $credits }{ -credit } and { $clicks ->
            [one] 1 click
           *[other] { $clicks } clicks
        }.
       *[no] The Runner has no icebreaker, { $credits }{ -credit } and { $clicks ->
            [one] 1 click
           *[other] { $clicks } clicks
        }.
    }
web-table-order = At the same time
web-table-effects = { $n } effects
web-table-order-always = Always in this order, this game
web-table-order-move = { $n }: { $card }. Press to move it.
web-table-search = Search
web-table-filter = Filter by title
web-table-waiting = { $name } decides. You will be asked again if anything happens.
web-table-waiting-table = One moment.

## Automas

web-table-automa = Automa
web-table-automa-card = AI card
web-table-automa-last = Last AI card
web-table-automa-none = none revealed
web-table-automa-left = { $n } AI cards left
web-table-automa-pile-ice-pile = ICE
web-table-automa-pile-op-pile = OP
web-table-automa-pile-re-pile = RE
web-table-automa-pile-es-pile = ES
web-table-automa-pile-pro-pile = PRO
web-table-automa-pile-ec-pile = EC
web-table-automa-leftover = Left over
web-table-automa-behaviour = Behaviour

## Why, and where numbers come from

web-table-why-not = Why not?
web-table-why = Not now: { $why }.
web-table-why-usable = It can be used now: click it.
web-table-why-nothing = It has nothing to do right now.
web-table-read = Read
web-table-printed = { $n } printed
web-table-number-strength = Strength { $n }
web-table-number-cost = Cost { $n }
web-table-number-requirement = Advancement { $n }
web-table-number-points = Agenda points { $n }
web-table-number-memory = Memory { $n }
web-table-source-run = this run
web-table-source-encounter = this encounter
web-table-source-turn = this turn
web-table-source-advancement = advancement
web-table-source-virus = virus counters
web-table-source-power = power counters

## Between people

web-table-chat-empty = Nobody has said anything yet.
web-table-chat-say = Say something
web-table-chat-send = Send
web-table-offer = The other seat asks
web-table-offer-undo = { $name } asks to take back a decision.
web-table-offer-undo-seen = { $name } asks to take back a decision. Hidden cards have been seen since.
web-table-offer-rematch = { $name } asks for a rematch.
web-table-offer-swap = { $name } asks for a rematch with sides swapped.
web-table-offered = Asked. Waiting for the answer.
web-table-settled-yes = Agreed. The decision is taken back.
web-table-settled-no = Declined.
web-table-agree = Agree
web-table-decline = Decline
web-table-gone = { $name } lost the line, { $time }.
web-table-gone-how = The seat is kept. After { $n } minutes you may let a bot play on, or claim the game.
web-table-claim-bot = Let a bot play on
web-table-claim-win = Claim the game
web-table-cover = Hand over the screen
web-table-cover-how = Only the { $who } looks now. The cards are turned up when you open.
web-table-cover-open = Open my side

## Menu and result

web-table-concede = Concede
web-table-rematch = Rematch
web-table-swap = Swap sides
web-table-rematch-asked = Asked for a rematch.
web-table-replay = Watch the replay
web-table-journal = Save the journal
web-table-no-journal = The journal can be saved when the game is over.
web-table-share = Copy the link for watchers
web-table-link-copied = Link copied.
web-table-watching = { $n ->
        [0] Nobody is watching.
        [one] 1 person is watching.
       *[other] { $n } people are watching.
    }
web-table-report = Report a bug
web-table-report-what = What happened, and what should have?
web-table-report-how = The journal of this game goes with it.
web-table-report-send = Send the report
web-table-report-failed = The report could not be filed. Try again in a moment.
web-table-reported = Filed as { $number }. Thank you.
web-table-you-win = You win
web-table-you-lose = You lose
web-table-won-by = { $who } wins
web-table-rounds = { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
web-table-look = Look at the table
web-table-aside = Set aside
web-table-playing = Being played
web-table-in-effect = In effect
web-table-ask-may = { $card }: do you want to use it?
web-table-trace-if-hits = Succeeds
web-table-trace-if-stops = Fails
web-table-trace-nothing = Nothing happens.

web-advice-ask = What would Legend do?
web-advice = Legend's answer: { $what }
web-advice-wait = Legend is thinking …
web-advice-none = Legend has no advice here.
web-advice-do = Do it
web-reasons = Why { $who } did that
web-reasons-line = { $n } %, give or take { $error }, in { $worlds } worlds
