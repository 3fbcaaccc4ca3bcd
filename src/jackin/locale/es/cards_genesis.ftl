# Cartas del ciclo Génesis: título, texto de reglas (una línea por capacidad) y resumen (dos líneas cortas como mucho).
# Todos los textos son redacción propia. Los símbolos son términos: véase symbols.ftl.

## Anarch

card-whizzard-master-gamer = Hechigenio: Jugón Maestro
    .text = 3{ -recurring } para destruir cartas.
    .gist = 3{ -recurring } para destruir

card-spinal-modem = Módem Espinal
    .text =
        +1{ -mu }
        2{ -recurring } para usar rompehielos.
        Cuando un rastreo tenga éxito durante una incursión, sufres 1 punto de daño cerebral.
        Una consola por jugador.
    .gist =
        +1{ -mu }, 2{ -recurring } rompehielos
        rastreo: 1 cerebral

card-imp = Diablillo
    .text =
        Al instalarlo lleva 2 contadores de virus.
        Una vez por turno puedes quitar de aquí 1 contador de virus para destruir sin coste la carta a la que estás accediendo, aunque no tenga coste de destrucción.
    .gist =
        Contador: destruye la
        carta accedida

card-morning-star = Lucero del Alba
    .text = 1{ -credit }: rompe cualquier número de subrutinas de barrera.
    .gist = 1{ -credit }: toda la barrera

card-vamp = Vamp
    .text =
        Haz una incursión contra la SC. Si tiene éxito, en vez de acceder a cartas puedes gastar cualquier número de créditos; la Corporación pierde los mismos.
        Si has gastado alguno, recibes 1 marca.
    .gist =
        SC: gasta y la Corp.
        pierde igual, 1 marca

card-liberated-account = Cuenta Liberada
    .text =
        Al instalarla lleva 16{ -credit }. Destrúyela cuando esté vacía.
        { -click }: toma 4{ -credit } de aquí.
    .gist = { -click }: toma 4{ -credit }

card-nerve-agent = Agente Nervioso
    .text =
        Cuando tenga éxito una incursión contra la SC, pon aquí 1 contador de virus.
        Cada vez que accedas a cartas de la SC, puedes acceder a 1 más por cada contador de virus que haya aquí después del primero. Decide cuántas antes del primer acceso.
    .gist =
        SC: +1 acceso por
        contador tras el 1.º

card-joshua-b = Joshua B.
    .text = Inicio de tu turno: puedes ganar { -click }. Si lo haces, recibes 1 marca cuando acabe este turno.
    .gist =
        { -click } más por turno,
        después 1 marca

card-disrupter = Disruptor
    .text = { -trash }: cuando empiece un rastreo, su fuerza base pasa a ser 0.
    .gist =
        { -trash }: un rastreo
        parte de 0

card-force-of-nature = Fuerza de la Naturaleza
    .text =
        2{ -credit }: rompe hasta 2 subrutinas de puerta de código.
        1{ -credit }: +1 de fuerza.
    .gist =
        2{ -credit }: rompe 2 puerta cód.
        1{ -credit }: +1 de fuerza

card-scrubber = Raspador
    .text = 2{ -recurring } para destruir cartas.
    .gist = 2{ -recurring } para destruir

card-surge = Aumento Repentino
    .text =
        Juégalo solo si este turno has puesto un contador de virus en un programa.
        Pon 2 contadores de virus en ese programa.
    .gist =
        2 contadores en un
        virus alimentado

card-xanadu = Xanadú
    .text = Ejecutar hielo cuesta 1{ -credit } más.
    .gist = Ejecutar hielo: +1{ -credit }

card-retrieval-run = Incursión de Recuperación
    .text = Haz una incursión contra Archivos. Si tiene éxito, en vez de acceder a cartas puedes instalar 1 programa de tu Pila ignorando todos los costes.
    .gist =
        Archivos: programa de
        la Pila, gratis

