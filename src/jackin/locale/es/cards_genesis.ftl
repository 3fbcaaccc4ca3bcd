# Cartas del ciclo Génesis: título, texto de reglas (una línea por capacidad) y resumen (dos líneas cortas como mucho).
# Todos los textos son redacción propia. Los símbolos son términos: véase symbols.ftl.

## Anarch

card-whizzard-master-gamer = Hechigenio: Jugón Maestro
    .text = 3{ -recurring } para destruir cartas.
    .gist = 3{ -recurring } para destruir

card-morning-star = Lucero del Alba
    .text = 1{ -credit }: rompe cualquier número de subrutinas de barrera.
    .gist = 1{ -credit }: toda la barrera

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

card-xanadu = Xanadú
    .text = Ejecutar hielo cuesta 1{ -credit } más.
    .gist = Ejecutar hielo: +1{ -credit }

card-darwin = Darwin
    .text =
        2{ -credit }: rompe 1 subrutina de cualquier hielo.
        Su fuerza es el número de contadores de virus que tiene.
        Inicio de tu turno: puedes pagar 1{ -credit } para poner aquí 1 contador de virus.
    .gist =
        2{ -credit }: cualquier subrutina
        Fuerza: sus contadores

## Criminal

card-peacock = Pavo Real
    .text =
        2{ -credit }: rompe 1 subrutina de puerta de código.
        2{ -credit }: +3 de fuerza.
    .gist =
        2{ -credit }: rompe puerta cód.
        2{ -credit }: +3 de fuerza

card-faerie = Hada
    .text =
        0{ -credit }: rompe 1 subrutina de centinela.
        1{ -credit }: +1 de fuerza.
        Cuando acabe un enfrentamiento en el que Hada haya roto una subrutina, destrúyela.
    .gist =
        0{ -credit }: rompe centinela,
        luego se destruye

## Shaper

card-the-helpful-ai = La IA Servicial
    .text =
        +1{ -link }
        { -trash }: elige un rompehielos; tiene +2 de fuerza hasta que acabe el turno.
    .gist =
        +1{ -link }
        { -trash }: rompehielos +2

card-chaos-theory-wunderkind = Teoría del Caos: Niña Prodigio
    .text = +1{ -mu }
    .gist = +1{ -mu }

card-all-nighter = Noche en Vela
    .text = { -click }, { -trash }: gana { -click }{ -click }.
    .gist = { -click }, { -trash }: gana { -click }{ -click }

card-quality-time = Tiempo para Nosotros
    .text = Roba 5 cartas.
    .gist = Roba 5 cartas

## Neutral Runner cards

card-dyson-mem-chip = Chip de Memoria Dyson
    .text = +1{ -mu } +1{ -link }
    .gist = +1{ -mu } +1{ -link }

card-public-sympathy = Simpatía Pública
    .text = +2 al tamaño de mano máximo.
    .gist = Mano máxima +2

card-inside-man = Contacto Infiltrado
    .text = 2{ -recurring } para instalar hardware.
    .gist = 2{ -recurring } para hardware

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

card-eli-1-0 = Eli 1.0
    .text =
        El Runner puede gastar { -click } para romper 1 subrutina de aquí.
        { -sub } Termina la incursión.
        { -sub } Termina la incursión.
    .gist = 2 × fin de incursión

## Jinteki

card-dedicated-server = Servidor Dedicado
    .text = 2{ -recurring } para ejecutar hielo.
    .gist = 2{ -recurring } para ejecutar hielo

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

card-marked-accounts = Cuentas Marcadas
    .text =
        Inicio de tu turno: toma 1{ -credit } de aquí, si puedes.
        { -click }: pon aquí 3{ -credit }.
    .gist =
        1{ -credit } cada turno
        { -click }: pon 3{ -credit }

card-nbn-the-world-is-yours = NBN: El Mundo Es Tuyo*
    .text = +1 al tamaño de mano máximo.
    .gist = Mano máxima +1

## Weyland Consortium

card-caduceus = Caduceo
    .text =
        { -sub } Rastreo 3: si tiene éxito, gana 3{ -credit }.
        { -sub } Rastreo 2: si tiene éxito, termina la incursión.
    .gist =
        Rastreo 3: gana 3{ -credit }
        rastreo 2: termina

card-weyland-consortium-because-we-built-it = Weyland Consortium: Porque Nosotros lo Construimos
    .text = 1{ -recurring } para avanzar hielo.
    .gist = 1{ -recurring } para avanzar hielo

card-government-contracts = Contratos Gubernamentales
    .text = { -click }, { -click }: gana 4{ -credit }.
    .gist = { -click }{ -click }: 4{ -credit }

card-simone-diego = Simone Diego
    .text = 2{ -recurring } para avanzar cartas de este servidor o que lo protejan.
    .gist = 2{ -recurring } para avanzar aquí

card-burke-bugs = Bichos de Burke
    .text = { -sub } Rastreo 0: si tiene éxito, el Runner destruye 1 programa.
    .gist =
        Rastreo 0: el Runner
        destruye 1 programa

## Neutral Corp cards

card-private-contracts = Contratos Privados
    .text =
        Al ejecutarlos llevan 14{ -credit }. Destrúyelos cuando estén vacíos.
        { -click }: toma 2{ -credit } de aquí.
    .gist = { -click }: toma 2{ -credit }
