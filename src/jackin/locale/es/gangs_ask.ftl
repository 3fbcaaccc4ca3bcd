# Bandas de Night City: preguntas y respuestas. Véase el catálogo inglés.

## Preguntas

gangs-ask-turn = Activación o Recuperación.
gangs-ask-action = Otra acción, o acaba tu turno. { $n ->
        [one] Queda 1 acción.
       *[other] Quedan { $n } acciones.
    }
gangs-ask-move = { $named ->
        [yes] Mueve a { $unit }.
       *[no] Mueve tus unidades.
    }
gangs-ask-firefight = ¿Inicias un Tiroteo?
gangs-ask-exchange = ¿Ocupas Puntos de Interés con tus Mercs ({ $where })?
gangs-ask-combat-card = Tiroteo en { $where }: elige tu carta de Combate.
gangs-ask-casualty = Bajas en { $where }: ¿qué unidad se pierde?
gangs-ask-lose-unit = ¿Qué unidad se pierde?
gangs-ask-techies = ¿Aprovechas una Oportunidad o contratas a un Edgerunner?
gangs-ask-hired-at = ¿Dónde llega { $edgerunner }?
gangs-ask-drone-at = ¿Dónde se construye el Dron?
gangs-ask-hideout-at = ¿Dónde construyes la Base?
gangs-ask-hideout-token = ¿Qué Base de tu tablero para { $where }?
gangs-ask-captor = ¿Quién se queda tu pieza caída en { $where }?
gangs-ask-pay = Paga { $amount }. ¿Cuánto con Secretos corporativos?
gangs-ask-netrun = ¿Hasta qué profundidad?
gangs-ask-space = ¿Aplicas el efecto de la casilla { $n }?
gangs-ask-keep-upgrade = ¿Con qué Mejora de Combate te quedas?
gangs-ask-remove-combat = Retira de la partida una carta de Combate de tu mano.
gangs-ask-regain = ¿Qué carta de Combate recuperas?
gangs-ask-reward = { $where }: ¿qué recompensa?
gangs-ask-recruit = Recluta una unidad. { $n ->
        [one] Queda 1.
       *[other] Quedan { $n }.
    }
gangs-ask-choose = Elige una opción.
gangs-ask-may = ¿Quieres hacerlo? { $offer }
gangs-ask-rival = ¿Qué rival?
gangs-ask-pass-casualty = ¿Quién sufre tu baja?
gangs-ask-convert = ¿Qué unidad se pasa a tu Banda?
gangs-ask-push = ¿Qué unidad expulsas y adónde?
gangs-ask-disc = ¿Qué disco recuperas?
gangs-ask-reserve = ¿Qué Oportunidad te reservas?
gangs-ask-resource = Elige un recurso.
gangs-ask-lose-resource = ¿Qué recurso pierdes?
gangs-ask-extorted = ¿Pierdes un recurso, o la Banda enemiga gana { $n } de Reputación?

## Respuestas

gangs-option-activate = { $action }
gangs-option-wild = Comodín: { $action }
gangs-option-reclaim = Recuperación
gangs-option-end-turn = Acabar el turno
gangs-option-done = Listo
gangs-option-move = { $unit } a { $where }
gangs-option-exchange = { $unit } ocupa { $where }
gangs-option-push = { $unit } a { $where }
gangs-option-recruit = { $unit } en { $where }
gangs-option-fight = Tiroteo en { $where }
gangs-option-build = { $where }
gangs-option-place = { $where }
gangs-option-combat = { $combat }
gangs-option-keep = Quedarse con { $combat }
gangs-option-remove = Retirar { $combat }
gangs-option-regain = { $combat }
gangs-option-lose = { $unit }
gangs-option-convert = { $unit }
gangs-option-seize = Aprovechar { $opportunity }
gangs-option-reserve = { $opportunity }
gangs-option-hire = Contratar a { $edgerunner }
gangs-option-pay = { $n ->
        [one] 1 Secreto corporativo
       *[other] { $n } Secretos corporativos
    }
gangs-option-reward = { $amount }
gangs-option-resource = { $resource }
gangs-option-rival = { $gang }
gangs-option-captor = { $gang }
gangs-option-token = { $n } de Reputación
gangs-option-disc = { $action }
gangs-option-advance = { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    }
gangs-option-apply = Aplicar
gangs-option-decline = Renunciar
gangs-option-choose = { $effect }
gangs-option-yes = Sí
gangs-option-no = No
gangs-option-refuse = Negarse
