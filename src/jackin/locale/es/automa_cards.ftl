### Cartas de IA y de comportamiento, leídas en voz alta: qué hace un clic, dónde y cuándo.

## Lo que hace un clic

aicard-do-refill = { $n ->
        [one] reponer la SC
       *[other] reponer la SC { $n } veces
    }
aicard-do-advance = { $n ->
        [one] avanzar { $at }
       *[other] avanzar { $n } veces { $at }
    }
aicard-do-install_resource = instalar un recurso { $at }
aicard-do-install_ice = instalar hielo { $at }
aicard-do-operation = jugar una operación
aicard-do-stratagem = { $want ->
        [any] jugar una estratagema
        [tag] jugar una estratagema que marca
        [damage] jugar una estratagema que hace daño
        [trash] jugar una estratagema que destruye
       *[tempo] jugar una estratagema de ritmo
    }
aicard-do-credit = ganar { $n }{ -credit }
aicard-do-use_asset = usar la mejor ventaja
aicard-do-purge = purgar los contadores de virus ({ $clicks }{ -click })
aicard-do-trash_resource = destruir un recurso del Runner
aicard-do-behaviour = seguir la carta de comportamiento
aicard-do-run = incursión { $colour ->
        [amber] ámbar
        [blue] azul
        [cyan] cian
        [gold] dorada
        [green] verde
        [red] roja
        [violet] violeta
        [white] blanca
       *[other] { $colour }
    } { $letter }, enlace { $link }, destruir { $trash }
aicard-do-that-run = la incursión { $use ->
        [amber] ámbar
        [blue] azul
        [cyan] cian
        [gold] dorada
        [green] verde
        [red] roja
        [violet] violeta
        [white] blanca
       *[other] { $use }
    }
aicard-do-economy = jugar de EC
aicard-do-program = instalar de PRO
aicard-do-resource = jugar de RE
aicard-do-draw = { $n ->
        [one] robar una carta
       *[other] robar { $n } cartas
    }
aicard-do-remove_tag = retirar una marca
aicard-do-use_ability = usar la mejor capacidad
aicard-do-run_ability = hacer una incursión con una capacidad
aicard-do-grip = jugar de la Empuñadura
aicard-kept = guardado para: { $actions }
aicard-when = si { $condition }: { $action }
aicard-otherwise = { $action }; si no, { $other }
aicard-expendable = { $action } (prescindible)
aicard-reads = { $action }, filas de { $use ->
        [amber] ámbar
        [blue] azul
        [cyan] cian
        [gold] dorado
        [green] verde
        [red] rojo
        [violet] violeta
        [white] blanco
       *[other] { $use }
    }

## Dónde

aicard-at-place = en { $where }
aicard-at-new = en un servidor remoto nuevo
aicard-at-fewest-cards = en el remoto más vacío
aicard-at-most-cards = en el remoto más lleno
aicard-at-least-ice = donde hay menos hielo
aicard-at-most-ice = donde hay más hielo
aicard-at-fewest-tokens = donde hay menos fichas
aicard-at-most-tokens = donde hay más fichas
aicard-scope = { $at } ({ $scope })
aicard-scope-archives = Archivos
aicard-scope-rd = I+D
aicard-scope-hq = SC
aicard-scope-central = servidores centrales
aicard-scope-remotes = remotos

## Las filas de una incursión

