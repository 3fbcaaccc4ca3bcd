# Bandas de Night City: lo que ha pasado, una frase por línea. Véase el catálogo inglés.

gangs-net-space = casilla { $n } de la Red
gangs-unit = { $kind } de { $gang }
    .you = tu { $kind }
gangs-space = { $district } ({ $poi })
gangs-amount-eurodollars = { $n ->
        [one] 1 Eurodólar
       *[other] { $n } Eurodólares
    }
gangs-amount-contraband = { $n ->
        [one] 1 de Contrabando
       *[other] { $n } de Contrabando
    }
gangs-amount-corporate-secrets = { $n ->
        [one] 1 Secreto corporativo
       *[other] { $n } Secretos corporativos
    }

## La partida y los turnos

gangs-turn = { $gang }, ronda { $n }
    .you = Tu turno, ronda { $n }
gangs-activates = { $gang }: { $action }.
    .you = Tú: { $action }.
gangs-wild = { $gang } usa el disco Comodín: { $action }.
    .you = Usas el disco Comodín: { $action }.
gangs-reclaims = { $gang } recupera todos sus discos de Acción.
    .you = Recuperas todos tus discos de Acción.
gangs-wins = { $gang } gana con { $n } de Reputación.
    .you = Ganas con { $n } de Reputación.
gangs-shares = { $gang } comparte la victoria con { $n } de Reputación.
    .you = Compartes la victoria con { $n } de Reputación.
gangs-defeat = { $cause ->
        [johnny] Has perdido: { $johnny } tiene { $n } de Reputación.
        [rounds] Has perdido: se acabó la última ronda.
       *[rival] Has perdido: { $gang } tiene { $n } de Reputación.
    }
gangs-story = La Historia: { $story }

## Recursos y Reputación

gangs-gains = { $gang } obtiene { $amount }.
    .you = Obtienes { $amount }.
gangs-loses = { $gang } pierde { $amount }.
    .you = Pierdes { $amount }.
gangs-pays = { $gang } paga { $amount }.
    .you = Pagas { $amount }.
gangs-stands-in = { $n ->
        [one] 1 Secreto corporativo hace de comodín.
       *[other] { $n } Secretos corporativos hacen de comodín.
    }
gangs-gains-cred = { $source ->
        [none] { $gang } obtiene { $n } de Reputación.
       *[other] { $gang } obtiene { $n } de Reputación ({ $source }).
    }
    .you = { $source ->
            [none] Obtienes { $n } de Reputación.
           *[other] Obtienes { $n } de Reputación ({ $source }).
        }
gangs-loses-cred = { $source ->
        [none] { $gang } pierde { $n } de Reputación.
       *[other] { $gang } pierde { $n } de Reputación ({ $source }).
    }
    .you = { $source ->
            [none] Pierdes { $n } de Reputación.
           *[other] Pierdes { $n } de Reputación ({ $source }).
        }

## Unidades

gangs-moves = { $unit } se mueve a { $where }.
gangs-loses-unit = Cae en { $where }: { $unit }.
gangs-recruits = Llega a { $where }: { $unit }.
gangs-converts = { $gang } atrae una unidad a sus filas ({ $unit }): { $where }.
    .you = Atraes una unidad a tus filas ({ $unit }): { $where }.
gangs-pushes = { $gang } expulsa una unidad ({ $unit }): { $where }.
    .you = Expulsas una unidad ({ $unit }): { $where }.
gangs-builds-drone = { $gang } construye un Dron en { $where }.
    .you = Construyes un Dron en { $where }.
gangs-builds-hideout = { $gang } construye una Base en { $where }.
    .you = Construyes una Base en { $where }.

## Tiroteos

gangs-firefight = Tiroteo en { $where }.
gangs-exchanges = { $unit } ocupa por la fuerza { $where }.
gangs-reveals = { $cause ->
        [variable] { $gang } juega { $combat }: Potencia «?».
       *[printed] { $gang } juega { $combat }: Potencia { $n }.
    }
    .you = { $cause ->
            [variable] Juegas { $combat }: Potencia «?».
           *[printed] Juegas { $combat }: Potencia { $n }.
        }
gangs-draws-firepower = { $gang } saca { $cards }: Potencia { $n }.
    .you = Sacas { $cards }: Potencia { $n }.
gangs-johnny-draws = { $johnny } saca { $cards }: Potencia { $n }.
gangs-firepower = { $source }: { $change } de Potencia para { $gang }, ahora { $n }.
    .you = { $source }: { $change } de Potencia para ti, ahora { $n }.
gangs-sets-firepower = { $source }: el «?» de { $gang } vale { $n }.
    .you = { $source }: tu «?» vale { $n }.
gangs-silences = { $source } silencia la carta de { $gang }.
    .you = { $source } silencia tu carta.
