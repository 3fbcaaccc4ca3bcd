# Words of the game: sides, kinds of cards, places, counters, and the glossary.
# Names (side, type, faction, subtype, zone, server) begin with a capital; words for use in a sentence do not.

## Sides

side-corp = Corporación
side-runner = Runner

## Card types

type-identity = Identidad
type-event = Evento
type-hardware = Hardware
type-program = Programa
type-resource = Recurso
type-agenda = Plan
type-asset = Ventaja
type-upgrade = Mejora
type-ice = Hielo
type-operation = Operación

## Factions

faction-anarch = Anarquistas
faction-criminal = Delincuentes
faction-shaper = Moldeadores
faction-apex = Apex
faction-neutral-runner = Neutral
faction-haas-bioroid = Haas-Bioroid
faction-jinteki = Jinteki
faction-nbn = NBN
faction-weyland = Weyland Consortium
faction-neutral-corp = Neutral

## Subtypes

subtype-advertisement = Anuncio
subtype-ai = IA
subtype-alliance = Alianza
subtype-ambush = Emboscada
subtype-ap = AP
subtype-barrier = Barrera
subtype-bioroid = Bioroide
subtype-black-ops = Operaciones ilegales
subtype-caissa = Caïssa
subtype-chip = Chip
subtype-clone = Clon
subtype-cloud = Nube
subtype-code-gate = Puerta de código
subtype-condition = Condición
subtype-connection = Contacto
subtype-console = Consola
subtype-corp = Corporación
subtype-current = Corriente
subtype-cyborg = Cíborg
subtype-daemon = Daemon
subtype-decoder = Descodificador
subtype-deflector = Deflector
subtype-destroyer = Destructor
subtype-division = División
subtype-double = Doble
subtype-executive = Ejecutivo
subtype-expansion = Expansión
subtype-facility = Complejo
subtype-fracter = Fractor
subtype-g-mod = Mod-g
subtype-gear = Equipo
subtype-government = Gobierno
subtype-gray-ops = Operaciones clandestinas
subtype-hostile = Hostil
subtype-icebreaker = Rompehielos
subtype-illicit = Ilícito
subtype-initiative = Iniciativa
subtype-job = Golpe
subtype-killer = Asesino
subtype-link = Enlace
subtype-location = Ubicación
subtype-megacorp = Megacorporación
subtype-mod = Mod
subtype-morph = Metamórfico
subtype-mythic = Mítico
subtype-natural = Natural
subtype-next = NEXT
subtype-observer = Observador
subtype-priority = Prioridad
subtype-psi = Psi
subtype-public = Público
subtype-region = Región
subtype-remote = Remoto
subtype-research = Investigación
subtype-ritzy = De lujo
subtype-run = Incursión
subtype-sabotage = Sabotaje
subtype-security = Seguridad
subtype-seedy = Sórdido
subtype-sentry = Centinela
subtype-stealth = Sigilo
subtype-sysop = Sysop
subtype-tracer = Rastreador
subtype-transaction = Transacción
subtype-trap = Trampa
subtype-unorthodox = Heterodoxo
subtype-virtual = Virtual
subtype-virus = Virus
subtype-weapon = Arma

## Zones: the short name as on the cards; the full name in .long

zone-hq = SC
    .long = Sede central
zone-rd = I+D
    .long = Investigación y Desarrollo
zone-archives = Archivos
zone-grip = Empuñadura
zone-stack = Montón
zone-heap = Pila
zone-rig = Equipo
zone-corp-score = Zona de puntuación de la Corporación
zone-runner-score = Zona de puntuación del Runner
zone-removed = Fuera de la partida

## Servers

server-hq = SC
server-rd = I+D
server-archives = Archivos
server-remote = Servidor { $n }
server-new = Nuevo servidor

## Counters and tokens

counter-advancement = ficha de avance
counter-agenda = contador de plan
counter-power = contador de poder
counter-virus = contador de virus
counter-credit = crédito

## Damage

damage-net = daño de red
damage-meat = daño físico
damage-brain = daño cerebral

## Glossary: players and cards

