# Cards of Creation and Control: title, rules text (one line per ability) and gist (at most two short lines).
# All texts are our own wording. Symbols are terms: see symbols.ftl.

## Haas-Bioroid

card-cerebral-imaging-infinite-frontiers = Cerebral Imaging: Infinite Frontiers
    .text = Your maximum hand size is the number of credits in your credit pool.
    .gist = Hand size: your credits

card-custom-biotics-engineered-for-success = Custom Biotics: Engineered for Success
    .text = Your deck may hold no Jinteki cards.
    .gist = No Jinteki cards

card-next-design-guarding-the-net = NEXT Design: Guarding the Net
    .text = Before your first turn, you may install up to 3 ice, at most one at each server. Then draw until you have 5 cards in HQ.
    .gist =
        Up to 3 ice before
        the first turn

card-director-haas-pet-project = Director Haas’ Pet Project
    .text =
        When scored, you may create a new remote server: install up to 3 cards from HQ or Archives in it or protecting it, ignoring all install costs.
        Only 1 in a deck.
    .gist =
        A new server with
        up to 3 cards, free

card-efficiency-committee = Efficiency Committee
    .text =
        When scored, place 3 agenda counters here.
        { -click }, hosted agenda counter: gain { -click }{ -click }. You cannot advance cards for the rest of this turn.
    .gist =
        { -click }, counter: { -click }{ -click },
        no advancing

card-project-wotan = Project Wotan
    .text =
        When scored, place 3 agenda counters here.
        Hosted agenda counter: the rezzed bioroid ice that the Runner approaches has one more subroutine for the rest of this run, after all its own:
        { -sub } End the run.
    .gist =
        Counter: bioroid ice
        also ends the run

card-sentinel-defense-program = Sentinel Defense Program
    .text = Each time the Runner suffers brain damage, do 1 net damage.
    .gist =
        After brain damage:
        1 net damage

card-alix-t4lb07 = Alix T4LB07
    .text =
        Each time you install a card, place 1 power counter here.
        { -click }, { -trash }: gain 2{ -credit } for each power counter here.
    .gist =
        { -click } { -trash }: 2{ -credit } for
        each install

card-cerebral-overwriter = Cerebral Overwriter
    .text =
        Can be advanced.
        When the Runner accesses it while it is installed, you may pay 3{ -credit } to do 1 brain damage per advancement token on it.
    .gist =
        3{ -credit }: brain damage
        per token

card-director-haas = Director Haas
    .text =
        You have 1 more { -click } each turn.
        If she is trashed while the Runner accesses her, wherever from, she goes to the Runner’s score area as an agenda worth 2 points.
    .gist =
        +1 { -click } each turn
        trashed: 2 points

card-haas-arcology-ai = Haas Arcology AI
    .text =
        Can be advanced while unrezzed.
        { -click }, hosted advancement token: gain { -click }{ -click }. Use this only once each turn.
    .gist =
        { -click }, token: { -click }{ -click },
        once each turn

card-thomas-haas = Thomas Haas
    .text =
        Can be advanced.
        { -trash }: gain 2{ -credit } for each advancement token on him.
    .gist = { -trash }: 2{ -credit } per token

card-bioroid-efficiency-research = Bioroid Efficiency Research
    .text =
        Rez a bioroid ice, ignoring all costs, and host this card on it as a counter.
        As soon as all subroutines of that ice are broken in one encounter, derez it and trash this card.
    .gist =
        Bioroid rezzed free;
        broken: derezzed

card-successful-demonstration = Successful Demonstration
    .text =
        Play only if the Runner made an unsuccessful run in the last turn.
        Gain 7{ -credit }.
    .gist =
        After a failed run:
        gain 7{ -credit }

card-heimdall-2-0 = Heimdall 2.0
    .text =
        The Runner may spend { -click }{ -click } to break up to 2 subroutines here.
        { -sub } Do 1 brain damage.
        { -sub } Do 1 brain damage and end the run.
        { -sub } End the run.
    .gist =
        2 brain damage
        2 × end the run

card-howler = Howler
    .text = { -sub } You may install and rez a bioroid ice from HQ or Archives directly behind Howler, ignoring all costs. If you do, derez that ice and trash Howler when the run is over.
    .gist =
        Calls a bioroid ice
        for this run

card-ichi-2-0 = Ichi 2.0
    .text =
        The Runner may spend { -click }{ -click } to break up to 2 subroutines here.
        { -sub } Trash 1 program.
        { -sub } Trash 1 program.
        { -sub } Trace 3: if it succeeds, do 1 brain damage and the Runner takes 1 tag.
    .gist =
        Trash 2 programs
        trace 3: brain, tag

