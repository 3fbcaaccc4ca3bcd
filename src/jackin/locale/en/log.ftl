# What happened, one sentence a line: every key that the engine can say.
# $who is the side, $card and $other are titles, $known and $other_known say whether the reader knows them
# (yes, no; none: there is no card), $where is a server, $n a number.

card-unknown = a card

## The game and its turns

keeps = { $who } keeps the starting hand.
    .you = You keep the starting hand.
mulligans = { $who } takes a mulligan.
    .you = You take a mulligan.
turn = { $who }, turn { $n }
    .you = Your turn { $n }
win-agendas = { $who } wins: 7 agenda points.
    .you = You win: 7 agenda points.
win-decked = { $who } wins: R&D is empty and the Corp must draw.
    .you = You win: R&D is empty and the Corp must draw.
win-flatline = { $who } wins: the Runner is flatlined.
    .you = You win: the Runner is flatlined.

## Actions

takes-credit = { $who } spends { -click } for a credit.
    .you = You spend { -click } for a credit.
draws = { $who } draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
    .you = You draw { $n ->
            [one] 1 card
           *[other] { $n } cards
        }.
plays = { $who } plays { $card }.
    .you = You play { $card }.
uses = { $who } uses { $card }.
    .you = You use { $card }.
advances = { $who } advances { $card } in { $where }.
    .you = You advance { $card } in { $where }.
hunts = { $who } hunts down { $card }.
    .you = You hunt down { $card }.
removes-tag = { $who } removes 1 tag.
    .you = You remove 1 tag.
purges = { $who } purges all virus counters.
    .you = You purge all virus counters.

## Credits and clicks

gains = { $known ->
        [yes] { $who } gains { $n }{ -credit } from { $card }.
       *[no] { $who } gains { $n }{ -credit }.
    }
    .you = { $known ->
            [yes] You gain { $n }{ -credit } from { $card }.
           *[no] You gain { $n }{ -credit }.
        }
loses = { $known ->
        [yes] { $who } loses { $n }{ -credit } to { $card }.
       *[no] { $who } loses { $n }{ -credit }.
    }
    .you = { $known ->
            [yes] You lose { $n }{ -credit } to { $card }.
           *[no] You lose { $n }{ -credit }.
        }
pays = { $who } pays { $n }{ -credit }.
    .you = You pay { $n }{ -credit }.
gains-clicks = { $who } gains { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }.
    .you = You gain { $n ->
            [one] { -click }
           *[other] { $n } { -click }
        }.
loses-clicks = { $who } loses { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }.
    .you = You lose { $n ->
            [one] { -click }
           *[other] { $n } { -click }
        }.
spends-clicks = { $who } spends { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    } more to run on { $where }.
    .you = You spend { $n ->
            [one] { -click }
           *[other] { $n } { -click }
        } more to run on { $where }.
pays-clicks = { $who } spends { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }.
    .you = You spend { $n ->
            [one] { -click }
           *[other] { $n } { -click }
        }.

## Installing, rezzing, scoring

installs = { $who } installs { $card }.
    .you = You install { $card }.
installs-on = { $who } installs { $card } on { $other_known ->
        [yes] { $other }
       *[no] an unrezzed card
    }.
    .you = You install { $card } on { $other_known ->
            [yes] { $other }
           *[no] an unrezzed card
        }.
installs-facedown = { $who } installs { $card } facedown.
    .you = You install { $card } facedown.
hosts = { $who } hosts { $card } on { $other }.
    .you = You host { $card } on { $other }.
unloads = { $who } removes 1 power counter from { $other }.
    .you = You remove 1 power counter from { $other }.
installs-ice = { $known ->
        [yes] { $who } installs { $card } to protect { $where }.
       *[no] { $who } installs ice to protect { $where }.
    }
    .you = { $known ->
            [yes] You install { $card } to protect { $where }.
           *[no] You install ice to protect { $where }.
        }
installs-root = { $known ->
        [yes] { $who } installs { $card } in { $where }.
       *[no] { $who } installs a card in { $where }.
    }
    .you = { $known ->
            [yes] You install { $card } in { $where }.
           *[no] You install a card in { $where }.
        }
rezzes = { $who } rezzes { $card }{ $n ->
        [0] {" "}at no cost
       *[other] {" "}for { $n }{ -credit }
    }.
    .you = You rez { $card }{ $n ->
            [0] {" "}at no cost
           *[other] {" "}for { $n }{ -credit }
        }.
derezzes = { $card } is derezzed.
scores = { $who } scores { $card }.
    .you = You score { $card }.
steals = { $who } steals { $card }.
    .you = You steal { $card }.
declines = { $who } leaves { $card } unstolen.
    .you = You leave { $card } unstolen.
forfeits = { $who } forfeits { $card }.
    .you = You forfeit { $card }.
converted = { $card } becomes an agenda worth { $n ->
        [one] 1 agenda point
       *[other] { $n } agenda points
    } for { $who }.
    .you = { $card } becomes an agenda worth { $n ->
            [one] 1 agenda point
           *[other] { $n } agenda points
        } for you.