gangs-silent = { $combat } ({ $gang }) queda en silencio.
    .you = Tu { $combat } queda en silencio.
gangs-avenges = { $source }: { $n } de Reputación para { $gang } por cada unidad que pierdan quienes retienen a sus caídos.
    .you = { $source }: { $n } de Reputación para ti por cada unidad que pierdan quienes retienen a tus caídos.
gangs-comes-home = Vuelve a la reserva: { $unit }.
gangs-total = { $gang }: Potencia { $n } en total.
    .you = Tú: Potencia { $n } en total.
gangs-johnny-total = { $johnny }: Potencia { $n } en total.
gangs-highest = { $cause ->
        [tied] Empate en la Potencia más alta, { $n }: { $gangs }.
        [with-johnny] Empate con { $johnny } en la Potencia más alta, { $n }: { $gangs }.
        [johnny] Solo { $johnny } tiene la Potencia más alta, { $n }.
       *[alone] Solo { $gangs } tiene la Potencia más alta, { $n }.
    }
    .you = Solo tú tienes la Potencia más alta, { $n }.
gangs-fewer-casualties = { $source }: { $n ->
        [one] { $gang } pierde 1 unidad menos.
       *[other] { $gang } pierde { $n } unidades menos.
    }
    .you = { $source }: { $n ->
            [one] pierdes 1 unidad menos.
           *[other] pierdes { $n } unidades menos.
        }
gangs-more-casualties = { $source }: { $n ->
        [one] { $gang } debe perder 1 unidad más.
       *[other] { $gang } debe perder { $n } unidades más.
    }
    .you = { $source }: { $n ->
            [one] debes perder 1 unidad más.
           *[other] debes perder { $n } unidades más.
        }
gangs-passes-on = { $source }: { $n ->
        [one] { $gang } pasa 1 baja a { $other }.
       *[other] { $gang } pasa { $n } bajas a { $other }.
    }
    .you = { $source }: { $n ->
            [one] pasas 1 baja a { $other }.
           *[other] pasas { $n } bajas a { $other }.
        }
gangs-spared = { $gang } se libra de una baja.
    .you = Te libras de una baja.
gangs-keeps-card = { $gang } recupera { $combat } en la mano de inmediato.
    .you = Recuperas { $combat } en la mano de inmediato.
gangs-takes-back = { $gang } recupera sus { $n } cartas de Combate.
    .you = Recuperas tus { $n } cartas de Combate.
gangs-regains = { $gang } recupera { $combat }.
    .you = Recuperas { $combat }.

## Cartas

gangs-opportunity-comes = Nueva Oportunidad: { $opportunity }.
gangs-opportunity-removed = { $opportunity } se retira de la partida.
gangs-seizes = { $gang } aprovecha { $opportunity }.
    .you = Aprovechas { $opportunity }.
gangs-reserves = { $gang } se reserva { $opportunity }.
    .you = Te reservas { $opportunity }.
gangs-edgerunner-comes = Nuevo Edgerunner: { $edgerunner }.
gangs-edgerunners-leave = { $gang } vacía el mercado de Edgerunners.
    .you = Vacías el mercado de Edgerunners.
gangs-hires = { $gang } contrata a { $edgerunner }, que llega a { $where }.
    .you = Contratas a { $edgerunner }, que llega a { $where }.
gangs-looks = { $gang } mira { $n ->
        [one] 1 Mejora de Combate
       *[other] { $n } Mejoras de Combate
    }.
    .you = Miras { $n ->
            [one] 1 Mejora de Combate
           *[other] { $n } Mejoras de Combate
        }.
gangs-keeps = Te quedas con { $combat }.
gangs-removes-combat = { $gang } retira { $combat } de la partida.
    .you = Retiras { $combat } de la partida.
gangs-disc = { $gang } recupera un disco: { $action }.
    .you = Recuperas un disco: { $action }.

## La Red

gangs-net = { $gang } está en la casilla { $n } de la Red.
    .you = Estás en la casilla { $n } de la Red.
gangs-rolls = { $gang } saca { $dice } contra un riesgo de { $risk }: { $outcome ->
        [found] NetWatch la encuentra
       *[unseen] nadie la ve
    }.
    .you = Sacas { $dice } contra un riesgo de { $risk }: { $outcome ->
            [found] NetWatch te encuentra
           *[unseen] nadie te ve
        }.
gangs-caught = NetWatch ha encontrado a { $gang }: { $level }.
    .you = NetWatch te ha encontrado: { $level }.
gangs-surfaces = { $gang } vuelve a la primera casilla de la Red.
    .you = Vuelves a la primera casilla de la Red.

## En solitario

gangs-johnny-moves = { $johnny } se mueve a { $where }.
gangs-johnny-gains = { $johnny } obtiene { $n } de Reputación.
gangs-rival-draws = { $gang } roba { $districts }.
    .you = Robas { $districts }.
