# The guided first game: what a newcomer is told, once each, when it comes up. The reader is the Runner.
# $card is a title, $where a server, $n a number.

web-guide = Guide
web-guide-quiet = The guide speaks up when something new comes.
web-guide-got-it = Got it
web-guide-leave = Leave the guide

## The beginning and the end

web-guide-welcome = You are the Runner, Kate. The Corp hides agendas in its servers. Steal agendas worth 7 points and you win; the Corp wins if it scores 7 first, or if you run out of cards when you take damage. These 5 cards are your hand, the grip. Keep it if something in it earns credits or breaks ice.
web-guide-corp-first = The Corp has played its first turn. It has 3 clicks and puts cards facedown: ice across a server to protect it, other cards into a server. You do not see what they are, but you see where. The log at the side tells everything that happens.
web-guide-won = The game is yours. You know the whole of it now. Next, try the Automa, or the Corp’s side of the table.
web-guide-lost = { $reason ->
        [flatline] Flatlined: you had to lose more cards than you held. Against Jinteki keep a few cards in your grip before you run.
        [agendas] The Corp has scored 7 points. Next time run earlier on servers whose cards are being advanced.
       *[other] This one goes to the Corp.
    } Look back at it in the replays, or play again from the start page.

## Your turn

web-guide-clicks = Your turn. You have { $n } clicks, and each buys one action: take 1{ -credit }, draw a card, play or install a card from your hand, or make a run. Whatever is marked in aqua can be clicked now. If nothing is aqua, it is not your move.
web-guide-second-turn = A good turn often mixes: something that earns, something you install, and a run when the way is open. You need not spend your clicks in any order.
web-guide-gamble = { $card } costs 5{ -credit } and gives you 9. Click it in your hand to play it. Events happen once and go to your heap.
web-guide-income = { $card } earns credits turn after turn. Click it to install it: it stays in front of you, and later you click it there to use it.
web-guide-breaker = { $card } is an icebreaker. Breakers get you past ice, and each handles one kind: fracters break barriers, decoders code gates, killers sentries. Programs fill your memory, shown as { -mu } beside your name.
web-guide-rig = What you have installed is your rig. It stays for the rest of the game. Hover over a card, or press and hold it, to read it whole.
web-guide-first-run = { $where } has no ice in front of it. Click the server to run on it: no ice stops you, and you will see what the Corp has there.
web-guide-advanced = The Corp has put advancement tokens on a facedown card in { $where }. It may be an agenda about to be scored, or a trap that bites whoever takes it. Leaving it alone is a choice too, but agendas do not wait long.
web-guide-ice-everywhere = HQ and R&D both have ice now. You will need breakers and some credits: to break a piece of ice, count 1 or 2{ -credit } for each subroutine, and more if it is strong.
web-guide-tagged = You are tagged: the Corp knows where you live. While you are, it can trash your resources and play its nastiest operations. A click and 2{ -credit } remove 1 tag.
web-guide-poor = You are low on credits. Without them you break nothing and trash nothing; a click always earns at least 1{ -credit }.
web-guide-few-cards = Your grip is nearly empty. It is also your life: each point of damage costs you a card, and if you cannot lose one, you are flatlined. A click draws a card.
web-guide-corp-turn = The Corp’s turn again. It draws, then has 3 clicks. Watch the servers: a new card in a server with ice in front of it is often worth a look.
web-guide-discard = The turn is over, and you may keep at most { $n } cards. Pick what you need least: it goes to your heap.

## Runs

