# Cards of the Core Set: title, rules text (one line per ability) and gist (at most two short lines).
# All texts are our own wording. Symbols are terms: see symbols.ftl.

## Anarch

card-noise-hacker-extraordinaire = Noise: Hacker Extraordinaire
    .text = Each virus program you install makes the Corp trash the top card of R&D.
    .gist = Virus in: mill R&D

card-deja-vu = Déjà Vu
    .text = Take 1 card from your heap into your grip, or up to 2 if they are virus cards.
    .gist =
        Heap → grip: 1 card
        or 2 virus cards

card-demolition-run = Demolition Run
    .text =
        Make a run on HQ or R&D.
        You may trash each card you access during it at no cost, even one without a trash cost.
    .gist =
        Run HQ or R&D:
        trash at no cost

card-stimhack = Stimhack
    .text =
        Make a run. You have 9{ -credit } to spend during that run only.
        When it ends, return what is left to the bank and suffer 1 brain damage, which cannot be prevented.
    .gist = Run with 9{ -credit } to burn

card-cyberfeeder = Cyberfeeder
    .text = 1{ -recurring } for using icebreakers or installing virus programs.
    .gist =
        1{ -recurring } for breakers
        and viruses

card-grimoire = Grimoire
    .text =
        +2{ -mu }
        Place 1 virus counter on each virus program you install.
        One console per player.
    .gist =
        +2{ -mu }
        Virus: +1 counter

card-corroder = Corroder
    .text =
        1{ -credit }: break 1 barrier subroutine.
        1{ -credit }: +1 strength.
    .gist =
        1{ -credit }: barrier sub
        1{ -credit }: +1 strength

card-datasucker = Datasucker
    .text =
        When a run on a central server succeeds, place 1 virus counter here.
        Hosted virus counter: the rezzed ice you encounter has −1 strength for this encounter.
    .gist =
        Counter:
        ice −1 strength

card-djinn = Djinn
    .text =
        Can host up to 3{ -mu } of programs that are not icebreakers. They do not use your memory.
        { -click }, 1{ -credit }: search your stack for 1 virus program. Reveal it, take it into your grip and shuffle.
    .gist =
        Hosts 3{ -mu }
        { -click } 1{ -credit }: find virus

card-medium = Medium
    .text =
        When a run on R&D succeeds, place 1 virus counter here.
        Each time you access cards from R&D, you may access 1 more for each virus counter here after the first. Choose how many before the first access.
    .gist =
        R&D: +1 access per
        counter after the 1st

card-mimic = Mimic
    .text = 1{ -credit }: break 1 sentry subroutine.
    .gist = 1{ -credit }: sentry sub

card-parasite = Parasite
    .text =
        Install only on rezzed ice.
        Start of your turn: place 1 virus counter here.
        The host has −1 strength per virus counter here. At strength 0 or less it is trashed.
    .gist = Eats its host ice

card-wyrm = Wyrm
    .text =
        3{ -credit }: break 1 subroutine of ice with strength 0 or less.
        1{ -credit }: the ice you encounter has −1 strength for this encounter. Wyrm must be at least as strong as that ice.
        1{ -credit }: +1 strength.
    .gist =
        1{ -credit }: ice −1 strength
        3{ -credit }: sub at 0

card-yog-0 = Yog.0
    .text = 0{ -credit }: break 1 code gate subroutine.
    .gist = 0{ -credit }: code gate sub

card-ice-carver = Ice Carver
    .text = Ice has −1 strength while you encounter it.
    .gist = Met ice −1 strength

card-wyldside = Wyldside
    .text = Start of your turn: draw 2 cards and lose { -click }.
    .gist =
        Each turn: draw 2,
        lose { -click }

## Criminal

card-gabriel-santiago-consummate-professional = Gabriel Santiago: Consummate Professional
    .text = Your first successful run on HQ each turn gains you 2{ -credit }.
    .gist = 1st HQ run: +2{ -credit }

