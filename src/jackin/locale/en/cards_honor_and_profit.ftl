# Cards of Honor and Profit: title, rules text (one line per ability) and gist (at most two short lines).
# All texts are our own wording. Symbols are terms: see symbols.ftl.

## Criminal

card-iain-stirling-retired-spook = Iain Stirling: Retired Spook
    .text = When your turn begins, gain 2{ -credit } if the Corp has more agenda points than you.
    .gist =
        Corp leads: 2{ -credit }
        each turn

card-ken-express-tenma-disappeared-clone = Ken “Express” Tenma: Disappeared Clone
    .text = The first time each turn you play a run event, gain 1{ -credit }.
    .gist =
        First run event
        each turn: 1{ -credit }

card-silhouette-stealth-operative = Silhouette: Stealth Operative
    .text = The first time each turn you make a successful run on HQ, you may expose 1 card.
    .gist =
        First run on HQ:
        expose 1 card

card-calling-in-favors = Calling in Favors
    .text = Gain 1{ -credit } for each installed connection resource.
    .gist =
        1{ -credit } for each
        connection

card-early-bird = Early Bird
    .text =
        Play only as your first click.
        Gain { -click }. Make a run.
    .gist =
        First click only:
        run, gain { -click }

card-express-delivery = Express Delivery
    .text = Look at the top 4 cards of your stack and add 1 of them to your grip. Shuffle your stack.
    .gist =
        Top 4 cards:
        take 1

card-feint = Feint
    .text = Make a run on HQ. Bypass the first 2 ice you encounter in it. If the run is successful, you cannot access cards.
    .gist =
        HQ: bypass 2 ice,
        no access

card-legwork = Legwork
    .text = Make a run on HQ. If it is successful, access 2 more cards from HQ.
    .gist = HQ: 2 more accesses

card-planned-assault = Planned Assault
    .text =
        As an additional cost to play this, spend { -click }.
        Search your stack for a run event and play it. You pay its play cost and ignore its additional costs. Shuffle your stack.
    .gist =
        { -click } more: find and
        play a run event

card-logos = Logos
    .text =
        +1{ -mu }
        Your maximum hand size is 1 higher.
        Each time the Corp scores an agenda, you may search your stack for 1 card and add it to your grip. Shuffle your stack.
    .gist =
        +1{ -mu }, +1 hand size
        Corp scores: search

card-public-terminal = Public Terminal
    .text =
        1{ -recurring }
        Use it to play run events.
    .gist =
        1{ -recurring } for run
        events

card-unregistered-s-w-35 = Unregistered S&W ’35
    .text = { -click }, { -click }: trash 1 rezzed bioroid, clone, executive or sysop in a remote server. Use this only if you made a successful run on HQ this turn.
    .gist =
        { -click }{ -click }: trash a rezzed
        person in a remote

card-window = Window
    .text = { -click }: draw the bottom card of your stack.
    .gist =
        { -click }: draw the
        bottom card

card-alias = Alias
    .text =
        1{ -credit }: break 1 sentry subroutine. Not on ice that protects a remote server.
        2{ -credit }: +3 strength.
    .gist =
        1{ -credit }: break sentry sub.
        only at centrals

card-breach = Breach
    .text =
        2{ -credit }: break up to 3 barrier subroutines. Not on ice that protects a remote server.
        2{ -credit }: +4 strength.
    .gist =
        2{ -credit }: break 3 barrier
        subs at centrals

card-bug = Bug
    .text =
        Install only if you made a successful run on HQ this turn.
        Each time the Corp draws a card, you may pay 2{ -credit } to have it revealed.
    .gist =
        Corp draws: 2{ -credit }
        to see the card

card-gingerbread = Gingerbread
    .text =
        1{ -credit }: break 1 tracer subroutine.
        2{ -credit }: +3 strength.
    .gist =
        1{ -credit }: break tracer sub.
        2{ -credit }: +3 strength

card-grappling-hook = Grappling Hook
    .text = { -trash }: break all but 1 of the unbroken subroutines of a piece of ice.
    .gist =
        { -trash }: break all
        subs but 1

card-passport = Passport
    .text =
        1{ -credit }: break 1 code gate subroutine. Not on ice that protects a remote server.
        2{ -credit }: +2 strength.
    .gist =
        1{ -credit }: break code gate
        sub. at centrals

