### The lobby

web-lobby = Open tables
web-lobby-playing = Being played
web-lobby-filter = Which game
web-lobby-both = Both games
web-netrunner-short = Netrunner
web-gangs-short = Gangs
web-lobby-none = Nobody is waiting right now. Open a table for everybody, and it stands here.
web-lobby-no-line = There is no line to the lobby at the moment.
web-lobby-here = { $n ->
        [one] One person here
       *[other] { $n } people here
    }
web-lobby-games = { $n ->
        [one] one game
       *[other] { $n } games
    }
web-lobby-seeks = seeks the { $side } · { $clock }
web-lobby-free = { $n ->
        [one] one seat free · { $clock }
       *[other] { $n } seats free · { $clock }
    }
web-lobby-turn = turn { $n }
web-lobby-join = Join
web-lobby-mine = To my table
web-lobby-quick = Quick match
web-lobby-quick-how = Sits down to a table like the one you chose, or opens it for everybody.
web-lobby-found = Let me be found while I play a machine
web-lobby-waits = { $name } waits at an open table.
web-lobby-waits-kept = Your game here is kept.
web-lobby-not-now = Not now
web-lobby-look = Look at it
web-lobby-report = Report this table
web-lobby-reported = Thank you. Those who run this server will look at it.
web-listed = Who can sit down
web-listed-link = With the link
web-listed-all = Everybody
web-listed-how = The table stands in the lobby with your name.