card-account-siphon = Account Siphon
    .text =
        Make a run on HQ. If it succeeds, instead of accessing cards you may make the Corp lose up to 5{ -credit }.
        If you do, gain twice as many credits as were lost and take 2 tags.
    .gist =
        Run HQ: drain 5{ -credit },
        2 tags

card-easy-mark = Easy Mark
    .text = Gain 3{ -credit }.
    .gist = Gain 3{ -credit }

card-forged-activation-orders = Forged Activation Orders
    .text = Choose an unrezzed ice. The Corp either pays to rez it or trashes it.
    .gist =
        Ice: rez it
        or trash it

card-inside-job = Inside Job
    .text = Make a run. Bypass the first ice you encounter in it.
    .gist = Run, bypass 1st ice

card-special-order = Special Order
    .text = Search your stack for 1 icebreaker. Reveal it, take it into your grip and shuffle.
    .gist = Find an icebreaker

card-lemuria-codecracker = Lemuria Codecracker
    .text = { -click }, 1{ -credit }: expose 1 card. Only after a successful run on HQ this turn.
    .gist =
        { -click } 1{ -credit }: expose,
        after an HQ run

card-desperado = Desperado
    .text =
        +1{ -mu }
        Each successful run gains you 1{ -credit }.
        One console per player.
    .gist =
        +1{ -mu }
        Successful run: +1{ -credit }

card-aurora = Aurora
    .text =
        2{ -credit }: break 1 barrier subroutine.
        2{ -credit }: +3 strength.
    .gist =
        2{ -credit }: barrier sub
        2{ -credit }: +3 strength

card-femme-fatale = Femme Fatale
    .text =
        1{ -credit }: break 1 sentry subroutine.
        2{ -credit }: +1 strength.
        On install, choose an installed ice. Each time you encounter it, you may bypass it by paying 1{ -credit } per subroutine it has.
    .gist =
        1{ -credit }: sentry sub
        2{ -credit }: +1 strength

card-ninja = Ninja
    .text =
        1{ -credit }: break 1 sentry subroutine.
        3{ -credit }: +5 strength.
    .gist =
        1{ -credit }: sentry sub
        3{ -credit }: +5 strength

card-sneakdoor-beta = Sneakdoor Beta
    .text = { -click }: make a run on Archives. If it succeeds, it counts as a successful run on HQ, and you access HQ.
    .gist =
        { -click }: run Archives,
        access HQ

card-bank-job = Bank Job
    .text =
        Comes with 8{ -credit } when installed. Trash it when empty.
        When a run on a remote server succeeds, instead of accessing cards you may take as many credits from here as you like.
    .gist =
        Remote run: take
        from 8{ -credit }

card-crash-space = Crash Space
    .text =
        2{ -recurring } for removing tags.
        { -trash }: prevent up to 3 meat damage.
    .gist =
        2{ -recurring } to remove tags
        { -trash }: prevent 3 meat

card-data-dealer = Data Dealer
    .text = { -click }, forfeit an agenda: gain 9{ -credit }.
    .gist =
        { -click }, forfeit agenda:
        gain 9{ -credit }

card-decoy = Decoy
    .text = { -trash }: avoid 1 tag.
    .gist = { -trash }: avoid 1 tag

## Shaper

card-kate-mac-mccaffrey-digital-tinker = Kate “Mac” McCaffrey: Digital Tinker
    .text = The first program or hardware you install each turn costs 1{ -credit } less.
    .gist = 1st install: −1{ -credit }

card-diesel = Diesel
    .text = Draw 3 cards.
    .gist = Draw 3 cards

card-modded = Modded
    .text = Install a program or hardware from your grip; it costs 3{ -credit } less.
    .gist = Install for 3{ -credit } less

card-the-makers-eye = The Maker’s Eye
    .text = Make a run on R&D. If it succeeds, access 2 more cards from R&D.
    .gist = Run R&D: +2 access