turned-facedown = { $card } is turned facedown.
turned-faceup = { $card } is turned faceup.
swaps = { $known ->
        [yes] { $card }
       *[no] A card
    } and { $other_known ->
        [yes] { $other }
       *[no] another card
    } are swapped.

## Counters

places-advancement = { $n ->
        [one] 1 advancement token
       *[other] { $n } advancement tokens
    } on { $card }.
places-credit = { $n }{ -credit } on { $card }.
places-virus = { $n ->
        [one] 1 virus counter
       *[other] { $n } virus counters
    } on { $card }.
places-power = { $n ->
        [one] 1 power counter
       *[other] { $n } power counters
    } on { $card }.
places-agenda = { $n ->
        [one] 1 agenda counter
       *[other] { $n } agenda counters
    } on { $card }.
places-mark = { $card } is marked.
marks = { $card } targets { $other_known ->
        [yes] { $other }
       *[no] an unrezzed card
    }.

## Runs

runs = { $who } runs on { $where }.
    .you = You run on { $where }.
approaches = { $who } approaches { $known ->
        [yes] { $card }
       *[no] unrezzed ice
    }, ice { $n } of { $where }.
    .you = You approach { $known ->
            [yes] { $card }
           *[no] unrezzed ice
        }, ice { $n } of { $where }.
encounters = { $who } encounters { $card }.
    .you = You encounter { $card }.
breaks = { $who } breaks subroutine { $n } of { $other } with { $card }.
    .you = You break subroutine { $n } of { $other } with { $card }.
subroutine = Subroutine { $n } of { $card } resolves.
bypasses = { $who } bypasses { $card }.
    .you = You bypass { $card }.
moved-outermost = { $who } is sent back to the outermost ice of { $where }.
    .you = You are sent back to the outermost ice of { $where }.
names-server = { $card } names { $where }.
gains-subroutine = { $card } has one more subroutine for the rest of the run.
removes-tokens = { $who } removes { $n ->
        [one] 1 advancement token
       *[other] { $n } advancement tokens
    } from { $known ->
        [yes] { $card }
       *[no] a facedown card
    }.
    .you = You remove { $n ->
        [one] 1 advancement token
       *[other] { $n } advancement tokens
    } from { $known ->
        [yes] { $card }
       *[no] a facedown card
    }.
moves-ice = { $card } protects { $where } now, as the outermost ice.
jacks-out = { $who } jacks out.
    .you = You jack out.
approaches-server = { $who } approaches { $where }.
    .you = You approach { $where }.
succeeds = The run on { $where } is successful.
fails = The run on { $where } is unsuccessful.
run-ended = The run is ended.
run-ends = The run on { $where } ends.
accesses = { $who } accesses { $card }.
    .you = You access { $card }.
strength-up = { $card } gets +{ $n } strength.
strength-down = { $card } gets −{ $n } strength.

## Traces, tags, damage

traces = Trace strength { $n }.
links = Link strength { $n }.
trace-succeeds = The trace of { $card } is successful.
trace-fails = The trace of { $card } is unsuccessful.
takes-tags = { $who } takes { $n ->
        [one] 1 tag
       *[other] { $n } tags
    }.
    .you = You take { $n ->
            [one] 1 tag
           *[other] { $n } tags
        }.
loses-tags = { $who } loses { $n ->
        [one] 1 tag
       *[other] { $n } tags
    }.
    .you = You lose { $n ->
            [one] 1 tag
           *[other] { $n } tags
        }.
suffers-net = { $who } suffers { $n } net damage.
    .you = You suffer { $n } net damage.
suffers-meat = { $who } suffers { $n } meat damage.
    .you = You suffer { $n } meat damage.
suffers-brain = { $who } suffers { $n } brain damage.
    .you = You suffer { $n } brain damage.
bad-publicity = { $who } takes { $n } bad publicity.
    .you = You take { $n } bad publicity.
clears-name = { $who } loses { $n } bad publicity.
    .you = You lose { $n } bad publicity.
prevents-blame = { $who } prevents the bad publicity.
    .you = You prevent the bad publicity.
prevents = { $who } prevents with { $card }.
    .you = You prevent with { $card }.
lowers-hand-size = { $who } can hold { $n ->
        [one] 1 card
       *[other] { $n } cards
    } less until the Corp’s next turn.
    .you = You can hold { $n ->
            [one] 1 card
           *[other] { $n } cards
        } less until the Corp’s next turn.
lowers-trace = { $who } lowers the base strength of the trace to 0 with { $card }.
    .you = You lower the base strength of the trace to 0 with { $card }.
psi-spends = { $who } has spent { $n }{ -credit } in secret.
    .you = You have spent { $n }{ -credit } in secret.
guesses-even = { $who } guesses: even.
    .you = You guess: even.
guesses-odd = { $who } guesses: odd.
    .you = You guess: odd.
