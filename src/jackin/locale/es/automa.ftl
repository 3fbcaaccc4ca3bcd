### Lo que hace un autómata en la mesa, una frase por línea; al lado se dice la regla que lo causa.

## Ambos bandos

automa-reveals = { the-side } revela la carta de IA «{ $title }».
automa-reshuffles = { the-side } baraja el descarte de IA y forma un nuevo mazo de IA.

## La Corporación: preparación, clics y dinero

automa-sets-up = { the-side } reparte su mazo en montones. Se revelará toda carta con { $n ->
        [one] 1 ficha de avance
       *[other] { $n } fichas de avance
    }.
automa-leaves-click = Este clic no se puede resolver y queda disponible.
automa-takes-credits = { the-side } convierte un clic en dinero.
automa-uses-card = { the-side } emplea sus clics en lo que ofrece { $card }.
automa-behaves = Se lee la carta de comportamiento: cara { $n ->
        [0] A
       *[other] B
    }.
automa-purges = { the-side } tiene orden de purgar.
automa-hunts = { the-side } tiene orden de destruir un recurso.
automa-overridden = { the-side } decide que este clic se gaste de otra forma.

## La Corporación: SC y planes

automa-refills = { the-side } pone la carta superior de I+D encima de la SC.
automa-routes-ice = Se muestra { $card } y se baraja en el montón ICE.
automa-routes-operation = Se muestra { $card } y se baraja en el montón OP.
automa-discards = { the-side } descarta { $card }.
automa-cannot-score = { the-side } no puede pagar { $n }{ -credit } por un plan.
automa-keeps-agenda = Un plan no va a Archivos: se baraja en I+D.
automa-scores = { the-side } tiene un plan que puntuar.
automa-refunds = Las fichas vuelven en forma de { $n }{ -credit }.

## La Corporación: instalaciones, fichas y hielo

automa-installs-resource = { the-side } instala la carta superior del montón RE.
automa-installs-ice = { the-side } instala la carta superior del montón ICE.
automa-installs-stratagem = { the-side } instala una carta del montón ES.
automa-installs-by = { $card } hace instalar una carta de un montón.
automa-advances = { the-side } cumple una orden de avanzar.
automa-turns-up = Se revela { $card }: tiene { $n ->
        [one] 1 ficha
       *[other] { $n } fichas
    }.
automa-turns-back = { $card } vuelve a quedar boca abajo con sus fichas.
automa-moves-tokens = { $n ->
        [one] 1 ficha pasa
       *[other] { $n } fichas pasan
    } a hielo ejecutado.
automa-passes-tokens = { $n ->
        [one] 1 ficha pasa
       *[other] { $n } fichas pasan
    } a la siguiente carta boca abajo en { the-server }.
automa-rezzes = { the-side } puede pagar { $card }.
automa-cannot-rez = { the-side } no puede pagar { $card }: sigue boca abajo.
automa-lacks-credits = { the-side } no tiene créditos para ejecutar el hielo.
automa-repositions = { the-side } encuentra un sitio mejor para { $card }.

## La Corporación: operaciones

automa-plays = { the-side } toma { $card } de su montón.
automa-skips = { $card } necesita un clic que no hay: va al fondo de su montón.
automa-too-dear = { $card } cuesta demasiado: va al fondo de su montón y el clic se convierte en dinero.
automa-no-use = { $card } no aporta ningún beneficio: { $named ->
        [yes] { $who }
       *[no] { $seat ->
            [corp] la Corporación
           *[runner] el Runner
        }
    } obtiene 1{ -credit } en su lugar.

## La Corporación: decisiones

automa-decides-rez = { the-side } tiene un motivo para ejecutar.
automa-decides-use = { the-side } tiene un motivo para usar { $card }.
automa-decides-yes = { the-side } cree que merece lo que cuesta.
automa-decides-target = { the-side } elige la carta de mayor valor.
automa-decides-installed = { the-side } elige la carta #{ $n }, la de mayor valor entre las posibles.
automa-decides-bid = { the-side } apuesta lo que el Runner no puede igualar, dentro del presupuesto, o nada.

## El turno de la Corporación y la pregunta de una partida con human_override

timing-automa-corp-turn-corp_gains_clicks = inicio del turno
timing-automa-corp-turn-corp_opening_window = inicio del turno
timing-automa-corp-turn-corp_refills = inicio del turno
timing-automa-corp-turn-corp_turn_begins = inicio del turno
timing-automa-corp-turn-draws_or_loses = inicio del turno
timing-automa-corp-turn-waits_no_longer = inicio del turno
timing-automa-corp-turn-corp_first_window = antes de la primera acción
timing-automa-corp-turn-reveals_card = carta de IA
timing-automa-corp-turn-takes_clicks = fase de Acción
timing-automa-corp-turn-corp_window_after = después de una acción
timing-automa-corp-turn-goes_on = fase de Acción
timing-automa-corp-turn-stops = final del turno
timing-automa-corp-turn-corp_last_window = final del turno
timing-automa-corp-turn-corp_loses_clicks = final del turno
timing-automa-corp-turn-corp_turn_ends = final del turno
timing-automa-corp-turn-corp_turn_is_over = final del turno

ask-automa-click = Clic { $n } del autómata: ¿tal como está impreso o algo mejor para él?
option-automa-as-printed = Tal como está impreso
option-automa-instead-refill = Reponer la SC
option-automa-instead-credit = Ganar créditos
option-automa-instead-operation = Jugar una operación
option-automa-instead-advance = Avanzar una carta
option-automa-instead-resource = Instalar del montón RE
option-automa-instead-new-remote = Instalar en un servidor nuevo
option-automa-instead-ice = Instalar hielo
option-automa-instead-ice-remote = Instalar hielo en un remoto

