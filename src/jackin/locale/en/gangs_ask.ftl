# Gangs of Night City: what is asked (gangs-ask-KIND) and what can be answered (gangs-option-VERB).
# Their arguments are spelled out as in gangs_log.ftl. $named says whether a question is about one unit (yes, no); $offer is what one may do.

## Questions

gangs-ask-turn = Activate, or reclaim.
gangs-ask-action = Another action, or end your turn. { $n ->
        [one] 1 action left.
       *[other] { $n } actions left.
    }
gangs-ask-move = { $named ->
        [yes] Move { $unit }.
       *[no] Move your units.
    }
gangs-ask-firefight = Start a Firefight?
gangs-ask-exchange = Take Points of Interest in { $where } with your Solos?
gangs-ask-combat-card = Firefight in { $where }: choose your Combat card.
gangs-ask-casualty = Casualties in { $where }: which unit is lost?
gangs-ask-lose-unit = Which unit is lost?
gangs-ask-techies = Seize an Opportunity, or hire an Edgerunner?
gangs-ask-hired-at = Where does { $edgerunner } arrive?
gangs-ask-drone-at = Where is the Drone built?
gangs-ask-hideout-at = Where do you build the Hideout?
gangs-ask-hideout-token = Which Hideout of your dashboard, for { $where }?
gangs-ask-captor = Who takes your piece that fell in { $where }?
gangs-ask-pay = Pay { $amount }. How much of it in Corporate Secrets?
gangs-ask-netrun = How deep do you go?
gangs-ask-space = Apply the effect of space { $n }?
gangs-ask-keep-upgrade = Which Combat Upgrade do you keep?
gangs-ask-remove-combat = Remove one Combat card of your hand from the game.
gangs-ask-regain = Which Combat card do you take back?
gangs-ask-reward = { $where }: which reward?
gangs-ask-recruit = Recruit a unit. { $n ->
        [one] 1 left.
       *[other] { $n } left.
    }
gangs-ask-choose = Choose one.
gangs-ask-may = Do you want this? { $offer }
gangs-ask-rival = Which rival?
gangs-ask-pass-casualty = Who takes your casualty?
gangs-ask-convert = Convert which unit?
gangs-ask-push = Push which unit where?
gangs-ask-disc = Which disc do you take back?
gangs-ask-reserve = Which Opportunity do you keep aside?
gangs-ask-resource = Choose a resource.
gangs-ask-lose-resource = Which resource do you lose?
gangs-ask-extorted = Give up a resource, or let the rival gang gain { $n } Street Cred?

## Answers

gangs-option-activate = { $action }
gangs-option-wild = Wild: { $action }
gangs-option-reclaim = Reclaim
gangs-option-end-turn = End turn
gangs-option-done = Done
gangs-option-move = { $unit } to { $where }
gangs-option-exchange = { $unit } takes { $where }
gangs-option-push = { $unit } to { $where }
gangs-option-recruit = { $unit } in { $where }
gangs-option-fight = Firefight in { $where }
gangs-option-build = { $where }
gangs-option-place = { $where }
gangs-option-combat = { $combat }
gangs-option-keep = Keep { $combat }
gangs-option-remove = Remove { $combat }
gangs-option-regain = { $combat }
gangs-option-lose = { $unit }
gangs-option-convert = { $unit }
gangs-option-seize = Seize { $opportunity }
gangs-option-reserve = { $opportunity }
gangs-option-hire = Hire { $edgerunner }
gangs-option-pay = { $n ->
        [one] 1 Corporate Secret
       *[other] { $n } Corporate Secrets
    }
gangs-option-reward = { $amount }
gangs-option-resource = { $resource }
gangs-option-rival = { $gang }
gangs-option-captor = { $gang }
gangs-option-token = { $n } Street Cred
gangs-option-disc = { $action }
gangs-option-advance = { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
gangs-option-apply = Apply
gangs-option-decline = Decline
gangs-option-choose = { $effect }
gangs-option-yes = Yes
gangs-option-no = No
gangs-option-refuse = Refuse
