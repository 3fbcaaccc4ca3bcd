# The analysis board.

analysis-board = Analysis
analysis-open = Analyse
analysis-all-open = All open
analysis-of = Analysis · { $one } against { $other } · { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
analysis-bar = Win chance: { $who } { $n } %
analysis-engine = Engine
analysis-engine-off = The engine is off. E switches it on.
analysis-engine-knows = knows only what { $who } knew · { $n ->
        [one] { $n } world
       *[other] { $n } worlds
    }
analysis-engine-thinks = Thinking …
analysis-engine-later = Not reached yet: { $n } % of the game is done.
analysis-engine-none = Nothing to compare here.
analysis-reason = { $who } says
analysis-reason-ask = Ask it why
analysis-reason-none = It has nothing to say about this move.
analysis-interval = { $n } of 100, give or take { $error }, in { $worlds } dealt worlds
analysis-played = played
analysis-played-label = played: { $what }
analysis-best-label = best: { $what }
analysis-others = the others
analysis-fork = Try this line
analysis-mark-blunder = Blunder
analysis-mark-mistake = Mistake
analysis-mark-only = The only move
analysis-best-was = Best was { $what }
analysis-only-how = Everything else that was tried wins in 8 of 100 games less, or fewer still.
analysis-moves = Moves
analysis-turn = Turn { $n } · { $who }
analysis-at = decision { $n } of { $length }
analysis-count = { $who }: { $blunders ->
        [one] 1 blunder
       *[other] { $blunders } blunders
    }, { $mistakes ->
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }
analysis-accuracy = accuracy { $n } %
analysis-accuracy-how = Of the decisions in which it mattered: full marks for the best answer, none for one that likely cost as much as a blunder.
analysis-working = Looking through the game: { $n } %
analysis-waits = Waits its turn: other games are looked through first.
analysis-next = Next mistake
analysis-learn = Learn from mine
analysis-learn-ask = You played: { $what }. It gave away { $n } of 100 wins. Find something better.
analysis-learn-right = Right: that is good.
analysis-learn-wrong = Not yet: something else is surely better.
analysis-learn-next = Next
analysis-learn-end = End
analysis-learn-none = No mistake of { $who } was found.
analysis-learn-at = Mistake { $n } of { $all }
analysis-try = Try another move from here.
analysis-try-how = Click what is aqua on the board, or pick below. Your line stays beside the game.
analysis-try-other = Here { $who } decides.
analysis-try-over = The game ends here.
analysis-try-flip = Look from { $who }
analysis-try-all = All moves ({ $n })
analysis-try-drop = Forget this line
analysis-try-back = Back to the game
analysis-answer = Let the engine answer
analysis-play-on = Play on from here
analysis-keys = Arrows step by decision, up and down by turn, M next mistake, F flip, E engine.
analysis-setting = Win-chance bar
analysis-setting-how = In games against machines: how likely you are to win, from what you know.
