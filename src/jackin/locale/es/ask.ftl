# Lo que se pregunta y lo que se puede responder. ask-KIND es la pregunta; option-VERB, una respuesta.
# $card es la carta que pregunta o la que se responde, $n un número, $where un servidor, $ability una línea de su
# texto; $price es lo que cuesta, tal como lo escribe `price`, o nada.

## Preguntas

ask-mulligan = ¿Te quedas con esta mano?
ask-action = Realiza una acción. { $n ->
        [one] Te queda 1 clic.
       *[other] Te quedan { $n } clics.
    }
ask-window = ¿Haces algo ahora o pasas?
ask-discard = { $n ->
        [one] Descarta 1 carta: elígela.
       *[other] Descarta { $n } cartas: elige una.
    }
ask-install-where = ¿Dónde instalas { $card }?
ask-trash-first = ¿Destruyes algo antes de instalar { $card }?
ask-x = { $card }: ¿cuánto vale X?
ask-pay = ¿De dónde pagas { $n }{ -credit }?
ask-forfeit = { $card }: ¿a qué plan renuncias?
ask-trash-cost = { $card }: ¿qué destruyes para pagar?
ask-overload = Demasiados programas para tu memoria: ¿cuál destruyes?
ask-order = ¿Qué se resuelve primero?
ask-pick = { $known ->
        [none] Elige una carta.
       *[yes] { $card }: elige una carta.
    }
ask-number = { $card }: ¿cuántos?
ask-loop = { $card } da vueltas y más vueltas: ¿cuántas veces más?
ask-decide = { $card }: ¿qué eliges?
ask-search = { $known ->
        [yes] { $card }: ¿qué carta tomas?
       *[none] Búsqueda: ¿qué carta tomas?
    }
ask-prevent = ¿Previenes esto?
ask-rez-to-prevent = ¿Ejecutas algo para prevenir esto?
ask-jack-out = ¿Continúas o te desenchufas?
ask-break = { $card }: ¿qué subrutina rompes?
ask-instead = ¿Accedes a cartas o usas una capacidad en su lugar?
ask-access = ¿A qué accedes ahora? { $n ->
        [one] Te queda 1 acceso.
       *[other] Te quedan { $n } accesos.
    }
ask-trash-accessed = Accedes a { $card }.
ask-steal = Accedes a { $card }.
ask-trace = { $card }, rastreo { $n }: ¿cuántos créditos añades?
ask-link = { $card }, fuerza de rastreo { $n }: ¿cuántos créditos añades a tu enlace?
ask-psi = { $card }: ¿cuántos créditos gastas en secreto?

## Respuestas: preparación y acciones

price = {" "}({ $n }{ -credit })

option-keep = Quedármela
option-mulligan = Cambiar de mano
option-credit = Ganar 1{ -credit }
option-draw = Robar 1 carta
option-install = Instalar { $card }{ $price }
option-play = Jugar { $card }{ $price }
option-advance = Avanzar { $card }{ $price }
option-run = Incursión: { $where }
option-remove-tag = Retirar 1 marca{ $price }
option-trash-resource = Destruir el recurso { $card }{ $price }
option-purge = Purgar los contadores de virus (3 { -click })
option-use = { $card }: { $ability }{ $price }
option-discard = Descartar { $card }

## Respuestas: oportunidades de actuar

option-pass = Pasar
option-rez = { $known ->
        [none] Ejecutar
       *[yes] Ejecutar { $card }
    }{ $price }
option-score = Puntuar { $card }
option-done = Listo
option-prevent = { $other_known ->
        [none] Prevenir con { $card }: { $ability }
       *[yes] Salvar { $other } con { $card }: { $ability }
    }{ $price }

## Respuestas: instalar y pagar

option-at = { $where }{ $price }
option-at-rig = En el Equipo
option-on = Sobre { $card }
option-trash = { $known ->
        [none] Destruir
       *[yes] Destruir { $card }
    }{ $price }
option-trashes = se destruye { $card }
option-makes-room = antes hay que destruir algo
option-spends-clicks = cuesta { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }
option-forfeit = Renunciar a { $card }
option-pay-pool = { $n } de la reserva de créditos
option-pay-purse = { $n } de mala publicidad
option-pay-card = { $n } de { $card }

## Respuestas: incursiones y accesos

option-continue = Continuar
option-jack-out = Desenchufarse
option-subroutine = Subrutina { $n }: { $text }
option-subroutine-of = { $card }, subrutina { $n }: { $text }
option-access = { $known ->
        [none] Acceder a cartas
       *[yes] Acceder a { $card }
    }
option-access-hq = Acceder a una carta de la SC
option-access-rd = Acceder a la carta superior de I+D
option-instead = Usar { $card } en su lugar
option-trash-by = Destruirla con { $card }
option-remove-by = Retirarla con { $card }
option-leave = Dejar la carta
option-steal = Robar el plan{ $price }
option-decline = No robarlo

## Respuestas: elecciones

option-yes = Sí
option-no = No
option-number = { $n }
option-pick = { $card }
option-find = Tomar { $card }
option-nothing-found = No encontrar nada
option-trigger = { $card }
option-trigger-on = { $card } → { $other }
option-one = Tomar 1 carta cualquiera
option-viruses = Tomar hasta 2 cartas de virus
option-credits = Ganar créditos
option-expose = Exponer una carta
option-remove-counter = Retirar un contador
option-take-1-tag = Recibir 1 marca
option-stack = Buscar en el Montón
option-heap = Buscar en la Pila
option-install-it = Instalar { $card } por menos
option-to-hq = Llevarlo a la SC
option-sentry = Centinela
option-as-agenda = Tomarla como plan
option-damage = Sufrir el daño
option-even = Par
option-odd = Impar
option-suffer-brain = Sufrir 1 de daño cerebral
option-suffer-2-meat = Sufrir 2 de daño físico
option-event = Evento
option-hardware = Hardware
option-program = Programa
option-resource = Recurso
option-code-gate = Puerta de código
option-barrier = Barrera
option-end-the-run = Terminar la incursión
option-clear-name = Eliminar 1 punto de mala publicidad
option-gain-5 = Ganar 5{ -credit }
