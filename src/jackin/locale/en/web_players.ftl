### Players: account and profile

web-player-sign-in = Sign in
web-player-new = New account
web-player-make = Make the account
web-player-who = Account
web-player-name = Name
web-player-phrase = Pass phrase
web-player-phrase-how = At least ten signs; a few words that only you would put together.
web-player-lost = There is no e-mail address: who loses the phrase loses the account.
web-player-why = You can play without one. An account takes your games from device to device.
web-player-along = { $n ->
        [one] Take the game of this browser along
       *[other] Take the { $n } games of this browser along
    }
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
