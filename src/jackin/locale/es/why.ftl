# Por qué no: lo que impide usar ahora una carta, como motivo breve.

why-advance-short = le faltan avances para puntuar
why-agenda-rez = los planes no se ejecutan
why-archives = no desde Archivos
why-cannot-be-advanced = no se puede avanzar
why-clicks-short = { $n ->
        [one] falta { -click }
       *[other] faltan { $n } { -click }
    }
why-console = solo una consola
why-counters-short = no hay contadores suficientes
why-credits-short = { $n ->
        [one] falta 1{ -credit }
       *[other] faltan { $n }{ -credit }
    }
why-deck-empty = no quedan cartas que robar
why-fully-broken = todas las subrutinas están rotas
why-ice-too-strong = solo mientras la fuerza sea { $n } o menos
why-memory = necesita más memoria de la que tienes
why-no-agenda = no hay plan al que renunciar
why-no-destination = no cabe en ningún servidor
why-no-effect = no cambiaría nada
why-forbidden = una carta lo prohíbe
why-no-host = no hay dónde instalarla
why-no-run = solo durante una incursión
why-no-run-last-turn = el Runner no hizo incursiones en su último turno
why-no-success-last-turn = el Runner no tuvo éxito en ninguna incursión en su último turno
why-no-resource-last-turn = el Runner no instaló recursos en su último turno
why-other-server = solo en incursiones contra el servidor nombrado
why-remote = no contra hielo que protege un servidor remoto
why-first-click = solo como tu primer clic
why-strength-differs = solo hielo de exactamente la misma fuerza
why-no-failure-last-turn = el Runner no fracasó en ninguna incursión en su último turno
why-once-a-turn = ya se ha usado este turno
why-too-few = menos de { $n }
why-not-broken = este hielo no está roto del todo
why-not-installed = solo mientras está instalada
why-nothing-stolen = no has robado planes este turno
why-nothing-stolen-last-turn = el Runner no robó planes en su último turno
why-no-virus-placed = este turno no has puesto contadores de virus
why-no-success-on-rd = sin incursión con éxito contra I+D este turno
why-no-success-on-archives = sin incursión con éxito contra Archivos este turno
why-no-success-on-central = sin incursión con éxito contra un servidor central este turno
why-no-success-on-hq = sin incursión con éxito contra la SC este turno
why-no-success = sin incursión con éxito este turno
why-no-bad-publicity = la Corporación no tiene mala publicidad
why-not-outermost = solo actúa contra el hielo más exterior
why-not-innermost = solo actúa contra el hielo más interior
why-not-first = solo en el primer enfrentamiento de una incursión
why-not-now = no mientras se pregunta esto
why-not-tagged = el Runner no está marcado
why-not-used = no ha roto ninguna subrutina
why-not-your-decision = ahora decide el otro bando
why-not-yours = no es tuya
why-nothing-scored = no has puntuado planes este turno
why-nothing-to-trash = no hay nada que destruir
why-nothing-to-use = no tiene nada que usar
why-only-approached = solo mientras el Runner se aproxima
why-only-as-action = solo como acción, en tu fase de Acción
why-only-encounter = solo al enfrentarte a un hielo
why-only-in-your-turn = solo en tu propio turno
why-over = la partida ha terminado
why-rezzed = ya está en ejecución
why-strength-short = { $n ->
        [one] falta 1 punto de fuerza
       *[other] faltan { $n } puntos de fuerza
    }
why-unknown = no conoces esta carta
why-wrong-subtype = rompe otro subtipo de hielo
why-x-zero = X sería 0