aicard-row-then = si { $condition }: { $action }
aicard-row-both = si { $condition }: { $action }; si no, { $go }
aicard-go = { $destination }, { $location }
aicard-location-any = de todos los servidores
aicard-location-central = de los servidores centrales
aicard-location-remote = de los remotos
aicard-location-archives = si es Archivos
aicard-location-no_ice = de los que no tienen hielo
aicard-location-iced = de los que tienen hielo
aicard-location-rezzed_ice = de los que tienen hielo ejecutado
aicard-location-unrezzed_ice = de los que tienen hielo suspendido
aicard-location-advanced = de los que tienen fichas
aicard-to-rd = incursión contra I+D
aicard-to-hq = incursión contra la SC
aicard-to-archives = incursión contra Archivos
aicard-to-any = incursión contra el primero
aicard-to-most-cards = incursión contra el que tiene más cartas boca abajo
aicard-to-fewest-cards = incursión contra el que tiene menos cartas boca abajo
aicard-to-most-tokens = incursión contra el que tiene más fichas
aicard-to-fewest-tokens = incursión contra el que tiene menos fichas

## Cuándo

aicard-if-credits_lt = tiene menos de { $n }{ -credit }
aicard-if-credits_ge = tiene { $n }{ -credit } o más
aicard-if-turn_ge = es el turno { $n } o posterior
aicard-if-my_points_ge = tiene { $n } puntos o más
aicard-if-their_points_ge = tienes { $n } puntos o más
aicard-if-grip_lt = hay menos de { $n } cartas en la Empuñadura
aicard-if-grip_gt = hay más de { $n } cartas en la Empuñadura
aicard-if-grip_le = hay como mucho { $n } cartas en la Empuñadura
aicard-if-tagged = { $n ->
        [0] el Runner no está marcado
       *[other] el Runner está marcado
    }
aicard-if-tags_ge = hay { $n } marcas o más
aicard-if-breakers_lt = hay menos de { $n } rompehielos
aicard-if-rezzed_ice_ge = hay { $n } hielos ejecutados o más
aicard-if-hq_lt = hay menos de { $n } cartas en la SC
aicard-if-ice_left_ge = hay { $n } cartas o más en ICE
aicard-if-re_left_ge = hay { $n } cartas o más en RE
aicard-if-es_left_ge = hay { $n } cartas o más en ES
aicard-if-ec_left_ge = hay { $n } cartas o más en EC
aicard-if-stack_left_ge = hay { $n } cartas o más en el montón
aicard-if-remotes_lt = hay menos de { $n } remotos
aicard-if-remotes_ge = hay { $n } remotos o más
aicard-if-virus_ge = hay { $n } contadores de virus o más
aicard-if-tokens_ge = { $n ->
        [one] una carta tiene alguna ficha
       *[other] una carta tiene { $n } fichas o más
    }
aicard-if-bare = { $where } no tiene hielo
aicard-if-weak = { $where } tiene menos de 2 hielos
aicard-if-poor = es pobre (menos de 6{ -credit })
aicard-if-thin = su Empuñadura es escasa (menos de 4 cartas)
aicard-if-no_breaker = no tiene un rompehielos adecuado
aicard-if-no_trash_aid = nada le ayuda a destruir
aicard-if-not = no: { $condition }
aicard-and = { " " }y{ " " }
aicard-or = { " " }o{ " " }

## En el tablero

board-automa = Autómata { $name }, { $level }
board-automa-level-easy = fácil
board-automa-level-standard = estándar
board-automa-level-hard = difícil
board-automa-level-normal = normal
board-automa-card = Carta de IA «{ $title }»
board-automa-last = última carta de IA «{ $title }»
board-automa-bottom = clics disponibles: { $action }
board-automa-leftover = { $n ->
        [one] 1 clic disponible
       *[other] { $n } clics disponibles
    }
board-automa-pile-ice-pile = ICE { $n }
board-automa-pile-op-pile = OP { $n }
board-automa-pile-re-pile = RE { $n }
board-automa-pile-es-pile = ES { $n }
board-automa-pile-pro-pile = PRO { $n }
board-automa-pile-ec-pile = EC { $n }
board-automa-deck = Mazo de IA { $n }
board-automa-hq = SC { $n }
board-automa-grip = Empuñadura { $n }
board-automa-x = revela con { $n }▲
board-automa-behaviour = Comportamiento «{ $title }», lado { $side }
