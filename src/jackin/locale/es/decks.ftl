# Mazos: los que vienen con el juego, la ley y las listas que no se pueden leer.

## Mazos de inicio: título y cómo se juega

deck-haas-bioroid = Inicio de Haas-Bioroid
deck-haas-bioroid-how = Instala algo cada turno, esconde los planes tras bioroides y puntúa con clics adicionales.
deck-jinteki = Inicio de Jinteki
deck-jinteki-how = Cualquier carta puede ser una trampa: que el Runner adivine, y que sangre si se equivoca.
deck-nbn = Inicio de NBN
deck-nbn-how = Rastrea y marca al Runner, cobra peaje en cada incursión y puntúa deprisa planes pequeños.
deck-weyland = Inicio de Weyland
deck-weyland-how = Hazte rico con transacciones; avanza planes, o quémale la casa a un Runner marcado.
deck-anarch = Inicio de los Anarquistas
deck-anarch-how = Cada virus destruye una carta de I+D; Parásito y Sorbedatos desgastan el hielo.
deck-criminal = Inicio de los Delincuentes
deck-criminal-how = Ataca la SC pronto y a menudo, roba créditos y supera lo que no puedas romper.
deck-shaper = Inicio de los Moldeadores
deck-shaper-how = Monta un Equipo completo con el dinero de Magnum Opus y luego entra donde quieras.

## Mazos de la casa

