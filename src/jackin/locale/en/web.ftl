# The browser's own words: start page, settings, rules, replays, and when something is wrong.

## Everywhere

web-nav = Main
web-nav-play = Play
web-nav-decks = Decks
web-nav-cards = Cards
web-nav-rules = Rules
web-nav-replays = Replays
web-language = Language
web-sound = Sound
web-volume = Volume
web-settings = Settings
web-close = Close
web-copy = Copy
web-copied = Copied
web-on = On
web-off = Off
web-no-page = There is nothing at this address.
web-back-to-start = Back to the start page
web-try-again = Try again
web-try-now = Try now

## Settings

web-motion = Motion
web-motion-system = As the system
web-motion-full = Full
web-motion-less = Less
web-stops = Windows to act in
web-stops-always = Always stop
web-stops-act = When it matters
web-stops-pins = At my pins
web-stops-always-how = Every window waits for you, even if all you can do is pass.
web-stops-act-how = What has no use now passes by itself: empty windows, orders and payments without a difference.
web-stops-pins-how = Windows pass by themselves, except at steps and cards that you pinned.
web-chat = Chat
web-name = Your name
web-name-none = Player

## Keys of the table

web-keys = Keys
web-keys-act = act: the right slot of the dock
web-keys-pass = pass: the middle slot
web-keys-undo = take back
web-keys-jack-out = jack out, now or at the next chance
web-keys-arrows = held: all that happened since, as arrows
web-keys-targets = to the next legal target; with Shift to the one before
web-keys-move = between servers, ice, rows and cards
web-keys-option = the option or subroutine of that number
web-keys-read = read the focused card
web-keys-why-not = why not?
web-keys-grip = your hand
web-keys-gangs-move = between Districts, units and cards
web-keys-gangs-option = the answer of that number
web-keys-gangs-hand = your Combat cards
web-keys-gangs-aid = the player aid
web-keys-beats = back and forth through what happened
web-keys-log = the log
web-keys-chat = chat
web-keys-close = close, or cancel what you picked
web-keys-help = these keys
web-keys-sound = sound on or off
web-cap-enter = Enter
web-cap-space = Space
web-cap-backspace = Backspace
web-cap-tab = Tab
web-cap-arrows = Arrows
web-cap-esc = Esc

## Start page

web-start = Start a game
web-game = Game
web-opponent = Opponent
web-deck = Deck
web-netrunner = Netrunner
web-netrunner-how = 485 cards, 2 seats, about 40 minutes
web-gangs = Gangs of Night City
web-gangs-how = 1 to 4 seats, house content
web-gangs-later = Not at this table yet.
web-side = Your side
web-side-runner = Runner
web-side-corp = Corp
web-side-either = Either
web-resume = Go on or learn
web-go-on = { $name ->
        [none] Go on with your game
       *[other] Go on against { $name }
    }
web-go-on-hot-seat = Go on at this screen
web-go-on-guided = Go on with the guided game
web-go-on-waiting = Your table { $table }
web-turn-yours = { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn }
    }, your move.
web-turn-theirs = { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn }
    }, { $name } decides.
web-waiting-friend = Waiting for the other player.
web-continue = Continue
web-more-games = { $n ->
        [one] 1 game more
       *[other] { $n } games more
    }
web-first-time = First time here?
web-first-time-how = Short lessons on the real table
web-show-me = Show me
web-automa = Automa
web-automa-how = Plays from its own deck of orders.
web-automa-pack = Which automa
web-automa-dash = is quick and pushes one or two servers.
web-automa-wedge = builds a fortress and scores in it, slowly and in plain sight.
web-automa-veekay = sprints and bluffs with new servers.
web-automa-alva = is patient and sets traps.
web-automa-exa = hunts: tags, damage, and never much money.
web-automa-runner = works in shifts: money, programs, runs.
web-automa-own = is a pack of your own.
web-automa-if-corp = If you are the Corp: { $name }.
web-automa-behaviour = Behaviour card
web-automa-economy = Improved economy: it starts with { $n }{ -credit }
web-automa-override = One click a turn may be spent better: you decide (such games do not count)
web-automa-ours = The AI cards of this pack are Jackin’s own design. Owners of the printed packs can type theirs in: jackin automa new.
web-automa-theirs = This pack is your own.
web-level = Level
web-level-easy = Easy
web-level-standard = Standard
web-level-normal = Normal
web-level-hard = Hard
web-level-easy-how = It misses chances and saves its money too late: good to learn on.
web-level-standard-how = It knows its plan and makes you pay for a wasted turn.
web-level-normal-how = It works steadily and runs when it can pay for it.
web-level-hard-how = It wastes nothing. Expect to be raced or hunted from the first turn.
web-bot = Bot
web-bot-how = Plays a hand as you do.
web-bot-random = Random
web-bot-random-how = does anything that is legal.
web-bot-greedy = Greedy
web-bot-greedy-how = takes what looks best now.
web-bot-rookie = Rookie
web-bot-rookie-how = answers at once and is often careless.
web-bot-street = Street
web-bot-street-how = thinks ahead, but not for long.
web-bot-pro = Pro
web-bot-pro-how = weighs many ways to go on before it acts.
web-bot-legend = Legend
web-bot-legend-how = thinks ahead to its next turn.
web-explains = The bot explains itself
web-explains-how = For practice: after each of its moves it tells why, and what else it thought of. You see its hidden cards in that.
web-style = Style
web-style-none = As it comes
web-style-none-how = No style of its own: whatever wins.
web-style-rush = Rush
web-style-rush-how = installs agendas early and advances them before you are ready.
web-style-fortress = Fortress
web-style-fortress-how = builds walls of ice before anything else.
web-style-shell = Shell game
web-style-shell-how = opens many servers: half of what lies there is bait.
web-style-raider = Raider
web-style-raider-how = runs whenever there is something to see.
web-style-builder = Rig builder
web-style-builder-how = puts programs and hardware in place, then comes for everything.
web-style-fixer = Fixer
web-style-fixer-how = lives by contacts and favours, and is seldom poor.
web-friend = A friend
web-friend-how = You get a link to send.
web-hot-seat = Two at this screen
web-hot-seat-how = Hot-seat: hands are covered between turns.
web-options = Options
web-sets = Cards
web-sets-all = All sets
web-clock = Clock
web-clock-none = None
web-clock-minutes = { $n } min
web-clock-how = For the whole game; each turn adds 30 seconds to both clocks.
web-spectators = Who may watch
web-spectators-none = Nobody
web-spectators-public = What is public
web-spectators-delayed = Public, later
web-spectators-public-how = Those who have the link see the table, but no hands.
web-spectators-none-how = The link is for your opponent only.
web-spectators-delayed-how = Those who have the link see the table, but no hands, two turns late.
web-deck-starter = starter
web-deck-house = house deck
web-deck-own = yours
web-deck-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
web-more-decks = House decks
web-fewer-decks = Fewer decks
web-no-name = Deck without a name
web-opponents-deck = Opponent’s deck
web-runners-deck = Runner’s deck
web-corps-deck = Corp’s deck
web-friends-deck = Your friend brings a deck.
web-summary = { $side } against { $opponent } with { $deck }
web-summary-friend = a friend
web-summary-either = Either side against { $opponent }
web-summary-hot-seat = { $runner } against { $corp }, at this screen
web-play = Play
web-make-table = Make the table
web-with-level = { $name }, { $level }
web-making = Setting up