card-tinkering = Tinkering
    .text = Choose an ice. Until the turn ends it is also a sentry, a code gate and a barrier.
    .gist = Ice gains all types

card-akamatsu-mem-chip = Akamatsu Mem Chip
    .text = +1{ -mu }
    .gist = +1{ -mu }

card-rabbit-hole = Rabbit Hole
    .text =
        +1{ -link }
        On install, you may search your stack for 1 more Rabbit Hole and install it, paying its cost. Then shuffle.
    .gist =
        +1{ -link }
        Find another copy

card-the-personal-touch = The Personal Touch
    .text = Install only on an icebreaker. It has +1 strength.
    .gist = Host +1 strength

card-the-toolbox = The Toolbox
    .text =
        +2{ -mu } +2{ -link }
        2{ -recurring } for using icebreakers.
        One console per player.
    .gist =
        +2{ -mu } +2{ -link }
        2{ -recurring } for breakers

card-battering-ram = Battering Ram
    .text =
        2{ -credit }: break up to 2 barrier subroutines.
        1{ -credit }: +1 strength for this run.
    .gist =
        2{ -credit }: 2 barrier subs
        1{ -credit }: +1 this run

card-gordian-blade = Gordian Blade
    .text =
        1{ -credit }: break 1 code gate subroutine.
        1{ -credit }: +1 strength for this run.
    .gist =
        1{ -credit }: code gate sub
        1{ -credit }: +1 this run

card-magnum-opus = Magnum Opus
    .text = { -click }: gain 2{ -credit }.
    .gist = { -click }: gain 2{ -credit }

card-net-shield = Net Shield
    .text = 1{ -credit }: prevent 1 net damage. Only the first net damage of each turn can be prevented this way.
    .gist =
        1{ -credit }: prevent 1 net,
        once each turn

card-pipeline = Pipeline
    .text =
        1{ -credit }: break 1 sentry subroutine.
        2{ -credit }: +1 strength for this run.
    .gist =
        1{ -credit }: sentry sub
        2{ -credit }: +1 this run

card-aesops-pawnshop = Aesop’s Pawnshop
    .text = Start of your turn: you may trash an installed card of yours, but not this one, to gain 3{ -credit }.
    .gist = Sell a card: 3{ -credit }

card-sacrificial-construct = Sacrificial Construct
    .text = { -trash }: prevent the trashing of 1 installed program or hardware.
    .gist = { -trash }: save a card

## Neutral Runner

card-infiltration = Infiltration
    .text = Expose 1 card, or gain 2{ -credit }.
    .gist = 2{ -credit }, or expose

card-sure-gamble = Sure Gamble
    .text = Gain 9{ -credit }.
    .gist = Gain 9{ -credit }

card-crypsis = Crypsis
    .text =
        1{ -credit }: break 1 subroutine of any ice.
        1{ -credit }: +1 strength.
        { -click }: place 1 virus counter here.
        When an encounter in which Crypsis broke a subroutine ends, remove 1 virus counter from it or trash it.
    .gist =
        1{ -credit }: any sub
        1{ -credit }: +1 strength

card-access-to-globalsec = Access to Globalsec
    .text = +1{ -link }
    .gist = +1{ -link }

card-armitage-codebusting = Armitage Codebusting
    .text =
        Comes with 12{ -credit } when installed. Trash it when empty.
        { -click }: take 2{ -credit } from here.
    .gist = { -click }: take 2{ -credit }

## Haas-Bioroid

card-haas-bioroid-engineering-the-future = Haas-Bioroid: Engineering the Future
    .text = The first card you install each turn gains you 1{ -credit }.
    .gist = 1st install: +1{ -credit }

card-accelerated-beta-test = Accelerated Beta Test
    .text =
        When scored, you may look at R&D’s top 3 cards.
        If you do, you may install and rez any ice among them, ignoring all costs; trash the others.
    .gist =
        Look at 3,
        rez the ice

