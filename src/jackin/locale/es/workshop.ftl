### The workshop: where owners of printed components type them in.

web-nav-workshop = Taller
workshop = Taller
workshop-how = Escribe lo que pone en tus propias cartas: colecciones de contenido de Gangs of Night City y paquetes para el Autómata. Empieza con una copia de lo nuestro y cámbiala carta por carta; de cada error se dice en qué campo está.
workshop-mine = Tus obras
workshop-none = Nada todavía.
workshop-ready = Lista para jugar
workshop-new = Empezar una obra nueva
workshop-what = Qué es
workshop-kind-gangs = Contenido de Gangs
workshop-kind-automa = Paquete de Autómata
workshop-kind-corp = Paquete de Autómata, Corporación
workshop-kind-runner = Paquete de Autómata, Runner
workshop-name = Nombre
workshop-name-example = Mi caja
workshop-folder = Su carpeta se llama «{ $name }».
workshop-from = Partir de
workshop-model-house = El contenido de la casa
workshop-model-pack = { $title } ({ $side })
workshop-begin-empty = sin mejoras, Oportunidades ni Edgerunners
workshop-begin-one = solo con una carta de ejemplo
workshop-begin = Empezar
workshop-where = Todo queda en la carpeta de datos de este equipo: { $folder }. No se sube nada.
workshop-closed-title = El taller está cerrado aquí
workshop-closed-why = Otras personas pueden llegar a este servidor, y quien llega podría cambiar los archivos de su equipo. Abre Jackin en tu propio equipo (jackin play), o pide a quien lo administra que abra el taller con «jackin serve --workshop».
workshop-make-own = Crear lo tuyo

## On the bench

workshop-rename = Cambiar el nombre o borrar
workshop-rename-do = Cambiar el nombre
workshop-delete = Borrar esta obra
workshop-delete-sure = ¿Borrar todos sus archivos?
workshop-kept = guardado
workshop-keeping = guardando…
workshop-not-kept = sin guardar
workshop-stale = Estos archivos han cambiado en otro sitio desde que los abriste. Lo último que escribiste no está guardado.
workshop-reload = Cargarlos otra vez
workshop-again = Intentarlo otra vez
workshop-undo = Deshacer
workshop-import = Importar
workshop-import-how = Archivos TOML de esta obra, o un archivo comprimido con ellos. Verás lo que cambiaría antes de que cambie.
workshop-import-files = Elegir archivos
workshop-import-folder = Elegir una carpeta
workshop-import-none = Ninguno de estos es un archivo de una obra así.
workshop-import-changes = { $n ->
        [0] No cambiaría nada
        [one] Un cambio
       *[other] { $n } cambios
    }
workshop-import-take = Aplicarlos
workshop-change-new = nueva
workshop-change-changed = cambiada
workshop-change-gone = desaparece
workshop-cancel = Dejarlo
workshop-export = Exportar
workshop-play = Jugar con ella
workshop-play-not = { $n ->
        [one] Antes hay que corregir un error.
       *[other] Antes hay que corregir { $n } errores.
    }
workshop-parts = Partes del taller
workshop-tab-decks = Mazos
workshop-tab-form = Formulario
workshop-tab-preview = Carta
workshop-tab-mistakes = Errores
workshop-decks = Mazos
workshop-typed = { $n } de { $of }
workshop-ours = { $n }, nuestras
workshop-wrong = tiene un error
workshop-fine = escrita por ti
workshop-nameless = N.º { $n }
workshop-add-card = Añadir una carta
workshop-nth = { $n } de { $of }
workshop-before = La anterior
workshop-after = La siguiente
workshop-duplicate = Duplicar
workshop-move-up = Subir
workshop-move-down = Bajar
workshop-remove = Borrar
workshop-remove-sure = ¿Borrar esta carta?
workshop-unreadable = El archivo { $file } no se puede leer. Corrige primero su texto: la lista de errores dice dónde.
workshop-empty = Aquí no hay nada todavía.
workshop-preview = Cómo se lee
workshop-preview-none = Esta parte no tiene carta.
workshop-preview-how = El texto se compone de los datos: lo que lees es lo que hace el juego.
workshop-preview-orders = Las órdenes se leen de arriba abajo; la segunda parte vale cuando la primera no se puede cumplir.
workshop-unsaid = Esto no se puede leer todavía.
workshop-click-missing = Falta el clic { $n }
workshop-mistakes = Errores
workshop-mistakes-count = { $n ->
        [0] sin errores
        [one] un error
       *[other] { $n } errores
    }