web-guide-corp-may-rez = You approach a piece of facedown ice. The Corp decides now whether to pay for it and turn it up. If it does not, you walk past.
web-guide-encounter = You meet { $card }. Each line with an arrow is a subroutine, and all that are not broken happen to you. Your breaker must be at least as strong as the ice, and is paid per subroutine. The button has the whole price: one press breaks them all.
web-guide-no-breaker = You meet { $card }, and with what you have now it cannot be broken whole. Every subroutine that is not broken happens. “End the run” only sends you home; read the others before you let them.
web-guide-break = Choose the subroutine that you want to break. The worst one first.
web-guide-ice-choice = { $card } leaves you a choice. Take what hurts less: there is always another run.
web-guide-trace = A trace: the Corp has reached { $n }. Your link of { $link }, plus what you pay, must be at least as much, then nothing happens to you.
web-guide-jack-out = More ice lies ahead. Here you may still jack out and end the run in safety, or go on.
web-guide-at-server = No ice is left between you and the server. Go on, and you access what is in it. This is the last moment to jack out.
web-guide-access-order = You are in. There is more than one card to look at: choose the order. You see each of them, whatever you choose.
web-guide-instead = One of your cards can do something in place of looking at cards. Both are fine: choose what helps you more.
web-guide-steal = { $card } is an agenda, and it is yours. Jinteki makes you lose a card for every agenda that is scored or stolen, so it is good to have one left.
web-guide-trash = You see { $card }. It is not an agenda, but you may trash it for { $n }{ -credit }. That is worth it if it earns the Corp credits or makes trouble; else leave it.
web-guide-seen = You see { $card }. It goes back where it was, but now you know. In HQ you see a card at random, in R&D the one that the Corp draws next.

## What just happened

web-guide-stolen = You have { $n ->
        [one] 1 point
       *[other] { $n } points
    } now; { $left } more to win. Agendas sit in R&D and HQ as well as in other servers, so every server is worth a run.
web-guide-damage = Damage: for each point you lost a card from your grip at random. { $n ->
        [0] Your grip is empty: one more and you are flatlined.
        [one] You have 1 card left.
       *[other] You have { $n } cards left.
    }
web-guide-run-failed = The run ended before you accessed anything. That is no disaster: what you saw on the way you know now.
web-guide-corp-scored = The Corp has scored an agenda and has { $n ->
        [one] 1 point
       *[other] { $n } points
    }. A card that gathers advancement tokens is worth a look before it comes to that.
web-guide-rezzed = The Corp has rezzed a card: it is faceup, paid for, and works from now on. You can read it like your own.

## Other questions

web-guide-memory = Your programs may fill { $n }{ -mu } together. If a new one does not fit, trash another first.
web-guide-pay = You can pay this in more than one way. Credits on cards are good for certain things only, so spend those first.
web-guide-host = Choose where it goes.
web-guide-prevent = Something is about to happen to you, and one of your cards can stop it. Use it, or let it happen.
web-guide-window = A window: both players may use abilities here before the game goes on. If you have nothing to use, pass. In the settings you choose which windows stop for you.

## The same from the other chair: the reader is the Corp

web-guide-corp-welcome = You are the Corp, Jinteki. You win with agendas worth 7 points, scored from your servers; the Runner wins by stealing as many, or if you have to draw and R&D is empty. These 5 cards are HQ, your hand: the Runner can run on it too. You may keep it or draw 5 new ones once.
web-guide-corp-clicks = Your turn. You drew a card and have { $n } clicks. Each buys one action: take 1{ -credit }, draw, install a card facedown, play an operation, or advance a card. Whatever is marked in aqua can be clicked now.
web-guide-corp-open = { $where } has no ice in front of it: whoever runs there meets nothing. Ice is installed facedown, and you pay for it only when the Runner comes and you rez it.
web-guide-corp-where = Choose where it goes. Ice goes in front of a server, outermost, for 1{ -credit } for each piece already there. Agendas and assets go into a remote server, one to each; nobody sees which it is.
web-guide-corp-advance = A click and 1{ -credit } put an advancement token on a card. An agenda with as many as it asks for can be scored; some other cards can be advanced as well, and from outside they look the same.
web-guide-corp-score = An agenda has all the tokens it needs. You may score it now and take its points; as long as it lies there it can be stolen.
web-guide-corp-rez = The Runner is on the way, and you may rez what is marked: pay its price, turn it faceup, and it works from now on. What stays facedown does nothing, but it also tells nothing.
web-guide-corp-run = The Runner makes a run on { $where }. You are asked whenever you may do something about it.
web-guide-corp-stolen = The Runner stole an agenda and has { $n ->
        [one] 1 point
       *[other] { $n } points
    }; 7 win.
