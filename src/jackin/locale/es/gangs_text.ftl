# Bandas de Night City: cómo se lee en una carta el vocabulario de un contenido. Véase el catálogo inglés: $each es el
# resto de una cantidad («por cada Base tuya»), $if una condición, $parts una lista.

## Finales de frase

gangs-text-and = { $first } y { $second }
gangs-text-or = { $first } o { $second }
gangs-text-then = { $first }; después { $second }
gangs-text-if = si { $condition }
gangs-text-unless = salvo si { $condition }
gangs-text-needs = { $condition }
gangs-text-not = no se cumple que { $condition }
gangs-text-when = { $when }, { $if }: { $effects }.
gangs-text-at = { $when }: { $effects }.
gangs-text-rule = { $rules }.
gangs-text-rule-if = Mientras { $condition }: { $rules }.
gangs-text-effect-if = { $if }: { $effect }
gangs-text-each = { " " }por cada { $count }
gangs-text-plus = { " " }más { $n } por cada { $count }
gangs-text-minus = { " " }menos { $n } por cada { $count }
gangs-text-most = { " " }(máximo { $n })
gangs-text-price = { $n } { $what }
gangs-text-cred = { $n } de Reputación{ $each }
gangs-text-cred-if = { $n } de Reputación{ $each } { $if }
gangs-text-movement = Se mueve { $when }.
gangs-text-class = Se mueve y se activa con tus { $unit ->
        [solo] Mercs
        [techie] Técnicos
       *[netrunner] Netrunners
    }.

## Momentos

gangs-timing-reveal = Revelar
gangs-timing-compare = Comparar
gangs-timing-casualties = Bajas
gangs-timing-firefight-end = Al final de un Tiroteo en el que participas
gangs-timing-activate-end = Al final de tu turno de Activación
gangs-timing-reclaim-end = Al final de tu turno de Recuperación
gangs-timing-hired = Al contratarlo
gangs-timing-seized = Al aprovechar { $type ->
        [any] una Oportunidad
        [braindance] una Oportunidad de Neurodanzas
        [cyberware] una Oportunidad de Ciberware
       *[weapons] una Oportunidad de Armas
    }
gangs-timing-occupied = Cuando una unidad tuya ocupa { $poi ->
        [any] un Punto de Interés
        [fixer] un Fixer
        [business] un Negocio
       *[data-fortress] una Fortaleza de datos
    }
gangs-timing-netrun = Al empezar un Netrun
gangs-timing-hideout-built = Al construir una Base
gangs-timing-upgraded = Al mejorar una carta de Combate
gangs-timing-revealed = Al revelar esta carta
gangs-timing-game-end = Al final de la partida
gangs-timing-always = Siempre
gangs-moves-occupied = cuando otra unidad tuya ocupa { $poi ->
        [any] un Punto de Interés
        [fixer] un Fixer
        [business] un Negocio
       *[data-fortress] una Fortaleza de datos
    }
gangs-moves-activated = con tus { $unit ->
        [solo] Mercs
        [techie] Técnicos
       *[netrunner] Netrunners
    }
gangs-moves-activate-end = al final de tu turno de Activación
gangs-moves-reclaim-end = al final de tu turno de Recuperación
gangs-moves-never = nunca
gangs-solo-recruited = Cuando recluta
gangs-solo-absent = Cuando no te encuentra
gangs-solo-opportunity-removed = Cuando retira una Oportunidad
gangs-solo-net-retreat = Cuando te hace retroceder en la Red
gangs-solo-firefight-won = Cuando gana un Tiroteo
gangs-solo-firefight-lost = Cuando pierde un Tiroteo

## Palabras dentro de las frases

gangs-unit-any = { $n ->
        [one] unidad
       *[other] unidades
    }
gangs-unit-solo = { $n ->
        [one] Merc
       *[other] Mercs
    }
gangs-unit-techie = { $n ->
        [one] Técnico
       *[other] Técnicos
    }
gangs-unit-netrunner = { $n ->
        [one] Netrunner
       *[other] Netrunners
    }
gangs-unit-drone = { $n ->
        [one] Dron
       *[other] Drones
    }
gangs-unit-edgerunner = { $n ->
        [one] Edgerunner
       *[other] Edgerunners
    }
gangs-unit-basic = { $n ->
        [one] unidad básica
       *[other] unidades básicas
    }
gangs-unit-human = { $n ->
        [one] unidad humana
       *[other] unidades humanas
    }
gangs-what-street-cred = de Reputación
gangs-what-eurodollars = { $n ->
        [one] Eurodólar
       *[other] Eurodólares
    }
gangs-what-contraband = Contrabando
gangs-what-corporate-secrets = { $n ->
        [one] Secreto corporativo
       *[other] Secretos corporativos
    }
gangs-what-resource = { $n ->
        [one] recurso cualquiera
       *[other] recursos cualesquiera
    }
