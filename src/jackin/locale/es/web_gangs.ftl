### Gangs of Night City en el navegador

## Los puestos se llaman como sus Bandas

side-maelstrom = { gangs-gang-maelstrom }
side-tyger-claws = { gangs-gang-tyger-claws }
side-valentinos = { gangs-gang-valentinos }
side-voodoo-boys = { gangs-gang-voodoo-boys }

## La mesa

web-gangs-seats = { $n ->
        [one] en solitario
       *[other] { $n } puestos
    }
web-gangs-house = Contenido propio (no oficial)
web-gangs-house-how = Cartas y números son de diseño propio, no los impresos.
web-gangs-set = Contenido: { $name }
web-gangs-round = Ronda { $n }
web-gangs-last-round = Se acerca el final
web-gangs-goal = La partida acaba con { $n }.
web-gangs-city = Night City
web-gangs-zoom = Mapa más grande
web-gangs-story = historia
web-gangs-net = La Red
web-gangs-net-how = profundidad y riesgo
web-gangs-net-rule = Cuanto más profundo, mejor la recompensa. Tras cada Netrun se tiran dos dados: si no superan el riesgo, NetWatch te ha encontrado.
web-gangs-space = Casilla { $n }, { $level }, riesgo { $risk }. { $text }
web-gangs-cover-how = Ahora solo puede mirar { $who }. Las cartas se muestran al abrir.
web-gangs-rival = Banda enemiga
web-gangs-rival-how = Actúa tras cada turno de Recuperación tuyo.
web-gangs-johnny-outside = fuera de la ciudad
web-gangs-drawn = Robado: { $where }
web-gangs-decides = decide
web-gangs-open-gang = Todo sobre { $gang }
web-gangs-hand = Cartas de Combate en la mano
web-gangs-discs = { $n ->
        [one] 1 disco de Acción por usar
       *[other] { $n } discos de Acción por usar
    }
web-gangs-owns = Oportunidades: { $n }, Edgerunners: { $m }
web-gangs-act = acto { $n }
web-gangs-epilogue = epílogo
web-gangs-story-next = El siguiente acto empieza cuando una Banda llega a { $n } de Reputación.
web-gangs-story-open = Leer la Historia
web-gangs-opportunities = Oportunidades
web-gangs-edgerunners = Edgerunners
web-gangs-aside = Reservado para ti
web-gangs-deck = mazo { $n }
web-gangs-needs-nothing = Sin requisitos
web-gangs-costs = Cuesta { $price }

## Distritos

web-gangs-units-of = { $gang }: { $n ->
        [one] 1 unidad.
       *[other] { $n } unidades.
    }
web-gangs-hideout-of = Base de { $gang }.
web-gangs-poi-held = { $poi } en manos de { $gang }.
web-gangs-poi-free = { $poi } libre.
web-gangs-nobody-here = Aquí no hay nadie.
web-gangs-dominated = { $gang } tiene Dominio.
web-gangs-rewards = Recompensas: { $rewards }.
web-gangs-if-there = Si va a { $where }
web-gangs-if-built = Con una Base en { $where }
web-gangs-verdict-dominates = { $who ->
        [you] Tienes Dominio: una Base aquí y más unidades que nadie.
       *[other] { $gang } tiene Dominio.
    }
web-gangs-verdict-tied = Empate a { $n }: nadie tiene Dominio. Hace falta una Base aquí y más unidades que nadie.
web-gangs-verdict-homeless = { $who ->
        [you] Tienes más unidades, pero ninguna Base aquí: solo Presencia.
       *[other] { $gang } tiene más unidades, pero ninguna Base aquí: solo Presencia.
    }
web-gangs-verdict-empty = Aquí no hay nadie.

## El tablero propio

web-gangs-dashboard = Tu tablero
web-gangs-you-have = { $who }, { $n } de Reputación
web-gangs-actions-left = { $n ->
        [one] queda 1 acción
       *[other] quedan { $n } acciones
    }
