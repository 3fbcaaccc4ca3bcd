# Una incursión antes de hacerla.

run-title = Incursión: { $where }
run-plan = Plan
run-preview-lane = previsión
run-ask = ¿Incursión en { $where }?
run-ask-by = { $card }: ¿incursión en { $where }?
run-note = El hielo se afronta según el plan. Ante cualquier novedad se te pregunta.
run-run = Incursión
run-not-now = Ahora no
run-looking = Mirando el hielo…
run-let = dejarlo
run-stuck = te detiene
run-unknown = { $n ->
    [one] suspendido: la Corporación tiene 1 crédito para él
   *[other] suspendido: la Corporación tiene { $n } créditos para él
}
run-subroutines = { $n ->
    [one] 1 subrutina
   *[other] { $n } subrutinas
}
run-toll = { $n } al encontrarlo
run-no-breaker = sin rompehielos: termina la incursión
run-ends-the-run = termina la incursión
run-harms = hace daño
run-switch = Romper { $card }
run-root = { $n ->
    [0] { $accesses ->
        [one] 1 carta a la que acceder
       *[other] { $accesses } cartas a las que acceder
    }
    [one] 1 carta en la raíz, { $accesses } accesos
   *[other] { $n } cartas en la raíz, { $accesses } accesos
}
run-have = Tienes
run-cost = Coste conocido
run-left = Queda
run-left-unknown = Queda para lo desconocido y la carta
run-idle = { $n ->
    [one] 1 capacidad sin efecto en este hielo
   *[other] { $n } capacidades sin efecto en este hielo
}
run-preview-when = Ver antes las incursiones
run-preview-ice = Si hay hielo
run-preview-always = Siempre
run-leave = Desenchufarse en la próxima ocasión
run-leaving = Te desenchufas en la próxima ocasión; otra vez: quedarse
run-room = Hacer sitio antes: destruir algo allí
run-room-program = Hacer sitio antes: destruir un programa
run-install-as-is = No destruir nada
run-stops = Esta incursión se detiene
run-drag-hint = Incursión… o arrástrala a un servidor: empieza enseguida.
