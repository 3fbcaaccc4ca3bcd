# Cards of later sets that the guide’s examples name: title, rules text (one line per ability) and gist (at most two short lines).
# All texts are our own wording. Symbols are terms: see symbols.ftl.

## Haas-Bioroid

card-architect = Architect
    .text =
        Architect cannot be trashed.
        { -sub } Look at the top 5 cards of R&D. You may install 1 of them, ignoring its install cost.
        { -sub } You may install 1 card from HQ or Archives.
    .gist =
        Installs 2 cards;
        cannot be trashed

## Jinteki

card-allele-repression = Allele Repression
    .text =
        Can be advanced.
        { -trash }: Swap up to 1 card of HQ with 1 card of Archives for each advancement token here.
    .gist =
        Per token: swap HQ
        with Archives

card-heritage-committee = Heritage Committee
    .text =
        Costs no influence in a deck with 6 or more Jinteki cards that are not alliance cards.
        Draw 3 cards, then put 1 card from HQ on top of R&D.
    .gist =
        Draw 3 cards,
        put 1 back

## NBN

card-nbn-controlling-the-message = NBN: Controlling the Message
    .text = The first time each turn the Runner trashes an installed card of yours, you may trace with a base of 4. If it succeeds, give the Runner 1 tag, which cannot be avoided.
    .gist =
        First card trashed:
        trace 4, 1 tag

card-archangel = Archangel
    .text =
        If accessed from R&D, the Runner must reveal it.
        When the Runner accesses it, you may pay 3{ -credit } to have the Runner encounter it. Not when accessed from Archives.
        { -sub } Trace 6. If it succeeds, add 1 installed Runner card to the grip.
    .gist =
        Accessed: 3{ -credit } to
        be encountered

card-casting-call = Casting Call
    .text =
        Install 1 agenda from HQ faceup and host Casting Call on it as a counter.
        Whenever the Runner accesses that agenda, give the Runner 2 tags.
    .gist =
        Faceup agenda:
        2 tags on access

card-disposable-hq = Disposable HQ
    .text =
        If accessed from R&D, the Runner must reveal it.
        When the Runner accesses it, you may put any number of cards from HQ on the bottom of R&D, in any order.
    .gist =
        Accessed: HQ goes
        under R&D

card-media-blitz = Media Blitz
    .text =
        Stays in play until another current is played or an agenda is stolen.
        Choose an agenda in the Runner’s score area. Media Blitz gains its text.
    .gist =
        Gains the text of a
        stolen agenda

card-quantum-predictive-model = Quantum Predictive Model
    .text =
        If accessed from R&D, the Runner must reveal it.
        When the Runner accesses it while tagged, add it to your score area.
    .gist =
        Accessed while tagged:
        it is yours

## Weyland Consortium

card-argus-security-protection-guaranteed = Argus Security: Protection Guaranteed
    .text = Whenever the Runner steals an agenda, they take 1 tag or suffer 2 meat damage, as they choose.
    .gist =
        Each steal: 1 tag
        or 2 meat damage

card-boom = BOOM!
    .text =
        Play only if the Runner has 2 or more tags.
        As an additional cost to play this, spend { -click }.
        Do 7 meat damage.
    .gist =
        { -click } more, 2 tags:
        7 meat damage

card-glenn-station = Glenn Station
    .text =
        Can host a single card.
        { -click }: Host a card from HQ facedown here.
        { -click }: Add the card hosted here to HQ.
    .gist =
        { -click }: hides a card
        of HQ

card-mumbad-city-hall = Mumbad City Hall
    .text = { -click }: Search R&D for an alliance card, reveal it, and play or install it, paying all costs. Shuffle R&D.
    .gist =
        { -click }: find and use
        an alliance card

card-oaktown-renovation = Oaktown Renovation
    .text =
        Install only faceup.
        Whenever you advance it, gain 2{ -credit }, or 3{ -credit } if there are then 5 or more advancement tokens on it.
    .gist =
        Faceup: each advance
        brings 2{ -credit }

card-wendigo = Wendigo
    .text =
        Can be advanced.
        With an odd number of advancement tokens on it, it gains barrier and loses code gate.
        { -sub } Choose a program. The Runner cannot use it for the rest of this run.
    .gist =
        A program cannot
        be used

card-wormhole = Wormhole
    .text =
        Can be advanced.
        Its rez cost is lowered by 3{ -credit } for each advancement token on it.
        { -sub } Resolve a subroutine of another rezzed ice.
    .gist =
        Uses a subroutine
        of other ice

## Neutral Corp

card-breaker-bay-grid = Breaker Bay Grid
    .text =
        Rezzing each card in this server costs 5{ -credit } less. Not the ice that protects it.
        One region per server.
    .gist =
        Cards here: rez
        for 5{ -credit } less

## Anarch

card-ive-had-worse = I’ve Had Worse
    .text =
        Draw 3 cards.
        When it is trashed from your grip by net or meat damage, draw 3 cards.
    .gist =
        Draw 3 cards, also
        when lost to damage

card-salsette-slums = Salsette Slums
    .text = Once per turn, when you pay the trash cost of a card you are accessing, you may remove that card from the game instead of trashing it.
    .gist =
        Once a turn: remove
        instead of trash

## Criminal

card-leela-patel-trained-pragmatist = Leela Patel: Trained Pragmatist
    .text = Whenever an agenda is scored or stolen, add 1 unrezzed card to HQ.
    .gist =
        Agenda gone: unrezzed
        card to HQ

card-the-supplier = The Supplier
    .text =
        { -click }: Host a resource or a piece of hardware from your grip here.
        Start of your turn: you may install a card hosted here for 2{ -credit } less.
    .gist =
        Hosts cards, installs
        for 2{ -credit } less

## Apex

card-apocalypse = Apocalypse
    .text =
        Play only if you have made successful runs on HQ, R&D and Archives this turn.
        Trash all installed Corp cards. Turn all installed Runner cards facedown.
    .gist =
        All three runs: trash
        the Corp’s cards