web-gangs-disc-solos = Mercs
web-gangs-disc-techies = Técnicos
web-gangs-disc-netrunners = Red
web-gangs-disc-hideout = Base
web-gangs-disc-upgrade = Mejora
web-gangs-disc-wild = Comodín
web-gangs-disc-used = en la zona de Recuperación
web-gangs-reclaim-how = La Recuperación devuelve todos los discos
web-gangs-reclaim-now = Recuperación: recuperar discos, cobrar, reclutar
web-gangs-combat = Cartas de Combate
web-gangs-combat-yours = Cartas de Combate · solo las ves tú
web-gangs-used = usada
web-gangs-face-down = Carta de Combate boca abajo
web-gangs-hideouts-left = Bases por construir
web-gangs-hideout-worth = Da { $n } de Reputación
web-gangs-reserve = Reserva
web-gangs-tokens = { $n ->
        [one] 1 ficha en el tablero
       *[other] { $n } fichas en el tablero
    }
web-gangs-holds = { $gang }: { $n ->
        [one] 1 miniatura caída retenida
       *[other] { $n } miniaturas caídas retenidas
    }
web-gangs-seen = Cartas de Combate que todos han visto

## La barra

web-gangs-choices = Tus opciones
web-gangs-no-pass = Pasar
web-gangs-do-it = Sí
web-gangs-done-move = Fin del movimiento
web-gangs-done-firefight = Sin Tiroteo
web-gangs-done-exchange = Dejarlos
web-gangs-done-techies = Listo
web-gangs-done-recruit = Nadie
web-gangs-done-reserve = Ninguna
web-gangs-hint = Elige arriba
web-gangs-you = tú
web-gangs-you-object = ti
web-gangs-hint-where = Elige un lugar
web-gangs-hint-turn = Elige un disco
web-gangs-hint-action = Elige un disco
web-gangs-hint-move = Elige unidad
web-gangs-hint-combat-card = Elige una carta
web-gangs-hint-techies = Elige una carta
web-gangs-hint-recruit = Elige unidad
web-gangs-hint-netrun = Elige casilla
web-gangs-hint-casualty = Elige unidad
web-gangs-hint-lose-unit = Elige unidad
web-gangs-hint-convert = Elige unidad
web-gangs-hint-push = Elige unidad
web-gangs-hint-exchange = Elige un lugar
web-gangs-note-picked = { $what }: puede ir a un Distrito marcado, o directamente a un lugar libre resaltado.
web-gangs-note-turn = Un disco se usa una vez. La Recuperación los devuelve todos, con recompensas y reclutas.
web-gangs-note-action = Elige otro disco o acaba tu turno.
web-gangs-note-move = Elige una unidad resaltada y luego adónde va. Cada una se mueve una vez.
web-gangs-note-firefight = Elige un Distrito marcado. Participan todos los que estén allí.
web-gangs-note-exchange = Tu Merc puede cambiar su sitio con quien ocupa un Punto de Interés.
web-gangs-note-combat-card = Nadie la ve hasta que se giran todas.
web-gangs-note-techies = Las cartas resaltadas están a tu alcance.
web-gangs-note-netrun = Elige una casilla resaltada. Riesgo en la más profunda: { $risk }.
web-gangs-note-recruit = Elige una clase de tu reserva.
web-gangs-note-casualty = Elige una de las unidades marcadas.
web-gangs-stop-always-how = Pregúntame aunque solo haya una respuesta.
web-gangs-stop-act-how = Seguir solo cuando hay una única respuesta.
web-gangs-why-can = Se puede hacer ahora.

## Tiroteos

web-gangs-firefight-in = Tiroteo en { $where }
web-gangs-starter = lo inició
web-gangs-step-push = Expulsar
web-gangs-step-choose = Elegir
web-gangs-step-reveal = Revelar
web-gangs-step-compare = Comparar
web-gangs-step-casualties = Bajas
web-gangs-step-cred = Reputación
web-gangs-which-lost = ¿Cuál de tus unidades se pierde?
web-gangs-here-or-map = aquí o en el mapa
web-gangs-confirm-lose = Perder: { $what }
web-gangs-confirm-combat = Jugar { $what }
web-gangs-tap-sources = toca una línea para ver su origen
web-gangs-always = siempre
web-gangs-cred-no = no
web-gangs-loss-place = pierdes: { $poi }
web-gangs-loss-presence = no te queda nadie aquí
web-gangs-loss-drones = { $n ->
        [one] 1 dron queda sin humano
       *[other] { $n } drones quedan sin humano
    }