gangs-pois-any = { $n ->
        [one] Punto de Interés
       *[other] Puntos de Interés
    }
gangs-pois-fixer = { $n ->
        [one] Fixer
       *[other] Fixers
    }
gangs-pois-business = { $n ->
        [one] Negocio
       *[other] Negocios
    }
gangs-pois-data-fortress = { $n ->
        [one] Fortaleza de datos
       *[other] Fortalezas de datos
    }
gangs-opportunities-any = { $n ->
        [one] Oportunidad
       *[other] Oportunidades
    }
gangs-opportunities-braindance = { $n ->
        [one] Oportunidad de Neurodanzas
       *[other] Oportunidades de Neurodanzas
    }
gangs-opportunities-cyberware = { $n ->
        [one] Oportunidad de Ciberware
       *[other] Oportunidades de Ciberware
    }
gangs-opportunities-weapons = { $n ->
        [one] Oportunidad de Armas
       *[other] Oportunidades de Armas
    }
gangs-where-here = aquí
gangs-where-anywhere = en juego
gangs-where-in = en { $district }
gangs-whose-yours = de tu Banda
gangs-whose-opposing = de tus rivales
gangs-whose-all = de cualquier Banda
gangs-who-you = tú
gangs-who-opponents = cada oponente
gangs-who-everyone = cada Banda
gangs-who-rivals = cada rival
gangs-who-a-rival = un rival a tu elección
gangs-who-winners = quien tenga la Potencia más alta
gangs-who-losers = cada Banda sin la Potencia más alta
gangs-who-leaders = quien tenga más Reputación
gangs-who-trailing = quien tenga menos Reputación
gangs-market-opportunities = Oportunidades
gangs-market-edgerunners = Edgerunners

## Condiciones

gangs-if-presence = tienes Presencia { $where }
gangs-if-dominance = tienes Dominio { $where }
gangs-if-control = controlas { $n } { $pois }
gangs-if-control-with = controlas { $n } { $pois } con { $unit }
gangs-if-owns = posees al menos { $n } { $opportunities }
gangs-if-won = solo tú tienes la Potencia más alta
gangs-if-tied = empatas con la Potencia más alta
gangs-if-highest = nadie tiene más Potencia que tú
gangs-if-lost = tu Potencia no es la más alta
gangs-if-started = iniciaste este Tiroteo
gangs-if-killed = los rivales han perdido al menos { $n } { $unit }
gangs-if-lost-unit = has perdido al menos { $n } { $unit }
gangs-if-bearer-here = esta unidad participa
gangs-if-leading = nadie tiene más Reputación que tú
gangs-if-trailing = nadie tiene menos Reputación que tú
gangs-if-at-least = hay al menos { $n } { $count }
gangs-if-at-most = { $n ->
        [0] no hay { $count }
        [one] hay como mucho 1 { $count }
       *[other] hay como mucho { $n } { $count }
    }
gangs-if-ahead = tu Potencia aventaja en { $n } o más
gangs-if-behind = tu Potencia está por debajo en { $n } o más

## Cuentas: de qué hay $n

gangs-count-units = { $unit } { $whose } { $where }
gangs-count-hideouts = { $n ->
        [one] Base { $whose }
       *[other] Bases { $whose }
    }
gangs-count-hideouts-in = { $n ->
        [one] Base { $whose } { $where }
       *[other] Bases { $whose } { $where }
    }
gangs-count-pois = { $pois } que controlas
gangs-count-pois-with = { $pois } que controlas con { $unit }
gangs-count-opportunities = { $opportunities } que posees
gangs-count-edgerunners = { $n ->
        [one] Edgerunner tuyo en juego
       *[other] Edgerunners tuyos en juego
    }
gangs-count-presence = { $n ->
        [one] Distrito donde tienes Presencia
       *[other] Distritos donde tienes Presencia
    }
gangs-count-dominance = { $n ->
        [one] Distrito donde tienes Dominio
       *[other] Distritos donde tienes Dominio
    }
gangs-count-participants = { $n ->
        [one] Banda en este Tiroteo
       *[other] Bandas en este Tiroteo
    }
gangs-count-killed = { $unit } que pierdan los rivales
gangs-count-lost = { $unit } que has perdido en él
gangs-count-firepower = Potencia tuya
gangs-count-lead = Potencia de ventaja
gangs-count-hand = { $n ->
        [one] carta de Combate en tu mano
       *[other] cartas de Combate en tu mano
    }
gangs-count-discard = { $n ->
        [one] carta de Combate en tu descarte
       *[other] cartas de Combate en tu descarte
    }
gangs-count-resource = { $what } que tienes
gangs-count-street-cred = Reputación que tienes
gangs-count-net = { $n ->
        [one] casilla detrás de ti en la Red
       *[other] casillas detrás de ti en la Red
    }
gangs-count-tokens = { $n ->
        [one] ficha en tu tablero
       *[other] fichas en tu tablero
    }
