# La mesa en la terminal.

## El tablero

board-points = { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
board-credits = { $n }{ -credit }
board-clicks = { $n }{ -click }
board-hq = SC { $n }/{ $most }
board-rd = I+D { $n }
board-archives = Archivos { $n }
board-archives-facedown = Archivos { $n } + { $facedown } boca abajo
board-bad-publicity = { $n } de mala publicidad
board-grip = Empuñadura { $n }/{ $most }
board-stack = Montón { $n }
board-heap = Pila { $n }
board-memory = { -mu } { $n }/{ $most }
board-link = enlace { $n }
board-tags = { $n ->
        [one] 1 marca
       *[other] { $n } marcas
    }
board-brain = { $n } de daño cerebral
board-scored = Puntuado: { $cards }
board-stolen = Robado: { $cards }
board-programs = Programas
board-hardware = Hardware
board-resources = Recursos
board-facedown-row = Boca abajo
board-empty-rig = Aún no hay nada instalado.
board-on = en { $card }
board-turn = { $who }, turno { $n }
board-hand-corp = Tu SC
board-hand-runner = Tu Empuñadura
board-ability = capacidad { $n }
board-encounter = Enfrentamiento con { $card }, fuerza { $n }
board-broken = rota
board-resolved = resuelta
board-facedown = boca abajo
board-facedown-card = carta boca abajo
board-unrezzed-ice = hielo suspendido
board-ice = hielo
board-card = carta
board-counter-advancement = { $n }▲
board-counter-credit = { $n }{ -credit }
board-counter-virus = { $n } virus
board-counter-power = { $n } poder
board-counter-agenda = { $n } plan

## Hablar con el jugador

play-waiting = Juegas como { $who }. Bot: { $bot }. Semilla: { $seed }.
play-keys = número = responder · Intro = { $pass } · u deshacer · ? CARTA por qué no · l registro · h teclas
play-keys-only = número = responder · u deshacer · ? CARTA por qué no · l registro · h teclas
play-help =
    NÚMERO    dar esta respuesta
    Intro     pasar, continuar o dejarlo, cuando sea una respuesta posible
    u         deshacer: volver a tu decisión anterior
    s FICHERO guardar la partida
    ? CARTA   leer una carta y por qué no se puede usar ahora: ? 12 para #12, o un título
    r REGLA   leer una regla, por ejemplo r RUN-2.3
    w         por qué lo hizo el bot: su motivo y sus mejores líneas (con --explain, o al acabar la partida)
    l         el registro completo, con las reglas que hay detrás
    p         las pilas de descarte: Archivos y la Pila
    h         estas teclas
    q         salir
play-no-answer = { $given } no es una de las respuestas: de { $first } a { $last }, o h para ver las teclas.
play-no-pass = Aquí no se puede pasar: responde de { $first } a { $last }.
play-nothing-to-undo = No hay nada que deshacer.
play-undone = Deshecho.
play-saved = Guardada en { $file }. Verla de nuevo: jackin replay { $file }. Seguir jugando: jackin play --text --resume { $file }
play-save-where = ¿Dónde la guardo? s FICHERO
play-not-saved = No se ha guardado: { $why }
play-no-card = Ninguna carta se llama { $given }.
play-can-use = Se puede usar ahora.
play-why = Ahora no: { $why }.
play-no-rule = Ninguna regla se llama { $given }.
play-quit = Partida abandonada en la respuesta { $n }.
play-over = Fin de la partida
play-result = { $winner ->
        [you] Has ganado.
        [bot] Has perdido.
       *[nobody] No gana nadie.
    }
play-after = s FICHERO guarda la partida para jackin replay · u deshacer · Intro sale
play-again = La misma baraja otra vez: jackin play --text --seed { $seed } --side { $side } --corp-deck { $corp } --runner-deck { $runner } --bot { $bot }

## Repeticiones

replay-deal-fair = Reparto limpio: el secreto coincide con su compromiso y, con lo que añadieron los jugadores, da la semilla.
replay-deal-none = esta partida no tiene un reparto verificable: su semilla se eligió o la hizo una sola máquina
replay-deal-wrong = el reparto no fue limpio: { $what } no coincide
replay-at = Tras { $n } de { $count } respuestas.
replay-asked = Decide: { $who }.
replay-keys = Intro siguiente · b atrás · número saltar · q salir

## Análisis

play-no-reason = No tiene nada que decir de su última jugada.
play-reason-later = Solo con --explain o al acabar la partida: el motivo revela cartas ocultas.
play-reason-line = { $n } % ± { $error }, mundos: { $worlds }
analyse-none = nadie puede calcular las probabilidades de esta partida
analyse-mistake = Turno { $turn }, { $who }, tras { $n } respuestas:
analyse-cost = { $n } de cada 100 victorias perdidas, con un margen de { $error }
analyse-fine = { $who }: decisiones en las que nada era claramente mejor: { $fine } de { $n }.
analyse-accuracy = { $who }: precisión del { $n } % donde importaba.