web-gangs-loss-dominance = se pierde el Dominio
web-gangs-loss-alike = { $n ->
        [0] la última que tienes
        [one] te queda 1 más
       *[other] te quedan { $n } más
    }
web-gangs-loss-net = el alcance en la Red baja a { $n }
web-gangs-chip-choosing = eligiendo
web-gangs-chip-chosen = elegida
web-gangs-chip-choose = tú eliges
web-gangs-chip-chooses = elige
web-gangs-chip-after = elige después de ti
web-gangs-chip-owes = aún debe elegir
web-gangs-chip-lost = pierde: { $what }
web-gangs-chip-safe = a salvo
web-gangs-chip-highest = la mayor
web-gangs-feud = ganado a solas
web-gangs-ledger = Mostrar las cuentas
web-gangs-spoken = { $n ->
        [0] { $name } { $total }.
       *[other] { $name } { $total }: { $list }.
    }
web-gangs-spoken-card = { $n } { $card }
web-gangs-spoken-change = { $up ->
        [yes] más { $n } { $source }
       *[no] menos { $n } { $source }
    }
web-gangs-spoken-set = { $source }: cuenta como { $n }
web-gangs-pace = Ritmo de los Tiroteos
web-gangs-pace-wait = Esperar
web-gangs-pace-5 = 5 s
web-gangs-pace-2 = 2 s
web-gangs-pace-wait-how = Cada paso te espera
web-gangs-pace-5-how = Cada paso dura 5 segundos
web-gangs-pace-2-how = Cada paso dura 2 segundos
web-gangs-fight-came = { $lost ->
        [nobody] No pierdes a nadie.
       *[other] Pierdes: { $lost }.
    } { $n ->
        [0] No obtienes Reputación.
       *[other] Obtienes { $n } de Reputación.
    }
web-gangs-fight-owes = { $n ->
        [one] Pierdes una unidad.
       *[other] Pierdes { $n } unidades.
    }
web-gangs-strip = La última ronda
web-gangs-what-changed = Qué cambia

## El final

web-gangs-swap = Otra partida rotando las Bandas
web-gangs-over-title = { $who ->
        [you] Night City es tuya
        [shared] Compartes Night City: { $gang }
        [lost] Has perdido Night City
        [nobody] Night City no es de nadie
       *[other] Night City es de { $gang }
    }
web-gangs-over-place = Quedas en { $place ->
        [1] primer
        [2] segundo
        [3] tercer
       *[other] cuarto
    } lugar con { $n } de Reputación{ $source ->
        [none] .
       *[other] ; lo que más te dio: { $source }, { $most }.
    }
web-gangs-over-sources = Reputación por origen
web-gangs-over-goal = línea discontinua: la meta, { $n }
web-gangs-over-course = Ronda a ronda
web-gangs-over-rounds = Por origen y ronda
web-gangs-over-round = Ronda { $n }: { $list }
web-gangs-over-nothing = nada
web-gangs-over-point = Señala una ronda para ver qué dio.
web-gangs-over-turned = Donde se decidió
web-gangs-over-show = ver
web-gangs-over-numbers = En números
web-gangs-over-best = lo más de la mesa
web-gangs-reason-street-cred = { $n } de Reputación, la mayor tras la ronda { $round }.
web-gangs-reason-rounds = Se acabó la última ronda.
web-gangs-reason-johnny = Johnny Silverhand fue más rápido.
web-gangs-reason-rival = La Banda enemiga fue más rápida.
web-gangs-reason-concede = Se abandonó la partida.
web-gangs-reason-time = Se acabó el tiempo.
web-gangs-reason-gone = Alguien se ha ido.

## Teléfono

web-gangs-tab-mine = Banda
web-gangs-tab-market = Mercados
web-gangs-tab-net = Red
web-gangs-tab-gangs = Otras

## La página de inicio

web-gangs-players = Jugadores
web-gangs-alone = En solitario
web-gangs-alone-how = Tú contra una Banda enemiga y Johnny Silverhand.
web-gangs-players-how = { $n } Bandas para una ciudad, unos { $n ->
        [2] 30 minutos
        [3] 45 minutos
       *[other] 60 minutos
    }.