workshop-no-mistakes = Sin errores: se puede jugar.
workshop-toml = En TOML
workshop-toml-read = Leer este texto
workshop-toml-drop = Olvidar el cambio

## Fields

workshop-choose = elegir…
workshop-filter = escribe para buscar una palabra
workshop-closed = { $n } de { $of } palabras; aquí no cabe otra cosa
workshop-less = Menos: { $name }
workshop-more = Más: { $name }
workshop-unknown = «?»: su Potencia se fija al revelarla
workshop-out = Quitar: { $name }
workshop-add = Añadir: { $name }
workshop-up = Subir: { $name }
workshop-yes = sí
workshop-no = no
workshop-for-each = por cada…
workshop-just-number = solo un número
workshop-scopes = Entre qué servidores
workshop-test-bare = un servidor no tiene hielo
workshop-test-any = una de estas
workshop-test-all = todas estas
workshop-test-not = no

## Decks

workshop-deck-set = Nombre
workshop-deck-gangs = Bandas
workshop-deck-districts = Distritos
workshop-deck-starters = Cartas iniciales
workshop-deck-upgrades = Mejoras
workshop-deck-opportunities = Oportunidades
workshop-deck-edgerunners = Edgerunners
workshop-deck-levels = Profundidades de la Red
workshop-deck-spaces = Casillas de la Red
workshop-deck-stories = Historias
workshop-deck-johnny = Johnny
workshop-deck-actions = Cartas de Acción de Banda
workshop-deck-difficulty = Niveles (solitario)
workshop-deck-setup = Preparación y reglas
workshop-deck-pack = Paquete y ajustes
workshop-deck-cards = Cartas de IA
workshop-deck-behaviours = Cartas de comportamiento

## Names of fields

workshop-field-id = Identificador
workshop-field-name = Nombre
workshop-field-title = Título
workshop-field-text = Texto
workshop-field-kind = Clase
workshop-field-firepower = Potencia
workshop-field-cred = Reputación
workshop-field-ability = Capacidad
workshop-field-type = tipo
workshop-field-cost = coste
workshop-field-needs = Requisito
workshop-field-reward = Recompensa
workshop-field-unit = unidad
workshop-field-price = Precio
workshop-field-moves = Movimiento
workshop-field-alone = Cuando juegas en solitario
workshop-field-colour = Color
workshop-field-district = Distrito
workshop-field-hideouts = Bases
workshop-field-adjacent = Distritos adyacentes
workshop-field-rewards = Recompensas
workshop-field-pois = Puntos de Interés
workshop-field-small = 1 a 3 jugadores
workshop-field-large = 4 jugadores
workshop-field-story = Historia
workshop-field-slot = Espacio
workshop-field-branch = Rama
workshop-field-epilogue = Epílogo
workshop-field-risk = Riesgo de profundidad
workshop-field-do = efecto
workshop-field-rules = regla
workshop-field-level = Profundidad
workshop-field-goal = Meta
workshop-field-deck = Cartas de Distrito al azar
workshop-field-johnny = Johnny
workshop-field-draw = Cartas de Combate que roba
workshop-field-gang = Solo está la Banda
workshop-field-priority = Orden de las clases
workshop-field-districts = Cartas de Distrito al azar
workshop-field-absent = No estás
workshop-field-techie = Técnico sin pagar
workshop-field-netrunner = El Netrunner te hace retroceder
workshop-field-win = Gana un Tiroteo
workshop-field-full = Nadie a quien reclutar
workshop-field-special = Capacidad especial
workshop-field-start = Reputación al empezar
workshop-field-lead = Reputación de más con la que empieza Johnny
workshop-field-rival = Banda rival
workshop-field-hunts = Distritos que roba Johnny
workshop-field-seats = Asiento
workshop-field-settings = Reglas
workshop-field-copies = Copias
workshop-field-levels = Niveles
workshop-field-factions = Facciones
workshop-field-click = Clic
workshop-field-bottom = Clics sobrantes
workshop-field-side_a = Cara A
workshop-field-side_b = Cara B
workshop-field-stratagems = Estratagemas
workshop-field-params = Ajustes
workshop-field-if = condición
workshop-field-else = si no
workshop-field-then = en su lugar
workshop-field-go = incursión
workshop-field-to = carta
workshop-field-n = número
workshop-field-who = quién
workshop-field-whose = de quién
workshop-field-what = qué
workshop-field-poi = lugar
workshop-field-parts = parte
workshop-field-part = condición
workshop-field-base = base
workshop-field-times = veces
workshop-field-least = al menos
workshop-field-most = como mucho
workshop-field-of = para
workshop-field-market = mercado
workshop-field-at = dónde
workshop-field-want = clase
workshop-field-clicks = clics
workshop-field-letter = letra
workshop-field-link = límite de enlace
workshop-field-trash = límite de destrucción
workshop-field-rows = fila
workshop-field-use = filas de la incursión
workshop-field-expendable = prescindible
workshop-field-reserve = reservado para
workshop-field-count = cuenta