card-push-your-luck = Push Your Luck
    .text = Spend any number of credits in secret. The Corp guesses whether that is even or odd, then you show it. If the guess is wrong, gain twice what you spent.
    .gist =
        Bet in secret: Corp
        wrong? Twice back

card-security-testing = Security Testing
    .text = When your turn begins, you may choose a server. The first time you make a successful run on it this turn, gain 2{ -credit } instead of accessing cards.
    .gist =
        Chosen server:
        2{ -credit }, no access

card-theophilius-bagbiter = Theophilius Bagbiter
    .text =
        When you install this, lose all credits in your credit pool.
        Your maximum hand size is the number of credits in your credit pool.
    .gist =
        Lose all { -credit }
        Hand size: your { -credit }

card-tri-maf-contact = Tri-maf Contact
    .text =
        { -click }: gain 2{ -credit }. Only once each turn.
        When this is trashed, suffer 3 meat damage.
    .gist =
        { -click }: 2{ -credit }, once a turn
        trashed: 3 meat

## Neutral Runner

card-mass-install = Mass Install
    .text = Install up to 3 programs from your grip, one after another, paying for them.
    .gist =
        Install up to
        3 programs

card-q-coherence-chip = Q-Coherence Chip
    .text =
        +1{ -mu }
        When an installed program is trashed, trash this.
    .gist =
        +1{ -mu }, until a
        program is trashed

card-overmind = Overmind
    .text =
        When you install this, place 1 power counter here for each unused { -mu }.
        Hosted power counter: break 1 subroutine on any ice.
        1{ -credit }: +1 strength.
    .gist =
        Counter: break any sub.
        1{ -credit }: +1 strength

card-oracle-may = Oracle May
    .text = { -click }: name a card type and reveal the top card of your stack. If it is of that type, draw it and gain 2{ -credit }; otherwise trash it. Only once each turn.
    .gist =
        { -click }: guess the top card
        draw it and 2{ -credit }

card-donut-taganes = Donut Taganes
    .text = Operations and events cost 1{ -credit } more to play.
    .gist =
        Operations, events:
        +1{ -credit }

## Jinteki

card-harmony-medtech-biomedical-pioneer = Harmony Medtech: Biomedical Pioneer
    .text = You and the Runner each need 1 agenda point fewer to win.
    .gist =
        6 points win,
        for both

card-nisei-division-the-next-generation = Nisei Division: The Next Generation
    .text = Each time you and the Runner show credits spent in secret, gain 1{ -credit }.
    .gist = Each psi game: 1{ -credit }

card-tennin-institute-the-secrets-within = Tennin Institute: The Secrets Within
    .text = When your turn begins, if the Runner made no successful run last turn, you may place 1 advancement token on an installed card.
    .gist =
        No run succeeded:
        1 advancement token

card-house-of-knives = House of Knives
    .text =
        When scored, place 3 agenda counters here.
        Hosted agenda counter: do 1 net damage. Only during a run, and only once each run.
    .gist =
        Counter: 1 net damage
        once each run

card-medical-breakthrough = Medical Breakthrough
    .text = While this is in a score area, yours or the Runner’s, each other Medical Breakthrough needs 1 advancement token fewer to be scored.
    .gist =
        The next one needs
        1 token fewer

card-philotic-entanglement = Philotic Entanglement
    .text =
        When scored, do 1 net damage for each agenda in the Runner’s score area.
        Only 1 in a deck.
    .gist =
        1 net damage for each
        stolen agenda

card-the-future-perfect = The Future Perfect
    .text = When the Runner accesses this while it is not installed, it is revealed, and you and the Runner each spend 0 to 2{ -credit } in secret, then show them. If you spent different amounts, the Runner cannot steal it in this access.
    .gist =
        Not installed: psi,
        differ = not stolen

card-chairman-hiro = Chairman Hiro
    .text =
        The Runner’s maximum hand size is 2 lower.
        If he is trashed while the Runner accesses him, from anywhere, he goes to the Runner’s score area as an agenda worth 2 points.
    .gist =
        Runner: −2 hand size
        trashed: 2 points

card-mental-health-clinic = Mental Health Clinic
    .text =
        When your turn begins, gain 1{ -credit }.
        The Runner’s maximum hand size is 1 higher.
    .gist =
        1{ -credit } each turn
        Runner: +1 hand size

