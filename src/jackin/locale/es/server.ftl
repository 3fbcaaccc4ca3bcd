### Lo que dice la mesa en línea cuando algo no se puede hacer, y cuando algo ocurre en ella

serve-open = La mesa está abierta en { $address }
serve-no-port = No se puede usar { $host }, puerto { $port }: { $why }
serve-bad-url = { $place } no es una base de datos que se pueda usar aquí: { $why }
serve-bad-database = No se puede usar la base de datos { $place }: { $why }
serve-bad-folder = No se puede usar la carpeta de datos { $place }: { $why }
serve-second = Otro servidor ya usa { $place }. Detenlo primero o indica otra carpeta con --data.
serve-alone = Para varios procesos hace falta PostgreSQL (--database postgresql://...): { $place } es para uno solo.
serve-not-up = Un proceso del servidor no ha arrancado. El registro dice por qué.
play-open = La mesa está abierta en { $address } (termina con Ctrl+C)
backup-done = { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
  } en { $place }
restore-done = { $rows ->
    [one] { $rows } fila de { $place } está
   *[other] { $rows } filas de { $place } están
  } en la base de datos
restore-not-empty = { $place } no está vacía. Una copia de seguridad se restaura en una base de datos nueva.
restore-no-backup = { $place } no es una copia de seguridad de Jackin. { $why }
restore-broken = { $place } está dañado: se cortó o se cambió. No se ha restaurado nada.
restore-newer = { $place } lo escribió una versión más reciente: esta no conoce todo lo de { $why }.

## La entrada

server-no-client = El cliente del navegador aún no está construido. Ejecuta «make play» en la copia del proyecto, o «npm ci && npm run build» en su carpeta web.
server-no-game = Aquí no hay ningún juego { $game }.
server-no-language = No hay palabras en este idioma.
server-not-found = Aquí no hay nada.
server-not-understood = No se ha entendido el mensaje.
server-failed = Algo ha fallado aquí. No se ha perdido nada: vuelve a la mesa.
server-not-text = Los mensajes son texto, no bytes.
server-not-reading = Esta línea lleva demasiado tiempo sin escuchar. Vuelve a la mesa.
server-other-origin = Esta página no puede hablar con esta mesa.
server-other-host = Este servidor no responde a ese nombre.
server-cannot-keep = Ahora mismo no se ha podido guardar, así que no ha cambiado nada. Prueba de nuevo en un momento.
server-too-big = El mensaje es demasiado grande.
server-too-fast = Demasiados mensajes en poco tiempo. Espera un momento.

## Mesas

server-no-table = No hay ninguna mesa { $table }.
server-broken-table = La mesa { $table } no se puede seguir jugando con esta versión.
server-cannot-read = Ahora mismo no se pueden leer los registros de esta mesa. No ha cambiado nada; prueba de nuevo en un momento.
server-elsewhere = La mesa se está trasladando a otro servidor. Inténtalo de nuevo dentro de un momento.
server-old-rules = La mesa { $table } se jugó con otras reglas (versión { $rules }). Se muestra tal como quedó; no se puede seguir jugando.
server-old-journal = Esta partida se jugó con otras reglas (versión { $rules }); con las de hoy sería otra partida.
server-too-many-reports = Ya hay demasiados informes aquí. Gracias de todos modos.
server-not-listed = Esta mesa no está en la sala.
server-complained = Ya has denunciado esta mesa.
server-no-seat = No existe ese puesto: { $side }.
server-no-bot = Ningún bot se llama { $name }.
server-no-automa = Ningún autómata del otro bando se llama { $name }.
server-no-level = Este autómata no tiene el nivel { $level }.
server-no-behaviour = Este autómata no tiene la carta de comportamiento { $behaviour }.
server-corp-automa-only = Solo un autómata de Corporación tiene economía mejorada o clics que puedas cambiar.
server-no-card = El mazo tiene una carta que aquí no se conoce. { $detail }
server-deck-of-other-side = El mazo es del otro bando; aquí se sienta: { $who }.
server-deck-of-other-set = El mazo ({ $who }) necesita una colección que no se juega en esta mesa: { $set }.
server-no-set = Una mesa se juega con colecciones de cartas que estén aquí.
server-illegal-deck = { $n ->
        [one] El mazo incumple una regla de construcción.
       *[other] El mazo incumple { $n } reglas de construcción.
    }
server-no-decks = Este juego no tiene mazos.
server-no-content = Aquí no hay ningún contenido { $name }.
server-bad-gangs = Cada puesto necesita una Banda propia.
server-bad-settings = Una partida no puede empezar así. { $detail }
server-bad-journal = Esto no es el diario de una partida. { $detail }
server-illegal-journal = { $n ->
        [one] En este diario el mazo de { $who } incumple una regla de construcción.
       *[other] En este diario el mazo de { $who } incumple { $n } reglas de construcción.
    }
server-no-such-point = La partida no tiene ese punto.
server-no-replay = No existe esa repetición.
server-deal-known = Quien creó esta mesa sabe cómo están las cartas. Siéntate solo si es lo que quieres.
server-table-full = Todos los puestos de esta mesa están ocupados.
server-wrong-secret = Esta llave no abre ningún puesto de esta mesa.
server-not-yet = Eso tiene que esperar a que acabe la partida.
server-no-analysis = No hay análisis de esta partida.
server-no-spectators = Esta mesa no está abierta al público.

## En la mesa

server-hello-first = Una conexión empieza diciendo quién está.
server-hello-again = La mesa ya sabe quién está.
server-only-watching = El público solo mira.
server-not-begun = La partida no ha empezado.
server-not-playing = La partida ha acabado.
server-not-over = La partida no ha acabado.
server-stale = Esa pregunta ya no está abierta.
server-not-an-answer = Eso no responde a la pregunta.
server-nothing-to-take-back = No hay nada que deshacer.
server-asked-already = Eso ya se ha pedido.
server-no-offer = Nadie pide eso.
server-rematch-made = La revancha ya está en una mesa.
server-cannot-swap = El autómata conserva su bando.
server-not-gone = La otra persona no se ha ido.
server-no-such-run = Ahora no se puede hacer una incursión en { $server }.
server-no-chat = El chat de esta mesa está apagado.
server-took-back = { $name } ha deshecho una decisión.
server-took-back-seen = { $name } ha deshecho una decisión tras ver cartas ocultas.
server-bot-stuck = { $name } no ha encontrado una jugada. Se hace la más sencilla de las legales.

## Cómo puede acabar una partida en la mesa: motivos además de los de las reglas

win-concede = { the-side } gana: la otra persona se rinde.
    .you = Ganas: la otra persona se rinde.
win-time = { the-side } gana: a la otra persona se le acabó el tiempo.
    .you = Ganas: a la otra persona se le acabó el tiempo.
win-gone = { the-side } gana: la otra persona se ha ido.
    .you = Ganas: la otra persona se ha ido.

## Los clics de las cartas de un autómata, para el buscador de cartas

server-automa-reserve = Se guarda en reserva
server-automa-advance = Avanzar una carta
server-automa-behaviour = Seguir la carta de comportamiento
server-automa-credit = Ganar un crédito
server-automa-draw = Robar { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
server-automa-economy = Jugar una carta que da dinero
server-automa-grip = Usar una carta de la Empuñadura
server-automa-install-ice = Instalar hielo
server-automa-install-resource = Instalar del montón RE
server-automa-operation = Jugar una operación
server-automa-program = Instalar un programa o hardware
server-automa-purge = Purgar virus
server-automa-refill = Reponer la SC
server-automa-remove-tag = Retirar una marca
server-automa-resource = Usar un recurso o un evento
server-automa-run = Incursión
server-automa-stratagem = Instalar una estratagema
server-automa-trash-resource = Destruir un recurso
server-automa-use-ability = Usar una capacidad
server-automa-run-ability = Hacer una incursión con una capacidad
server-automa-use-asset = Usar una ventaja
server-no-lesson = No hay ninguna lección { $lesson }.
server-no-hint = La ayuda es solo para las lecciones y las partidas contra máquinas.

## Jugadores

server-bad-name = Ese nombre no se puede usar: de dos a 24 letras y cifras de una misma escritura.
server-name-taken = Ese nombre ya está ocupado.
server-wrong-phrase = El nombre y la frase de acceso no se corresponden.
server-phrase-is-name = La frase de acceso no debe contener el nombre.
server-not-signed-in = Aquí no hay ninguna sesión iniciada.
server-no-session = Esa sesión no existe.
server-no-player = No hay ningún jugador con ese nombre, o no muestra nada de sí.
server-passkey-wrong = La clave de acceso no se ha aceptado.
server-passkey-nowhere = Las claves de acceso necesitan una página segura con nombre propio, no una dirección en cifras.
server-no-passkey = Esa clave de acceso no existe.
server-passkeys-full = Una cuenta admite veinte claves de acceso. Quita una antes.
server-busy = Demasiadas personas están iniciando sesión ahora mismo. Inténtalo dentro de un momento.
server-cannot-rate = Una partida puntuada es para dos personas con la sesión iniciada y un reparto justo.
server-cannot-explain = Un bot solo se explica donde nadie más que máquinas juega contra ti.
server-rated-guest = Esta mesa es puntuada: inicia sesión para sentarte.
server-rated = Esta mesa es puntuada. Siéntate solo si eso es lo que quieres.
server-own-table = Ya estás sentado a esta mesa.
server-rated-no-bot = En una partida puntuada ningún bot ocupa el puesto de nadie.
server-blocked = Uno de vosotros no quiere jugar con el otro.
server-nobody-to-block = Ahí no hay nadie a quien bloquear: solo se puede con jugadores con cuenta.
server-too-many-decks = Hay sitio para { $n } mazos.
server-too-many-blocks = Hay sitio para { $n } jugadores bloqueados.