luck-spends = { $who } had spent { $n }{ -credit } in secret.
    .you = You had spent { $n }{ -credit } in secret.
takes-from-top = { $who } adds one of the top cards of the stack to the grip.
    .you = You add one of the top cards of the stack to your grip.

## Cards that move

trashed = { $known ->
        [yes] { $card } is trashed.
       *[no] A card of { $who } is trashed facedown.
    }
    .you = { $known ->
            [yes] { $card } is trashed.
           *[no] A card of yours is trashed facedown.
        }
discards = { $who } discards { $card }.
    .you = You discard { $card }.
removed = { $card } is removed from the game.
to-stack = { $card } goes on top of the stack.
shuffles-in = { $n ->
        [one] { $who } shuffles 1 card of the hand into the deck.
       *[other] { $who } shuffles { $n } cards of the hand into the deck.
    }
    .you = { $n ->
            [one] You shuffle 1 card of your hand into the deck.
           *[other] You shuffle { $n } cards of your hand into the deck.
        }
shuffles-back = { $n ->
        [one] { $who } shuffles 1 card from Archives into R&D.
       *[other] { $who } shuffles { $n } cards from Archives into R&D.
    }
    .you = { $n ->
            [one] You shuffle 1 card from Archives into R&D.
           *[other] You shuffle { $n } cards from Archives into R&D.
        }
comes-back = { $who } takes { $card } back into the hand.
    .you = You take { $card } back into your hand.
looks-at-top = { $other_known ->
        [yes] { $who } looks at the top card of R&D: { $other }.
       *[no] { $who } looks at the top card of R&D.
    }
    .you = { $other_known ->
            [yes] You look at the top card of R&D: { $other }.
           *[no] You look at the top card of R&D.
        }
moves-to-host = { $who } hosts { $card } on { $other_known ->
        [yes] { $other }
       *[no] unrezzed ice
    } now ({ $where }).
    .you = You host { $card } on { $other_known ->
            [yes] { $other }
           *[no] unrezzed ice
        } now ({ $where }).
to-hq = { $known ->
        [yes] { $card } goes to HQ.
       *[no] The ice goes to HQ.
    }
to-rd = { $card } goes on top of R&D.
shuffles-rd = { $who } shuffles R&D.
    .you = You shuffle R&D.
goes-on-from = { $card }: the run goes on behind { $other } ({ $where }).
looks-at-own-top = { $other_known ->
        [yes] { $who } looks at the top card of the stack: { $other }.
       *[no] { $who } looks at the top card of the stack.
    }
    .you = { $other_known ->
            [yes] You look at the top card of your stack: { $other }.
           *[no] You look at the top card of your stack.
        }
arranges-ice = { $who } arranges the ice that protects { $where }.
    .you = You arrange the ice that protects { $where }.
cannot-be-used = { $other }: { $card } cannot be used for the rest of the run.
puts-on-top = { $who } puts a card on top of the deck.
    .you = You put a card on top of the deck.
puts-cards-on-bottom = { $n ->
        [one] { $who } puts 1 card on the bottom of the deck.
       *[other] { $who } puts { $n } cards on the bottom of the deck.
    }
    .you = { $n ->
        [one] You put 1 card on the bottom of the deck.
       *[other] You put { $n } cards on the bottom of the deck.
    }
swaps-with-pile = { $card }: { $n ->
        [one] 1 card is swapped.
       *[other] { $n } cards are swapped.
    }
added-to-score = { $card } goes to the Corp’s score area.
gains-text = { $card } gains the text of { $other }.
puts-on-bottom = { $who } puts a card on the bottom of the deck.
    .you = You put a card on the bottom of the deck.
takes-back = { $who } takes { $card } from { $seat ->
        [corp] Archives into HQ
       *[runner] the heap into the grip
    }.
    .you = You take { $card } from { $seat ->
            [corp] Archives into HQ
           *[runner] the heap into the grip
        }.
arranges = { $who } arranges the top { $n } cards of { $seat ->
        [corp] R&D
       *[runner] the stack
    }.
    .you = You arrange the top { $n } cards of { $seat ->
            [corp] R&D
           *[runner] the stack
        }.
arranges-theirs = { $who } arranges the top { $n } cards of { $seat ->
        [corp] the stack
       *[runner] R&D
    }.
    .you = You arrange the top { $n } cards of { $seat ->
            [corp] the stack
           *[runner] R&D
        }.
searches = { $who } searches { $seat ->
        [corp] R&D
       *[runner] the stack
    } with { $card }.
    .you = You search { $seat ->
            [corp] R&D
           *[runner] the stack
        } with { $card }.
reveals = { $who } reveals { $card }.
    .you = You reveal { $card }.
exposes = { $card } is exposed.

## Why the game ended

cause-points = { $card }: { $n ->
        [one] 1 agenda point
       *[other] { $n } agenda points
    }.
cause-grip = { $n ->
        [0] No card
        [one] 1 card
       *[other] { $n } cards
    } in the grip: { $short } too few.
