# El tablero de análisis.

analysis-board = Análisis
analysis-open = Analizar
analysis-all-open = Todo a la vista
analysis-of = Análisis · { $one } contra { $other } · { $n ->
        [one] { $n } turno
       *[other] { $n } turnos
    }
analysis-bar = Probabilidad de ganar: { $who } { $n } %
analysis-engine = Motor
analysis-engine-off = El motor está apagado. E lo enciende.
analysis-engine-knows = solo sabe lo que sabía { $who } · { $n ->
        [one] { $n } mundo
       *[other] { $n } mundos
    }
analysis-engine-thinks = Pensando …
analysis-engine-later = Aún no se ha llegado aquí: { $n } % de la partida hecho.
analysis-engine-none = Aquí no hay nada que comparar.
analysis-reason = { $who } dice
analysis-reason-ask = Pregúntale por qué
analysis-reason-none = No tiene nada que decir de esta jugada.
analysis-interval = { $n } de 100, con un margen de { $error }, en { $worlds } mundos repartidos
analysis-played = jugado
analysis-played-label = jugado: { $what }
analysis-best-label = mejor: { $what }
analysis-others = los demás
analysis-fork = Probar esta línea
analysis-mark-blunder = Error grave
analysis-mark-mistake = Error
analysis-mark-only = La única jugada
analysis-best-was = Lo mejor era { $what }
analysis-only-how = Todo lo demás que se probó gana al menos 8 de cada 100 partidas menos.
analysis-moves = Jugadas
analysis-turn = Turno { $n } · { $who }
analysis-at = decisión { $n } de { $length }
analysis-count = { $who }: { $blunders ->
        [one] 1 error grave
       *[other] { $blunders } errores graves
    }, { $mistakes ->
        [one] 1 error
       *[other] { $mistakes } errores
    }
analysis-accuracy = precisión { $n } %
analysis-accuracy-how = De las decisiones en las que importaba: todo por la mejor respuesta, nada por una que probablemente cuesta tanto como un error grave.
analysis-working = Revisando la partida: { $n } %
analysis-waits = Espera su turno: antes se repasan otras partidas.
analysis-next = Error siguiente
analysis-learn = Aprender de mis errores
analysis-learn-ask = Jugaste: { $what }. Costó { $n } de cada 100 victorias. Busca algo mejor.
analysis-learn-right = Correcto: es bueno.
analysis-learn-wrong = Todavía no: hay algo claramente mejor.
analysis-learn-next = Siguiente
analysis-learn-end = Terminar
analysis-learn-none = No se encontró ningún error de { $who }.
analysis-learn-at = Error { $n } de { $all }
analysis-try = Prueba otra jugada desde aquí.
analysis-try-how = Haz clic en lo que está en aguamarina, o elige abajo. Tu línea queda junto a la partida.
analysis-try-other = Aquí decide { $who }.
analysis-try-over = La partida termina aquí.
analysis-try-flip = Ver desde { $who }
analysis-try-all = Todas las jugadas ({ $n })
analysis-try-drop = Olvidar esta línea
analysis-try-back = Volver a la partida
analysis-answer = Que responda el motor
analysis-play-on = Seguir jugando desde aquí
analysis-keys = Las flechas avanzan por decisión, arriba y abajo por turno, M error siguiente, F gira, E motor.
analysis-setting = Barra de probabilidad
analysis-setting-how = En partidas contra máquinas: la probabilidad de que ganes, según lo que sabes.