card-darwin = Darwin
    .text =
        2{ -credit }: rompe 1 subrutina de cualquier hielo.
        Su fuerza es el número de contadores de virus que tiene.
        Inicio de tu turno: puedes pagar 1{ -credit } para poner aquí 1 contador de virus.
    .gist =
        2{ -credit }: cualquier subrutina
        Fuerza: sus contadores

card-data-leak-reversal = Inversión de Filtrado de Datos
    .text =
        Instálala solo tras una incursión con éxito contra un servidor central este turno.
        { -click }: la Corporación destruye la carta superior de I+D. Solo mientras estés marcado.
    .gist =
        Si estás marcado:
        { -click }: I+D pierde 1 carta

## Criminal

card-cortez-chip = Chip Cortez
    .text = { -trash }: elige un hielo. Hasta que acabe el turno, ejecutarlo le cuesta a la Corporación 2{ -credit } adicionales.
    .gist = { -trash }: ejecutar hielo +2{ -credit }

card-peacock = Pavo Real
    .text =
        2{ -credit }: rompe 1 subrutina de puerta de código.
        2{ -credit }: +3 de fuerza.
    .gist =
        2{ -credit }: rompe puerta cód.
        2{ -credit }: +3 de fuerza

card-satellite-uplink = Enlace con Satélite
    .text = Expón hasta 2 cartas.
    .gist = Expón hasta 2 cartas

card-e3-feedback-implants = Implantes de Retroalimentación E3
    .text = Cada vez que rompas una subrutina de un hielo, puedes pagar 1{ -credit } para romper 1 subrutina más de ese hielo.
    .gist =
        Tras romper: 1{ -credit }
        rompe 1 más

card-compromised-employee = Empleado Comprometido
    .text =
        1{ -recurring } para rastreos.
        Cuando la Corporación ejecute un hielo, gana 1{ -credit }.
    .gist =
        1{ -recurring } para rastreos
        Hielo ejecutado: +1{ -credit }

card-emergency-shutdown = Apagado de Emergencia
    .text =
        Juégalo solo tras una incursión con éxito contra la SC este turno.
        Suspende 1 hielo.
    .gist =
        Tras incursión a SC:
        suspende 1 hielo

card-muresh-bodysuit = Body Blindado Muresh
    .text = Prevén el primer punto de daño físico que fueras a sufrir cada turno.
    .gist =
        Prevén el primer daño
        físico del turno

card-snitch = Chivato
    .text = Una vez por incursión, cuando te aproximes a un hielo no ejecutado, puedes exponerlo. Después puedes desenchufarte.
    .gist =
        Expón el hielo que
        viene y decide

card-doppelganger = Doppelgänger
    .text =
        +1{ -mu }
        Una vez por turno, cuando acabe una incursión con éxito, puedes hacer una incursión contra cualquier servidor.
        Una consola por jugador.
    .gist =
        +1{ -mu }, tras un éxito:
        otra incursión

card-crescentus = Crescentus
    .text = { -trash }: suspende un hielo del que hayas roto todas las subrutinas en este enfrentamiento.
    .gist = { -trash }: suspende hielo roto

card-andromeda-dispossessed-ristie = Andrómeda: Ristoi Desposeída
    .text = Tu mano inicial es de 9 cartas.
    .gist = Empieza con 9 cartas

card-networking = Establecer Contactos
    .text =
        Quítate 1 marca.
        Puedes pagar 1{ -credit } para devolver Establecer Contactos a tu Empuñadura.
    .gist =
        Quita 1 marca
        1{ -credit }: vuelve a la mano

card-hq-interface = Interfaz de SC
    .text = Cada vez que accedas a cartas de la SC, accede a 1 más.
    .gist = SC: +1 acceso

card-pheromones = Feromonas
    .text =
        Tantos { -recurring } como contadores de virus haya aquí, para incursiones contra la SC.
        Cuando tenga éxito una incursión contra la SC, pon aquí 1 contador de virus.
    .gist = SC: { -recurring } por contador

