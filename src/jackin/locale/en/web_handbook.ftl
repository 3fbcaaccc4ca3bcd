# The handbook: its page, its charts, and the player aids.

web-nav-handbook = Handbook
web-handbook-game = Game
web-handbook-book-netrunner = Netrunner
web-handbook-book-automa = Automa
web-handbook-book-gangs = Gangs
web-handbook-search = Search the handbook
web-handbook-found = { $n ->
    [one] { $n } paragraph
   *[other] { $n } paragraphs
    }
web-handbook-link = link to this
web-handbook-lesson = Try it: { $title }
web-handbook-exact = The exact rule
web-handbook-charts = All charts
web-handbook-why = Why did that happen
web-handbook-exact-show = Show the exact rules
web-handbook-all-rules = All numbered rules
web-handbook-open = Open in the handbook

web-aid-runner = Player aid: Runner
web-aid-corp = Player aid: Corp
web-aid-gangs = Player aid: Gangs
web-aid-print = Print

web-handbook-loop-clicks = again while clicks are left
web-handbook-loop-ice = for each ice, from outside in
web-handbook-loop-cards = for each card
web-handbook-loop-second = once more, if you like

web-handbook-step-access-count = It is fixed how many cards there are to see
web-handbook-step-access-see = A card is seen: what waits for that happens
web-handbook-step-access-trash = Pay to trash it, or leave it
web-handbook-step-access-steal = An agenda is stolen
web-handbook-step-access-back = What stayed goes back as it was
web-handbook-step-trace-corp = The Corp pays openly
web-handbook-step-trace-runner = The Runner pays openly
web-handbook-step-trace-compare = More than the Runner: the trace works
web-handbook-step-gangs-choose = Activate or Reclaim
web-handbook-step-gangs-action = An action: its disc is used
web-handbook-step-gangs-refill = The markets are refilled
web-handbook-step-gangs-end = The turn is over: is this the end?
web-handbook-step-netrun-move = Netrunners move
web-handbook-step-netrun-secrets = A Corporate Secret for each Data Fortress
web-handbook-step-netrun-advance = The marker moves on
web-handbook-step-netrun-space = Use the space, or not
web-handbook-step-netrun-dice = NetWatch rolls its dice
web-handbook-step-reclaim-discs = All discs come back
web-handbook-step-reclaim-rewards = Districts give their rewards
web-handbook-step-reclaim-recruit = One recruit for each Hideout
web-handbook-what-is = What “{ $word }” means
web-handbook-words = Words on this card
