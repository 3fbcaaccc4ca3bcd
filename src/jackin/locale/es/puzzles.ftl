# Problemas: posiciones con una sola primera jugada que funciona.

puzzle-steal-title = Róbalo
puzzle-steal-goal = Roba un plan este turno.
puzzle-steal-open = Conoces todas las cartas, también las que están boca abajo. La Corporación hace lo que más le conviene.
puzzle-steal-won = Robado. Ninguna otra primera jugada lo habría logrado.
puzzle-steal-failed = Ningún plan este turno. Cuenta lo que cuesta el hielo y con qué lo pagas.

puzzle-survive-title = Sobrevive
puzzle-survive-goal = Sobrevive al próximo turno de la Corporación.
puzzle-survive-open = Sabes lo que hay en la SC. La Corporación lo usará si puede.
puzzle-survive-won = Vives, y empieza tu próximo turno. Ninguna otra primera jugada te habría salvado.
puzzle-survive-failed = Eliminado. ¿Qué necesita la Corporación para jugar su carta?

puzzle-score-title = Puntúalo
puzzle-score-goal = Puntúa un plan antes de que acabe tu próximo turno.
puzzle-score-open = El Runner también lo ve todo y juega lo mejor posible.
puzzle-score-won = Puntuado, intentara lo que intentara el Runner. Ninguna otra primera jugada lo habría logrado.
puzzle-score-failed = El plan se ha perdido o llega tarde. ¿Adónde llega ese Equipo y con qué créditos?

web-puzzle = Problema
web-puzzles = Problemas
web-puzzles-today = El problema del día
web-puzzles-archive = Todos los problemas
web-puzzles-how = Conoces todas las cartas y nada queda al azar. Solo funciona una primera jugada.
web-puzzles-about = Posiciones con un solo camino al objetivo: uno al día, y todos los demás.
web-puzzles-open = A los problemas
web-puzzles-done = { $n } de { $all } resueltos.
web-puzzles-solve = Resolver
web-puzzles-solved = resuelto
web-puzzles-next = Siguiente problema
web-puzzles-level = nivel { $n }
web-puzzles-your-level = Tu nivel: { $n }
web-puzzles-given = Tienes { $clicks ->
        [one] 1 clic
       *[other] { $clicks } clics
    } y { $credits }{ -credit }. { $side ->
        [corp] El Runner
       *[runner] La Corporación
    } tiene { $against }{ -credit }.
web-puzzles-known = se conocen todas las cartas
web-puzzles-no-luck = sin azar
web-puzzles-one-way = 1 primera jugada gana
web-puzzles-hint-1 = La idea. Ábrela.
web-puzzles-hint-2 = De qué se trata. Ábrela.
web-puzzles-hint-3 = La jugada misma. Ábrela.
web-puzzles-hint-again = La jugada desde aquí. Ábrela.
web-puzzles-hint-about = Se trata de { $what }.
web-puzzles-hint-basic = De ninguna carta: es una de las acciones básicas.
web-puzzles-idea-run = No hay nada que preparar: primero, una incursión.
web-puzzles-idea-play = Primero se juega una carta de la mano.
web-puzzles-idea-install = Primero se instala una carta de la mano.
web-puzzles-idea-use = Primero se usa algo que ya está instalado.
web-puzzles-idea-credit = Primero, dinero. Cuenta desde el final: ¿qué te falta?
web-puzzles-idea-draw = Primero robas.
web-puzzles-idea-advance = Primero avanzas. ¿Qué hará entonces el Runner?
web-puzzles-tries = { $n ->
        [one] 1 intento fallido
       *[other] { $n } intentos fallidos
    }
web-puzzles-solution = Mostrar la solución
web-puzzles-showing = Se juega la solución. El problema cuenta como perdido y vuelve dentro de una semana.
web-puzzles-skip = Saltar
web-puzzles-solved-at = Resuelto en el intento { $tries }, { $hints ->
        [0] sin pistas.
        [one] con 1 pista.
       *[other] con { $hints } pistas.
    }
web-puzzles-level-now = Tu nivel: { $from } → { $to }.
web-puzzles-share = Compartir sin la solución
web-puzzles-shared = Jackin, { $title }: resuelto en el intento { $tries }, pistas: { $hints }. { $link }
web-puzzles-copied = Copiado.
web-puzzles-sent = Te lo han enviado
web-puzzles-all-levels = Todos los niveles
web-puzzles-level-pick = Nivel
web-puzzles-number = { $title } { $n }
web-puzzles-grade-1 = fácil
web-puzzles-grade-2 = medio
web-puzzles-grade-3 = difícil
web-puzzles-grade-4 = muy difícil

## Mistakes of one's own games

web-puzzles-own = De tus partidas
web-puzzles-own-how = Decisiones que el análisis de tus propias partidas consideró errores. Mira el momento, inténtalo otra vez y solo entonces pregunta qué era mejor.
web-puzzles-own-better = Mejor: { $better }
web-puzzles-own-known = Ahora ya lo sé
web-puzzles-own-forget = Olvidarlo
