# La escena: lo que ocurre, en pocas palabras.

## Titulares de la placa

stage-installs-ice = Instala hielo en { $where }
stage-installs-root = Instala en { $where }
stage-installs-facedown = Instala boca abajo
stage-installs = Instala { $card }
stage-installs-on = Instala { $card }
stage-hosts = Aloja { $card }
stage-advances = Avanza en { $where }
stage-places-advancement = Fichas de avance
stage-plays = Juega { $card }
stage-uses = Usa { $card }
stage-rezzes = Ejecuta { $card }
stage-derezzes = { $card }: suspendida
stage-exposes = Expuesta: { $card }
stage-reveals = Revela { $card }
stage-turned-faceup = { $card }, boca arriba
stage-turned-facedown = { $card }, boca abajo
stage-searches = Busca con { $card }
stage-arranges = Ordena { $n } cartas
stage-swaps = Intercambia dos cartas
stage-runs = Incursión: { $where }
stage-approaches = Se acerca a { $card }
stage-protected = { $n ->
        [0] Ningún hielo lo protege.
        [one] 1 hielo lo protege.
       *[other] { $n } hielos lo protegen.
    }
stage-subroutine = { $card }: subrutina { $n }
stage-moved-outermost = Vuelta al hielo exterior
stage-run-ended = Incursión interrumpida
stage-jacks-out = Se desenchufa
stage-archives = { server-archives }: { $n } cartas
stage-accesses = Accede a { $card }
stage-trashed = { $card }: destruida
stage-removed = { $card } sale de la partida
stage-steals = Roba { $card }
stage-scores = Puntúa { $card }
stage-forfeits = Renuncia a { $card }
stage-converted = { $card } ya es un plan
stage-links = Enlace { $n }
stage-traces = Rastreo { $n }
stage-trace-succeeds = El rastreo tiene éxito
stage-trace-fails = El rastreo fracasa
stage-psi-spends = { $same ->
        [yes] Psi: lo mismo
       *[no] Psi: distinto
    }
stage-takes-tags = { $n ->
        [one] 1 marca
       *[other] { $n } marcas
    }
stage-loses-tags = { $n ->
        [one] 1 marca menos
       *[other] { $n } marcas menos
    }
stage-removes-tag = Se quita una marca
stage-bad-publicity = Mala publicidad: { $n }
stage-suffers-net = { $n } de daño de red
stage-suffers-meat = { $n } de daño físico
stage-suffers-brain = { $n } de daño cerebral
stage-prevents = Prevenido con { $card }
stage-discards = Descarta { $card }
stage-purges = Purga los virus
stage-hunts = Va a por { $card }
stage-automa-reveals = { $title }
stage-draws = Roba { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
stage-takes-credit = Toma créditos
stage-gains = Gana créditos
stage-pays = Paga
stage-win-agendas = Siete puntos
stage-win-flatline = Expirado
stage-win-decked = I+D está vacío
stage-win-stack-empty = El Montón está vacío

## Panel, cinta, resumen y ajustes

stage-next = Siguiente
stage-count = { $n } de { $most }
stage-go-on = Continuar
stage-result = Resultado
stage-skip = { $n ->
        [one] Saltar
       *[other] Saltar { $n }
    }
stage-back = Atrás
stage-again = Verlo todo otra vez
stage-pause = Pausa
stage-resume = Reanudar
stage-playing-you = Tu propia jugada.
stage-playing = Juega { $name }.
stage-then-you = { $about ->
    [turn] Después: tu acción.
    [encounter] Después se te pregunta si rompes el hielo.
    [access] Después se te pregunta por la carta a la que accedes.
    [rez] Después se te pregunta si ejecutas.
    [trace] Después se te pregunta cuánto gastas en el rastreo.
    [number] Después se te pide un número.
    [pay] Después se te pregunta cómo pagas.
    [order] Después se te pregunta por el orden.
    [harm] Después se te pregunta si lo evitas.
    [discard] Después se te pregunta qué descartas.
    [mulligan] Después: tu mano inicial.
   *[choice] Después te toca elegir.
  }
stage-hint = Un clic acaba este paso, Espacio los salta todos y mantener pulsado pausa.
stage-hint-held = Sin prisa: nada sigue sin ti.
stage-clock = El reloj corre.
stage-click = clic { $n } de { $most }
stage-recap = { $name }: desde tu última decisión
stage-since = Desde tu última decisión
stage-more = { $n } más
stage-to-come = { $n ->
        [one] Falta 1 paso
       *[other] Faltan { $n } pasos
    }
stage-speed = Velocidad de la escena
stage-speed-step = Pasos
stage-speed-slow = Lenta
stage-speed-normal = Normal
stage-speed-fast = Rápida
stage-speed-once = De golpe
stage-waits = Esperarme en
stage-waits-harm = Daños y planes
stage-waits-agendas = Solo planes
stage-waits-never = Nunca
stage-new = nueva
stage-rezzed = ejecutada
stage-new-down = Nuevas, boca abajo
stage-face-down = Boca abajo: no sabes cuál.
stage-random = Al azar entre { $n }.
stage-tie = El empate lo gana el Runner.
stage-why = Por qué
stage-enter = Intro: continuar.
stage-your-move = Te toca
stage-turn-no = turno { $n }

## Fichas del resumen

chip-installs-ice = hielo en { $where }
chip-installs-root = carta en { $where }
chip-installs-facedown = boca abajo
chip-advances = { $where }
chip-runs = a { $where }