## A table that waits

web-table = Table { $table }
web-send-link = Send this link to your opponent
web-link = Link to the table
web-link-local = { $host } means this machine only: nobody else can open that link. Start Jackin with --host 0.0.0.0, open it by this machine’s name or address in your network, and send that link.
web-you-are = You are the { $side }.
web-starts-by-itself = The game begins as soon as the other seat is taken.
web-leave-table = Leave the table
web-invited = { $name } invites you to a game
web-invited-side = You would be the { $side }.
web-terms = The table's terms
web-terms-clock = { $minutes } min for the whole game, { $seconds } s more with each turn
web-terms-no-clock = No clock
web-deal = Deal
web-deal-random = Shuffled by the table.
web-deal-fair = Fair: neither the table nor a player can choose it, and it can be checked after the game.
web-deal-chosen = Whoever made this table chose the seed and knows how the cards lie.
web-deal-continued = The game goes on from another one, and whoever made this table knows how the cards lie.
web-terms-agree = I know, and sit down all the same.
web-deal-checked = Fair deal, checked:
web-deal-broken = The deal does not fit its commitment:
web-sit-down = Sit down
web-watch = Watch
web-table-full = Both seats are taken, and nobody may watch.
web-no-table = There is no table { $table }.

## When something is wrong

web-failure = Something went wrong.
web-failure-safe = Games are kept at the table: nothing is lost.
web-copy-report = Copy report
web-fault-no-line = The table cannot be reached.
web-line-lost = The line is lost.
web-line-trying = Trying to come back, { $time }.
web-line-back = The line is back.
web-no-longer = That was no longer possible.

## Rules

web-rules-search = Search the rules
web-rules-hint = A number such as RUN-2, or words
web-rules-found = { $n ->
        [0] No rule has these words.
        [one] 1 rule
       *[other] { $n } rules
    }
web-rules-contents = Contents
web-rules-books = Books
web-rules-open = Open in the rules
web-rule-unknown = No rule has the number { $id }.

## Replays

web-replays = Replays
web-replays-running = Running
web-replays-finished = Finished
web-replays-none = No games yet. Every game you play is kept here, to look at or to go on from.
web-replays-import = Open a journal file
web-replays-drop = or drop one anywhere on this page
web-replays-bad = This is not a journal of Jackin: { $detail }
web-replays-watch = Look back
web-replays-forget = Forget
web-against = { $side } against { $name }
web-won = Won
web-lost = Lost
web-won-by = { $who } won
web-reason-agendas = by agendas
web-reason-flatline = by flatline
web-reason-decked = R&D ran dry
web-reason-concede = by concession
web-reason-clock = on time
web-reason-gone = the other seat was left
web-turns = { $n ->
        [0] set-up
        [one] 1 turn
       *[other] { $n } turns
    }
web-replay = Replay
web-replay-at = { $n } of { $length }
web-replay-turn = { $who }, turn { $n }
web-replay-setup = Set-up
web-replay-first = First position
web-replay-back = One step back
web-replay-on = One step on
web-replay-last = Last position
web-replay-turn-back = A turn back
web-replay-turn-on = A turn on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-seat = Seen by
web-replay-share = Save as a file
web-replay-go-on = Go on from here
web-replay-go-on-how = A new game begins at this position. The old one stays as it is.
web-replay-begin = Begin
web-replay-keys = Arrows step, Shift+arrows go by turns, Space plays.
web-analysis = Win chance
web-analysis-chance = { $who } wins in { $n } of 100
web-analysis-end = The end
web-analysis-again = Try again here
web-analysis-tell = What was better?
web-analysis-cost = { $n } of 100 wins given away, give or take { $error }
web-analysis-how = Judged by what could be known then, by playing on in dealt worlds. A plan that the judge does not understand may be named too.