card-faerie = Hada
    .text =
        0{ -credit }: rompe 1 subrutina de centinela.
        1{ -credit }: +1 de fuerza.
        Cuando acabe un enfrentamiento en el que Hada haya roto una subrutina, destrúyela.
    .gist =
        0{ -credit }: rompe centinela,
        luego se destruye

card-mr-li = Sr. Li
    .text = { -click }: roba 2 cartas y después pon 1 de ellas debajo de tu Montón.
    .gist = { -click }: roba 2, devuelve 1

## Shaper

card-zu-13-key-master = Maestro de Claves ZU.13
    .text =
        No ocupa { -mu } mientras tengas al menos 2{ -link }, esté instalado o no.
        1{ -credit }: rompe 1 subrutina de puerta de código.
        1{ -credit }: +1 de fuerza.
    .gist =
        1{ -credit }: rompe puerta cód.
        1{ -credit }: +1 de fuerza

card-the-helpful-ai = La IA Servicial
    .text =
        +1{ -link }
        { -trash }: elige un rompehielos; tiene +2 de fuerza hasta que acabe el turno.
    .gist =
        +1{ -link }
        { -trash }: rompehielos +2

card-notoriety = Notoriedad
    .text =
        Juégalo solo tras incursiones con éxito contra I+D, SC y Archivos este turno.
        Añade esta carta a tu zona de puntuación como un plan que vale 1 punto de plan.
    .gist =
        Tres centrales:
        1 punto de plan

card-snowball = Bola de Nieve
    .text =
        1{ -credit }: rompe 1 subrutina de barrera. Cada vez que lo hagas, +1 de fuerza durante esta incursión.
        1{ -credit }: +1 de fuerza.
    .gist =
        1{ -credit }: rompe barrera, crece
        1{ -credit }: +1 de fuerza

card-chaos-theory-wunderkind = Teoría del Caos: Niña Prodigio
    .text = +1{ -mu }
    .gist = +1{ -mu }

card-test-run = Ejecución de Prueba
    .text =
        Busca en tu Montón o en tu Pila 1 programa e instálalo ignorando todos los costes. Baraja tu Montón si has buscado en él.
        Cuando acabe tu turno, pon el programa encima de tu Montón si sigue instalado.
    .gist =
        Un programa gratis
        hasta fin de turno

card-dinosaurus = Dinosaurio
    .text =
        Puede alojar 1 rompehielos que no sea IA. No ocupa tu memoria y tiene +2 de fuerza.
        Una consola por jugador.
    .gist =
        Aloja 1 rompehielos:
        sin { -mu }, +2 de fuerza

card-personal-workshop = Taller Personal
    .text =
        { -click }: aloja aquí un programa o hardware de tu Empuñadura, con tantos contadores de poder como cueste instalarlo.
        1{ -credit }: retira 1 contador de poder de una carta alojada.
        Inicio de tu turno: retira 1 contador de poder de una carta alojada.
        Cuando a una carta alojada no le queden contadores de poder, instálala ignorando todos los costes.
    .gist =
        { -click }: monta una carta,
        1 menos por turno

card-deus-x = Deus X
    .text =
        { -trash }: rompe cualquier número de subrutinas de AP.
        { -trash }: prevén cualquier cantidad de daño de red.
    .gist =
        { -trash }: rompe AP, o prevén
        daño de red

card-all-nighter = Noche en Vela
    .text = { -click }, { -trash }: gana { -click }{ -click }.
    .gist = { -click }, { -trash }: gana { -click }{ -click }

card-quality-time = Tiempo para Nosotros
    .text = Roba 5 cartas.
    .gist = Roba 5 cartas

card-replicator = Replicador
    .text = Cuando instales hardware, incluido Replicador, puedes buscar en tu Montón 1 copia más de él. Revélala, llévala a tu Empuñadura y baraja.
    .gist =
        Al instalar hardware:
        busca otra copia

