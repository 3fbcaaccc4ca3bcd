# The table in the terminal.

## The board

board-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
board-credits = { $n }{ -credit }
board-clicks = { $n }{ -click }
board-hq = HQ { $n }/{ $most }
board-rd = R&D { $n }
board-archives = Archives { $n }
board-archives-facedown = Archives { $n } + { $facedown } facedown
board-bad-publicity = { $n } bad publicity
board-grip = Grip { $n }/{ $most }
board-stack = Stack { $n }
board-heap = Heap { $n }
board-memory = { -mu } { $n }/{ $most }
board-link = link { $n }
board-tags = { $n ->
        [one] 1 tag
       *[other] { $n } tags
    }
board-brain = { $n } brain damage
board-scored = Scored: { $cards }
board-stolen = Stolen: { $cards }
board-programs = Programs
board-hardware = Hardware
board-resources = Resources
board-facedown-row = Facedown
board-empty-rig = Nothing installed yet.
board-on = on { $card }
board-turn = { $who }, turn { $n }
board-hand-corp = Your HQ
board-hand-runner = Your grip
board-ability = ability { $n }
board-encounter = Encounter with { $card }, strength { $n }
board-broken = broken
board-resolved = resolved
board-facedown = facedown
board-facedown-card = facedown card
board-unrezzed-ice = unrezzed ice
board-ice = ice
board-card = card
board-counter-advancement = { $n }▲
board-counter-credit = { $n }{ -credit }
board-counter-virus = { $n } virus
board-counter-power = { $n } power
board-counter-agenda = { $n } agenda

## Talking to the player

play-waiting = You are the { $who }. Bot: { $bot }. Seed: { $seed }.
play-keys = number = answer · Enter = { $pass } · u undo · ? CARD why not · l log · h all keys
play-keys-only = number = answer · u undo · ? CARD why not · l log · h all keys
play-help =
    NUMBER    give this answer
    Enter     pass, go on, or leave it, where that is an answer
    u         undo: back to your decision before this one
    s FILE    save the game
    ? CARD    read a card, and why it cannot be used now: ? 12 for #12, or a title
    r RULE    read a rule, for example r RUN-2.3
    w         why did the bot do that: its reason and its best lines (with --explain, or when the game is over)
    l         the whole log, with the rules behind it
    p         the piles: Archives and the heap
    h         these keys
    q         quit
play-no-answer = { $given } is not one of the answers: { $first } to { $last }, or h for the keys.
play-no-pass = There is nothing to pass: answer { $first } to { $last }.
play-nothing-to-undo = There is nothing to undo.
play-undone = Taken back.
play-saved = Saved in { $file }. See it again: jackin replay { $file }. Play on: jackin play --text --resume { $file }
play-save-where = Save where? s FILE
play-not-saved = Not saved: { $why }
play-no-card = No card is called { $given }.
play-can-use = It can be used now.
play-why = Not now: { $why }.
play-no-rule = No rule is called { $given }.
play-quit = Game left at answer { $n }.
play-over = Game over
play-result = { $winner ->
        [you] You win.
        [bot] You lose.
       *[nobody] Nobody wins.
    }
play-after = s FILE saves the game for jackin replay · u undo · Enter leaves
play-again = The same shuffle again: jackin play --text --seed { $seed } --side { $side } --corp-deck { $corp } --runner-deck { $runner } --bot { $bot }

## Replays

replay-deal-fair = The deal was fair: the secret fits its commitment, and with what the players added it makes the seed.
replay-deal-none = no fair deal belongs to this game: its seed was chosen, or made by one machine alone
replay-deal-wrong = the deal was not fair: the { $what } does not fit
replay-at = After { $n } of { $count } answers.
replay-asked = { $who } is asked.
replay-keys = Enter next · b back · number jump · q quit

## Analysis

play-no-reason = It has nothing to say about its last move.
play-reason-later = Only with --explain, or when the game is over: the reason tells hidden cards.
play-reason-line = { $n } % ± { $error }, worlds: { $worlds }
analyse-none = nobody can tell the chances of this game
analyse-mistake = Turn { $turn }, { $who }, after { $n } answers:
analyse-cost = { $n } of 100 wins given away, give or take { $error }
analyse-fine = { $who }: decisions in which nothing was surely better: { $fine } of { $n }.
analyse-accuracy = { $who }: accuracy { $n } % where it mattered.