gangs-count-avengers = { $n ->
        [one] miniatura tuya caída en manos de rivales
       *[other] miniaturas tuyas caídas en manos de rivales
    }

## Efectos. $who es «you» u otra persona

gangs-do-gain = { $who ->
        [you] gana { $n } { $what }{ $each }
       *[other] { $whom }: gana { $n } { $what }{ $each }
    }
gangs-do-lose = { $who ->
        [you] pierde { $n } { $what }{ $each }
       *[other] { $whom }: pierde { $n } { $what }{ $each }
    }
gangs-do-take = toma { $n } { $what }{ $each } de { $whom }
gangs-do-choose = { $parts }
gangs-do-all = { $parts }
gangs-do-may = puedes: { $parts }
gangs-do-may-pay = puedes pagar { $cost }: { $parts }
gangs-do-firepower = { $who ->
        [you] { $sign }{ $n } de Potencia{ $each }
       *[other] { $whom }: { $sign }{ $n } de Potencia{ $each }
    }
gangs-do-set-firepower = tu Potencia es { $n }{ $each }
gangs-do-no-casualty = { $n ->
        [one] pierdes 1 unidad menos
       *[other] pierdes { $n } unidades menos
    }
gangs-do-casualty = { $whom }: pierde { $n } { $unit } más
gangs-do-pass-casualty = un rival a tu elección pierde { $n ->
        [one] 1 de las unidades que perderías tú
       *[other] { $n } de las unidades que perderías tú
    }
gangs-do-silence = { $whom }: se ignora el resto de los efectos especiales de sus cartas
gangs-do-keep = devuelve esta carta a tu mano tras el Tiroteo
gangs-do-regain = toma { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } de tu descarte y ponlas en tu mano
gangs-do-upgrade = mejora gratis una carta de Combate
gangs-do-disc = devuelve { $n ->
        [one] 1 disco de Acción
       *[other] { $n } discos de Acción
    } a tu zona de Activación
gangs-do-convert = atrae a tu Banda 1 { $unit } { $where }
gangs-do-drone = construye { $n ->
        [one] 1 Dron
       *[other] { $n } Drones
    } { $where }
gangs-do-recruit = recluta { $n } { $unit }
gangs-do-move = mueve hasta { $n } { $unit } de tu Banda { $where }
gangs-do-push = mueve 1 { $unit } rival { $where } a un Distrito adyacente
gangs-do-lose-unit = { $who ->
        [you] pierde { $n } { $unit } { $where }
       *[other] { $whom }: pierde { $n } { $unit } { $where }
    }
gangs-do-hideout = construye gratis una Base
gangs-do-advance = { $who ->
        [you] avanza { $n } en la Red
       *[other] { $whom }: avanza { $n } en la Red
    }{ $each }
gangs-do-retreat = { $who ->
        [you] retrocede { $n } en la Red
       *[other] { $whom }: retrocede { $n } en la Red
    }{ $each }
gangs-do-reserve = aparta para ti una Oportunidad boca arriba
gangs-do-refresh = pon las cartas boca arriba del mercado de { $market } bajo su mazo y revela otras
gangs-do-token = { $n ->
        [0] retira la ficha de tu tablero
       *[other] pon la ficha en tu tablero
    }
gangs-do-avenge = gana { $n } de Reputación por cada unidad perdida por rivales con miniaturas tuyas caídas; después esas miniaturas vuelven a tu reserva

## Reglas

gangs-rule-cost = { $of ->
        [hideout] las Bases cuestan
        [upgrade] las Mejoras cuestan
        [opportunity] las Oportunidades cuestan
       *[edgerunner] los Edgerunners cuestan
    } { $n } { $more ->
        [yes] más
       *[no] menos
    }
gangs-rule-depth-risk = tu Riesgo de profundidad es { $n } { $more ->
        [yes] mayor
       *[no] menor
    }
gangs-rule-net-reach = tus Netruns pueden llegar { $n } { $more ->
        [yes] más lejos
       *[no] menos lejos
    }
gangs-rule-data-fortress = cada Fortaleza de datos da { $n } Secreto corporativo { $more ->
        [yes] más
       *[no] menos
    }
gangs-rule-rewards = con Presencia { $where } ganas todas sus recompensas
gangs-rule-no-requirement = puedes ignorar el requisito de una Oportunidad de { $type }
gangs-rule-reserve = puedes tener apartadas hasta { $n } { $n ->
        [one] Oportunidad
       *[other] Oportunidades
    }; solo tú puedes aprovecharlas
gangs-rule-vengeance = una unidad que pierdes en un Tiroteo va a un rival del mismo, uno con la Potencia más alta, y no a tu reserva
gangs-rule-actions = { $n } { $more ->
        [yes] acción más
       *[no] acción menos
    } en un turno de Activación
gangs-rule-goal = la partida acaba con { $n } de Reputación
gangs-rule-closed = ninguna unidad puede entrar en { $district }
