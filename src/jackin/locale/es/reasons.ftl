# Lo que un bot dice de su propia jugada.

reason-first = Mi primera idea, y en { $worlds ->
        [one] un mundo que probé
       *[other] { $worlds } mundos que probé
    } nada era mejor con seguridad.
reason-better = Mejor que mi primera idea por { $n } de cada 100 victorias, en { $worlds } mundos que probé.
reason-corp-wins = La Corporación gana en el { $n } % de los mundos; con la siguiente mejor línea, en el { $other } %.
reason-runner-wins = El Runner gana en el { $n } % de los mundos; con la siguiente mejor línea, en el { $other } %.
reason-corp-points = La Corporación puntúa en el { $n } % de los mundos; con la siguiente mejor línea, en el { $other } %.
reason-runner-points = El Runner roba en el { $n } % de los mundos; con la siguiente mejor línea, en el { $other } %.
reason-careless = No miré bien: mi segunda mejor idea.
reason-planned = Como lo planeé al empezar esta acción.
reason-turn = El mejor turno que encontré: { $n ->
        [one] un comienzo jugado
       *[other] { $n } comienzos jugados
    } en { $worlds ->
        [one] un mundo
       *[other] { $worlds } mundos
    }.
reason-weighed = { $n ->
        [one] Una respuesta sopesada
       *[other] { $n } respuestas sopesadas
    } en { $worlds ->
        [one] un mundo
       *[other] { $worlds } mundos
    }; lo que se elige en secreto se mezcla.
reason-cred = Da { $n } de reputación; la siguiente mejor línea, { $other }.
reason-thumb-credit = Nada más vale más que un crédito.
reason-thumb-draw = La mano es corta, o le falta lo que hará falta.
reason-thumb-play = Esta carta da ahora más de lo que cuesta.
reason-thumb-run = Lo que puede haber allí vale más que el camino.
reason-thumb-advance = Lo que pronto se puede puntuar va antes que el dinero.
reason-thumb-score = Lo que se puede puntuar se puntúa.
reason-thumb-remove-tag = Una marca es más peligrosa que su precio.
reason-thumb-purge = Los virus se han hecho demasiado fuertes.
reason-thumb-trash-resource = El Runner está marcado: un recurso útil se va.
reason-thumb-rez = Hace falta ahora y se puede pagar.
reason-thumb-install-agenda = Hay un servidor donde puede estar a salvo lo suficiente.
reason-thumb-install-asset = Se paga solo, o hay que ir a mirarlo.
reason-thumb-install-upgrade = Hace más difícil correr en ese servidor.
reason-thumb-install-ice = El servidor con poco hielo va primero.
reason-thumb-install-program = El equipo lo necesita para pasar el hielo.
reason-thumb-install-hardware = Ayuda en todos los turnos desde ahora.
reason-thumb-install-resource = Se paga solo en los turnos que vienen.
reason-thumb-jack-out = Lo que queda costaría más de lo que vale el acceso.
reason-thumb-mulligan = A la mano le falta lo que piden los primeros turnos.
reason-thumb-turn = A primera vista da más reputación y medios.
reason-thumb-action = A primera vista da más reputación y medios.
