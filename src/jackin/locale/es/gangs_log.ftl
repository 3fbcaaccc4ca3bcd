# Bandas de Night City: lo que ha pasado, una frase por línea. Véase el catálogo inglés.

gangs-unit = { $kind } de { $gang }
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
gangs-activates = { $gang }: { $action }.
gangs-wild = { $gang } usa el disco Comodín: { $action }.
gangs-reclaims = { $gang } recupera todos sus discos de Acción.
gangs-wins = { $gang } gana con { $n } de Reputación.
gangs-shares = { $gang } comparte la victoria con { $n } de Reputación.
gangs-defeat = { $cause ->
        [johnny] Has perdido: Johnny Silverhand tiene { $n } de Reputación.
        [rounds] Has perdido: se acabó la última ronda.
       *[rival] Has perdido: { $gang } tiene { $n } de Reputación.
    }
gangs-story = La Historia: { $story }

## Recursos y Reputación

gangs-gains = { $gang } obtiene { $amount }.
gangs-loses = { $gang } pierde { $amount }.
gangs-pays = { $gang } paga { $amount }.
gangs-stands-in = { $n ->
        [one] 1 Secreto corporativo hace de comodín.
       *[other] { $n } Secretos corporativos hacen de comodín.
    }
gangs-gains-cred = { $gang } obtiene { $n } de Reputación.
gangs-loses-cred = { $gang } pierde { $n } de Reputación.

## Unidades

gangs-moves = { $unit } se mueve a { $where }.
gangs-loses-unit = Cae en { $where }: { $unit }.
gangs-recruits = Llega a { $where }: { $unit }.
gangs-converts = { $gang } convierte una unidad ({ $unit }): { $where }.
gangs-pushes = { $gang } expulsa una unidad ({ $unit }): { $where }.
gangs-builds-drone = { $gang } construye un Dron en { $where }.
gangs-builds-hideout = { $gang } construye una Base en { $where }.

## Tiroteos

gangs-firefight = Tiroteo en { $where }.
gangs-exchanges = { $unit } ocupa por la fuerza { $where }.
gangs-reveals = { $gang } juega { $combat }: Potencia { $n }.
gangs-draws-firepower = { $gang } saca Potencia { $n }.
gangs-johnny-draws = Johnny Silverhand saca Potencia { $n }.
gangs-highest = La Potencia más alta es { $n }.
gangs-takes-back = { $gang } recupera sus { $n } cartas de Combate.
gangs-regains = { $gang } recupera { $combat }.

## Cartas

gangs-opportunity-comes = Nueva Oportunidad: { $opportunity }.
gangs-opportunity-removed = { $opportunity } se retira de la partida.
gangs-seizes = { $gang } aprovecha { $opportunity }.
gangs-reserves = { $gang } se reserva { $opportunity }.
gangs-edgerunner-comes = Nuevo Edgerunner: { $edgerunner }.
gangs-edgerunners-leave = { $gang } vacía el mercado de Edgerunners.
gangs-hires = { $gang } contrata a { $edgerunner }, que llega a { $where }.
gangs-looks = { $gang } mira { $n ->
        [one] 1 Mejora de Combate
       *[other] { $n } Mejoras de Combate
    }.
gangs-keeps = Te quedas con { $combat }.
gangs-removes-combat = { $gang } retira { $combat } de la partida.
gangs-disc = { $gang } recupera un disco: { $action }.

## La Red

gangs-net = { $gang } está en la casilla { $n } de la Red.
gangs-rolls = { $gang } saca { $dice }.
gangs-caught = NetWatch ha encontrado a { $gang }: { $level }.
gangs-surfaces = { $gang } vuelve a la primera casilla de la Red.

## En solitario

gangs-johnny-moves = Johnny Silverhand se mueve a { $where }.
gangs-johnny-gains = Johnny Silverhand obtiene { $n } de Reputación.
gangs-rival-draws = { $gang } roba { $where }.