term-corp = Corp
term-corporation = Corporación
term-runner = Runner
term-identity = identidad
term-agenda = plan
term-agenda-point = punto de plan
term-asset = ventaja
term-upgrade = mejora
term-operation = operación
term-ice = hielo
term-barrier = barrera
term-sentry = centinela
term-code-gate = puerta de código
term-trap = trampa
term-event = evento
term-hardware = hardware
term-console = consola
term-program = programa
term-icebreaker = rompehielos
term-resource = recurso
term-subtype = subtipo
term-region = región
term-unique = única
term-faction = facción
term-neutral = neutral
term-influence = influencia
term-influence-limit = límite de influencia
term-minimum-deck-size = tamaño de mazo mínimo

## Glossary: values and tokens

term-subroutine = subrutina
term-strength = fuerza
term-click = clic
term-credit = crédito
term-credit-pool = reserva de créditos
term-bank = banco
term-recurring-credit = crédito recurrente
term-memory-unit = unidad de memoria
term-memory-cost = coste de memoria
term-memory-limit = límite de memoria
term-link = enlace
term-link-strength = fuerza de enlace
term-trace = rastreo
term-trace-strength = fuerza de rastreo
term-tag = marca
term-tagged = marcado
term-bad-publicity = mala publicidad
term-meat-damage = daño físico
term-net-damage = daño de red
term-brain-damage = daño cerebral
term-flatlined = expirado
term-advancement-token = ficha de avance
term-advancement-requirement = requisito de avance
term-virus-counter = contador de virus
term-power-counter = contador de poder
term-agenda-counter = contador de plan

## Glossary: places

term-hq = SC
term-rd = I+D
term-archives = Archivos
term-grip = Empuñadura
term-stack = Montón
term-heap = Pila
term-rig = Equipo
term-root = raíz
term-server = servidor
term-central-server = servidor central
term-remote-server = servidor remoto
term-attacked-server = servidor atacado
term-protecting = proteger
term-outermost = más exterior
term-innermost = más interior
term-score-area = zona de puntuación
term-maximum-hand-size = tamaño de mano máximo

## Glossary: verbs and states

term-mulligan = cambio de mano
term-draw = robar
term-steal = robar
term-score = puntuar
term-advance = avanzar
term-install = instalar
term-install-cost = coste de instalación
term-play = jugar
term-play-cost = coste de juego
term-rez = ejecutar
term-rez-cost = coste de ejecución
term-rezzed = ejecutada
term-unrezzed = suspendida
term-derez = suspender
term-trash = destruir
term-trash-cost = coste de destrucción
term-discard = descartar
term-expose = exponer
term-reveal = revelar
term-forfeit = renunciar
term-purge = purgar
term-host = anfitrión
term-hosted = alojada
term-faceup = boca arriba
term-facedown = boca abajo
term-active = activa
term-inactive = inactiva
term-prevent = prevenir
term-avoid = evitar

## Glossary: runs

term-run = incursión
term-approach = aproximarse
term-encounter = enfrentamiento
term-break = romper
term-pass = superar
term-bypass = superar
term-jack-out = desenchufarse
term-access = acceder
term-successful = con éxito
term-unsuccessful = sin éxito

## Glossary: timing and abilities

term-action = acción
term-draw-phase = fase de Robo
term-action-phase = fase de Acción
term-discard-phase = fase de Descarte
term-constant-ability = capacidad constante
term-triggered-ability = capacidad activada
term-paid-ability = capacidad con coste
term-conditional-ability = capacidad condicional
term-trigger-cost = coste de activación
term-trigger-condition = condición de activación
term-paid-ability-window = oportunidad de actuar
term-timing-structure = orden de resolución
term-additional-cost = coste adicional
term-simultaneous-effects = efectos simultáneos
term-uninstall = desinstalar
term-swap = intercambiar
term-replacement-effect = efecto de sustitución
term-nested-cost = coste anidado
term-chain-reaction = reacción en cadena
term-batch-effect = efecto en lote
term-converting-cards = convertir cartas
term-infinite-loop = bucle infinito
term-ordinal-events = sucesos ordinales

## Sets of cards

set-core = Caja básica
set-genesis = Génesis
set-creation-and-control = Creación y Control
set-spin = Spin
set-honor-and-profit = Honor y Beneficio
set-guide = Cartas de la guía
