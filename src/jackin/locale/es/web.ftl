# Las palabras propias del navegador: inicio, ajustes, reglas, repeticiones y cuando algo va mal.

## En todas partes

web-nav = Principal
web-nav-play = Jugar
web-nav-decks = Mazos
web-nav-cards = Cartas
web-nav-rules = Reglas
web-nav-replays = Repeticiones
web-language = Idioma
web-sound = Sonido
web-volume = Volumen
web-settings = Ajustes
web-close = Cerrar
web-copy = Copiar
web-copied = Copiado
web-on = Sí
web-off = No
web-no-page = No hay nada en esta dirección.
web-back-to-start = Volver al inicio
web-try-again = Reintentar
web-try-now = Probar ya

## Ajustes

web-motion = Movimiento
web-motion-system = Como el sistema
web-motion-full = Todo
web-motion-less = Menos
web-stops = Oportunidades de actuar
web-stops-always = Parar siempre
web-stops-act = Si importa
web-stops-pins = En mis marcas
web-stops-always-how = Cada oportunidad te espera, aunque solo puedas pasar.
web-stops-act-how = Lo que ahora no sirve de nada pasa solo: oportunidades vacías, órdenes y pagos que dan igual.
web-stops-pins-how = Las oportunidades pasan solas, salvo en los pasos y cartas que hayas marcado.
web-chat = Chat
web-name = Tu nombre
web-name-none = Sin nombre

## Teclas de la mesa

web-keys = Teclas
web-keys-act = actuar: la casilla derecha
web-keys-pass = pasar: la casilla central
web-keys-undo = deshacer
web-keys-jack-out = desenchufarse, ahora o en la próxima ocasión
web-keys-arrows = mantenida: todo lo ocurrido, con flechas
web-keys-targets = al siguiente objetivo legal; con Mayús, al anterior
web-keys-move = entre servidores, hielos, filas y cartas
web-keys-option = la opción o subrutina de ese número
web-keys-read = leer la carta señalada
web-keys-why-not = ¿por qué no?
web-keys-grip = tu mano
web-keys-gangs-move = entre Distritos, unidades y cartas
web-keys-gangs-option = la respuesta de ese número
web-keys-gangs-hand = tus cartas de Combate
web-keys-gangs-aid = la ayuda
web-keys-beats = adelante y atrás por lo ocurrido
web-keys-log = el registro
web-keys-chat = chat
web-keys-close = cerrar o anular lo elegido
web-keys-help = estas teclas
web-keys-sound = sonido sí o no
web-cap-enter = Intro
web-cap-space = Espacio
web-cap-backspace = Retroceso
web-cap-tab = Tab
web-cap-arrows = Flechas
web-cap-esc = Esc

## Página de inicio

web-start = Empieza una partida
web-game = Juego
web-opponent = Rival
web-deck = Mazo
web-netrunner = Netrunner
web-netrunner-how = 485 cartas, 2 puestos, unos 40 minutos
web-gangs = Gangs of Night City
web-gangs-how = De 1 a 4 puestos, contenido propio (no oficial)
web-gangs-later = Aún no en esta mesa.
web-side = Tu bando
web-side-runner = Runner
web-side-corp = Corp
web-side-either = Da igual
web-resume = Sigue o aprende
web-go-on = { $name ->
        [none] Sigue tu partida
       *[other] Sigue contra { $name }
    }
web-go-on-hot-seat = Sigue en esta pantalla
web-go-on-guided = Sigue la partida guiada
web-go-on-waiting = Tu mesa { $table }
web-turn-yours = { $turn ->
        [0] Antes del primer turno
       *[other] Turno { $turn }
    }, decides tú.
web-turn-theirs = { $turn ->
        [0] Antes del primer turno
       *[other] Turno { $turn }
    }, decide { $name }.
web-waiting-friend = Esperando a la otra persona.
web-continue = Continuar
web-more-games = { $n ->
        [one] 1 partida más
       *[other] { $n } partidas más
    }