web-gangs-seat = Puesto { $n }
web-gangs-gang = Banda
web-gangs-who-greedy = Bot codicioso
web-gangs-who-random = Bot aleatorio
web-gangs-who-rookie = Bot novato
web-gangs-who-street = Bot callejero
web-gangs-who-pro = Bot profesional
web-gangs-who-legend = Bot leyenda
web-gangs-who-friend = Otra persona, por enlace
web-gangs-who-here = En esta pantalla
web-gangs-bots = { $n ->
        [one] 1 bot
       *[other] { $n } bots
    }
web-gangs-people = { $n ->
        [one] 1 persona
       *[other] { $n } personas
    }
web-gangs-summary = { $gang } contra { $others } en { $story }
web-gangs-summary-alone = { $gang } contra { $rival } y Johnny en { $story }
web-gangs-go-on = Sigue en Night City
web-gangs-as = Gangs of Night City como { $gang }
web-gangs-story-tutorial-how = Solo las reglas. Bueno para empezar.
web-gangs-story-blackout-how = Cae la luz, y con ella NetWatch.
web-gangs-story-bad-goods-how = Una grabación que nadie termina.
web-gangs-story-empty-chair-how = Un asiento del consejo está en venta.
web-gangs-content = Contenido
web-gangs-board = Mapa
web-gangs-board-auto = Según jugadores
web-gangs-board-small = Pequeño
web-gangs-board-large = Grande
web-gangs-rules = Reglas
web-gangs-rules-changed = { $n } cambiadas
web-gangs-preset = Lectura
web-gangs-preset-ours = la recomendada
web-gangs-preset-by-the-book = según el reglamento
web-gangs-source-book = reglamento
web-gangs-source-said = según cuentan jugadores
web-gangs-source-house = decisión nuestra
web-gangs-rule-goal = Reputación para ganar
web-gangs-rule-end = Al alcanzarla, la partida acaba
web-gangs-rule-end-immediate = al instante
web-gangs-rule-end-end-of-turn = al terminar el turno
web-gangs-rule-end-finish-round = al terminar la ronda
web-gangs-rule-tie = Empate
web-gangs-rule-tie-shared = victoria compartida
web-gangs-rule-tie-later-seat = gana quien juega después
web-gangs-rule-firefights = Tiroteos
web-gangs-rule-firefights-per-action = uno por acción
web-gangs-rule-firefights-per-turn = uno por turno
web-gangs-rule-feud = Con dos: Reputación por ganar un Tiroteo
web-gangs-rule-head-start = Algunos puestos empiezan con algo más
web-gangs-rule-head-start-true = sí
web-gangs-rule-head-start-false = no
web-gangs-rule-hideout-needs-presence = Una Base exige Presencia
web-gangs-rule-hideout-needs-presence-true = sí
web-gangs-rule-hideout-needs-presence-false = no
web-gangs-rule-recruit-at = Los reclutas llegan
web-gangs-rule-recruit-at-each-hideout = uno a cada Base
web-gangs-rule-recruit-at-any-hideout = a cualquier Base
web-gangs-rule-lost-edgerunner = Un Edgerunner perdido
web-gangs-rule-lost-edgerunner-deck = va bajo el mazo
web-gangs-rule-lost-edgerunner-reserve = queda en reserva
web-gangs-rule-lost-edgerunner-removed = desaparece
web-gangs-rule-netwatch = NetWatch mira
web-gangs-rule-netwatch-sum = la suma de ambos dados
web-gangs-rule-netwatch-each-die = cada dado por separado
web-gangs-rule-max-hired = Edgerunners a la vez
web-gangs-rule-level = Nivel (solitario)
web-gangs-rule-level-book = según el reglamento
web-gangs-rule-level-easy = fácil
web-gangs-rule-level-normal = normal
web-gangs-rule-level-hard = difícil
web-gangs-rule-level-nightmare = pesadilla
web-gangs-rule-johnny-tie = Johnny empatado en la Potencia más alta
web-gangs-rule-johnny-tie-spares = no mata a nadie
web-gangs-rule-johnny-tie-kills = mata a todos
web-gangs-rule-hideout-tokens = Las Bases salen del tablero de Banda
web-gangs-rule-hideout-tokens-choose = a tu elección
web-gangs-rule-hideout-tokens-left = desde la izquierda
web-gangs-continue = Continuar
web-gangs-playback = Repetir los pasos
web-gangs-now-in = { $where } ahora: { $list }
web-gangs-next-turn = { $n ->
        [0] El próximo turno es tuyo.
        [one] Antes de ti juega una Banda más.
       *[other] Antes de ti juegan { $n } Bandas más.
    }
