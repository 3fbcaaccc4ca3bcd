### Jugadores: cuenta y perfil

web-player-sign-in = Iniciar sesión
web-player-new = Cuenta nueva
web-player-make = Crear la cuenta
web-player-who = Cuenta
web-player-name = Nombre
web-player-phrase = Frase de acceso
web-player-phrase-how = Al menos diez caracteres; unas palabras que solo tú juntarías.
web-player-lost = No hay dirección de correo: quien pierde la frase pierde la cuenta.
web-player-why = Puedes jugar sin ella. Una cuenta lleva tus partidas de un dispositivo a otro.
web-player-along = Llevarse lo que tiene este navegador (partidas: { $games }, mazos: { $decks })
web-player-welcome = Has iniciado sesión como { $name }.
web-player-out = Cerrar sesión
web-profile = Perfil
web-profile-guest = Aquí no hay ninguna sesión iniciada.
web-profile-since = desde { $date } · { $n ->
        [one] una partida
       *[other] { $n } partidas
    }
web-profile-games = Partidas
web-profile-no-games = Aún no hay partidas. Las que juegues con la sesión iniciada aparecen aquí, en todos tus dispositivos.
web-profile-more = Partidas anteriores
web-profile-account = Cuenta
web-profile-private = Solo lo ves tú.
web-sessions = Dónde tienes la sesión abierta
web-session-here = este navegador
web-session-unknown = Un programa
web-session-used = último uso: { $date }
web-session-end = Cerrar esa sesión
web-sessions-end = Cerrar todas las demás
web-phrase-change = Cambiar la frase de acceso
web-phrase-old = Frase de acceso actual
web-phrase-new = Frase de acceso nueva
web-phrase-changed = La frase de acceso ha cambiado. Se ha cerrado la sesión en los demás dispositivos.
web-passkeys = Claves de acceso
web-passkeys-how = Inicia sesión con el dedo, la cara o el PIN de tu dispositivo en lugar de la frase de acceso.
web-passkey-add = Añadir una clave de acceso
web-passkey-added = La clave de acceso está añadida.
web-passkey-remove = Quitar
web-passkey-used = creada: { $date }, último uso: { $used }
web-passkey-enter = Iniciar sesión con una clave de acceso
web-passkey-none = No se ha elegido ninguna clave de acceso.
web-export = Exportar todo lo guardado
web-export-how = Un archivo: tu cuenta, tus sesiones y cada partida con su registro.
web-delete = Eliminar la cuenta
web-delete-how = Tu nombre desaparece de todas las mesas, y también lo que se guarda de ti. Los demás conservan sus partidas. No se puede deshacer.
web-deleted = La cuenta ya no existe.

web-rating = { $points } ± { $margin }
web-rated = Puntuación
web-rated-no = Sin puntuar
web-rated-yes = Puntuada
web-rated-how = Puntuada: el resultado cambia ambas puntuaciones.
web-rated-guest = Las partidas puntuadas son para jugadores con la sesión iniciada.

web-pool-netrunner-runner = Runner
web-pool-netrunner-corp = Corporación
web-pool-gangs = Gangs
web-rating-games = { $n ->
        [one] una partida puntuada
       *[other] { $n } partidas puntuadas
    }
web-rating-provisional = provisional
web-rating-none = aún sin partidas puntuadas
web-rating-as = Puntuación: { $pool }
web-rating-span = Periodo
web-rating-days = { $n } días
web-rating-all = Todo
web-rating-steps = Partida a partida
web-rating-game = { $outcome } contra { $name } ({ $theirs }): { $change }
web-rating-band = Tu fuerza está dentro de la banda con un 95 %. Se estrecha cuando juegas y se ensancha cuando descansas.
web-rating-empty = Ninguna partida puntuada en este periodo. Dos jugadores con la sesión iniciada pueden acordar una.
web-drawn = Empate
web-won-short = V
web-lost-short = D
web-drawn-short = E
web-rates = Victorias
web-rates-opponent = Rival
web-rates-deck = Mazo
web-rates-side = Bando
web-percent = { $n } %
web-rates-of = { $won } de { $n }
web-rates-how = Línea blanca: intervalo del 95 %. Una fila filtra las partidas.
web-rates-none = Aún no hay partidas terminadas.
web-games-result = Resultado
web-games-end = Cómo terminó
web-games-turns = Turnos
web-games-when = Cuándo
web-games-replay = Repetición
web-games-analysis = Análisis
web-games-count = { $n } de { $all }
web-favourites = Mazos favoritos
web-favourites-games = { $n ->
        [one] una partida
       *[other] { $n } partidas
    }
web-blocked = Jugadores bloqueados
web-unblock = Desbloquear
web-mute = Silenciar
web-unmute = Volver a oír
web-block = Bloquear
web-block-how = No volveréis a encontraros: ninguno se sienta a las mesas del otro.
web-block-done = { $name } está bloqueado. Puedes deshacerlo en tu perfil.
web-worth = { $name } · { $points }
web-worth-how = Medido en muchas partidas entre máquinas, en la escala de las puntuaciones de los jugadores.
web-level-yours = Lo más cercano a tu nivel
web-level-nearer = Más cerca de tu nivel: { $name }, { $points }
web-share = Mostrar mi perfil
web-share-how = Solo lo ves tú mientras no elijas otra cosa. Los demás aparecen con su nombre en tu página solo si ellos muestran sus propias partidas.
web-share-ratings = Puntuaciones y su gráfico
web-share-rates = Porcentajes de victorias
web-share-games = Partidas terminadas, sin repeticiones
web-share-page = Todo el mundo puede verlo aquí:
web-rates-line = Línea blanca: intervalo del 95 %.
web-rates-people = Personas
web-rates-bots = Varios bots
web-player-somebody = alguien