web-first-time = ¿Es tu primera vez?
web-first-time-how = Lecciones cortas en la mesa de verdad
web-show-me = Enséñame
web-automa = Autómata
web-automa-how = Juega con su propio mazo de órdenes.
web-automa-pack = Qué autómata
web-automa-dash = va deprisa y empuja uno o dos servidores.
web-automa-wedge = construye una fortaleza y puntúa en ella, despacio y a la vista.
web-automa-veekay = corre y engaña con servidores nuevos.
web-automa-alva = tiene paciencia y pone trampas.
web-automa-exa = caza: marcas, daño y nunca mucho dinero.
web-automa-runner = trabaja por turnos: dinero, programas, incursiones.
web-automa-own = es un autómata tuyo.
web-automa-if-corp = Si te toca la Corporación: { $name }.
web-automa-behaviour = Carta de comportamiento
web-automa-economy = Economía mejorada: empieza con { $n }{ -credit }
web-automa-override = Un clic por turno puede gastarse mejor: tú decides (esas partidas no cuentan)
web-automa-ours = Las cartas de IA de este paquete son un diseño propio de Jackin. Quien tenga los paquetes impresos puede copiarlos: jackin automa new.
web-automa-theirs = Este paquete es tuyo.
web-level = Nivel
web-level-easy = Fácil
web-level-standard = Estándar
web-level-normal = Normal
web-level-hard = Difícil
web-level-easy-how = Deja pasar ocasiones y ahorra tarde: bueno para aprender.
web-level-standard-how = Conoce su plan y te hace pagar cada turno perdido.
web-level-normal-how = Trabaja sin pausa y corre cuando puede pagarlo.
web-level-hard-how = No desperdicia nada. Cuenta con una carrera o una cacería desde el primer turno.
web-bot = Bot
web-bot-how = Juega con una mano, como tú.
web-bot-random = Aleatorio
web-bot-random-how = hace cualquier cosa legal.
web-bot-greedy = Codicioso
web-bot-greedy-how = toma lo que ahora parece mejor.
web-bot-rookie = Novato
web-bot-rookie-how = responde al instante y se descuida a menudo.
web-bot-street = Callejero
web-bot-street-how = piensa por adelantado, pero no mucho.
web-bot-pro = Profesional
web-bot-pro-how = sopesa muchas maneras de seguir antes de actuar.
web-bot-legend = Leyenda
web-bot-legend-how = piensa hasta su próximo turno.
web-explains = El bot se explica
web-explains-how = Para practicar: después de cada jugada dice por qué, y en qué más pensó. Así ves sus cartas ocultas.
web-style = Estilo
web-style-none = Como venga
web-style-none-how = Sin estilo propio: lo que gane.
web-style-rush = Prisa
web-style-rush-how = instala planes pronto y los avanza antes de que estés a punto.
web-style-fortress = Fortaleza
web-style-fortress-how = levanta muros de hielo antes que nada.
web-style-shell = Trilero
web-style-shell-how = abre muchos servidores: la mitad de lo que hay es cebo.
web-style-raider = Asaltante
web-style-raider-how = hace incursiones en cuanto hay algo que ver.
web-style-builder = Constructor
web-style-builder-how = coloca primero programas y hardware, y luego viene a por todo.
web-style-fixer = Conseguidor
web-style-fixer-how = vive de contactos y favores, y rara vez anda sin dinero.
web-friend = Otra persona
web-friend-how = Recibes un enlace para enviar.
web-hot-seat = Dos en esta pantalla
web-hot-seat-how = En un mismo dispositivo: las manos se tapan entre turnos.
web-options = Opciones
web-sets = Cartas
web-sets-all = Todas
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-minutes = { $n } min
web-clock-how = Para toda la partida; cada turno suma 30 segundos a ambos relojes.
web-spectators = Quién puede mirar
web-spectators-none = Nadie
web-spectators-public = Solo lo público
web-spectators-delayed = Público, con retraso
web-spectators-public-how = Quien tiene el enlace ve la mesa, pero no las manos.
web-spectators-none-how = El enlace es solo para tu rival.
web-spectators-delayed-how = Quien tiene el enlace ve la mesa con dos turnos de retraso, pero no las manos.
web-deck-starter = inicial
web-deck-house = nuestro
web-deck-own = tuyo
web-deck-cards = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
web-more-decks = Nuestros mazos
web-fewer-decks = Menos mazos
web-no-name = Mazo sin nombre
web-opponents-deck = Mazo del rival
web-runners-deck = Mazo del Runner
web-corps-deck = Mazo de la Corp
web-friends-deck = La otra persona trae su mazo.
web-summary = { $side } contra { $opponent } con { $deck }
web-summary-friend = otra persona
web-summary-either = Cualquier bando contra { $opponent }
web-summary-hot-seat = { $runner } contra { $corp }, en esta pantalla
web-play = Jugar
web-make-table = Abrir la mesa
web-with-level = { $name }, { $level }
web-making = Preparando

## Una mesa que espera

