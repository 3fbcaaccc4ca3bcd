### What the automatic Runner does, and why

automa-pile-pro = { $who } lays out PRO, { $n } programs and hardware.
automa-pile-ec = { $who } lays out EC, { $n } cards that make money.
automa-pile-re = { $who } lays out RE, { $n } resources and events.
automa-renews-stack = { $who } has no cards left to draw: the heap, { $n } cards, becomes the new stack.
automa-renews-economy = { $who } shuffles { $n } played events into EC.
win-stack-empty = { $who } wins: the Runner must draw and the stack is empty.
    .you = You win: the Runner must draw and the stack is empty.

automa-leftover = Click { $n } cannot be resolved and is left over.
automa-bottom = A leftover click follows the bottom order of the card.
automa-loses-click = The bottom order cannot be followed: the click is lost.
automa-gives-up = { $who } gives up click { $n }.

automa-runs = The row leads to { $where }.
automa-diverts = The condition of the row is true: the click is spent on that instead of a run.
automa-economy = { $who } takes { $card } from EC, free of charge.
automa-program = { $who } takes { $card } from PRO.
automa-resource = { $who } takes { $card } from RE.
automa-grip = { $who } takes { $card } from the grip.
automa-buries = { $card } cannot be used now and goes under its pile.
automa-draws = { $who } spends a click on drawing.
automa-credit = { $who } spends a click on credits.
automa-sheds-tag = { $who } spends a click on a tag.
automa-uses = { $who } uses the most valuable click ability, of { $card }.

automa-breaks = { $who } goes the cheapest way past the ice, with { $card }.
automa-jacks-out = { $who } cannot pass the next ice and gives up the run.
automa-links = { $who } adds { $n } to the link, within the limit of the run.
automa-trashes = { $who } pays { $n }[credit] to trash the card, within the limit of the run.
automa-prevents = { $who } finds it worth using { $card }.
automa-makes-room = { $who } lets { $card } go, the least valuable program.
automa-chooses = { $who } takes what is most valuable.
automa-searches = { $who } looks for the breaker that is missing.
