# Where the game stands: a flow and its step, as on the timing charts.

timing-game-sets_up = set-up
timing-game-begins = set-up
timing-game-corp_may_redraw = mulligan of the Corp
timing-game-corp_redraws = mulligan of the Corp
timing-game-runner_may_redraw = mulligan of the Runner
timing-game-runner_redraws = mulligan of the Runner

timing-corp-turn-corp_gains_clicks = draw phase
timing-corp-turn-corp_opening_window = draw phase
timing-corp-turn-corp_refills = draw phase
timing-corp-turn-corp_turn_begins = start of the turn
timing-corp-turn-corp_draws = draw phase
timing-corp-turn-corp_first_window = before the first action
timing-corp-turn-corp_acts = action phase
timing-corp-turn-corp_takes_action = action
timing-corp-turn-corp_window_after = after an action
timing-corp-turn-corp_goes_on = action phase
timing-corp-turn-corp_discards = discard phase
timing-corp-turn-corp_discarded = discard phase
timing-corp-turn-corp_last_window = discard phase
timing-corp-turn-corp_loses_clicks = end of the turn
timing-corp-turn-corp_turn_ends = end of the turn
timing-corp-turn-corp_turn_is_over = end of the turn

timing-runner-turn-runner_gains_clicks = action phase
timing-runner-turn-runner_opening_window = start of the turn
timing-runner-turn-runner_refills = start of the turn
timing-runner-turn-runner_turn_begins = start of the turn
timing-runner-turn-runner_first_window = before the first action
timing-runner-turn-runner_acts = action phase
timing-runner-turn-runner_takes_action = action
timing-runner-turn-runner_window_after = after an action
timing-runner-turn-runner_goes_on = action phase
timing-runner-turn-runner_discards = discard phase
timing-runner-turn-runner_discarded = discard phase
timing-runner-turn-runner_last_window = discard phase
timing-runner-turn-runner_loses_clicks = end of the turn
timing-runner-turn-runner_turn_ends = end of the turn
timing-runner-turn-runner_turn_is_over = end of the turn

timing-automa-runner-turn-runner_gains_clicks = action phase
timing-automa-runner-turn-runner_opening_window = start of the turn
timing-automa-runner-turn-runner_refills = start of the turn
timing-automa-runner-turn-runner_turn_begins = start of the turn
timing-automa-runner-turn-runner_first_window = before the first action
timing-automa-runner-turn-reveals_runner_card = AI card
timing-automa-runner-turn-reads_click = action phase
timing-automa-runner-turn-runner_window_after = after an action
timing-automa-runner-turn-next_click = action phase
timing-automa-runner-turn-runner_stops = end of the turn
timing-automa-runner-turn-runner_last_window = end of the turn
timing-automa-runner-turn-runner_loses_clicks = end of the turn
timing-automa-runner-turn-runner_turn_ends = end of the turn
timing-automa-runner-turn-automatic_turn_is_over = end of the turn

timing-run-initiates = run on { $where }
timing-run-approaches = run on { $where }
timing-run-approach_window = run on { $where }, ice approached
timing-run-may_jack_out = run on { $where }, jack out?
timing-run-jacked_out = run on { $where }
timing-run-rez_window = run on { $where }, ice approached: rez?
timing-run-meets_or_passes = run on { $where }
timing-run-passes = run on { $where }, ice passed
timing-run-goes_inward = run on { $where }
timing-run-approaches_server = run on { $where }, server approached
timing-run-server_window = run on { $where }, server approached
timing-run-may_jack_out_of_server = run on { $where }, jack out?
timing-run-jacked_out_of_server = run on { $where }
timing-run-last_window = run on { $where }, before success
timing-run-succeeds = successful run on { $where }
timing-run-was_successful = successful run on { $where }
timing-run-may_replace_access = successful run on { $where }
timing-run-accesses = successful run on { $where }
timing-run-ends = end of the run on { $where }
timing-run-is_over = end of the run on { $where }

timing-encounter-begins = encounter
timing-encounter-interaction = encounter: break subroutines
timing-encounter-interaction_ends = encounter
timing-encounter-subroutines = subroutines resolve
timing-encounter-next_subroutine = subroutines resolve
timing-encounter-ends = end of the encounter
timing-encounter-is_over = end of the encounter

timing-access-access_begins = access
timing-access-fixes_count = access
timing-access-chooses = access
timing-access-takes_up = access
timing-access-next_card = access

timing-access-card-accesses = card accessed
timing-access-card-may_trash_or_steal = card accessed
timing-access-card-pays_for_it = card accessed
timing-access-card-trashes_accessed = trash it
timing-access-card-steals = agenda stolen
timing-access-card-sets_aside = card accessed

timing-trace-begins = trace
timing-trace-corp_bids = trace: the Corp pays
timing-trace-corp_pays = trace: the Corp pays
timing-trace-runner_bids = trace: the Runner pays
timing-trace-runner_pays = trace: the Runner pays
timing-trace-compares = trace
timing-trace-follows = trace
