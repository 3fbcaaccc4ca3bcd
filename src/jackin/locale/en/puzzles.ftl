# Puzzles: positions with one first move that works.

puzzle-steal-title = Steal it
puzzle-steal-goal = Steal an agenda this turn.
puzzle-steal-open = You know every card, the facedown ones too. The Corp does what is best for it.
puzzle-steal-won = Stolen. No other first move would have done it.
puzzle-steal-failed = No agenda this turn. Count what the ice costs, and what pays for it.

puzzle-survive-title = Survive
puzzle-survive-goal = Survive the Corp's next turn.
puzzle-survive-open = You know what HQ holds. The Corp will use it if it can.
puzzle-survive-won = Alive, and your next turn begins. No other first move would have saved you.
puzzle-survive-failed = Flatlined. What does the Corp need to play its card?

puzzle-score-title = Score it
puzzle-score-goal = Score an agenda before your next turn ends.
puzzle-score-open = The Runner sees everything too and plays as well as can be.
puzzle-score-won = Scored, whatever the Runner tried. No other first move would have done it.
puzzle-score-failed = The agenda is lost, or it came too late. What can this rig reach, and with which credits?

web-puzzle = Puzzle
web-puzzles = Puzzles
web-puzzles-today = Puzzle of the day
web-puzzles-archive = All puzzles
web-puzzles-how = Every card is known to you, and nothing is left to luck. Exactly one first move works.
web-puzzles-about = Positions with one way to the goal: one a day, and all the others.
web-puzzles-open = To the puzzles
web-puzzles-done = { $n } of { $all } solved.
web-puzzles-solve = Solve
web-puzzles-solved = solved
web-puzzles-next = Next puzzle
web-puzzles-level = level { $n }
web-puzzles-your-level = Your level: { $n }
web-puzzles-given = You have { $clicks ->
        [one] 1 click
       *[other] { $clicks } clicks
    } and { $credits }{ -credit }. { $side ->
        [corp] The Runner
       *[runner] The Corp
    } has { $against }{ -credit }.
web-puzzles-known = all cards known
web-puzzles-no-luck = no luck needed
web-puzzles-one-way = 1 first move wins
web-puzzles-hint-1 = The idea. Open it.
web-puzzles-hint-2 = What it is about. Open it.
web-puzzles-hint-3 = The move itself. Open it.
web-puzzles-hint-again = The move from here. Open it.
web-puzzles-hint-about = It is about { $what }.
web-puzzles-hint-basic = No card: it is one of the basic actions.
web-puzzles-idea-run = Nothing needs to be prepared: a run comes first.
web-puzzles-idea-play = A card from your hand is played first.
web-puzzles-idea-install = A card from your hand is installed first.
web-puzzles-idea-use = Something that is installed already is used first.
web-puzzles-idea-credit = First you take money. Count from the end: what are you short of?
web-puzzles-idea-draw = First you draw.
web-puzzles-idea-advance = First you advance. What will the Runner do then?
web-puzzles-tries = { $n ->
        [one] 1 try missed
       *[other] { $n } tries missed
    }
web-puzzles-solution = Show the solution
web-puzzles-showing = The solution is played. The puzzle counts as lost and comes back in a week.
web-puzzles-skip = Skip it
web-puzzles-solved-at = Solved at try { $tries }, { $hints ->
        [0] without a hint.
        [one] with 1 hint.
       *[other] with { $hints } hints.
    }
web-puzzles-level-now = Your level: { $from } → { $to }.
web-puzzles-share = Share without the answer
web-puzzles-shared = Jackin, { $title }: solved at try { $tries }, hints: { $hints }. { $link }
web-puzzles-copied = Copied.
web-puzzles-sent = Sent to you
web-puzzles-all-levels = All levels
web-puzzles-level-pick = Level
web-puzzles-number = { $title } { $n }
web-puzzles-grade-1 = easy
web-puzzles-grade-2 = medium
web-puzzles-grade-3 = hard
web-puzzles-grade-4 = very hard

## Mistakes of one's own games

web-puzzles-own = From your games
web-puzzles-own-how = Decisions that the analysis of your own games found to be mistakes. Look at the moment, try it again, and only then ask what was better.
web-puzzles-own-better = Better: { $better }
web-puzzles-own-known = I know it now
web-puzzles-own-forget = Forget it
