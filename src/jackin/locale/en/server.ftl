### What the online table says when something cannot be done, and when something happens at it

serve-open = The table is open at { $address }
serve-no-port = { $host } port { $port } cannot be used: { $why }
serve-bad-url = { $place } is no database that can be used here: { $why }
serve-bad-database = The database { $place } cannot be used: { $why }
serve-bad-folder = The data folder { $place } cannot be used: { $why }
serve-second = Another server already uses { $place }. Stop it first, or name another folder with --data.
serve-alone = Several processes need PostgreSQL (--database postgresql://...): { $place } is for one alone.
serve-not-up = A process of the server did not come up. The log says why.
play-open = The table is open at { $address } (end it with Ctrl+C)
backup-done = { $rows ->
    [one] { $rows } row is
   *[other] { $rows } rows are
  } in { $place }
restore-done = { $rows ->
    [one] { $rows } row of { $place } is
   *[other] { $rows } rows of { $place } are
  } in the database
restore-not-empty = { $place } is not empty. A backup is restored into a new database.
restore-no-backup = { $place } is no backup of Jackin. { $why }
restore-broken = { $place } is broken: it was cut or changed. Nothing was restored.
restore-newer = { $place } was written by a newer version: this one does not know all of { $why }.

## The way in

server-no-client = The browser client has not been built yet. Run “make play” in the checkout, or “npm ci && npm run build” in its folder web.
server-no-game = There is no game { $game } here.
server-no-language = There are no words in this language.
server-not-found = There is nothing here.
server-not-understood = The message was not understood.
server-failed = Something went wrong here. Nothing was lost: come back to the table.
server-not-text = Messages are text, not bytes.
server-not-reading = This line did not listen for too long. Come back to the table.
server-other-origin = This page may not speak to this table.
server-other-host = This server does not go by that name.
server-cannot-keep = This could not be kept just now, so nothing has changed. Try again in a moment.
server-too-big = The message is too big.
server-too-fast = Too many messages in a short time. Wait a moment.

## Tables

server-no-table = There is no table { $table }.
server-broken-table = Table { $table } cannot be played on with this version.
server-cannot-read = The records of this table cannot be read just now. Nothing has changed; try again in a moment.
server-elsewhere = The table is moving to another server. Try again in a moment.
server-old-rules = Table { $table } was played under other rules (version { $rules }). It is shown as it stood; it cannot be played on.
server-old-journal = This game was played under other rules (version { $rules }); today’s would make another game of it.
server-too-many-reports = There are too many reports here already. Thank you all the same.
server-not-listed = This table does not stand in the lobby.
server-complained = You have reported this table already.
server-no-seat = There is no such seat: { $side }.
server-no-bot = There is no bot called { $name }.
server-no-automa = There is no automa called { $name } for the other side.
server-no-level = This automa has no level { $level }.
server-no-behaviour = This automa has no behaviour card { $behaviour }.
server-corp-automa-only = Only a Corp automa has an improved economy, or clicks that you may replace.
server-no-card = The deck has a card that is not known here. { $detail }
server-deck-of-other-side = The deck is of the other side: { $who } sits here.
server-deck-of-other-set = The deck of { $who } needs a set that is not played at this table: { $set }.
server-no-set = A table is played with sets of cards that are here.
server-illegal-deck = { $n ->
        [one] The deck breaks a rule of deck building.
       *[other] The deck breaks { $n } rules of deck building.
    }
server-no-decks = This game has no decks.
server-no-content = There is no content set { $name } here.
server-bad-gangs = Each seat needs a gang of its own.
server-bad-settings = A game cannot begin like this. { $detail }
server-bad-journal = This is no journal of a game. { $detail }
server-illegal-journal = { $n ->
        [one] In this journal the deck of the { $who } breaks a rule of deck building.
       *[other] In this journal the deck of the { $who } breaks { $n } rules of deck building.
    }
server-no-such-point = The game has no such point.
server-no-replay = There is no such replay.
server-deal-known = Whoever made this table knows how the cards lie. Sit down only if that is what you want.
server-table-full = Every seat of this table is taken.
server-wrong-secret = This key does not open a seat of this table.
server-not-yet = That must wait until the game is over.
server-no-analysis = There is no analysis of this game.
server-no-spectators = This table is not open to spectators.

## At the table

server-hello-first = A line begins with who is there.
server-hello-again = The table knows who is there.
server-only-watching = Spectators only watch.
server-not-begun = The game has not begun.
server-not-playing = The game is over.
server-not-over = The game is not over.
server-stale = That question is no longer open.
server-not-an-answer = That is no answer to the question.
server-nothing-to-take-back = There is nothing to take back.
server-asked-already = That has been asked already.
server-no-offer = Nobody is asking for that.
server-rematch-made = The rematch is already on a table.
server-cannot-swap = The automa keeps its side.
server-not-gone = The other player is not gone.
server-no-such-run = No run on { $server } can be made now.
server-no-chat = The chat of this table is off.
server-took-back = { $name } took back a decision.
server-took-back-seen = { $name } took back a decision after seeing hidden cards.
server-bot-stuck = { $name } could not find a move. The simplest legal one is played instead.

## How a game can end at the table: reasons beside those of the rules

win-concede = { $who } wins: the other player concedes.
    .you = You win: the other player concedes.
win-time = { $who } wins: the other player’s time is up.
    .you = You win: the other player’s time is up.
win-gone = { $who } wins: the other player has left.
    .you = You win: the other player has left.

## The clicks of an automa’s cards, for the card browser

server-automa-reserve = Kept in reserve
server-automa-advance = Advance a card
server-automa-behaviour = Follow the behaviour card
server-automa-credit = Take a credit
server-automa-draw = Draw { $n ->
        [one] a card
       *[other] { $n } cards
    }
server-automa-economy = Play a card that makes money
server-automa-grip = Use a card from the grip
server-automa-install-ice = Install ice
server-automa-install-resource = Install from the RE pile
server-automa-operation = Play an operation
server-automa-program = Install a program or hardware
server-automa-purge = Purge viruses
server-automa-refill = Refill HQ
server-automa-remove-tag = Remove a tag
server-automa-resource = Use a resource or an event
server-automa-run = Run
server-automa-stratagem = Install a stratagem
server-automa-trash-resource = Trash a resource
server-automa-use-ability = Use an ability
server-automa-run-ability = Run by an ability
server-automa-use-asset = Use an asset
server-no-lesson = There is no lesson { $lesson }.
server-no-hint = Help is for lessons and for games against machines only.

## Players

server-bad-name = This name cannot be used: two to 24 letters and digits of one writing.
server-name-taken = This name is taken.
server-wrong-phrase = Name and pass phrase do not go together.
server-phrase-is-name = The pass phrase must not hold the name.
server-not-signed-in = Nobody is signed in here.
server-no-session = There is no such session.
server-no-player = There is no such player, or they show nothing of themselves.
server-passkey-wrong = The passkey was not accepted.
server-passkey-nowhere = Passkeys need a secure page with a name of its own, not an address in numbers.
server-no-passkey = There is no such passkey.
server-passkeys-full = An account holds twenty passkeys. Remove one first.
server-busy = Too many people are signing in just now. Try again in a moment.
server-cannot-rate = A rated game is for two people who are signed in, with a fair deal.
server-cannot-explain = A bot explains itself only where nobody but machines plays against you.
server-rated-guest = This table is rated: sign in to sit down.
server-rated = This table is rated. Sit down only if that is what you want.
server-own-table = You sit at this table already.
server-rated-no-bot = In a rated game no bot takes anybody’s place.
server-blocked = One of you does not want to play with the other.
server-nobody-to-block = Nobody sits there who could be blocked: only players with an account can.
server-too-many-decks = There is room for { $n } decks.
server-too-many-blocks = There is room for { $n } blocked players.
