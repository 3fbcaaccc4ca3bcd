# La mesa en el navegador. Los botones son verbos; los precios van al lado como iconos.
# $card es un título, $name un jugador, $who un bando, $where un servidor, $n un número.

## La página

web-table-loading = Se está poniendo la mesa.
web-table-where = Netrunner · mesa { $table }
web-table-spectating = Estás mirando
web-table-rules = Reglas
web-table-menu = Menú de la mesa
web-table-you = Tú
web-table-seat = { $who }: { $name }
web-table-seat-gone = ausente ahora
web-table-sheets = Hojas
web-table-servers = Servidores
web-table-more-servers = Más servidores
web-table-timing = Orden
web-table-dock = Tu decisión
web-table-log = Registro
web-table-log-empty = Empieza la partida.
web-table-log-news = { $n ->
    [one] { $n } línea nueva
   *[other] { $n } líneas nuevas
}

## Puestos y lugares

web-table-credits = { $n ->
        [one] 1 crédito
       *[other] { $n } créditos
    }
web-table-clicks-left = { $n ->
        [0] no quedan clics
        [one] queda 1 clic
       *[other] quedan { $n } clics
    }
web-table-points = { $n } de { $most } puntos de plan
web-table-bad-publicity = Mala publicidad
web-table-tags = Marcas
web-table-memory = Memoria
web-table-link = Enlace
web-table-brain = Daño cerebral
web-table-known-hand = Visto en la mano
web-table-hand = { $hand }, { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
web-table-hand-count = Cartas en la mano
web-table-hand-empty = No tienes cartas en la mano.
web-table-hand-hidden = { $n ->
        [one] 1 carta en la mano
       *[other] { $n } cartas en la mano
    }
web-table-rig = Equipo de { $name }
web-table-pile = { $pile }, { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
web-table-pile-empty = Aún no hay nada.
web-table-cards = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
web-table-lane-run = incursión
web-table-lane-down = { $n } ocultas
web-table-root-hidden = Carta boca abajo { $n } en { $where }
web-table-ice-rezzed = { $title }, hielo { $n } de { $where }
web-table-ice-unrezzed = { $title }, suspendido, hielo { $n } de { $where }
web-table-no-ice = Ningún hielo protege este servidor.
web-table-no-root = No hay nada en este servidor.
web-table-strength = fuerza { $n }
web-table-counter = { $n } { $kind ->
        [advancement] de avance
        [virus] de virus
        [power] de poder
        [agenda] de plan
       *[credit] créditos
    }
web-table-short-hq = SC
web-table-short-rd = I+D
web-table-short-archives = Arch
web-table-short-remote = S{ $n }

## El hilo

web-table-whose-turn = { $who }, turno { $n }
web-table-before-turns = Preparación
web-table-you-act = Actúas tú
web-table-they-act = Actúa { $name }
web-table-over = Fin de la partida
web-table-wire-begin = Inicio
web-table-wire-draw = Robo
web-table-wire-action = Acción { $n } / { $most }
web-table-wire-discard = Descarte
web-table-wire-end = Final
web-table-wire-run-start = 1 Inicio
web-table-wire-run-approach = 2 Aproximación
web-table-wire-run-break = 3.1 Romper
web-table-wire-run-resolve = 3.2 Resolver
web-table-wire-run-pass = 4 Superar
web-table-wire-run-server = 5 Servidor
web-table-wire-run-success = Éxito
web-table-wire-run-access = Acceso
web-table-wire-run-end = 6 Final
web-table-step-corp-start = Empieza el turno de la Corporación
web-table-step-corp-opening = Oportunidad al empezar el turno de la Corporación
web-table-step-corp-draw = La Corporación roba
web-table-step-corp-first = Oportunidad antes de la primera acción de la Corporación
web-table-step-corp-action = Acción de la Corporación
web-table-step-corp-after = Oportunidad tras una acción de la Corporación
web-table-step-corp-discard = La Corporación descarta
web-table-step-corp-last = Oportunidad tras el descarte de la Corporación
web-table-step-corp-end = Acaba el turno de la Corporación
web-table-step-runner-start = Empieza el turno del Runner
web-table-step-runner-opening = Oportunidad al empezar el turno del Runner
web-table-step-runner-begin = Comienzo del turno del Runner
web-table-step-runner-first = Oportunidad antes de la primera acción del Runner
web-table-step-runner-action = Acción del Runner
web-table-step-runner-after = Oportunidad tras una acción del Runner
web-table-step-runner-discard = El Runner descarta
web-table-step-runner-last = Oportunidad tras el descarte del Runner
web-table-step-runner-end = Acaba el turno del Runner
web-table-step-run-start = Empieza la incursión
web-table-step-run-approach = Aproximación al hielo: oportunidad
web-table-step-run-jack-out = Desenchufarse o continuar
web-table-step-run-rez = Aproximación al hielo: ejecutar
web-table-step-run-break = Enfrentamiento: romper subrutinas
web-table-step-run-resolve = Enfrentamiento: se resuelven subrutinas
web-table-step-run-pass = Hielo superado
web-table-step-run-server = Aproximación al servidor: oportunidad
web-table-step-run-server-jack-out = Desenchufarse o aproximarse al servidor
web-table-step-run-last = Última oportunidad antes del éxito
web-table-step-run-success = La incursión tiene éxito
web-table-step-run-access = Acceso
web-table-step-run-end = Acaba la incursión
web-table-pin-hint = Haz clic para parar aquí o no.
web-table-tick-hint = Haz clic: lo que ha pasado solo aquí.

## Paradas

web-table-stop = Detenerse
web-table-stops = Paradas
web-table-board = Mesa
web-table-stop-always = Siempre
web-table-stop-act = Si importa
web-table-stop-pins = En marcas
web-table-stop-always-how = Cada oportunidad pregunta, aunque solo puedas pasar.
web-table-stop-act-how = Lo que ahora no sirve de nada pasa solo: oportunidades vacías, órdenes y pagos que dan igual.
web-table-stop-pins-how = Las oportunidades siguen de largo salvo en un paso del hilo o una carta que hayas marcado. Los enfrentamientos, los planes por puntuar y el hielo al que te aproximas siguen preguntando.
web-table-pin-card = Parar en esta carta
web-table-unpin-card = No parar en esta carta

## La pregunta

web-table-your-move = Decides tú.
web-table-enter = Intro: { $what }.
web-table-space = Espacio: { $what }.
web-table-ask-action = Tu acción.
web-table-ask-break = Rompe { $card } o deja que se resuelva.
web-table-ask-cannot-break = { $card }: nada aquí puede romperlo.
web-table-ask-rez = ¿Ejecutas { $card }?
web-table-ask-score = ¿Puntúas { $card }?
web-table-ask-trash = ¿Destruyes { $card }?
web-table-ask-steal = Has encontrado { $card }.
web-table-ask-seen = Ves { $card }.
web-table-ask-discard = Descarta { $n ->
        [one] 1 carta.
       *[other] { $n } cartas.
    }
web-table-note-waiting = Se te preguntará cuando te toque.
web-table-note-action = Una carta, un servidor o una acción básica.
web-table-note-plan = { $known ->
        [yes] Con { $cards }.
       *[no] Con clics.
    } Te quedan { $left }{ -credit } o más.
web-table-note-clicks = clics
web-table-note-after = { $now }{ -credit } ahora, { $after } después.
web-table-note-left = { $n ->
        [one] Queda 1 carta a la que acceder.
       *[other] Quedan { $n } cartas a las que acceder.
    }
web-table-note-nothing = Aquí solo se puede continuar.
web-table-note-pay = Primero van los créditos con menos usos. Cámbialo si quieres.
web-table-note-order = Ambos esperan ahora. Tú eliges el orden.
web-table-note-trace = El Runner tiene enlace { $link } y { $credits }{ -credit }.
web-table-note-link = Tu enlace es { $link }: { $n }{ -credit } lo frenan. Un empate frena el rastreo.
web-table-note-link-enough = Tu enlace es { $link }: eso ya lo frena.
web-table-note-link-short = Tu enlace es { $link } contra { $trace }: no puedes pagar lo suficiente.

## Las tres casillas

web-table-passed = Ha pasado solo: { $step }
web-table-stop-here = Parar aquí la próxima vez
web-table-stops-here = Se para aquí
web-table-passed-back = Volver ahí
web-table-passing = Se pasa por ti
web-table-wait = Esperar
web-table-keep-in-hand = Dejarla en la mano
web-table-undo = Deshacer
web-table-undo-no = No hay nada que deshacer
web-table-undo-free = Deshacer
web-table-undo-ask = Pedir deshacer
web-table-undo-ask-seen = Pedir deshacer (se han visto cartas ocultas)
web-table-no-line = Sin conexión
web-table-decides = Decide { $name }
web-table-slot-waiting = No te toca
web-table-slot-pass = Pasar
web-table-slot-done = Listo
web-table-slot-continue = Continuar
web-table-slot-leave = Dejarla
web-table-slot-mulligan = Cambiar mano
web-table-slot-decline = Dejarlo
web-table-slot-no = No
web-table-slot-nothing-found = No encontrar nada
web-table-slot-automa-as-printed = Como está impreso
web-table-slot-must = Debes elegir
web-table-slot-take = Aceptarlo
web-table-slot-no-rez = Dejarlo
web-table-slot-let-resolve = { $n ->
        [one] Dejar resolver 1
       *[other] Dejar resolver { $n }
    }
web-table-slot-pay-nothing = No pagar
web-table-slot-none = Ninguno
web-table-slot-break-all = Romper todas
web-table-slot-order = Este orden
web-table-slot-pay = Pagar
web-table-slot-number = Elegir { $n }
web-table-slot-nothing = Nada que hacer
web-table-slot-option = Hacerlo
web-table-slot-choose = Elegir
web-table-slot-use = Usar { $card }
web-table-slot-choose-action = Elige una acción
web-table-slot-pick-discard = Descartar { $n } de { $most }
web-table-slot-pick-forfeit = Renunciar
web-table-slot-pick-trash-cost = Destruir
web-table-slot-pick-overload = Destruir
web-table-dear-resolve = { $n } podrían hacerte expirar. ¿De nuevo?
web-table-dear-forfeit = Se pierde para siempre. ¿De nuevo?
web-table-dear-concede = Pierdes la partida. ¿De nuevo?
web-table-break-all-aria = Romper las { $n } subrutinas por { $credits } créditos{ $clicks ->
        [0] {""}
       *[other] {" "}y { $clicks } clics
    }
web-table-break-one-aria = Romper la subrutina { $n }{ $known ->
        [yes] {" "}con { $card }
       *[no] {""}
    } por { $credits } créditos{ $clicks ->
        [0] {""}
       *[other] {" "}y { $clicks } clics
    }

## Verbos en una carta

web-table-do-use = { $ability }
web-table-do-prevent = { $ability }
web-table-do-install = Instalar
web-table-do-play = Jugar
web-table-do-advance = Avanzar
web-table-do-rez = Ejecutar
web-table-do-score = Puntuar
web-table-do-trash = Destruir
web-table-do-trash-resource = Destruirlo
web-table-do-run = Incursión
web-table-do-access = Acceder
web-table-do-discard = Descartar
web-table-do-forfeit = Renunciar
web-table-do-steal = Robar
web-table-do-find = Tomarla
web-table-do-pick = Elegirla
web-table-do-on = Instalar en ella
web-table-do-at = Instalar aquí
web-table-do-instead = Usar en su lugar
web-table-do-trash-by = Destruir con { $card }
web-table-do-remove-by = Retirar con { $card }
web-table-do-draw = Robar 1
web-table-do-jack-out = Desenchufarse
web-table-do-keep = Quedarse

## Acciones básicas

web-table-basic = Acciones básicas
web-table-basic-credit = Ganar 1
web-table-basic-draw = Robar 1
web-table-basic-run = Incursión…
web-table-basic-remove-tag = Quitar marca
web-table-basic-advance = Avanzar…
web-table-basic-purge = Purgar
web-table-basic-now = { $n ->
        [one] Queda 1 clic.
       *[other] Quedan { $n } clics.
    }
web-table-basic-after-run = Tras la incursión. { $n ->
        [one] Queda 1 clic.
       *[other] Quedan { $n } clics.
    }
web-table-basic-later = Cuando toque una acción. { $n ->
        [one] Queda 1 clic.
       *[other] Quedan { $n } clics.
    }
web-table-basic-not-your-turn = En tu propio turno.

## Momentos

web-table-your-turn = Tu turno
web-table-turn-hint-runner = Haz clic en una carta de tu Empuñadura para jugarla o instalarla, en un servidor para una incursión, o en una acción básica. Cada acción gasta un clic.
web-table-turn-hint-corp = Haz clic en una carta de la SC para jugarla o instalarla, en una carta de la mesa para avanzarla, o en una acción básica. Las cartas se pueden arrastrar a un servidor.
web-table-opening-hand = Mano inicial
web-table-mulligan-hint = Quédate estas cartas, o barájalas una sola vez y roba otras tantas.
web-table-discard-hint = Elige en tu mano lo que se va. Un segundo clic recupera la carta.
web-table-run-on = Incursión: { $where }
web-table-choose = Elige
web-table-moment-install-where = ¿Dónde se instala?
web-table-moment-trash-first = Antes de instalar
web-table-moment-forfeit = Renuncia
web-table-moment-window = Oportunidad
web-table-moment-instead = Acceso, o en su lugar
web-table-moment-access = Acceso
web-table-moment-decide = Decide
web-table-moment-discard = Descarte
web-table-encounter = Enfrentamiento · hielo { $n } de { $most }
web-table-encounter-plain = Enfrentamiento
web-table-subroutines = { $n ->
        [one] 1 subrutina
       *[other] { $n } subrutinas
    }
web-table-means-click = Clic
web-table-break = Romper
web-table-break-with = { $known ->
        [yes] Con { $cards }
       *[no] Con clics
    }
web-table-other-ways = Otras formas
web-table-against = { $mine } contra { $theirs }
web-table-no-breaker = Ningún rompehielos instalado puede romper ahora este hielo.
web-table-access = Acceso
web-table-trace = Rastreo
web-table-trace-hits = { $trace } contra { $link }: así, el rastreo tiene éxito.
web-table-trace-stops = { $trace } contra { $link }: así, el rastreo falla. Un empate falla.
web-table-how-many = ¿Cuántos?
web-table-less = Menos
web-table-more = Más
web-table-less-from = Menos de { $name }
web-table-more-from = Más de { $name }
web-table-number = Número
web-table-quick-nothing = { $n }: nada
web-table-quick-take = { $n }: aceptarlo
web-table-quick-stop = { $n }: frenarlo
web-table-quick-beat = { $n }: superar el enlace
web-table-quick-all = { $n }: todo
web-table-quick-some = { $n }
web-table-payment = Pagar { $n }
web-table-pay-pool = Reserva de créditos
web-table-pay-purse = Mala publicidad
web-table-pay-left = { $now } ahora, { $after } después
web-table-pay-total = Total
web-table-threat-net = { $n } de daño de red
web-table-threat-meat = { $n } de daño físico
web-table-threat-brain = { $n } de daño cerebral
web-table-threat-tags = { $n ->
        [one] 1 marca
       *[other] { $n } marcas
    }
web-table-prevent = Antes de que ocurra
web-table-prevent-grip = Las cartas perdidas se toman al azar de tu Empuñadura; tienes { $n }.
web-table-approach = Aproximación
web-table-approach-at = { $where } · hielo { $n } de { $most }
web-table-breaker-at = { $card } con { $n }
web-table-runner-has = { $known ->
        [yes] El Runner tiene { $tools }, { $credits }{ -credit } y { $clicks ->
            [one] 1 clic
           *[other] { $clicks } clics
        }.
       *[no] El Runner no tiene rompehielos; tiene { $credits }{ -credit } y { $clicks ->
            [one] 1 clic
           *[other] { $clicks } clics
        }.
    }
web-table-order = Al mismo tiempo
web-table-effects = { $n } efectos
web-table-order-always = Siempre en este orden, en esta partida
web-table-order-move = { $n }: { $card }. Pulsa para moverla.
web-table-search = Búsqueda
web-table-filter = Filtrar por título
web-table-waiting = Decide { $name }. Se te volverá a preguntar si ocurre algo.
web-table-waiting-table = Un momento.

## Autómatas

web-table-automa = Autómata
web-table-automa-card = Carta de IA
web-table-automa-last = Última carta de IA
web-table-automa-none = ninguna revelada
web-table-automa-left = Quedan { $n } cartas de IA
web-table-automa-pile-ice-pile = ICE
web-table-automa-pile-op-pile = OP
web-table-automa-pile-re-pile = RE
web-table-automa-pile-es-pile = ES
web-table-automa-pile-pro-pile = PRO
web-table-automa-pile-ec-pile = EC
web-table-automa-leftover = Disponibles
web-table-automa-behaviour = Comportamiento

## Por qué, y de dónde salen los números

web-table-why-not = ¿Por qué no?
web-table-why = Ahora no: { $why }.
web-table-why-usable = Se puede usar ahora: haz clic en ella.
web-table-why-nothing = Ahora mismo no tiene nada que hacer.
web-table-read = Leer
web-table-printed = { $n } impreso
web-table-number-strength = Fuerza { $n }
web-table-number-cost = Coste { $n }
web-table-number-requirement = Avance { $n }
web-table-number-points = Puntos de plan { $n }
web-table-number-memory = Memoria { $n }
web-table-source-run = esta incursión
web-table-source-encounter = este enfrentamiento
web-table-source-turn = este turno
web-table-source-advancement = avance
web-table-source-virus = contadores de virus
web-table-source-power = contadores de poder

## Entre personas

web-table-chat-empty = Nadie ha dicho nada todavía.
web-table-chat-say = Di algo
web-table-chat-send = Enviar
web-table-offer = El otro puesto pide
web-table-offer-undo = { $name } pide deshacer una decisión.
web-table-offer-undo-seen = { $name } pide deshacer una decisión. Desde entonces se han visto cartas ocultas.
web-table-offer-rematch = { $name } pide la revancha.
web-table-offer-swap = { $name } pide la revancha con los bandos cambiados.
web-table-offered = Pedido. Esperando la respuesta.
web-table-settled-yes = De acuerdo: la decisión se deshace.
web-table-settled-no = Rechazado.
web-table-agree = Aceptar
web-table-decline = Rechazar
web-table-gone = { $name } ha perdido la conexión, { $time }.
web-table-gone-how = El sitio se guarda. Pasados { $n } minutos puedes dejar que siga un bot o reclamar la partida.
web-table-claim-bot = Que siga un bot
web-table-claim-win = Reclamar la victoria
web-table-cover = Cede la pantalla
web-table-cover-how = Ahora solo mira: { $who }. Las cartas se muestran al abrir.
web-table-cover-open = Abrir mi lado

## Menú y resultado

web-table-concede = Rendirse
web-table-rematch = Revancha
web-table-swap = Cambiar bandos
web-table-rematch-asked = Revancha pedida.
web-table-replay = Ver la repetición
web-table-journal = Guardar el diario
web-table-no-journal = El diario se puede guardar cuando acabe la partida.
web-table-share = Copiar el enlace para mirar
web-table-link-copied = Enlace copiado.
web-table-watching = { $n ->
        [0] No mira nadie.
        [one] Mira 1 persona.
       *[other] Miran { $n } personas.
    }
web-table-report = Informar de un fallo
web-table-report-what = ¿Qué ha pasado y qué debería haber pasado?
web-table-report-how = Se adjunta el diario de esta partida.
web-table-report-send = Enviar el informe
web-table-report-failed = No se ha podido archivar el informe. Prueba de nuevo en un momento.
web-table-reported = Archivado como { $number }. Gracias.
web-table-you-win = Has ganado
web-table-you-lose = Has perdido
web-table-won-by = Gana: { $who }
web-table-rounds = { $n ->
        [one] 1 ronda
       *[other] { $n } rondas
    }
web-table-look = Mirar la mesa
web-table-aside = Apartadas
web-table-playing = En juego ahora
web-table-in-effect = En vigor
web-table-ask-may = { $card }: ¿quieres usarla?
web-table-trace-if-hits = Éxito
web-table-trace-if-stops = Fracaso
web-table-trace-nothing = No ocurre nada.

web-advice-ask = ¿Qué haría Leyenda?
web-advice = La respuesta de Leyenda: { $what }
web-advice-wait = Leyenda está pensando…
web-advice-none = Leyenda no tiene consejo aquí.
web-advice-do = Hacerlo
web-reasons = Por qué lo hizo { $who }
web-reasons-line = { $n } %, con un margen de { $error }, en { $worlds } mundos