card-adonis-campaign = Adonis Campaign
    .text =
        Comes with 12{ -credit } when rezzed. Trash it when empty.
        Start of your turn: take 3{ -credit } from here.
    .gist = 3{ -credit } each turn

card-aggressive-secretary = Aggressive Secretary
    .text =
        Can be advanced.
        When the Runner accesses it, you may pay 2{ -credit } to trash 1 program per advancement token on it.
    .gist = 2{ -credit }: trash programs

card-archived-memories = Archived Memories
    .text = Take 1 card from Archives into HQ.
    .gist = Archives → HQ

card-biotic-labor = Biotic Labor
    .text = Gain { -click }{ -click }.
    .gist = Gain { -click }{ -click }

card-shipment-from-mirrormorph = Shipment from MirrorMorph
    .text = Up to 3 times, install a card from HQ, paying its install cost.
    .gist = Install 3 cards

card-heimdall-1-0 = Heimdall 1.0
    .text =
        The Runner may spend { -click } to break 1 subroutine here.
        { -sub } Do 1 brain damage.
        { -sub } End the run.
        { -sub } End the run.
    .gist =
        1 brain damage
        2 × end the run

card-ichi-1-0 = Ichi 1.0
    .text =
        The Runner may spend { -click } to break 1 subroutine here.
        { -sub } Trash 1 program.
        { -sub } Trash 1 program.
        { -sub } Trace 1: if it succeeds, the Runner takes 1 tag and 1 brain damage.
    .gist =
        2 × trash program
        trace 1: brain, tag

card-viktor-1-0 = Viktor 1.0
    .text =
        The Runner may spend { -click } to break 1 subroutine here.
        { -sub } Do 1 brain damage.
        { -sub } End the run.
    .gist =
        1 brain damage
        end the run

card-rototurret = Rototurret
    .text =
        { -sub } Trash 1 program.
        { -sub } End the run.
    .gist =
        Trash program
        end the run

card-corporate-troubleshooter = Corporate Troubleshooter
    .text = X{ -credit }, { -trash }: until the turn ends, 1 rezzed ice protecting this server has +X strength.
    .gist = X{ -credit } { -trash }: ice here +X

card-experiential-data = Experiential Data
    .text = Each ice that protects this server has +1 strength.
    .gist = Ice here +1 strength

## Jinteki

card-jinteki-personal-evolution = Jinteki: Personal Evolution
    .text = Do 1 net damage each time you score an agenda or the Runner steals one.
    .gist = Agenda: 1 net damage

card-nisei-mk-ii = Nisei MK II
    .text =
        When scored, place 1 agenda counter here.
        Hosted agenda counter: end the run.
    .gist = Counter: end the run

card-project-junebug = Project Junebug
    .text =
        Can be advanced.
        When the Runner accesses it, you may pay 1{ -credit } to do 2 net damage per advancement token on it.
    .gist =
        1{ -credit }: 2 net damage
        per token

card-snare = Snare!
    .text =
        If accessed from R&D, the Runner must reveal it.
        When the Runner accesses it, you may pay 4{ -credit } to do 3 net damage and give the Runner 1 tag. Not when accessed from Archives.
    .gist = 4{ -credit }: 3 net, 1 tag

card-zaibatsu-loyalty = Zaibatsu Loyalty
    .text =
        When the Runner is about to expose a card, you may rez Zaibatsu Loyalty.
        1{ -credit } or { -trash }: prevent the exposing of 1 card.
    .gist =
        1{ -credit } or { -trash }:
        prevent expose

card-neural-emp = Neural EMP
    .text =
        Play only if the Runner’s last turn included a run.
        Do 1 net damage.
    .gist =
        After a run:
        1 net damage

card-precognition = Precognition
    .text = Look at R&D’s top 5 cards and put them back in any order.
    .gist = Order top 5 of R&D