card-minelayer = Minelayer
    .text = { -sub } You may install 1 ice from HQ to protect this server, ignoring its install cost.
    .gist = Installs 1 ice here

card-viktor-2-0 = Viktor 2.0
    .text =
        The Runner may spend { -click }{ -click } to break up to 2 subroutines here.
        Hosted power counter: do 1 brain damage.
        { -sub } Trace 2: if it succeeds, place 1 power counter here.
        { -sub } End the run.
    .gist =
        Trace 2: 1 counter
        ends the run

card-zed-1-0 = Zed 1.0
    .text =
        The Runner may spend { -click } to break 1 subroutine here.
        { -sub } If the Runner has spent a click in this run to break a subroutine, do 1 brain damage.
        { -sub } If the Runner has spent a click in this run to break a subroutine, do 1 brain damage.
    .gist =
        2 brain damage, if
        { -click } broke a sub

card-awakening-center = Awakening Center
    .text =
        It can host bioroid ice. You install the ice here facedown, ignoring its install cost; it protects no server.
        When the Runner has passed all ice that protects this server, you may rez ice that is hosted here for 7{ -credit } less. The Runner encounters it; trash it when the run ends.
    .gist =
        Hosted bioroid wakes
        for 7{ -credit } less

card-tyrs-hand = Tyr’s Hand
    .text =
        When a subroutine of a bioroid ice that protects this server is about to be broken, you may rez Tyr’s Hand.
        { -trash }: prevent 1 subroutine of a bioroid ice that protects this server from being broken.
    .gist =
        { -trash }: a bioroid sub
        is not broken

## Neutral Corp

card-gila-hands-arcology = Gila Hands Arcology
    .text = { -click }, { -click }: gain 3{ -credit }.
    .gist = { -click }{ -click }: 3{ -credit }

card-levy-university = Levy University
    .text = { -click }, 1{ -credit }: search R&D for an ice. Reveal it, take it into HQ and shuffle.
    .gist = { -click }, 1{ -credit }: find an ice

card-server-diagnostics = Server Diagnostics
    .text =
        Start of your turn: gain 2{ -credit }.
        When you install an ice, trash Server Diagnostics.
    .gist =
        2{ -credit } each turn, until
        you install ice

card-bastion = Bastion
    .text = { -sub } End the run.
    .gist = End the run

card-datapike = Datapike
    .text =
        { -sub } The Runner must pay 2{ -credit }, if able; if not, end the run.
        { -sub } End the run.
    .gist =
        Toll: 2{ -credit }
        end the run

## Shaper

card-rielle-kit-peddler-transhuman = Rielle “Kit” Peddler: Transhuman
    .text = The first ice that you encounter each turn is a code gate too for the rest of that run.
    .gist =
        1st ice each turn:
        also a code gate

card-the-professor-keeper-of-knowledge = The Professor: Keeper of Knowledge
    .text = The first copy of each program in your deck costs no influence.
    .gist =
        1 of each program:
        no influence

card-exile-streethawk = Exile: Streethawk
    .text = Each time you install a program from your heap, draw 1 card.
    .gist =
        Program from heap:
        draw 1 card

card-escher = Escher
    .text = Make a run on HQ. If it succeeds, instead of accessing cards rearrange the ice that protects all servers, as you like. Nothing is rezzed or derezzed, and each server keeps as many ice as before.
    .gist =
        Run HQ: rearrange
        all ice

card-exploratory-romp = Exploratory Romp
    .text = Make a run. If it succeeds, instead of accessing cards remove up to 3 advancement tokens from 1 card in that server or protecting it.
    .gist =
        Run: remove up to
        3 tokens

card-freelance-coding-contract = Freelance Coding Contract
    .text = Trash up to 5 programs from your grip. Gain 2{ -credit } for each.
    .gist =
        Trash programs:
        2{ -credit } each

card-scavenge = Scavenge
    .text =
        Playing it also costs you 1 installed program, which you trash.
        Install a program from your grip or your heap; it costs as much less as the trashed one costs to install.
    .gist =
        Trade a program for
        another, cheaper

card-levy-ar-lab-access = Levy AR Lab Access
    .text =
        Shuffle your grip and your heap into your stack. Draw 5 cards.
        Remove this card from the game instead of trashing it.
    .gist =
        Heap and grip back,
        draw 5 cards