deck-assembly-line = Cadena de montaje
deck-assembly-line-how = Vive de las campañas y luego puntúa desde la mano con Mano de Obra Biótica y Red Eléctrica de SanSan antes de que nadie llegue.
deck-steel-cathedral = Catedral de acero
deck-steel-cathedral-how = Un solo remoto bajo bioroides cada vez más baratos y fuertes; puntúa detrás mientras Adonis paga.
deck-thousand-cuts = Mil cortes
deck-thousand-cuts-how = Avanza emboscadas como si fueran planes, vacía la Empuñadura con daño de red y remata con PEM Neural o Tierra Quemada.
deck-quiet-garden = Jardín sereno
deck-quiet-garden-how = Akitaro abarata los hielos enormes; los contadores de Nisei frenan la única incursión que iba a pasar.
deck-front-page = Primera plana
deck-front-page-how = El primer AstroScript se puntúa despacio; los demás nunca pasan un turno entero en la mesa.
deck-evening-manhunt = Cacería nocturna
deck-evening-manhunt-how = Marca con Cuervo de Datos, Fuente de la AAE y Sucursal Fantasma; cierra las cuentas y quema dos veces.
deck-scorched-city = Ciudad quemada
deck-scorched-city-how = Sé más rico que el Runner, rastréalo con Fuente de la AAE y juega dos Tierra Quemada en un mismo turno.
deck-great-wall = Gran muralla
deck-great-wall-how = Avanza muros hasta que nadie pueda escalarlos; alimenta a Arquero con Adquisición Hostil y remata con Kaguya y SanSan.
deck-viral-spiral = Espiral vírica
deck-viral-spiral-how = Instala virus para vaciar I+D, véndele a Esopo los gastados y recoge los planes de Archivos.
deck-wrecking-crew = Equipo de derribo
deck-wrecking-crew-how = Deja a la Corporación sin blanca, pon Parásito en lo que haya ejecutado y excava I+D con Médium; Déjà Vu lo repite todo.
deck-daylight-robbery = Robo a plena luz
deck-daylight-robbery-how = Ataca la SC desde el primer turno con Cómplice Infiltrado y Trasvase de Cuenta; Un Sitio Donde Quedarse barre las marcas.
deck-cat-burglar = Ladrón de guante blanco
deck-cat-burglar-how = Las incursiones centrales cargan Sorbedatos y pagan con Desperado; El Ojo del Hacedor y Puerta Sigilosa Beta encuentran los puntos.
deck-big-rig = Equipo pesado
deck-big-rig-how = Primero Magnum Opus, luego La Caja de Herramientas y todos los rompehielos; al final ningún servidor está a salvo.
deck-pocket-tools = Herramientas de bolsillo
deck-pocket-tools-how = Rompehielos baratos de fuerza fija, reforzados por Sorbedatos y El Toque Personal; lo que sobra, a Esopo.
deck-iron-brotherhood = Hermandad de Hierro
deck-iron-brotherhood-how = Cada bioroide es algo más fuerte: cierra un servidor remoto, vive de las campañas y recupera lo perdido con Vitruvio.
deck-mirror-hall = Galería de Espejos
deck-mirror-hall-how = Toda incursión empieza en un servidor central, tras hielo psi; allí esperan ¡Cepo! e IA Fetal mientras puntúas en otro sitio.
deck-morning-edition = Edición Matinal
deck-morning-edition-how = Cuarenta cartas, seis de ellas rápidas: AstroScript y SanSan puntúan desde la mano, y las Sustituciones castigan el primer robo.
deck-rising-skyline = Horizonte en Alza
deck-rising-skyline-how = Avanza muros gratis cada turno, conviértelos en créditos con la Comercialización y busca lo que falta con un Atlas sobrado.
deck-demolition-derby = Derbi de Demolición
deck-demolition-derby-how = Destruye gratis cada activo con Whizzard y Diablillo, empobrece a la Corporación con Vamp y excava la SC e I+D con virus crecientes.
deck-nine-lives = Nueve Vidas
deck-nine-lives-how = Nueve cartas para empezar: sifona, apaga de nuevo el mejor hielo y mira la SC de dos en dos cartas.
deck-tinkers-loft = Desván del Manitas
deck-tinkers-loft-how = Roba las cuarenta cartas, monta sobre Dinosaurio y en el Taller, y acumula Interfaces para leer I+D hasta el fondo.
deck-cloud-chamber = Cámara de Niebla
deck-cloud-chamber-how = Con dos enlaces los rompehielos no ocupan memoria: los Contactos pagan cada turno e I+D se lee carta tras carta.
deck-standing-watch = Guardia Permanente
deck-standing-watch-how = Tres hielos en pie antes del primer turno; detrás pagan las campañas y una red temprana puntúa.
deck-deep-purse = Bolsillos Hondos
deck-deep-purse-how = Cuanto más rico, más cartas: acumula créditos y mano, y gástalo todo en un turno largo.
deck-bioroid-drill = Instrucción Bioroide
deck-bioroid-drill-how = Bioroides grandes por poco dinero: Wotan y Mano de Tyr castigan a quien gasta clics, y el daño cerebral se suma.
deck-skeleton-key = Llave Maestra
deck-skeleton-key-how = El primer hielo es siempre puerta de código: un decodificador abre el turno y el sigilo guarda un puñal.
deck-library-card = Carné de Biblioteca
deck-library-card-how = Una copia de los mejores programas de cada facción: busca el que necesites y recupéralo.
deck-scrap-heap = Chatarrería
deck-scrap-heap-how = Lo destruido vuelve y roba una carta: tira programas caros y móntalos de nuevo gratis.
deck-still-water = Agua mansa
deck-still-water-how = Seis puntos bastan para ganar, así que cualquier carta boca abajo puede decidir. Emboscadas y juegos psi castigan a quien mira.
deck-dirty-energy = Energía sucia
deck-dirty-energy-how = Diez créditos y mala fama desde el principio: activa pronto muros altos y responde a cada robo con fuego.
deck-grandmaster = Gran maestro
deck-grandmaster-how = Piezas de ajedrez recorren el hielo: lo encarecen, lo debilitan o lo abren. Activar el primero de cada turno cuesta uno más.
deck-second-shift = Segundo turno
deck-second-shift-how = La primera visita a la Sede mira una carta, la segunda trae tres. Los trabajitos pagan ambas.

## La ley

deck-leader-is-no-identity = { $card } no es una identidad, así que ningún mazo puede ser suyo.
deck-too-small =
    { $size ->
        [one] El mazo tiene 1 carta
       *[other] El mazo tiene { $size } cartas
    }; { $card } necesita al menos { $least }.
deck-other-side = { $card } es una carta { $seat ->
        [corp] de la Corporación
       *[runner] del Runner
    } y no puede estar en este mazo.