card-cell-portal = Cell Portal
    .text = { -sub } The Runner approaches the attacked server’s outermost ice again. Derez Cell Portal.
    .gist =
        Back to the
        outermost ice

card-chum = Chum
    .text = { -sub } The next ice the Runner encounters in this run has +2 strength. Unless all of its subroutines are broken, do 3 net damage.
    .gist =
        Next ice: +2,
        or 3 net damage

card-data-mine = Data Mine
    .text = { -sub } Do 1 net damage, then trash Data Mine.
    .gist = 1 net damage

card-neural-katana = Neural Katana
    .text = { -sub } Do 3 net damage.
    .gist = 3 net damage

card-wall-of-thorns = Wall of Thorns
    .text =
        { -sub } Do 2 net damage.
        { -sub } End the run.
    .gist =
        2 net damage
        end the run

card-akitaro-watanabe = Akitaro Watanabe
    .text = Rezzing ice that protects this server costs 2{ -credit } less.
    .gist = Rez ice here: −2{ -credit }

## NBN

card-nbn-making-news = NBN: Making News
    .text = 2{ -recurring } for traces.
    .gist = 2{ -recurring } for traces

card-astroscript-pilot-program = AstroScript Pilot Program
    .text =
        When scored, place 1 agenda counter here.
        Hosted agenda counter: add 1 advancement token to a card that can be advanced.
    .gist =
        Counter:
        1 advancement

card-breaking-news = Breaking News
    .text =
        When scored, give the Runner 2 tags.
        When that turn ends, the Runner loses 2 tags.
    .gist = 2 tags, this turn

card-anonymous-tip = Anonymous Tip
    .text = Draw 3 cards.
    .gist = Draw 3 cards

card-closed-accounts = Closed Accounts
    .text =
        Play only on a tagged Runner.
        The Runner loses every credit in the credit pool.
    .gist =
        If tagged: Runner
        loses all { -credit }

card-psychographics = Psychographics
    .text =
        X is at most the Runner’s number of tags.
        Choose a card that can be advanced and place X advancement tokens on it.
    .gist = Tags → advancements

card-sea-source = SEA Source
    .text =
        Play only if the Runner’s last turn included a successful run.
        Trace 3: if it succeeds, the Runner takes 1 tag.
    .gist = Trace 3: 1 tag

card-ghost-branch = Ghost Branch
    .text =
        Can be advanced.
        When the Runner accesses it, you may give the Runner 1 tag per advancement token on it.
    .gist = 1 tag per token

card-data-raven = Data Raven
    .text =
        On encounter, the Runner takes 1 tag or ends the run, as the Runner chooses.
        Hosted power counter: the Runner takes 1 tag.
        { -sub } Trace 3: if it succeeds, place 1 power counter here.
    .gist =
        Tag, or end the run
        trace 3: counter

card-matrix-analyzer = Matrix Analyzer
    .text =
        On encounter, you may pay 1{ -credit } to add 1 advancement token to a card that can be advanced.
        { -sub } Trace 2: if it succeeds, the Runner takes 1 tag.
    .gist =
        1{ -credit }: 1 advancement
        trace 2: 1 tag

card-tollbooth = Tollbooth
    .text =
        On encounter, the Runner must pay 3{ -credit } if able; if not, end the run.
        { -sub } End the run.
    .gist =
        Toll: 3{ -credit }
        end the run

card-red-herrings = Red Herrings
    .text =
        Stealing an agenda from this server, root included, costs the Runner an additional 5{ -credit }.
        This holds for the rest of a run in which the Runner trashes Red Herrings.
    .gist = Steal here: +5{ -credit }

card-sansan-city-grid = SanSan City Grid
    .text =
        Agendas installed here need 1 advancement token less to be scored.
        One region per server.
    .gist = Agendas here −1

## Weyland Consortium