card-monolith = Monolith
    .text =
        +3{ -mu }
        On install, you may install up to 3 programs from your grip; each costs 4{ -credit } less.
        { -trash } 1 program from your grip: prevent 1 brain damage.
        { -trash } 1 program from your grip: prevent 1 net damage.
        One console per player.
    .gist =
        +3{ -mu }, 3 programs −4{ -credit }
        programs save you

card-feedback-filter = Feedback Filter
    .text =
        3{ -credit }: prevent 1 net damage.
        { -trash }: prevent up to 2 brain damage.
    .gist =
        3{ -credit }: prevent 1 net
        { -trash }: prevent 2 brain

card-clone-chip = Clone Chip
    .text = { -trash }: install a program from your heap, paying its install cost.
    .gist =
        { -trash }: install a program
        from your heap

card-omni-drive = Omni-drive
    .text =
        Can host 1 program of at most 1{ -mu }. It does not use your memory.
        1{ -recurring } for using the hosted program.
    .gist =
        Hosts 1 program,
        1{ -recurring } for using it

card-atman = Atman
    .text =
        On install, you may spend any number of credits to place that many power counters here.
        +1 strength for each power counter here. It can interact only with ice of exactly the same strength.
        1{ -credit }: break 1 subroutine of any ice.
    .gist =
        Strength you pay for
        1{ -credit }: sub of equal ice

card-cloak = Cloak
    .text = 1{ -recurring } for using icebreakers.
    .gist = 1{ -recurring } for breakers

card-dagger = Dagger
    .text =
        1{ -credit }: break 1 sentry subroutine.
        1{ -credit } from a stealth card: +5 strength.
    .gist =
        1{ -credit }: sentry sub
        1{ -credit } stealth: +5 strength

card-chakana = Chakana
    .text =
        Each time a run on R&D succeeds, place 1 virus counter here.
        While there are at least 3 virus counters here, each agenda needs 1 more advancement token to be scored.
    .gist =
        3 viruses: agendas
        need 1 token more

card-cyber-cypher = Cyber-Cypher
    .text =
        On install, name a server. Use Cyber-Cypher only in runs on that server.
        1{ -credit }: break 1 code gate subroutine.
        1{ -credit }: +1 strength.
    .gist =
        One server only:
        1{ -credit }: code gate sub

card-paricia = Paricia
    .text = 2{ -recurring } for trashing assets that you access.
    .gist = 2{ -recurring } to trash assets

card-self-modifying-code = Self-modifying Code
    .text = 2{ -credit }, { -trash }: search your stack for 1 program and install it, paying its install cost. Shuffle your stack.
    .gist =
        2{ -credit } { -trash }: find and
        install a program

card-sahasrara = Sahasrara
    .text = 2{ -recurring } for installing programs, but not for one that you trash Sahasrara for.
    .gist = 2{ -recurring } for programs

card-inti = Inti
    .text =
        1{ -credit }: break 1 barrier subroutine.
        2{ -credit }: +1 strength for this run.
    .gist =
        1{ -credit }: barrier sub
        2{ -credit }: +1 strength, run

card-professional-contacts = Professional Contacts
    .text = { -click }: gain 1{ -credit } and draw 1 card.
    .gist = { -click }: 1{ -credit } and 1 card

card-borrowed-satellite = Borrowed Satellite
    .text =
        +1{ -link }
        Your maximum hand size is 1 higher.
    .gist = +1{ -link }, +1 hand size

card-ice-analyzer = Ice Analyzer
    .text =
        Each time the Corp rezzes an ice, place 1{ -credit } here.
        Spend the credits here on installing programs.
    .gist =
        Ice rezzed: 1{ -credit }
        for programs

## Neutral Runner

card-dirty-laundry = Dirty Laundry
    .text = Make a run. When it ends, gain 5{ -credit } if it was successful.
    .gist =
        Run; if it succeeds,
        5{ -credit } afterwards

card-daily-casts = Daily Casts
    .text =
        Comes with 8{ -credit } when installed. Trash it when empty.
        Start of your turn: take 2{ -credit } from here.
    .gist = 2{ -credit } each turn, 4 times

card-same-old-thing = Same Old Thing
    .text = { -click }, { -click }, { -trash }: play an event from your heap, paying its play cost.
    .gist =
        { -click }{ -click } { -trash }: an event
        from your heap

card-the-source = The Source
    .text =
        Each agenda needs 1 more advancement token to be scored.
        Stealing an agenda costs you an additional 3{ -credit }.
        Trash The Source when an agenda is scored or stolen.
    .gist =
        Agendas: 1 token more,
        stealing costs 3{ -credit }
