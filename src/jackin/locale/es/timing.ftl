# En qué punto está la partida: un proceso y su paso, como en las tablas de resolución.

timing-game-sets_up = preparación
timing-game-begins = preparación
timing-game-corp_may_redraw = cambio de mano de la Corporación
timing-game-corp_redraws = cambio de mano de la Corporación
timing-game-runner_may_redraw = cambio de mano del Runner
timing-game-runner_redraws = cambio de mano del Runner

timing-corp-turn-corp_gains_clicks = fase de Robo
timing-corp-turn-corp_opening_window = fase de Robo
timing-corp-turn-corp_refills = fase de Robo
timing-corp-turn-corp_turn_begins = inicio del turno
timing-corp-turn-corp_draws = fase de Robo
timing-corp-turn-corp_first_window = antes de la primera acción
timing-corp-turn-corp_acts = fase de Acción
timing-corp-turn-corp_takes_action = acción
timing-corp-turn-corp_window_after = después de una acción
timing-corp-turn-corp_goes_on = fase de Acción
timing-corp-turn-corp_discards = fase de Descarte
timing-corp-turn-corp_discarded = fase de Descarte
timing-corp-turn-corp_last_window = fase de Descarte
timing-corp-turn-corp_loses_clicks = final del turno
timing-corp-turn-corp_turn_ends = final del turno
timing-corp-turn-corp_turn_is_over = final del turno

timing-runner-turn-runner_gains_clicks = fase de Acción
timing-runner-turn-runner_opening_window = inicio del turno
timing-runner-turn-runner_refills = inicio del turno
timing-runner-turn-runner_turn_begins = inicio del turno
timing-runner-turn-runner_first_window = antes de la primera acción
timing-runner-turn-runner_acts = fase de Acción
timing-runner-turn-runner_takes_action = acción
timing-runner-turn-runner_window_after = después de una acción
timing-runner-turn-runner_goes_on = fase de Acción
timing-runner-turn-runner_discards = fase de Descarte
timing-runner-turn-runner_discarded = fase de Descarte
timing-runner-turn-runner_last_window = fase de Descarte
timing-runner-turn-runner_loses_clicks = final del turno
timing-runner-turn-runner_turn_ends = final del turno
timing-runner-turn-runner_turn_is_over = final del turno

timing-automa-runner-turn-runner_gains_clicks = fase de Acción
timing-automa-runner-turn-runner_opening_window = inicio del turno
timing-automa-runner-turn-runner_refills = inicio del turno
timing-automa-runner-turn-runner_turn_begins = inicio del turno
timing-automa-runner-turn-runner_first_window = antes de la primera acción
timing-automa-runner-turn-reveals_runner_card = carta de IA
timing-automa-runner-turn-reads_click = fase de Acción
timing-automa-runner-turn-runner_window_after = después de una acción
timing-automa-runner-turn-next_click = fase de Acción
timing-automa-runner-turn-runner_stops = final del turno
timing-automa-runner-turn-runner_last_window = final del turno
timing-automa-runner-turn-runner_loses_clicks = final del turno
timing-automa-runner-turn-runner_turn_ends = final del turno
timing-automa-runner-turn-automatic_turn_is_over = final del turno

timing-run-initiates = incursión: { $where }
timing-run-approaches = incursión: { $where }
timing-run-approach_window = incursión: { $where }, aproximación a un hielo
timing-run-may_jack_out = incursión: { $where }, ¿desenchufarse?
timing-run-jacked_out = incursión: { $where }
timing-run-rez_window = incursión: { $where }, aproximación a un hielo: ¿ejecutar?
timing-run-meets_or_passes = incursión: { $where }
timing-run-passes = incursión: { $where }, hielo superado
timing-run-goes_inward = incursión: { $where }
timing-run-approaches_server = incursión: { $where }, aproximación al servidor
timing-run-server_window = incursión: { $where }, aproximación al servidor
timing-run-may_jack_out_of_server = incursión: { $where }, ¿desenchufarse?
timing-run-jacked_out_of_server = incursión: { $where }
timing-run-last_window = incursión: { $where }, antes del éxito
timing-run-succeeds = incursión con éxito: { $where }
timing-run-was_successful = incursión con éxito: { $where }
timing-run-may_replace_access = incursión con éxito: { $where }
timing-run-accesses = incursión con éxito: { $where }
timing-run-ends = final de la incursión: { $where }
timing-run-is_over = final de la incursión: { $where }

timing-encounter-begins = enfrentamiento
timing-encounter-interaction = enfrentamiento: romper subrutinas
timing-encounter-interaction_ends = enfrentamiento
timing-encounter-subroutines = se resuelven las subrutinas
timing-encounter-next_subroutine = se resuelven las subrutinas
timing-encounter-ends = final del enfrentamiento
timing-encounter-is_over = final del enfrentamiento

timing-access-access_begins = acceso
timing-access-fixes_count = acceso
timing-access-chooses = acceso
timing-access-takes_up = acceso
timing-access-next_card = acceso

timing-access-card-accesses = acceso a una carta
timing-access-card-may_trash_or_steal = acceso a una carta
timing-access-card-pays_for_it = acceso a una carta
timing-access-card-trashes_accessed = destrucción de la carta
timing-access-card-steals = plan robado
timing-access-card-sets_aside = acceso a una carta

timing-trace-begins = rastreo
timing-trace-corp_bids = rastreo: paga la Corporación
timing-trace-corp_pays = rastreo: paga la Corporación
timing-trace-runner_bids = rastreo: paga el Runner
timing-trace-runner_pays = rastreo: paga el Runner
timing-trace-compares = rastreo
timing-trace-follows = rastreo