card-creeper = Trepadora
    .text =
        No ocupa { -mu } mientras tengas al menos 2{ -link }, esté instalado o no.
        2{ -credit }: rompe 1 subrutina de centinela.
        1{ -credit }: +1 de fuerza.
    .gist =
        2{ -credit }: rompe centinela
        1{ -credit }: +1 de fuerza

card-indexing = Indexado
    .text = Haz una incursión contra I+D. Si tiene éxito, en vez de acceder a cartas puedes mirar las 5 cartas superiores de I+D y devolverlas en cualquier orden.
    .gist =
        I+D: ordena las
        5 superiores

card-rd-interface = Interfaz de I+D
    .text = Cada vez que accedas a cartas de I+D, accede a 1 más.
    .gist = I+D: +1 acceso

card-deep-thought = Pensamiento Profundo
    .text =
        Cuando tenga éxito una incursión contra I+D, pon aquí 1 contador de virus.
        Con al menos 3 contadores de virus aquí puedes mirar la carta superior de I+D al inicio de tu turno.
    .gist =
        3 contadores: mira I+D
        cada turno

## Neutral Runner cards

card-plascrete-carapace = Caparazón de Hormiplástico
    .text =
        Al instalarlo lleva 4 contadores de poder. Destrúyelo cuando esté vacío.
        Contador de poder alojado: prevén 1 punto de daño físico.
    .gist =
        4 contadores: −1 daño
        físico cada uno

card-dyson-mem-chip = Chip de Memoria Dyson
    .text = +1{ -mu } +1{ -link }
    .gist = +1{ -mu } +1{ -link }

card-public-sympathy = Simpatía Pública
    .text = +2 al tamaño de mano máximo.
    .gist = Mano máxima +2

card-inside-man = Contacto Infiltrado
    .text = 2{ -recurring } para instalar hardware.
    .gist = 2{ -recurring } para hardware

card-underworld-contact = Contacto en los Bajos Fondos
    .text = Inicio de tu turno: gana 1{ -credit } si tienes al menos 2{ -link }.
    .gist = Con 2{ -link }: 1{ -credit } por turno

card-kraken = Kraken
    .text =
        Juégalo solo si has robado un plan este turno.
        Elige un servidor. La Corporación destruye 1 hielo que lo proteja.
    .gist =
        Tras robar un plan:
        1 hielo destruido

card-kati-jones = Kati Jones
    .text =
        { -click }: pon aquí 3{ -credit }.
        { -click }: toma todos los créditos de aquí.
        Solo una de ellas cada turno.
    .gist =
        { -click }: pon 3{ -credit }
        { -click }: toma todo

card-new-angeles-city-hall = Ayuntamiento de Nueva Ángeles
    .text =
        2{ -credit }: evita 1 marca.
        Cuando robes un plan, destrúyelo.
    .gist =
        2{ -credit }: evita 1 marca
        robar plan: se destruye

## Haas-Bioroid

card-haas-bioroid-stronger-together = Haas-Bioroid: Juntos Somos Más Fuertes
    .text = Todo el hielo bioroide tiene +1 de fuerza.
    .gist = Hielo bioroide +1 fuerza

card-mandatory-upgrades = Mejoras Obligatorias
    .text = Tienes { -click } más para gastar cada turno.
    .gist = { -click } más cada turno

card-janus-1-0 = Janus 1.0
    .text =
        El Runner puede gastar { -click } para romper 1 subrutina de aquí.
        { -sub } Inflige 1 punto de daño cerebral.
        { -sub } Inflige 1 punto de daño cerebral.
        { -sub } Inflige 1 punto de daño cerebral.
        { -sub } Inflige 1 punto de daño cerebral.
    .gist = 4 × 1 daño cerebral

card-ash-2x3zb9cy = Ash 2X3ZB9CY
    .text = Cuando tenga éxito una incursión contra este servidor, rastreo 4: si tiene éxito, el Runner no puede acceder a más cartas que Ash durante el resto de esta incursión.
    .gist =
        Éxito aquí: rastreo 4:
        solo accede a Ash