card-psychic-field = Psychic Field
    .text = When the Runner exposes this, or accesses it while it is installed, you and the Runner each spend 0 to 2{ -credit } in secret, then show them. If you spent different amounts, do 1 net damage for each card in the grip.
    .gist =
        Psi: differ = 1 net
        for each card held

card-shi-kyu = Shi.Kyū
    .text = When the Runner accesses this anywhere except in R&D, spend any number of credits. Do that much net damage, unless the Runner adds this to their score area as an agenda worth −1 point.
    .gist =
        X{ -credit }: X net damage
        or −1 point

card-tenma-line = Tenma Line
    .text = { -click }: swap 2 installed pieces of ice.
    .gist = { -click }: swap 2 ice

card-cerebral-cast = Cerebral Cast
    .text =
        Play only if the Runner made a successful run last turn.
        You and the Runner each spend 0 to 2{ -credit } in secret, then show them. If you spent different amounts, the Runner suffers 1 brain damage or takes 1 tag, whichever they choose.
    .gist =
        Psi: differ = 1 brain
        damage or 1 tag

card-medical-research-fundraiser = Medical Research Fundraiser
    .text = Gain 8{ -credit }. The Runner gains 3{ -credit }.
    .gist =
        Gain 8{ -credit }
        Runner gains 3{ -credit }

card-mushin-no-shin = Mushin No Shin
    .text =
        As an additional cost to play this, spend { -click }.
        Install an agenda, asset or upgrade from HQ in a new remote server and place 3 advancement tokens on it. You cannot score or rez that card until your next turn begins.
    .gist =
        { -click } more: install a card
        with 3 tokens

card-inazuma = Inazuma
    .text =
        { -sub } The Runner cannot break subroutines on the next ice they encounter in this run.
        { -sub } The Runner cannot jack out of this run until they have encountered another ice.
    .gist =
        Next ice: no breaking,
        no jacking out

card-komainu = Komainu
    .text =
        When encountered, it has, for the rest of this run, one subroutine for each card in the Runner’s grip:
        { -sub } Do 1 net damage.
    .gist =
        1 net damage for each
        card in the grip

card-pup = Pup
    .text =
        { -sub } Do 1 net damage unless the Runner pays 1{ -credit }.
        { -sub } Do 1 net damage unless the Runner pays 1{ -credit }.
    .gist =
        1 net damage, or 1{ -credit }
        twice

card-shiro = Shiro
    .text =
        { -sub } Look at the top 3 cards of R&D and arrange them in any order.
        { -sub } Pay 1{ -credit }, or the Runner accesses the top card of R&D.
    .gist =
        Arrange the top 3,
        1{ -credit } or access R&D

card-susanoo-no-mikoto = Susanoo-no-Mikoto
    .text = { -sub } If this is not a run on Archives, it goes on before the outermost ice that protects Archives. The Runner cannot jack out of this run until they have encountered another ice.
    .gist =
        The run goes on
        at Archives

card-neotokyo-grid = NeoTokyo Grid
    .text =
        The first time each turn advancement tokens are placed on a card in this server, gain 1{ -credit }.
        Only 1 region in each server.
    .gist =
        First token here
        each turn: 1{ -credit }

card-tori-hanzo = Tori Hanzō
    .text = The first time you would do net damage in each run on this server, you may pay 2{ -credit } to do 1 brain damage instead.
    .gist =
        2{ -credit }: net damage
        becomes 1 brain

## Neutral Corp

card-plan-b = Plan B
    .text =
        Can be advanced.
        When the Runner accesses this, you may reveal and score an agenda from HQ that needs no more advancement tokens than there are here.
    .gist =
        Accessed: score an
        agenda from HQ

card-guard = Guard
    .text =
        It cannot be bypassed.
        { -sub } End the run.
    .gist =
        Ends the run,
        no bypassing

card-rainbow = Rainbow
    .text = { -sub } End the run.
    .gist = Ends the run

card-diversified-portfolio = Diversified Portfolio
    .text = Gain 1{ -credit } for each remote server with a card in it.
    .gist =
        1{ -credit } for each
        remote server

card-fast-track = Fast Track
    .text = Search R&D for 1 agenda. Reveal it, add it to HQ and shuffle R&D.
    .gist = Find an agenda