web-guide-corp-own = You scored an agenda and have { $n ->
        [one] 1 point
       *[other] { $n } points
    }; 7 win.
web-guide-corp-discard = The turn is over, and HQ holds at most { $n } cards. What you discard goes facedown to Archives, where the Runner can look for it.
web-guide-corp-trace = A trace: you pay openly as much as you like. Then the Runner may pay too. You succeed only with more than the Runner’s link and payment together.
web-guide-corp-window = A window: both players may use abilities or rez cards here before the game goes on. If there is nothing to use, pass.
web-guide-corp-poor = You are low on credits. Without them no ice is rezzed; a click always earns at least 1{ -credit }.
web-guide-corp-runner-turn = The Runner’s turn: 4 clicks. You are asked when a run comes to your cards.
web-guide-corp-won = The game is yours. You know both sides of the table now.
web-guide-corp-lost = { $reason ->
        [agendas] The Runner has stolen enough agendas.
        [decked] You had to draw and R&D was empty.
       *[other] This one goes to the Runner.
    } Look back at it in the replays, or play again from the start page.

## Gangs of Night City, as the Valentinos

web-guide-gangs-won = The city is yours. You know the whole of it now: next, try another gang, or a Story.
web-guide-gangs-lost = This city goes to another gang. The page shows where the Street Cred came from; the replay shows how.
web-guide-gangs-welcome = You lead the Valentinos. Street Cred decides: with { $n } of it the end comes, and the most wins. You gain it in Firefights, by Opportunities, Hideouts and the Net. What is marked in aqua can be clicked.
web-guide-gangs-fought = That was a Firefight. Whoever was not highest lost a unit, and each card paid its Street Cred if its condition was met. The ledger opens again from the log.
web-guide-gangs-cred = Street Cred is yours to keep, on the track above. At { $n } the end begins.
web-guide-gangs-turn = Your turn: one or two actions, each with its disc, or Reclaim. Discs stay used until you Reclaim: then all come back, Districts pay their rewards, and each Hideout recruits a unit.
web-guide-gangs-move = Each unit of the class may move once, to a District next door or into or out of a place. A place holds one human: a Business lets you seize Opportunities, a Fixer hires, a Data Fortress has secrets.
web-guide-gangs-firefight = You may start one Firefight where one of your Solos is. Everybody with a unit there takes part.
web-guide-gangs-exchange = Your Solo may change places with whoever holds a place here, before the shooting.
web-guide-gangs-combat-card = Choose a Combat card in secret. Its number is your Firepower; how many units you have does not matter. The star says when the card pays Street Cred.
web-guide-gangs-casualty = Your Firepower was not the highest, so one unit here is lost. You choose which, and it waits in your reserve.
web-guide-gangs-techies = With a Business you may seize an Opportunity, with a Fixer hire an Edgerunner: one of both. The price is on the card.
web-guide-gangs-netrun = A Netrun follows, like it or not. You go 1 step or up to as many as you have Netrunners in play. Two dice are rolled after: up to the risk, NetWatch finds you.
web-guide-gangs-recruit = One unit for each Hideout, into its District. A Techie brings a Drone.
web-guide-gangs-hideout-at = A Hideout gives its Street Cred at once, a recruit at each Reclaim, and with the most units there the whole reward of the District.
web-guide-gangs-keep-upgrade = Keep one of the new cards. Then a card of your hand leaves the game, so that the hand stays as large as it was.
web-guide-gangs-action = One action is done. Take a second with another disc, or end your turn.
web-guide-gangs-others = The others play. Each step stands under the map; point at one to see it again.
