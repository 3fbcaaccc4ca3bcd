# Gangs of Night City en la terminal.

gangs-johnny = Johnny Silverhand

## El tablero

gangs-board-round = Ronda { $n }
gangs-board-turn = Turno de { $gang }
gangs-board-ending = la última ronda
gangs-board-you = { $gang } (tú)
gangs-board-rival = { $gang } (Banda enemiga)
gangs-board-eurodollars = { $n } €$
gangs-board-contraband = { $n } Contrabando
gangs-board-corporate-secrets = { $n ->
        [one] 1 Secreto
       *[other] { $n } Secretos
    }
gangs-board-disc-solos = Mercs
gangs-board-disc-techies = Técnicos
gangs-board-disc-netrunners = Netrunners
gangs-board-disc-hideout = Base
gangs-board-disc-upgrade = Mejora
gangs-board-disc-wild = Comodín
gangs-board-hideouts = Bases { $n }/4 (quedan { $left })
gangs-board-hideouts-all = Bases 4/4
gangs-board-cards = Mano { $n }, descarte { $discard }
gangs-board-reserve = Reserva: { $units }
gangs-board-seized = Oportunidades: { $types }
gangs-board-aside = apartada: { $card }
gangs-board-token = una ficha en el tablero
gangs-board-held = retiene { $n ->
        [one] 1 miniatura caída
       *[other] { $n } miniaturas caídas
    } de { $gang }
gangs-board-drawn = Distritos robados por la Banda enemiga: { $where }
gangs-board-dominance = Dominio
gangs-board-free = libre
gangs-board-net = Red
gangs-board-level = { $level } (riesgo { $n }):
gangs-board-opportunities = Oportunidades (mazo { $n })
gangs-board-edgerunners = Edgerunners (mazo { $n })
gangs-board-story = Historia: { $story }
gangs-board-hand = Tus cartas de Combate

## Junto a la pregunta

gangs-focus-firefight = Tiroteo en { $where }, iniciado por { $who }
gangs-focus-choosing = { $who }: elige una carta de Combate
gangs-focus-chosen = { $who }: ya ha elegido
gangs-focus-revealed = { $who }: Potencia { $n } ({ $cards })
gangs-focus-lost = { $who }: Potencia { $n } ({ $cards }), bajas: { $lost }

## Respuestas, con lo que hay que saber de ellas

gangs-label-card = { $card } (Potencia { $n })
gangs-label-price = { $said } ({ $price })
gangs-label-standing = { $unit } ({ $where })
gangs-label-advance = { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    }, hasta la { $space } ({ $level }): { $effect }
gangs-label-advance-empty = { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    }, hasta la { $space } ({ $level })

## Montones

gangs-pile-discard = Descarte
gangs-pile-known = Visto en la mano
gangs-pile-opportunities = Oportunidades
gangs-pile-aside = Apartadas
gangs-pile-edgerunners = Edgerunners
gangs-pile-removed = Cartas de Combate retiradas de la partida

## Hablar con el jugador

gangs-play-waiting = Juegas como { $gang }. En contra: { $others }. Historia: { $story }. Semilla: { $seed }.
gangs-play-level = Nivel: { $level }. { $gang } empieza con { $n } de Reputación, Johnny Silverhand con { $johnny }.
gangs-play-opponent = { $gang } ({ $bot })
gangs-play-house = Las cartas, los números y las historias son de diseño propio (contenido { $content }), no los impresos.
gangs-play-help =
    NÚMERO    dar esta respuesta
    Intro     listo, o no, cuando sea una respuesta posible
    u         deshacer: volver a tu decisión anterior
    s FICHERO guardar la partida
    ? NOMBRE  leer una carta, una Banda, un Distrito, la Red; de una acción o una carta del mercado, por qué no ahora
    r REGLA   leer una regla, por ejemplo r FIRE-5
    w         por qué lo hizo el bot: su motivo y sus mejores líneas (con --explain, o al acabar la partida)
    l         el registro completo, con las reglas que hay detrás
    p         los montones: descartes, Oportunidades, Edgerunners, lo retirado
    h         estas teclas
    q         salir
gangs-play-later-action = Nada lo impide cuando elijas una acción.
gangs-play-later-opportunity = Nada lo impide en cuanto actives Técnicos.
gangs-play-later-edgerunner = Nada lo impide en cuanto actives Técnicos.
gangs-play-result = { $winner ->
        [you] Has ganado.
        [shared] Compartes la victoria.
       *[other] Has perdido.
    }
gangs-play-again = La misma baraja otra vez: { $command }