card-encryption-protocol = Protocolo de Encriptación
    .text = Destruir cartas instaladas cuesta 1{ -credit } más.
    .gist = Destruir: +1{ -credit }

card-sherlock-1-0 = Sherlock 1.0
    .text =
        El Runner puede gastar { -click } para romper 1 subrutina de aquí.
        { -sub } Rastreo 4: si tiene éxito, pon 1 programa instalado encima del Montón.
        { -sub } Rastreo 4: si tiene éxito, pon 1 programa instalado encima del Montón.
    .gist =
        2 × rastreo 4: programa
        al Montón

card-project-vitruvius = Proyecto Vitruvio
    .text =
        Al puntuarlo, pon aquí 1 contador de plan por cada ficha de avance por encima de 3.
        Contador de plan alojado: lleva 1 carta de Archivos a la SC.
    .gist =
        Avance extra: contador
        Archivos → SC

card-viper = Víbora
    .text =
        { -sub } Rastreo 3: si tiene éxito, el Runner pierde { -click }, si puede.
        { -sub } Rastreo 3: si tiene éxito, termina la incursión.
    .gist =
        Rastreo 3: pierde { -click }
        rastreo 3: termina

card-green-level-clearance = Autorización de Nivel Verde
    .text = Gana 3{ -credit } y roba 1 carta.
    .gist = Gana 3{ -credit }, roba 1 carta

card-hourglass = Reloj de Arena
    .text =
        { -sub } El Runner pierde { -click }, si puede.
        { -sub } El Runner pierde { -click }, si puede.
        { -sub } El Runner pierde { -click }, si puede.
    .gist = 3 × pierde { -click }

card-eve-campaign = Campaña de Eve
    .text =
        Al ejecutarla lleva 16{ -credit }. Destrúyela cuando esté vacía.
        Inicio de tu turno: toma 2{ -credit } de aquí.
    .gist = 2{ -credit } cada turno

card-rework = Reelaboración
    .text = Baraja 1 carta de la SC en I+D.
    .gist = SC → I+D: 1 carta

card-eli-1-0 = Eli 1.0
    .text =
        El Runner puede gastar { -click } para romper 1 subrutina de aquí.
        { -sub } Termina la incursión.
        { -sub } Termina la incursión.
    .gist = 2 × fin de incursión

card-ruhr-valley = Valle del Ruhr
    .text =
        Una incursión contra este servidor cuesta al Runner { -click } más.
        Una región por servidor.
    .gist =
        Una incursión aquí
        cuesta { -click } más

## Jinteki

card-braintrust = Fondo de Cerebros
    .text =
        Al puntuarlo, pon aquí 1 contador de plan por cada 2 fichas de avance por encima de 3.
        Ejecutar hielo cuesta 1{ -credit } menos por cada contador de plan que haya aquí.
    .gist =
        Avance extra: hielo
        más barato

card-snowflake = Copo de Nieve
    .text = { -sub } El Runner y tú gastáis en secreto de 0 a 2{ -credit } y los mostráis. Si habéis gastado distinto, termina la incursión.
    .gist =
        Psi: si difieren,
        fin de incursión

card-jinteki-replicating-perfection = Jinteki: Replicando la Perfección
    .text = El Runner no puede hacer incursiones contra servidores remotos en un turno antes de haber hecho una contra un servidor central.
    .gist =
        Primero central,
        luego remotos

card-fetal-ai = IA Fetal
    .text =
        Si el Runner accede a ella desde I+D, debe revelarla.
        Cuando el Runner acceda a ella, inflige 2 puntos de daño de red. No si el acceso es desde Archivos.
        Robarla le cuesta al Runner 2{ -credit } adicionales.
    .gist =
        Acceso: 2 daños de red
        Robar: +2{ -credit }

card-trick-of-light = Truco de Luz
    .text = Elige una carta que se pueda avanzar. Mueve a ella hasta 2 fichas de avance de 1 otra carta.
    .gist = Mueve 2 avances

