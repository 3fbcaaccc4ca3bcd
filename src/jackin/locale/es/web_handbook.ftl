# The handbook: its page, its charts, and the player aids.

web-nav-handbook = Manual
web-handbook-game = Juego
web-handbook-book-netrunner = Netrunner
web-handbook-book-automa = Autómata
web-handbook-book-gangs = Gangs
web-handbook-search = Buscar en el manual
web-handbook-found = { $n ->
    [one] { $n } párrafo
   *[other] { $n } párrafos
    }
web-handbook-link = enlace
web-handbook-lesson = Pruébalo: { $title }
web-handbook-exact = La regla exacta
web-handbook-charts = Todos los esquemas
web-handbook-why = Por qué ha pasado
web-handbook-exact-show = Mostrar las reglas exactas
web-handbook-all-rules = Todas las reglas numeradas
web-handbook-open = Abrir en el manual

web-aid-runner = Ayuda de juego: Runner
web-aid-corp = Ayuda de juego: Corporación
web-aid-gangs = Ayuda de juego: Gangs
web-aid-print = Imprimir

web-handbook-loop-clicks = otra vez mientras queden clics
web-handbook-loop-ice = con cada hielo, de fuera adentro
web-handbook-loop-cards = con cada carta
web-handbook-loop-second = una vez más, si quieres

web-handbook-step-access-count = Se fija cuántas cartas se ven
web-handbook-step-access-see = Se ve una carta: ocurre lo que esperaba a eso
web-handbook-step-access-trash = Pagar por destruirla, o dejarla
web-handbook-step-access-steal = Un plan se roba
web-handbook-step-access-back = Lo que queda vuelve como estaba
web-handbook-step-trace-corp = La Corporación paga a la vista
web-handbook-step-trace-runner = El Runner paga a la vista
web-handbook-step-trace-compare = Más que el Runner: el rastreo funciona
web-handbook-step-gangs-choose = Activar o Recuperar
web-handbook-step-gangs-action = Una acción: se usa su disco
web-handbook-step-gangs-refill = Se rellenan los mercados
web-handbook-step-gangs-end = Acaba el turno: ¿es el final?
web-handbook-step-netrun-move = Los Netrunners se mueven
web-handbook-step-netrun-secrets = Un Secreto corporativo por Fortaleza de datos
web-handbook-step-netrun-advance = El marcador avanza
web-handbook-step-netrun-space = Usar la casilla, o no
web-handbook-step-netrun-dice = NetWatch tira sus dados
web-handbook-step-reclaim-discs = Vuelven todos los discos
web-handbook-step-reclaim-rewards = Los Distritos dan sus recompensas
web-handbook-step-reclaim-recruit = Un recluta por cada Base
web-handbook-what-is = Qué significa «{ $word }»
web-handbook-words = Palabras de esta carta