## Por qué hace un autómata lo que hace, antes de hacerlo

automa-at-click = { $side ->
        [a] Comportamiento { $side ->
                [a] A
               *[b] B
            }{ $click }
        [b] Comportamiento { $side ->
                [a] A
               *[b] B
            }{ $click }
       *[other] { $click ->
            [0] Clic disponible
           *[other] Clic { $click }
        }
    }
automa-at = { $row ->
        [0] { automa-at-click }
       *[other] Fila { $row }
    }:
automa-held = { $held ->
        [yes] Sí.
       *[no] No.
    }
automa-nowhere = { automa-at } ningún servidor sirve.
automa-asks-bare = { automa-at } ¿{ aicard-if-bare }? { automa-held }
automa-asks-breakers_lt = { automa-at } ¿{ aicard-if-breakers_lt }? { automa-held }
automa-asks-credits_ge = { automa-at } ¿{ aicard-if-credits_ge }? { automa-held }
automa-asks-credits_lt = { automa-at } ¿{ aicard-if-credits_lt }? { automa-held }
automa-asks-ec_left_ge = { automa-at } ¿{ aicard-if-ec_left_ge }? { automa-held }
automa-asks-es_left_ge = { automa-at } ¿{ aicard-if-es_left_ge }? { automa-held }
automa-asks-grip_gt = { automa-at } ¿{ aicard-if-grip_gt }? { automa-held }
automa-asks-grip_le = { automa-at } ¿{ aicard-if-grip_le }? { automa-held }
automa-asks-grip_lt = { automa-at } ¿{ aicard-if-grip_lt }? { automa-held }
automa-asks-hq_lt = { automa-at } ¿{ aicard-if-hq_lt }? { automa-held }
automa-asks-ice_left_ge = { automa-at } ¿{ aicard-if-ice_left_ge }? { automa-held }
automa-asks-my_points_ge = { automa-at } ¿{ aicard-if-my_points_ge }? { automa-held }
automa-asks-no_breaker = { automa-at } ¿{ aicard-if-no_breaker }? { automa-held }
automa-asks-no_trash_aid = { automa-at } ¿{ aicard-if-no_trash_aid }? { automa-held }
automa-asks-poor = { automa-at } ¿{ aicard-if-poor }? { automa-held }
automa-asks-re_left_ge = { automa-at } ¿{ aicard-if-re_left_ge }? { automa-held }
automa-asks-remotes_ge = { automa-at } ¿{ aicard-if-remotes_ge }? { automa-held }
automa-asks-remotes_lt = { automa-at } ¿{ aicard-if-remotes_lt }? { automa-held }
automa-asks-rezzed_ice_ge = { automa-at } ¿{ aicard-if-rezzed_ice_ge }? { automa-held }
automa-asks-stack_left_ge = { automa-at } ¿{ aicard-if-stack_left_ge }? { automa-held }
automa-asks-tagged = { automa-at } ¿{ aicard-if-tagged }? { automa-held }
automa-asks-tags_ge = { automa-at } ¿{ aicard-if-tags_ge }? { automa-held }
automa-asks-their_points_ge = { automa-at } ¿{ aicard-if-their_points_ge }? { automa-held }
automa-asks-thin = { automa-at } ¿{ aicard-if-thin }? { automa-held }
automa-asks-tokens_ge = { automa-at } ¿{ aicard-if-tokens_ge }? { automa-held }
automa-asks-turn_ge = { automa-at } ¿{ aicard-if-turn_ge }? { automa-held }
automa-asks-virus_ge = { automa-at } ¿{ aicard-if-virus_ge }? { automa-held }
automa-asks-weak = { automa-at } ¿{ aicard-if-weak }? { automa-held }
automa-fails-advance = { automa-at } { server-automa-advance }: no es posible.
automa-fails-behaviour = { automa-at } { server-automa-behaviour }: no es posible.
automa-fails-credit = { automa-at } { server-automa-credit }: no es posible.
automa-fails-draw = { automa-at } { server-automa-draw }: no es posible.
automa-fails-economy = { automa-at } { server-automa-economy }: no es posible.
automa-fails-grip = { automa-at } { server-automa-grip }: no es posible.
automa-fails-install_ice = { automa-at } { server-automa-install-ice }: no es posible.
automa-fails-install_resource = { automa-at } { server-automa-install-resource }: no es posible.
automa-fails-operation = { automa-at } { server-automa-operation }: no es posible.
automa-fails-program = { automa-at } { server-automa-program }: no es posible.
automa-fails-purge = { automa-at } { server-automa-purge }: no es posible.
automa-fails-refill = { automa-at } { server-automa-refill }: no es posible.
automa-fails-remove_tag = { automa-at } { server-automa-remove-tag }: no es posible.
automa-fails-resource = { automa-at } { server-automa-resource }: no es posible.
automa-fails-run = { automa-at } { server-automa-run }: no es posible.
automa-fails-run_ability = { automa-at } { server-automa-run-ability }: no es posible.
automa-fails-stratagem = { automa-at } { server-automa-stratagem }: no es posible.
automa-fails-trash_resource = { automa-at } { server-automa-trash-resource }: no es posible.
automa-fails-use_ability = { automa-at } { server-automa-use-ability }: no es posible.
automa-fails-use_asset = { automa-at } { server-automa-use-asset }: no es posible.
