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
web-puzzles-hint = La primera jugada está tras la próxima pista. Cuenta clics y créditos desde el final hacia atrás.
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