web-gangs-more-steps = { $n ->
        [one] 1 paso más en este turno
       *[other] { $n } pasos más en este turno
    }
web-gangs-your-turn = { $n ->
        [one] Tu turno: 1 acción
       *[other] Tu turno: { $n } acciones
    }
web-gangs-to-my-turn = A mi turno
web-gangs-to-end = Al final
web-gangs-not-your-turn = no es tu turno
web-gangs-hint-table = Elige en la mesa
web-gangs-dear-reclaim = { $n ->
        [one] Recuperar, 1 disco sin usar
       *[other] Recuperar, { $n } discos sin usar
    }
web-gangs-again = Otra vez
web-gangs-first = Al primer paso

## The player aid

web-gangs-aid = Ayuda
web-gangs-aid-turn = Tu turno: 2 acciones, o Recuperar
web-gangs-aid-turn-solos = Los Mercs se mueven y luego pueden empezar 1 Tiroteo.
web-gangs-aid-turn-techies = Los Técnicos y Drones se mueven y luego aprovechan una Oportunidad (Negocio) o contratan (Fixer).
web-gangs-aid-turn-netrunners = Los Netrunners se mueven y sigue un Netrun.
web-gangs-aid-turn-hideout = Construir una Base: su Reputación es tuya al momento.
web-gangs-aid-turn-upgrade = Mejora: mira nuevas cartas de Combate y quédate con una.
web-gangs-aid-turn-wild = Comodín: cualquiera de las otras cinco, también una usada.
web-gangs-aid-turn-reclaim = Recuperar: todos los discos, recompensas y 1 recluta por Base.
web-gangs-aid-turn-undo = Deshacer retira tu último paso, mientras no se haya visto nada nuevo.
web-gangs-aid-map = En el mapa
web-gangs-aid-map-fixer = Fixer: permite contratar Edgerunners.
web-gangs-aid-map-business = Negocio: permite aprovechar Oportunidades.
web-gangs-aid-map-fortress = Fortaleza de datos: 1 Secreto corporativo en cada Netrun.
web-gangs-aid-map-drone = Dron: cuenta como unidad, no ocupa lugares y se pierde sin un humano.
web-gangs-aid-map-dominance = Distrito rayado: dominado. Una Base y más unidades que nadie: todas las recompensas.
web-gangs-aid-map-eddies = Los Eurodólares pagan Bases, mejoras y Edgerunners.
web-gangs-aid-map-contraband = El Contrabando paga Oportunidades.
web-gangs-aid-map-secret = Un Secreto corporativo vale por 1 de cualquiera.
web-gangs-aid-fight = Tiroteos y cartas
web-gangs-aid-fight-push = Expulsar: los Mercs de quien empieza pueden quitar lugares a otros.
web-gangs-aid-fight-choose = Elegir: todos los presentes eligen una carta en secreto.
web-gangs-aid-fight-reveal = Revelar: todas las cartas a la vez.
web-gangs-aid-fight-compare = Comparar: cartas y capacidades cambian la Potencia.
web-gangs-aid-fight-casualties = Bajas: todos menos la mayor Potencia pierden una unidad a su elección.
web-gangs-aid-fight-cred = { $feud ->
        [0] Reputación: cada carta tiene su condición.
       *[other] Reputación: cada carta tiene su condición; ganar a solas da { $feud } más.
    }
web-gangs-aid-fight-goal = { $goal } de Reputación inician el final.
web-gangs-aid-fight-hand = Las cartas usadas vuelven cuando la mano está vacía.
web-gangs-aid-tab-turn = Turno
web-gangs-aid-tab-map = Mapa
web-gangs-aid-tab-fight = Tiroteo