card-sensei = Sensei
    .text =
        { -sub } Durante el resto de esta incursión, cada uno de los demás hielos tiene también, tras todas las suyas y mientras te enfrentas a él, esta subrutina:
        { -sub } Termina la incursión.
    .gist =
        El hielo posterior
        también termina

card-edge-of-world = El Borde del Mundo
    .text = Cuando el Runner acceda a ella estando instalada, puedes pagar 3{ -credit } para infligir 1 punto de daño cerebral por cada hielo que proteja este servidor.
    .gist =
        3{ -credit }: 1 daño cerebral
        por hielo aquí

card-sunset = Puesta de Sol
    .text = Elige un servidor. Ordena como quieras el hielo que lo protege.
    .gist =
        Ordena el hielo
        de un servidor

card-dedicated-server = Servidor Dedicado
    .text = 2{ -recurring } para ejecutar hielo.
    .gist = 2{ -recurring } para ejecutar hielo

card-bullfrog = Rana Toro
    .text = { -sub } El Runner y tú gastáis en secreto de 0 a 2{ -credit } y los mostráis. Si habéis gastado distinto, Rana Toro pasa a ser el hielo más exterior de otro servidor y la incursión sigue desde allí.
    .gist =
        Psi: si difieren, la
        incursión se desvía

card-whirlpool = Remolino
    .text = { -sub } El Runner no puede desenchufarse durante el resto de esta incursión. Destruye Remolino.
    .gist = Sin desenchufarse

card-hokusai-grid = Red de Hokusai
    .text =
        Cuando tenga éxito una incursión contra este servidor, inflige 1 punto de daño de red.
        Una región por servidor.
    .gist =
        Éxito aquí:
        1 daño de red

card-ronin = Ronin
    .text =
        Se puede avanzar.
        { -click }, { -trash }: inflige 3 puntos de daño de red. Solo con al menos 4 fichas de avance aquí.
    .gist =
        4 avances:
        { -click }, { -trash }: 3 daños de red

card-midori = Midori
    .text = Una vez por incursión, cuando el Runner se aproxime a un hielo que protege este servidor, puedes intercambiarlo con un hielo de la SC; este queda sin ejecutar y es al que se aproxima ahora. Si lo haces, el Runner puede desenchufarse.
    .gist =
        Cambia el hielo por
        otro de la SC

## NBN

card-restructured-datapool = Reserva de Datos Reestructurada
    .text = { -click }: rastreo 2. Si tiene éxito, el Runner recibe 1 marca.
    .gist = { -click }: rastreo 2: 1 marca

card-tmi = DMI
    .text =
        Al ejecutarlo, rastreo 2: si fracasa, suspende DMI.
        { -sub } Termina la incursión.
    .gist =
        Ejecutar: rastreo 2
        fin de incursión

card-big-brother = Gran Hermano
    .text =
        Juégala solo si el Runner está marcado.
        Da 2 marcas al Runner.
    .gist =
        Si está marcado:
        2 marcas

card-chilo-city-grid = Red Eléctrica de ChiLo
    .text =
        Cuando un rastreo tenga éxito durante una incursión contra este servidor, da 1 marca al Runner.
        Una región por servidor.
    .gist = Rastreo aquí: 1 marca

card-marked-accounts = Cuentas Marcadas
    .text =
        Inicio de tu turno: toma 1{ -credit } de aquí, si puedes.
        { -click }: pon aquí 3{ -credit }.
    .gist =
        1{ -credit } cada turno
        { -click }: pon 3{ -credit }

card-pop-up-window = Ventana Emergente
    .text =
        Al enfrentarse a él, ganas 1{ -credit }.
        { -sub } Termina la incursión a menos que el Runner pague 1{ -credit }.
    .gist =
        Gana 1{ -credit }
        fin de incursión, o 1{ -credit }

card-uroboros = Uróboros
    .text =
        { -sub } Rastreo 4: si tiene éxito, el Runner no puede hacer más incursiones este turno.
        { -sub } Rastreo 4: si tiene éxito, termina la incursión.
    .gist =
        Rastreo 4: sin más
        rastreo 4: termina