## The vocabulary of Gangs: conditions

workshop-is-all = todas estas
workshop-is-any = una de estas
workshop-is-not = no es así
workshop-is-presence = tienes Presencia
workshop-is-dominance = tienes Dominio
workshop-is-control = controlas un Punto de Interés
workshop-is-owns = tienes Oportunidades
workshop-is-won = solo tú tienes la Potencia más alta
workshop-is-tied = empatas con la más alta
workshop-is-lost = tu Potencia no es la más alta
workshop-is-started = iniciaste el Tiroteo
workshop-is-killed = los rivales perdieron unidades
workshop-is-lost-unit = perdiste una unidad
workshop-is-bearer-here = este Edgerunner participa
workshop-is-leading = nadie tiene más Reputación
workshop-is-trailing = nadie tiene menos Reputación
workshop-is-at-least = hay al menos
workshop-is-at-most = hay como mucho

## What is counted

workshop-count-units = unidades
workshop-count-hideouts = Bases
workshop-count-pois = Puntos de Interés que controlas
workshop-count-opportunities = Oportunidades que tienes
workshop-count-edgerunners = Edgerunners en juego
workshop-count-presence = Distritos con tu Presencia
workshop-count-dominance = Distritos con tu Dominio
workshop-count-participants = Bandas en el Tiroteo
workshop-count-killed = unidades que perdieron los rivales
workshop-count-lost = unidades que perdiste
workshop-count-firepower = tu Potencia
workshop-count-lead = tu ventaja de Potencia
workshop-count-hand = cartas de Combate en tu mano
workshop-count-discard = cartas de Combate en tu descarte
workshop-count-resource = un recurso que tienes
workshop-count-street-cred = tu Reputación
workshop-count-net = casillas detrás de ti en la Red
workshop-count-tokens = fichas en tu tablero de Banda
workshop-count-avengers = piezas caídas que tienen los rivales

## Effects

