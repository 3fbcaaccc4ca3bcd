### La sala

web-lobby = Mesas abiertas
web-lobby-playing = En juego
web-lobby-filter = Qué juego
web-lobby-both = Ambos juegos
web-netrunner-short = Netrunner
web-gangs-short = Gangs
web-lobby-none = Ahora no espera nadie. Abre una mesa para todos y aparecerá aquí.
web-lobby-no-line = Ahora mismo no hay conexión con la sala.
web-lobby-here = { $n ->
        [one] Una persona aquí
       *[other] { $n } personas aquí
    }
web-lobby-games = { $n ->
        [one] una partida
       *[other] { $n } partidas
    }
web-lobby-seeks = busca: { $side } · { $clock }
web-lobby-free = { $n ->
        [one] un asiento libre · { $clock }
       *[other] { $n } asientos libres · { $clock }
    }
web-lobby-turn = turno { $n }
web-lobby-join = Unirse
web-lobby-mine = A mi mesa
web-lobby-quick = Partida rápida
web-lobby-quick-how = Te sienta a una mesa como la elegida, o la abre para todos.
web-lobby-found = Que me encuentren mientras juego contra una máquina
web-lobby-waits = { $name } espera en una mesa abierta.
web-lobby-waits-kept = Tu partida de aquí se guarda.
web-lobby-not-now = Ahora no
web-lobby-look = Verla
web-lobby-report = Denunciar esta mesa
web-lobby-reported = Gracias. Quienes llevan este servidor lo mirarán.
web-listed = Quién puede sentarse
web-listed-link = Con el enlace
web-listed-all = Todos
web-listed-how = La mesa aparece en la sala con tu nombre.
