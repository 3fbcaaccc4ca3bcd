### Players: account and profile

web-player-sign-in = Sign in
web-player-new = New account
web-player-make = Make the account
web-player-who = Account
web-player-name = Name
web-player-phrase = Pass phrase
web-player-phrase-how = At least ten characters; a few words that only you would put together.
web-player-lost = There is no e-mail address: who loses the phrase loses the account.
web-player-why = You can play without one. An account takes your games from device to device.
web-player-along = Take along what this browser holds (games: { $games }, decks: { $decks })
web-player-welcome = You are signed in as { $name }.
web-player-out = Sign out
web-profile = Profile
web-profile-guest = Nobody is signed in here.
web-profile-since = since { $date } · { $n ->
        [one] one game
       *[other] { $n } games
    }
web-profile-games = Games
web-profile-no-games = No game yet. Those that you play signed in stand here, on every device.
web-profile-more = Older games
web-profile-account = Account
web-profile-private = Seen by you only.
web-sessions = Where you are signed in
web-session-here = this browser
web-session-unknown = A program
web-session-used = last used { $date }
web-session-end = Sign out there
web-sessions-end = Sign out everywhere else
web-phrase-change = Change the pass phrase
web-phrase-old = Pass phrase until now
web-phrase-new = New pass phrase
web-phrase-changed = The pass phrase is changed. All other devices are signed out.
web-passkeys = Passkeys
web-passkeys-how = Sign in with your finger, your face or your device's PIN instead of the pass phrase.
web-passkey-add = Add a passkey
web-passkey-added = The passkey is added.
web-passkey-remove = Remove
web-passkey-used = made { $date }, last used { $used }
web-passkey-enter = Sign in with a passkey
web-passkey-none = No passkey was chosen.
web-export = Export all that is kept
web-export-how = One file: your account, your sessions and every game with its journal.
web-delete = Delete the account
web-delete-how = Your name goes from every table, and so does what is kept of you. The others keep their games. This cannot be undone.
web-deleted = The account is gone.

web-rating = { $points } ± { $margin }
web-rated = Rating
web-rated-no = Unrated
web-rated-yes = Rated
web-rated-how = Rated: the result changes both ratings.
web-rated-guest = Rated games are for players who are signed in.

web-pool-netrunner-runner = Runner
web-pool-netrunner-corp = Corp
web-pool-gangs = Gangs
web-rating-games = { $n ->
        [one] one rated game
       *[other] { $n } rated games
    }
web-rating-provisional = provisional
web-rating-none = no rated game yet
web-rating-as = Rating: { $pool }
web-rating-span = Time
web-rating-days = { $n } days
web-rating-all = All
web-rating-steps = Game by game
web-rating-game = { $outcome } against { $name } ({ $theirs }): { $change }
web-rating-band = The band is where your strength lies with 95 %. It narrows when you play and widens while you rest.
web-rating-empty = No rated game in this time. Two players who are signed in can agree on one.
web-drawn = Drawn
web-won-short = W
web-lost-short = L
web-drawn-short = D
web-rates = Win rates
web-rates-opponent = Opponent
web-rates-deck = Deck
web-rates-side = Side
web-percent = { $n } %
web-rates-of = { $won } of { $n }
web-rates-how = White line: 95 % interval. A row filters the games.
web-rates-none = No finished game yet.
web-games-result = Result
web-games-end = How it ended
web-games-turns = Turns
web-games-when = When
web-games-replay = Replay
web-games-analysis = Analysis
web-games-count = { $n } of { $all }
web-favourites = Favourite decks
web-favourites-games = { $n ->
        [one] one game
       *[other] { $n } games
    }
web-blocked = Blocked players
web-unblock = Unblock
web-mute = Mute
web-unmute = Hear again
web-block = Block
web-block-how = You will not meet again: neither joins the other’s tables.
web-block-done = { $name } is blocked. You can undo it on your profile.
web-worth = { $name } · { $points }
web-worth-how = Measured in many games between machines, on the scale of the players’ ratings.
web-level-yours = The closest to your level
web-level-nearer = Closer to your level: { $name }, { $points }
web-share = Show my profile
web-share-how = Seen by you only, unless you choose otherwise. Others are named on your page only if they show their own games.
web-share-ratings = Ratings and their graph
web-share-rates = Win rates
web-share-games = Finished games, without replays
web-share-page = Everybody can see it here:
web-rates-line = White line: 95 % interval.
web-rates-people = People
web-rates-bots = Several bots
web-player-somebody = somebody
