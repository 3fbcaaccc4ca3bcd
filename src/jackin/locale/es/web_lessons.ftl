# La página con las lecciones y el entrenador en la mesa.

web-nav-learn = Aprender
web-lessons = Lecciones
web-lessons-track-runner = Runner
web-lessons-track-corp = Corporación
web-lessons-track-gangs = Gangs
web-lessons-done = { $n } de { $all } hechas.
web-lessons-runner-how = Cada lección es una posición pequeña en la mesa de verdad.
web-lessons-corp-how = La otra mitad del mismo juego.
web-lessons-gangs-how = El otro juego, con una banda tras otra.
web-lessons-number = { $track } { $n } de { $all }
web-lessons-minutes = { $n ->
        [one] 1 minuto
       *[other] unos { $n } minutos
    }
web-lessons-is-done = hecha
web-lessons-again = otra vez
web-lessons-next = siguiente
web-lessons-start = Empezar
web-lessons-all-done = Todas las lecciones hechas
web-lessons-all-done-how = Repite una, o juega una partida entera con el entrenador.
web-lessons-game = Después: una partida con el entrenador
web-lessons-game-how = Una partida entera: Moldeadores contra Jinteki, o una de Gangs. Nada está bloqueado: empieza la lección que quieras.
web-lessons-game-corp = Como Corporación
web-lessons-game-runner = Como Runner
web-lesson = Lección
web-lesson-free = Aquí nada cuenta
web-lesson-hint = Pista
web-lesson-show = Enséñame
web-lesson-from-start = Desde el principio
web-lesson-leave = Salir
web-lesson-next = Siguiente: { $title }
web-lesson-to-list = A las lecciones
web-lesson-again = Otra vez
web-lesson-handbook = Manual: { $title }
web-lesson-back = Volver a la decisión
web-lesson-try = Esto lleva al objetivo: { $what }
web-lesson-no-way = Desde aquí ya no se puede alcanzar el objetivo.
web-lesson-wait = El entrenador piensa …
web-lesson-step-done = hecho
