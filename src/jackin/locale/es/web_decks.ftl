# Las cartas del navegador, el constructor de mazos y el buscador de cartas.

## En la carta

web-card-deck = Mazo { $n }
web-card-influence = Influencia { $n }
web-card-number = { $set } { $n }
web-card-unrezzed = Suspendido
web-card-unrezzed-ice = Hielo suspendido

## Búsqueda y filtros

web-find = Buscar cartas
web-find-hint = Título, texto o cost<3
web-find-how = Las palabras buscan en títulos y textos. Datos: cost<3, str>=4, inf=0, type:ice, faction:nbn, sub:virus, is:unique, in:deck. Un signo menos invierte un término.
web-find-clear = Borrar la búsqueda
web-find-odd = No se entiende: { $what }
web-find-factions = Facciones
web-find-sets = Colecciones
web-find-types = Tipos
web-find-all = Ver todas las cartas

## El estante de mazos

web-build-new = Mazo nuevo
web-build-new-name = Mazo nuevo
web-build-import = Importar
web-build-own = Tus mazos
web-build-none = Aquí estarán tus mazos. Construye uno, importa uno o copia uno de los de abajo.
web-build-starters = Mazos iniciales
web-build-house = Mazos de la casa
web-build-unsaved = cambios sin guardar
web-build-unnamed = Mazo sin nombre
web-build-copy-edit = Copiar y editar
web-build-copy-of = Copiar y editar: { $deck }
web-build-copy-deck = Duplicar
web-build-delete = Borrar
web-build-delete-sure = Borrarlo para siempre
web-build-lost = No se puede llegar a la mesa, así que sus cartas y mazos no están aquí. Tus propios mazos están a salvo en este navegador.
web-build-wait = Las cartas están en camino.

## Las cartas disponibles

web-build-title = Constructor de mazos: { $deck }
web-build-pool = Cartas
web-build-fits-first = Primero lo que cabe en este mazo
web-build-view = Vista
web-build-view-cards = Cartas
web-build-view-rows = Filas
web-build-read = Leer { $card }
web-build-less = Una copia menos de { $card }
web-build-more = Una copia más de { $card }
web-build-copies = { $n } de { $most }
web-build-most = Máximo { $n }
web-build-only = Solo { $faction }
web-build-other-side = Otro bando
web-build-more-about = Más sobre esta carta

## El mazo

web-build-this-deck = Mazo
web-build-name = Nombre del mazo
web-build-change = Cambiar
web-build-leader = Identidad
web-build-checking = Comprobando
web-build-unchecked = Sin comprobar: no se llega a la mesa
web-build-legal = Legal
web-build-illegal = Aún no es legal
web-build-help = Ver cartas que ayudan
web-build-culprits = Ver qué cartas
web-build-cards = Cartas
web-build-influence = Influencia { $n } / { $limit }
web-build-points = Puntos de plan
web-build-types = Tipos
web-build-curve-bar = coste { $cost }: { $n }
web-build-empty = Aún no hay cartas. Añádelas con + debajo de una carta.
web-build-group-agenda = Planes
web-build-group-asset = Ventajas
web-build-group-upgrade = Mejoras
web-build-group-operation = Operaciones
web-build-group-ice = Hielos
web-build-group-event = Eventos
web-build-group-hardware = Hardware
web-build-group-program = Programas
web-build-group-resource = Recursos
web-build-group-identity = Identidades
web-build-notes = Notas
web-build-notes-hint = Cómo se juega, qué cambiar
web-build-open-deck = { $n ->
        [one] Abrir el mazo, 1 carta
       *[other] Abrir el mazo, { $n } cartas
    }

## Lo que se puede hacer con él

web-build-all = Todos
web-build-menu = Más
web-build-save = Guardar
web-build-is-saved = Guardado
web-build-saved = { $deck } está guardado.
web-build-revert = Volver al mazo guardado
web-build-revert-sure = Descartar los cambios
web-build-export = Exportar
web-build-test = Robo de prueba
web-build-hand = Mano inicial
web-build-draw = Robar una mano
web-build-again = Otra vez
web-build-mulligan = Cambiar mano
web-build-mulligan-once = Un cambio de mano por partida
web-build-one-more = Robar 1 más
web-build-import-how = Pega una lista de mazo, o abre o suelta un fichero: texto, JSON de NetrunnerDB u OCTGN.
web-build-import-text = Lista de mazo
web-build-import-example =
    Noise: Hacker Extraordinaire

    3x Sure Gamble
    3x Corroder
web-build-import-read = Leer el mazo
web-build-file = Abrir un fichero
web-build-export-text = El mazo como texto
web-build-format = Formato
web-build-format-text = Texto
web-build-format-netrunnerdb = NetrunnerDB
web-build-format-octgn = OCTGN
web-build-copy = Copiar
web-build-copied = Copiado
web-build-copy-by-hand = El navegador no lo permite: selecciona el texto y cópialo.
web-build-download = Descargar

## Una carta

web-card-side = Bando
web-card-rulings = Reglas y aclaraciones que la nombran
web-card-all-rulings = { $n ->
        [one] Abrirla en las reglas
       *[other] Las { $n } en las reglas
    }
web-card-decks = Mazos que la llevan
web-card-no-decks = Ninguno de los mazos del juego.
web-card-titles = Su título en cada idioma
web-fact-cost = Coste
web-fact-requirement = Avances
web-fact-points = Puntos de plan
web-fact-strength = Fuerza
web-fact-memory = Memoria
web-fact-trash = Coste de destrucción
web-fact-influence = Influencia
web-fact-link = Enlace
web-fact-min-deck = Mínimo de cartas
web-fact-max-influence = Límite de influencia
web-fact-copies = Copias por mazo