card-weyland-consortium-building-a-better-world = Weyland Consortium: Building a Better World
    .text = Each transaction operation you play gains you 1{ -credit }.
    .gist = Transaction: +1{ -credit }

card-hostile-takeover = Hostile Takeover
    .text = When scored, gain 7{ -credit } and 1 bad publicity.
    .gist =
        Gain 7{ -credit },
        1 bad publicity

card-posted-bounty = Posted Bounty
    .text = When scored, you may forfeit it. If you do, the Runner takes 1 tag and you take 1 bad publicity.
    .gist =
        Forfeit: 1 tag,
        1 bad publicity

card-security-subcontract = Security Subcontract
    .text = { -click }, trash 1 of your rezzed ice: gain 4{ -credit }.
    .gist = { -click }, trash ice: 4{ -credit }

card-aggressive-negotiation = Aggressive Negotiation
    .text =
        Play only in a turn in which you scored an agenda.
        Search R&D for any card, take it into HQ and shuffle R&D.
    .gist =
        After scoring: find
        any card

card-beanstalk-royalties = Beanstalk Royalties
    .text = Gain 3{ -credit }.
    .gist = Gain 3{ -credit }

card-scorched-earth = Scorched Earth
    .text =
        Play only on a tagged Runner.
        Do 4 meat damage.
    .gist =
        If tagged:
        4 meat damage

card-shipment-from-kaguya = Shipment from Kaguya
    .text = Choose up to 2 installed cards that can be advanced. Place 1 advancement token on each.
    .gist =
        2 cards:
        1 advancement each

card-archer = Archer
    .text =
        Rezzing it also costs you 1 agenda, which you forfeit.
        { -sub } The Corp gains 2{ -credit }.
        { -sub } Trash 1 program.
        { -sub } Trash 1 program.
        { -sub } End the run.
    .gist =
        2{ -credit }, trash 2 programs
        end the run

card-hadrians-wall = Hadrian’s Wall
    .text =
        Can be advanced: +1 strength per advancement token.
        { -sub } End the run.
        { -sub } End the run.
    .gist = 2 × end the run

card-ice-wall = Ice Wall
    .text =
        Can be advanced: +1 strength per advancement token.
        { -sub } End the run.
    .gist = End the run

card-shadow = Shadow
    .text =
        Can be advanced: +1 strength per advancement token.
        { -sub } The Corp gains 2{ -credit }.
        { -sub } Trace 3: if it succeeds, the Runner takes 1 tag.
    .gist =
        Gain 2{ -credit }
        trace 3: 1 tag

card-research-station = Research Station
    .text =
        Install only in HQ’s root.
        +2 maximum hand size.
    .gist = +2 hand size

## Neutral Corp

card-priority-requisition = Priority Requisition
    .text = When scored, you may rez 1 ice, ignoring all costs.
    .gist = Rez 1 ice free

card-private-security-force = Private Security Force
    .text = While the Runner is tagged, this agenda has “{ -click }: do 1 meat damage.”
    .gist =
        If tagged: { -click }:
        1 meat damage

card-melange-mining-corp = Melange Mining Corp.
    .text = { -click }, { -click }, { -click }: gain 7{ -credit }.
    .gist = { -click }{ -click }{ -click }: 7{ -credit }

card-pad-campaign = PAD Campaign
    .text = Start of your turn: gain 1{ -credit }.
    .gist = 1{ -credit } each turn

card-hedge-fund = Hedge Fund
    .text = Gain 9{ -credit }.
    .gist = Gain 9{ -credit }

card-enigma = Enigma
    .text =
        { -sub } The Runner loses { -click }, if able.
        { -sub } End the run.
    .gist =
        Lose { -click }
        end the run

card-hunter = Hunter
    .text = { -sub } Trace 3: if it succeeds, the Runner takes 1 tag.
    .gist = Trace 3: 1 tag

card-wall-of-static = Wall of Static
    .text = { -sub } End the run.
    .gist = End the run