card-net-police = Policía de Red
    .text = Tantos { -recurring } como { -link } tenga el Runner, para rastreos.
    .gist = { -recurring } de rastreo por { -link }

card-data-hound = Sabueso de Datos
    .text = { -sub } Rastreo 2: si tiene éxito, mira tantas cartas superiores del Montón como diferencia haya. Destruye 1 de ellas y devuelve las demás en cualquier orden.
    .gist =
        Rastreo 2: ordena el
        Montón, destruye 1

card-bernice-mai = Bernice Mai
    .text = Cuando tenga éxito una incursión contra este servidor, rastreo 5: si tiene éxito, el Runner recibe 1 marca; si fracasa, destruye a Bernice Mai.
    .gist =
        Éxito aquí:
        rastreo 5: 1 marca

card-nbn-the-world-is-yours = NBN: El Mundo Es Tuyo*
    .text = +1 al tamaño de mano máximo.
    .gist = Mano máxima +1

card-project-beale = Proyecto Beale
    .text =
        Al puntuarlo, pon aquí 1 contador de plan por cada 2 fichas de avance por encima de 3.
        Vale 1 punto de plan más por cada contador de plan que haya aquí.
    .gist =
        Avance extra:
        más puntos

card-midseason-replacements = Sustituciones de Mitad de Temporada
    .text =
        Juégala solo si el Runner robó un plan en su último turno.
        Rastreo 6: si tiene éxito, el Runner recibe tantas marcas como diferencia haya.
    .gist =
        Rastreo 6: marcas por
        la diferencia

card-flare = Bengala
    .text = { -sub } Rastreo 6: si tiene éxito, destruye 1 hardware, inflige 2 puntos de daño físico, que no se pueden prevenir, y termina la incursión.
    .gist =
        Rastreo 6: hardware,
        2 físico, termina

## Weyland Consortium

card-project-atlas = Proyecto Atlas
    .text =
        Al puntuarlo, pon aquí 1 contador de plan por cada ficha de avance por encima de 3.
        Contador de plan alojado: busca en I+D 1 carta. Revélala, llévala a la SC y baraja.
    .gist =
        Avance extra: contador
        busca 1 carta

card-caduceus = Caduceo
    .text =
        { -sub } Rastreo 3: si tiene éxito, gana 3{ -credit }.
        { -sub } Rastreo 2: si tiene éxito, termina la incursión.
    .gist =
        Rastreo 3: gana 3{ -credit }
        rastreo 2: termina

card-power-grid-overload = Sobrecarga de la Red Eléctrica
    .text =
        Juégala solo si el Runner hizo una incursión con éxito en su último turno.
        Rastreo 2: si tiene éxito, destruye 1 hardware que cueste como mucho la diferencia.
    .gist =
        Rastreo 2: destruye
        hardware

card-amazon-industrial-zone = Zona Industrial Amazónica
    .text =
        Cada vez que instales un hielo que proteja este servidor, puedes ejecutarlo de inmediato por 3{ -credit } menos.
        Una región por servidor.
    .gist =
        Hielo nuevo aquí:
        ejecuta por 3{ -credit } menos

card-woodcutter = Leñador
    .text =
        Solo se puede avanzar mientras esté ejecutado. Tiene esta subrutina una vez por cada ficha de avance que haya aquí:
        { -sub } Inflige 1 punto de daño de red.
    .gist =
        1 daño de red por
        ficha de avance

card-commercialization = Comercialización
    .text = Elige un hielo. Gana 1{ -credit } por cada ficha de avance que tenga.
    .gist =
        1{ -credit } por avance
        en un hielo

card-weyland-consortium-because-we-built-it = Weyland Consortium: Porque Nosotros lo Construimos
    .text = 1{ -recurring } para avanzar hielo.
    .gist = 1{ -recurring } para avanzar hielo