workshop-do-gain = ganar
workshop-do-lose = perder
workshop-do-take = quitar a alguien
workshop-do-choose = una de estas
workshop-do-all = cada una de estas
workshop-do-may = puedes
workshop-do-firepower = cambiar la Potencia
workshop-do-set-firepower = tu Potencia es
workshop-do-no-casualty = pierdes menos unidades
workshop-do-casualty = alguien pierde más unidades
workshop-do-pass-casualty = un rival pierde por ti
workshop-do-silence = ignorar sus cartas
workshop-do-keep = recuperar esta carta
workshop-do-regain = cartas de tu descarte
workshop-do-upgrade = mejorar gratis
workshop-do-disc = devolver discos
workshop-do-convert = convertir una unidad
workshop-do-drone = construir Drones
workshop-do-recruit = reclutar
workshop-do-move = mover tus unidades
workshop-do-push = empujar una unidad rival
workshop-do-lose-unit = perder unidades
workshop-do-hideout = construir gratis una Base
workshop-do-advance = avanzar en la Red
workshop-do-retreat = retroceder en la Red
workshop-do-reserve = apartar una Oportunidad
workshop-do-refresh = cartas nuevas para un mercado
workshop-do-token = fichas en tu tablero de Banda
workshop-do-avenge = vengar tus piezas caídas

## Rules

workshop-rule-cost = cambio de un precio
workshop-rule-depth-risk = cambio del Riesgo de profundidad
workshop-rule-net-reach = cambio del alcance en la Red
workshop-rule-data-fortress = cambio de lo que dan las Fortalezas de datos
workshop-rule-rewards = todas las recompensas solo con Presencia
workshop-rule-no-requirement = Oportunidades sin requisito
workshop-rule-reserve = Oportunidades que puedes tener apartadas
workshop-rule-vengeance = las unidades perdidas van a un rival
workshop-rule-actions = cambio de tus acciones
workshop-rule-goal = Reputación con la que acaba la partida
workshop-rule-closed = ninguna unidad puede entrar
workshop-of-hideout = Bases
workshop-of-upgrade = mejoras
workshop-of-opportunity = Oportunidades
workshop-of-edgerunner = Edgerunners
workshop-market-opportunities = Oportunidades
workshop-market-edgerunners = Edgerunners

## When a Story goes on, when a Specialist moves

workshop-trigger-street-cred = alguien tiene Reputación
workshop-trigger-condition = alguien cumple una condición
workshop-trigger-hideouts = se construyeron Bases
workshop-trigger-opportunities = se aprovecharon Oportunidades
workshop-trigger-firefights = hubo Tiroteos
workshop-trigger-upgrades = se tomaron mejoras
workshop-trigger-turns = se jugaron turnos
workshop-moves-occupied = cuando otra unidad ocupa un lugar
workshop-moves-activated = con una clase de unidades
workshop-moves-activate-end = al final de tu turno de Activación
workshop-moves-reclaim-end = al final de tu turno de Recuperación
workshop-moves-never = nunca

## Rules of a set that may be set otherwise

workshop-field-actions = Acciones en un turno de Activación
workshop-field-hideout_cost = Una Base cuesta
workshop-field-hideout_resource = Una Base se paga en
workshop-field-upgrade_cost = Una mejora cuesta
workshop-field-upgrade_resource = Una mejora se paga en
workshop-field-firefight_needs_opponent = Un Tiroteo necesita un rival
workshop-field-hired_at = Los Edgerunners contratados llegan
workshop-field-recruit_into_poi = Los reclutas pueden ocupar un lugar
workshop-field-empty_deck = Un mazo vacío
workshop-field-first_opportunity = La primera Oportunidad es
workshop-field-effect_order = Primero en un paso del Tiroteo
workshop-field-opportunities = Oportunidades boca arriba
workshop-field-edgerunners = Edgerunners boca arriba
workshop-field-rounds = Rondas (0: sin límite)
workshop-setting-hired-at-fixer = en un Fixer que controlas
workshop-setting-hired-at-hideout = en una Base
workshop-setting-hired-at-anywhere = en cualquier sitio
workshop-setting-empty-deck-empty = queda vacío
workshop-setting-empty-deck-discards = se rehace con los descartes
workshop-setting-first-opportunity-oldest = la más antigua
workshop-setting-first-opportunity-leftmost = la de la izquierda
workshop-setting-effect-order-starter = quien lo inició
workshop-setting-effect-order-active = quien tiene el turno