deck-holds-an-identity = { $card } es una identidad: va junto al mazo, no dentro.
deck-too-many-copies = { $copies } copias de { $card } son demasiadas; un mazo puede llevar { $most }.
deck-out-of-faction = { $card } no tiene valor de influencia, así que solo puede llevarla un mazo de su propia facción.
deck-excluded-faction = { $other } no trabaja con esta facción: { $card } no puede ir en el mazo.
deck-too-much-influence = Las cartas de otras facciones cuestan { $spent } de influencia; { $card } puede gastar { $limit }.
deck-agenda-points =
    { $points ->
        [one] Los planes valen 1 punto
       *[other] Los planes valen { $points } puntos
    }; un mazo de { $size } cartas necesita { $low } o { $high }.

## Listas que no se pueden leer

deck-unknown-card = Línea { $line }: ninguna carta se llama «{ $written }».
deck-unknown-card-near = Línea { $line }: ninguna carta se llama «{ $written }». ¿Quieres decir { $nearest }?
deck-too-many-lines = La lista del mazo tiene más de { $most } líneas.
deck-too-many-faults = Línea { $line }: tras { $most } errores no se leyó el resto de la lista.
deck-ambiguous-card = Línea { $line }: «{ $written }» puede ser más de una carta: { $titles }.
deck-how-many = Línea { $line }: ¿cuántas copias de { $card }? Escribe «3x { $card }».
deck-bad-copies = Línea { $line }: el número de copias de { $card } debe estar entre 1 y { $most }.
deck-two-identities = Línea { $line }: { $card } es una segunda identidad, después de { $other }. Un mazo tiene una.
deck-no-identity = No hay identidad. Escribe su título en una línea aparte, por ejemplo «Ruido: Hacker Extraordinario».
deck-no-cards = Hay una identidad, pero ninguna carta. Escríbelas una por línea, por ejemplo «3x Apuesta Segura».
deck-unknown-code = Línea { $line }: ninguna carta tiene el código «{ $code }». La Caja básica va de 01001 a 01113.
deck-bad-json = Línea { $line }: desde la columna { $column } esto no es JSON.
deck-no-decklist = Esto no es un mazo de NetrunnerDB: esos tienen "cards" con códigos y números de copias.
deck-bad-xml = Línea { $line }: esto no es XML bien formado.
deck-xml-doctype = Línea { $line }: un mazo no necesita DOCTYPE, y las entidades pueden hacer daño; bórralo.
deck-no-octgn-deck = Línea { $line }: esto es XML, pero no un mazo de OCTGN: esos empiezan por <deck>.
deck-too-long = Esto ocupa más de { $most } kB: demasiado para una lista de mazo.
deck-not-utf-8 = Línea { $line }: esto no es texto en UTF-8.

## `jackin deck`

deck-of = { $deck }: { $card }
deck-size = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } (al menos { $least })
deck-influence = { $n } de { $limit } de influencia
deck-points = { $n ->
        [one] 1 punto de plan
       *[other] { $n } puntos de plan
    } ({ $low } o { $high })
deck-legal = El mazo es legal.
deck-illegal = { $n ->
        [one] El mazo no es legal:
       *[other] El mazo no es legal, por { $n } motivos:
    }
deck-not-found = Ningún fichero ni mazo se llama «{ $written }». Los mazos que vienen con el juego: jackin deck list.
deck-written = Escrito en { $file }.
deck-column-name = Nombre
deck-column-deck = Mazo
deck-column-how = Cómo se juega

## `jackin cards`

cards-column-code = Código
cards-column-title = Título
cards-column-faction = Facción
cards-column-type = Tipo
cards-column-cost = Coste
cards-column-influence = Influencia
cards-none = Ninguna carta coincide.
cards-awaited = { $n ->
        [one] 1 carta aún no se puede jugar.
       *[other] { $n } cartas aún no se pueden jugar.
    }
cards-count = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
cards-cost = coste { $n }
cards-strength = fuerza { $n }
cards-memory = { $n }{ -mu }
cards-trash = coste de destrucción { $n }
cards-advance = avance { $n }
cards-points = { $n ->
        [one] 1 punto de plan
       *[other] { $n } puntos de plan
    }
cards-influence = influencia { $n }
cards-link = enlace { $n }
cards-min-deck = mazo de al menos { $n }
cards-max-influence = { $n } de influencia para gastar
cards-in-box = { $n } en la caja
cards-not-implemented = Aún no se puede jugar aquí.