web-table = Mesa { $table }
web-send-link = Envía este enlace a tu rival
web-link = Enlace a la mesa
web-link-local = { $host } solo vale en esta máquina: nadie más puede abrir ese enlace. Inicia Jackin con --host 0.0.0.0, ábrelo con el nombre o la dirección de esta máquina en tu red y envía ese enlace.
web-you-are = Juegas como { $side }.
web-starts-by-itself = La partida empieza en cuanto se ocupe el otro puesto.
web-leave-table = Dejar la mesa
web-invited = { $name } te invita a una partida
web-invited-side = Jugarías como { $side }.
web-terms = Las condiciones de la mesa
web-terms-clock = { $minutes } min para toda la partida, { $seconds } s más con cada turno
web-terms-no-clock = Sin reloj
web-deal = Reparto
web-deal-random = Barajado por la mesa.
web-deal-fair = Limpio: ni la mesa ni un jugador pueden elegirlo, y se puede comprobar tras la partida.
web-deal-chosen = Quien creó esta mesa eligió la semilla y sabe cómo están las cartas.
web-deal-continued = La partida continúa otra, y quien creó esta mesa sabe cómo están las cartas.
web-terms-agree = Lo sé, y me siento de todos modos.
web-deal-checked = Reparto limpio, comprobado:
web-deal-broken = El reparto no coincide con su compromiso:
web-sit-down = Sentarse
web-watch = Mirar
web-table-full = Los dos puestos están ocupados y nadie puede mirar.
web-no-table = No hay ninguna mesa { $table }.

## Cuando algo va mal

web-failure = Algo ha ido mal.
web-failure-safe = Las partidas se guardan en la mesa: no se pierde nada.
web-copy-report = Copiar informe
web-fault-no-line = No hay conexión con la mesa.
web-line-lost = Se ha perdido la conexión.
web-line-trying = Intentando volver, { $time }.
web-line-back = La conexión ha vuelto.
web-no-longer = Eso ya no era posible.

## Reglas

web-rules-search = Buscar en las reglas
web-rules-hint = Un número como RUN-2, o palabras
web-rules-found = { $n ->
        [0] Ninguna regla tiene esas palabras.
        [one] 1 regla
       *[other] { $n } reglas
    }
web-rules-contents = Índice
web-rules-books = Libros
web-rules-open = Abrir en las reglas
web-rule-unknown = Ninguna regla tiene el número { $id }.

## Repeticiones

web-replays = Repeticiones
web-replays-running = En curso
web-replays-finished = Acabadas
web-replays-none = Aún no hay partidas. Aquí se guarda cada partida que juegas, para verla o para seguir desde ella.
web-replays-import = Abrir un diario
web-replays-drop = o suelta uno en esta página
web-replays-bad = Esto no es un diario de Jackin: { $detail }
web-replays-watch = Ver de nuevo
web-replays-forget = Olvidar
web-against = { $side } contra { $name }
web-won = Ganada
web-lost = Perdida
web-won-by = Gana: { $who }
web-reason-agendas = por planes
web-reason-flatline = el Runner expiró
web-reason-decked = I+D se agotó
web-reason-concede = por rendición
web-reason-clock = por tiempo
web-reason-gone = el otro puesto quedó vacío
web-turns = { $n ->
        [0] preparación
        [one] 1 turno
       *[other] { $n } turnos
    }
web-replay = Repetición
web-replay-at = { $n } de { $length }
web-replay-turn = { $who }, turno { $n }
web-replay-setup = Preparación
web-replay-first = Primera posición
web-replay-back = Un paso atrás
web-replay-on = Un paso adelante
web-replay-last = Última posición
web-replay-turn-back = Un turno atrás
web-replay-turn-on = Un turno adelante
web-replay-play = Ver
web-replay-pause = Pausa
web-replay-speed = Velocidad
web-replay-seat = Visto por
web-replay-share = Guardar en fichero
web-replay-go-on = Seguir desde aquí
web-replay-go-on-how = En esta posición empieza una partida nueva. La antigua queda como está.
web-replay-begin = Empezar
web-replay-keys = Flechas: paso; Mayús+flechas: turno; Espacio: ver.
web-analysis = Probabilidad de victoria
web-analysis-chance = { $who } gana en { $n } de cada 100
web-analysis-end = El final
web-analysis-again = Inténtalo otra vez aquí
web-analysis-tell = ¿Qué era mejor?
web-analysis-cost = { $n } de cada 100 victorias perdidas, con un margen de { $error }
web-analysis-how = Se juzga por lo que se podía saber entonces, jugando en repartos imaginados. También puede señalarse un plan que el juez no entiende.