## Orders of an Automa

workshop-order-refill = rellenar la SC
workshop-order-advance = avanzar
workshop-order-install_resource = instalar un recurso
workshop-order-install_ice = instalar hielo
workshop-order-operation = jugar una operación
workshop-order-stratagem = jugar una estratagema
workshop-order-credit = ganar créditos
workshop-order-use_asset = usar la mejor ventaja
workshop-order-purge = purgar los contadores de virus
workshop-order-trash_resource = destruir un recurso del Runner
workshop-order-behaviour = seguir la carta de comportamiento
workshop-order-run = incursión
workshop-order-economy = jugar de EC
workshop-order-program = instalar de PRO
workshop-order-resource = jugar de RE
workshop-order-draw = robar
workshop-order-remove_tag = retirar una marca
workshop-order-use_ability = usar la mejor capacidad
workshop-order-run_ability = hacer una incursión con una capacidad
workshop-order-grip = jugar de la Empuñadura
workshop-order-reserve = reservado para algo
workshop-want-any = cualquiera
workshop-want-tag = marcas
workshop-want-damage = daño
workshop-want-trash = destrucción
workshop-want-tempo = velocidad

## Settings of a pack

workshop-field-mandatory_draw = Robo al empezar el turno
workshop-field-refill_mode = Un relleno
workshop-field-recycle_played_ops = Las operaciones jugadas vuelven a OP
workshop-field-agenda_archives_guard = Los planes no van a los Archivos
workshop-field-asset_rez = Las ventajas se ejecutan
workshop-field-rez_reserve = Créditos que guarda al ejecutar ventajas
workshop-field-ice_install_cost = Instalar hielo cuesta
workshop-field-swap_unaffordable_ice = Cambia el hielo que no puede pagar
workshop-field-reposition_ice = Recoloca el hielo
workshop-field-max_remotes = Remotos como máximo (0: sin límite)
workshop-field-stratagem_look = Estratagemas que mira
workshop-field-human_override = Puedes sustituir un clic
workshop-field-hq_peek = El Runner espía la SC
workshop-field-feasibility = Las incursiones se juzgan por
workshop-field-ec_recycle = EC se vuelve a usar
workshop-field-last_resort = Un clic perdido
workshop-field-runner_look = Cartas que mira
workshop-param-mandatory-draw-none = ninguno
workshop-param-mandatory-draw-refill = un relleno gratis
workshop-param-refill-mode-single = es una carta
workshop-param-refill-mode-fill = llena la SC
workshop-param-agenda-archives-guard-always = siempre
workshop-param-agenda-archives-guard-own = solo por efectos propios
workshop-param-asset-rez-window = en una ventana
workshop-param-asset-rez-reveal_only = solo al revelarse
workshop-param-feasibility-known_ice = el hielo que conoce
workshop-param-feasibility-off = nada
workshop-param-last-resort-none = no da nada
workshop-param-last-resort-credit = da 1 crédito

## What cannot be done

server-no-workshop = El taller está cerrado aquí, porque otras personas pueden llegar a este servidor.
server-work-unknown = No hay ninguna obra llamada { $name }.
server-work-bad-name = Un nombre lleva letras minúsculas, cifras y guiones.
server-work-ours = { $name } es el nombre de una obra nuestra. Elige otro.
server-work-taken = Ya hay una carpeta llamada { $name }. Elige otro nombre.
server-work-full = Ya hay { $n } obras. Borra una primero.
server-work-changed-elsewhere = { $name } ha cambiado mientras tanto en otro sitio.
server-work-too-big = Esto es demasiado grande: una obra tiene como mucho { $n } kB, y ningún texto, número ni lista sin medida.
server-work-no-file = Una obra así no tiene ningún archivo { $name }.
server-work-bad-archive = Esto no es un archivo comprimido con los archivos de una obra así.
server-work-no-disk = No se pueden escribir los archivos: { $why }