card-government-contracts = Contratos Gubernamentales
    .text = { -click }, { -click }: gana 4{ -credit }.
    .gist = { -click }{ -click }: 4{ -credit }

card-tyrant = Tirano
    .text =
        Solo se puede avanzar mientras esté ejecutado. Tiene esta subrutina una vez por cada ficha de avance que haya aquí:
        { -sub } Termina la incursión.
    .gist =
        Fin de incursión por
        ficha de avance

card-oversight-ai = IA de Supervisión
    .text =
        Ejecuta un hielo ignorando todos los costes y aloja en él IA de Supervisión como contador.
        En cuanto todas las subrutinas de ese hielo estén rotas en un mismo enfrentamiento, destrúyelo.
    .gist =
        Ejecuta hielo gratis;
        roto, se destruye

card-salvage = Chatarra
    .text =
        Solo se puede avanzar mientras esté ejecutado. Tiene esta subrutina una vez por cada ficha de avance que haya aquí:
        { -sub } Rastreo 2: si tiene éxito, el Runner recibe 1 marca.
    .gist =
        Por ficha: rastreo 2:
        1 marca

card-simone-diego = Simone Diego
    .text = 2{ -recurring } para avanzar cartas de este servidor o que lo protejan.
    .gist = 2{ -recurring } para avanzar aquí

card-dedicated-response-team = Equipo de Respuesta Dedicado
    .text = Mientras el Runner esté marcado, inflige 2 puntos de daño físico cuando acabe una incursión con éxito.
    .gist =
        Marcado, con éxito:
        2 daños físicos

card-burke-bugs = Bichos de Burke
    .text = { -sub } Rastreo 0: si tiene éxito, el Runner destruye 1 programa.
    .gist =
        Rastreo 0: el Runner
        destruye 1 programa

## Neutral Corp cards

card-draco = Dracō
    .text =
        Al ejecutarlo, puedes gastar cualquier número de créditos para poner aquí otros tantos contadores de poder.
        +1 de fuerza por cada contador de poder que haya aquí.
        { -sub } Rastreo 2: si tiene éxito, el Runner recibe 1 marca y la incursión termina.
    .gist =
        Fuerza por contadores
        rastreo 2: marca, fin

card-executive-retreat = Retiro Ejecutivo
    .text =
        Al puntuarlo, pon aquí 1 contador de plan y baraja la SC en I+D.
        { -click }, contador de plan alojado: roba 5 cartas.
    .gist =
        SC en I+D
        { -click }, contador: roba 5

card-freelancer = Agente Autónoma
    .text =
        Juégala solo si el Runner está marcado.
        Destruye hasta 2 recursos.
    .gist =
        Si está marcado:
        destruye 2 recursos

card-private-contracts = Contratos Privados
    .text =
        Al ejecutarlos llevan 14{ -credit }. Destrúyelos cuando estén vacíos.
        { -click }: toma 2{ -credit } de aquí.
    .gist = { -click }: toma 2{ -credit }

card-chimera = Quimera
    .text =
        Al ejecutarla, elige centinela, puerta de código o barrera: es de ese tipo hasta que se suspenda.
        Cuando acabe un turno, suspende Quimera.
        { -sub } Termina la incursión.
    .gist =
        Del tipo que elijas;
        se suspende cada turno

card-false-lead = Pista Falsa
    .text = Renuncia a Pista Falsa: el Runner pierde { -click }{ -click }. Solo mientras le queden al menos 2 clics.
    .gist =
        Renuncia: el Runner
        pierde { -click }{ -click }

card-foxfire = Bioluminiscencia
    .text = Rastreo 7: si tiene éxito, destruye 1 recurso virtual o 1 carta de enlace.
    .gist =
        Rastreo 7: destruye
        virtual o enlace

card-corporate-war = Guerra Corporativa
    .text = Al puntuarlo, gana 7{ -credit } si tienes al menos 7{ -credit }; si no, pierde todos los créditos de tu reserva.
    .gist =
        Con 7{ -credit }: gana 7{ -credit }
        si no: piérdelo todo
