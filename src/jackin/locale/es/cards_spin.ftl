# Cartas de Creación y Control: título, texto de reglas (una línea por capacidad) y resumen (dos líneas cortas como mucho).
# Todos los textos son redacción propia. Los símbolos son términos: véase symbols.ftl.

## Anarch

card-frame-job = Cargar el Muerto
    .text =
        Jugarla te cuesta otro { -click }.
        Renuncia a un plan para dar a la Corporación 1 punto de mala publicidad.
    .gist =
        Renuncia a un plan:
        1 mala publicidad

card-pawn = Peón
    .text =
        { -click }: aloja a Peón en el hielo más exterior que proteja un servidor central.
        Cuando hagas una incursión con éxito mientras Peón esté alojado en un hielo, pasa al siguiente hielo hacia dentro. Si no lo hay, destruye a Peón e instala otro programa Caïssa de tu Empuñadura o de tu Pila ignorando todos los costes.
    .gist =
        Avanza con cada
        incursión y corona

card-rook = Torre
    .text =
        Mientras Torre esté alojada en un hielo, ejecutar cualquier hielo que proteja ese servidor cuesta 2{ -credit } más.
        { -click }: aloja a Torre en un hielo que no aloje ninguna Caïssa. Desde un hielo solo pasa a otro que proteja el mismo servidor o esté en la misma posición, contada desde el interior.
    .gist =
        Hielo de su servidor:
        ejecutar +2{ -credit }

card-bishop = Alfil
    .text =
        El hielo que aloja a Alfil tiene −2 de fuerza.
        { -click }: aloja a Alfil en un hielo que no aloje ninguna Caïssa. Desde hielo de un servidor central solo pasa a hielo de uno remoto, y al revés.
    .gist = Su hielo: −2 de fuerza

card-scheherazade = Scheherezade
    .text =
        Puede alojar cualquier número de programas.
        Cuando instales un programa en Scheherezade, gana 1{ -credit }.
    .gist =
        Aloja programas:
        1{ -credit } por cada uno

card-hard-at-work = Trabajando Duro
    .text = Inicio de tu turno: gana 2{ -credit } y pierde { -click }.
    .gist =
        Cada turno: 2{ -credit },
        pierdes { -click }

card-reina-roja-freedom-fighter = Reina Roja: Luchadora por la Libertad
    .text = El primer hielo que la Corporación ejecute cada turno cuesta 1{ -credit } más.
    .gist =
        Primer hielo del turno:
        ejecutar +1{ -credit }

card-deep-red = Deep Red
    .text =
        +3{ -mu }, solo para programas Caïssa.
        Cuando instales un programa Caïssa, puedes usar su capacidad de { -click } sin gastar el clic.
        Una consola por jugador.
    .gist =
        +3{ -mu } para Caïssa
        primer paso gratis

card-knight = Caballo
    .text =
        2{ -credit }: rompe 1 subrutina del hielo que aloja a Caballo.
        { -click }: aloja a Caballo en un hielo que no aloje ninguna Caïssa. Desde un hielo no puede pasar al siguiente hacia dentro ni hacia fuera.
    .gist =
        2{ -credit }: rompe subrutina
        de su hielo

card-keyhole = Ojo de la Cerradura
    .text = { -click }: haz una incursión contra I+D. Si tiene éxito, en lugar de acceder a cartas puedes mirar las 3 cartas superiores de I+D y destruir 1 de ellas. Después la Corporación baraja I+D.
    .gist =
        { -click }: I+D, destruye 1
        de las 3 superiores

card-activist-support = Apoyo Activista
    .text =
        Inicio del turno de la Corporación: recibes 1 marca si no tienes ninguna.
        Inicio de tu turno: la Corporación recibe 1 punto de mala publicidad si no tiene ninguno.
    .gist =
        Marca para ti, mala
        publicidad para ella

card-quest-completed = Misión Cumplida
    .text =
        Juégala solo tras incursiones con éxito contra I+D, la SC y los Archivos este turno.
        Accede a 1 carta instalada que no sea hielo.
    .gist =
        Tras los 3 centrales:
        accede a una carta

card-hemorrhage = Hemorragia
    .text =
        Cuando hagas una incursión con éxito, pon aquí 1 contador de virus.
        { -click }, 2 contadores de virus de aquí: la Corporación destruye 1 carta de la SC.
    .gist =
        { -click }, 2 contadores:
        la SC pierde 1 carta

card-tallie-perrault = Tallie Perrault
    .text =
        Cuando se destruya tras resolverse una operación clandestina o ilegal, puedes dar a la Corporación 1 punto de mala publicidad y recibir 1 marca.
        { -trash }: roba 1 carta por cada punto de mala publicidad de la Corporación.
    .gist =
        Responde a sus ops.
        { -trash }: roba por mala publ.

card-singularity = Singularidad
    .text =
        Jugarla te cuesta otro { -click }.
        Haz una incursión contra un servidor remoto. Si tiene éxito, en lugar de acceder a cartas puedes destruir todas las cartas de ese servidor, pero no su hielo.
    .gist =
        Remoto: destruye
        todo lo que contiene

card-queens-gambit = Gambito de Dama
    .text =
        Jugarla te cuesta otro { -click }.
        Pon hasta 3 fichas de avance en 1 carta suspendida de un servidor remoto. Gana 2{ -credit } por cada una. No puedes acceder a esa carta durante el resto del turno.
    .gist =
        Hasta 3 fichas en una
        carta: 2{ -credit } por ficha

card-dyson-fractal-generator = Generador de Fractales Dyson
    .text = 1{ -recurring } para usar fractores.
    .gist = 1{ -recurring } para fractores

## Criminal

card-hostage = Rehén
    .text =
        Jugarla te cuesta otro { -click }.
        Busca en tu Montón un contacto. Revélalo, llévalo a tu Empuñadura y baraja. Después puedes instalarlo pagando su coste de instalación.
    .gist =
        Busca un contacto
        e instálalo

card-gorman-drip-v1 = Gotero Gorman v1
    .text =
        Cuando la Corporación gaste un clic en robar una carta o ganar un crédito, sin texto de carta, pon aquí 1 contador de virus.
        { -click }, { -trash }: gana 1{ -credit } por cada contador de virus que haya aquí.
    .gist =
        Cuenta clics básicos
        { -click } { -trash }: 1{ -credit } por cada uno

card-recon = Reconocimiento
    .text = Haz una incursión. Cuando te enfrentes al primer hielo, puedes desenchufarte.
    .gist =
        Incursión: sal en
        el 1.er hielo

card-copycat = Imitador
    .text = Cuando pases un hielo ejecutado, puedes destruir a Imitador para elegir otra copia ejecutada de ese hielo. La incursión sigue como si acabaras de pasar esa copia, contra el servidor que protege.
    .gist =
        { -trash }: sigue tras una
        copia del hielo

card-leviathan = Leviatán
    .text =
        3{ -credit }: rompe hasta 3 subrutinas de puerta de código.
        3{ -credit }: +5 de fuerza.
    .gist =
        3{ -credit }: 3 de puerta cód.
        3{ -credit }: +5 de fuerza

card-running-interference = Cubrir la Carrera
    .text =
        Jugarla te cuesta otro { -click }.
        Haz una incursión. Durante ella, ejecutar hielo le cuesta a la Corporación su coste de ejecución una vez más.
    .gist =
        Incursión: ejecutar
        hielo cuesta el doble

card-expert-schedule-analyzer = Analizador de Agendas Experto
    .text = { -click }: haz una incursión contra la SC. Si tiene éxito, en lugar de acceder a cartas puedes hacer que se revelen todas las cartas de la SC.
    .gist =
        { -click }: SC, ves toda
        la mano

card-grifter = Timador
    .text = Final de tu turno: gana 1{ -credit } si has hecho una incursión con éxito este turno; si no, destruye a Timador.
    .gist =
        Éxito por turno: 1{ -credit },
        o se destruye

card-lawyer-up = Llamar al Abogado
    .text =
        Jugarla te cuesta otro { -click }.
        Retira hasta 2 marcas y roba 3 cartas.
    .gist = −2 marcas, roba 3

card-leverage = Ventaja Negociadora
    .text =
        Juégala solo tras una incursión con éxito contra la SC este turno.
        La Corporación puede recibir 2 puntos de mala publicidad. Si no lo hace, se previene todo el daño que fueras a sufrir hasta que empiece tu próximo turno.
    .gist =
        Tras SC: 2 mala publ.
        o no sufres daño

card-garrote = Garrote
    .text =
        1{ -credit }: rompe 1 subrutina de centinela.
        1{ -credit }: +1 de fuerza.
    .gist =
        1{ -credit }: rompe centinela
        1{ -credit }: +1 de fuerza

card-executive-wiretaps = Escuchas a Ejecutivos
    .text =
        Jugarla te cuesta otro { -click }.
        Se revelan todas las cartas de la SC.
    .gist = Ves toda la SC

card-blackguard = Rufián
    .text =
        +2{ -mu }
        Cuando expongas una carta, la Corporación debe ejecutarla pagando su coste de ejecución, si puede.
        Una consola por jugador.
    .gist =
        +2{ -mu }, lo expuesto
        se debe ejecutar

card-silencer = Silenciador
    .text = 1{ -recurring } para usar asesinos.
    .gist = 1{ -recurring } para asesinos

card-savoir-faire = Savoir-faire
    .text = 2{ -credit }: instala un programa de tu Empuñadura pagando su coste de instalación. Úsalo solo una vez por turno.
    .gist =
        2{ -credit }: instala un
        programa en todo momento

card-fall-guy = Cabeza de Turco
    .text =
        { -trash }: gana 2{ -credit }.
        { -trash }: prevén la destrucción de otro recurso instalado.
    .gist =
        { -trash }: salva un recurso
        o gana 2{ -credit }

## Shaper

card-lockpick = Ganzúa
    .text = 1{ -recurring } para usar descodificadores.
    .gist = 1{ -recurring } descodificadores

card-false-echo = Eco Falso
    .text = Cuando pases un hielo suspendido, puedes destruir a Eco Falso. Si lo haces, la Corporación debe ejecutar ese hielo o llevarlo a la SC.
    .gist =
        { -trash }: ejecuta el hielo
        o vuelve a la SC

card-motivation = Motivación
    .text = Inicio de tu turno: puedes mirar la carta superior de tu Montón.
    .gist =
        Mira tu carta superior
        cada turno

card-eureka = ¡Eureka!
    .text =
        Jugarla te cuesta otro { -click }.
        Revela la carta superior de tu Montón. Puedes instalarla por 10{ -credit } menos; si no lo haces, destrúyela.
    .gist =
        Carta superior: por
        10{ -credit } menos

card-record-reconstructor = Reconstructor de Registros
    .text = Cuando hagas una incursión con éxito contra los Archivos, en lugar de acceder a cartas puedes poner encima de I+D 1 carta boca arriba de los Archivos.
    .gist =
        Archivos: una carta
        encima de I+D

card-torch = Antorcha
    .text =
        1{ -credit }: rompe 1 subrutina de puerta de código.
        1{ -credit }: +1 de fuerza.
    .gist =
        1{ -credit }: puerta de código
        1{ -credit }: +1 de fuerza

card-woman-in-the-red-dress = Mujer de Vestido Rojo
    .text = Inicio de tu turno: revela la carta superior de I+D. La Corporación puede robarla.
    .gist =
        Revela cada turno la
        carta superior de I+D

card-llds-processor = Procesador LLDS
    .text = Cuando instales un rompehielos, tiene +1 de fuerza hasta el final del turno.
    .gist =
        Rompehielos nuevos:
        +1 este turno

card-sharpshooter = Francotirador
    .text =
        { -trash }: rompe cualquier número de subrutinas de destructor.
        1{ -credit }: +2 de fuerza.
    .gist =
        { -trash }: rompe destructor
        1{ -credit }: +2 de fuerza

card-capstone = Piedra Angular
    .text = { -click }: destruye cualquier número de cartas de tu Empuñadura. Roba 1 carta por cada una de la que tengas otra copia instalada.
    .gist =
        { -click }: cambia copias de
        más por cartas nuevas

card-cybersolutions-mem-chip = Chip de Memoria CyberSolutions
    .text = +2{ -mu }
    .gist = +2{ -mu }

card-alpha = Alfa
    .text =
        Solo actúa contra el hielo más exterior de un servidor.
        1{ -credit }: rompe 1 subrutina de un hielo así.
        1{ -credit }: +1 de fuerza.
    .gist =
        1{ -credit }: hielo exterior
        1{ -credit }: +1 de fuerza

card-omega = Omega
    .text =
        Solo actúa contra el hielo más interior de un servidor.
        1{ -credit }: rompe 1 subrutina de un hielo así.
        1{ -credit }: +1 de fuerza.
    .gist =
        1{ -credit }: hielo interior
        1{ -credit }: +1 de fuerza

card-power-nap = Siesta Reparadora
    .text =
        Jugarla te cuesta otro { -click }.
        Gana 2{ -credit }, y 1{ -credit } más por cada evento doble de tu Pila.
    .gist =
        2{ -credit } y más por dobles
        en tu Pila

card-paintbrush = Pincel
    .text = { -click }: elige un hielo ejecutado. A tu elección es también centinela, puerta de código o barrera hasta el final de la próxima incursión de este turno.
    .gist =
        { -click }: repinta un hielo
        para tu incursión

## Neutral Runner

card-john-masanori = John Masanori
    .text =
        La primera vez cada turno que hagas una incursión con éxito, roba 1 carta.
        La primera vez cada turno que hagas una incursión sin éxito, recibes 1 marca.
    .gist =
        1.er éxito: 1 carta
        1.er fallo: 1 marca

card-prepaid-voicepad = VozPAD de Prepago
    .text = 1{ -recurring } para jugar eventos.
    .gist = 1{ -recurring } para eventos

card-raymond-flint = Raymond Flint
    .text =
        Cuando la Corporación reciba mala publicidad, accede a cartas de la SC como tras una incursión, pero no a las de su raíz.
        { -trash }: expón 1 carta.
    .gist =
        Mala publ.: accede a SC
        { -trash }: expón 1 carta

card-starlight-crusade-funding = Fondos de la Cruzada Estelar
    .text =
        Inicio de tu turno: pierde { -click }.
        No pagas costes adicionales por los eventos dobles.
    .gist =
        Dobles sin recargo,
        pierdes { -click } por turno

card-blackmail = Chantaje
    .text =
        Juégala solo si la Corporación tiene mala publicidad.
        Haz una incursión. La Corporación no puede ejecutar hielo durante ella.
    .gist =
        Mala publ.: incursión
        sin ejecutar hielo

card-lucky-find = Hallazgo Afortunado
    .text =
        Jugarla te cuesta otro { -click }.
        Gana 9{ -credit }.
    .gist = { -click }{ -click }: gana 9{ -credit }

## Haas-Bioroid

card-project-ares = TRANSLATE Project Ares

card-next-bronze = TRANSLATE NEXT Bronze

card-wotan = TRANSLATE Wotan

card-hellion-alpha-test = TRANSLATE Hellion Alpha Test

card-isabel-mcguire = TRANSLATE Isabel McGuire

card-hudson-1-0 = TRANSLATE Hudson 1.0

card-accelerated-diagnostics = TRANSLATE Accelerated Diagnostics

card-rex-campaign = TRANSLATE Rex Campaign

card-fenris = TRANSLATE Fenris

card-panic-button = TRANSLATE Panic Button

card-blue-level-clearance = TRANSLATE Blue Level Clearance

card-strongbox = TRANSLATE Strongbox

card-gyri-labyrinth = TRANSLATE Gyri Labyrinth

card-reclamation-order = TRANSLATE Reclamation Order

## Jinteki

card-celebrity-gift = TRANSLATE Celebrity Gift

card-himitsu-bako = TRANSLATE Himitsu-Bako

card-clone-retirement = TRANSLATE Clone Retirement

card-swordsman = TRANSLATE Swordsman

card-unorthodox-predictions = TRANSLATE Unorthodox Predictions

card-sundew = TRANSLATE Sundew

card-shock = TRANSLATE Shock!

card-tsurugi = TRANSLATE Tsurugi

card-toshiyuki-sakai = TRANSLATE Toshiyuki Sakai

card-yagura = TRANSLATE Yagura

card-restoring-face = TRANSLATE Restoring Face

card-caprice-nisei = TRANSLATE Caprice Nisei

card-shinobi = TRANSLATE Shinobi

card-marker = TRANSLATE Marker

## NBN

card-character-assassination = TRANSLATE Character Assassination

card-jackson-howard = TRANSLATE Jackson Howard

card-invasion-of-privacy = TRANSLATE Invasion of Privacy

card-shipment-from-sansan = TRANSLATE Shipment from SanSan

card-muckraker = TRANSLATE Muckraker

card-city-surveillance = TRANSLATE City Surveillance

card-snoop = TRANSLATE Snoop

card-tgtbt = TRANSLATE TGTBT

card-sweeps-week = TRANSLATE Sweeps Week

card-rsvp = TRANSLATE RSVP

card-market-research = TRANSLATE Market Research

card-wraparound = TRANSLATE Wraparound

card-broadcast-square = TRANSLATE Broadcast Square

card-corporate-shuffle = TRANSLATE Corporate Shuffle

## Weyland

card-geothermal-fracking = TRANSLATE Geothermal Fracking

card-swarm = TRANSLATE Swarm

card-the-cleaners = TRANSLATE The Cleaners

card-elizabeth-mills = TRANSLATE Elizabeth Mills

card-off-the-grid = TRANSLATE Off the Grid

card-ireress = TRANSLATE Ireress

card-power-shutdown = TRANSLATE Power Shutdown

card-curtain-wall = TRANSLATE Curtain Wall

card-punitive-counterstrike = TRANSLATE Punitive Counterstrike

card-grndl-power-unleashed = TRANSLATE GRNDL: Power Unleashed

card-vulcan-coverup = TRANSLATE Vulcan Coverup

card-grndl-refinery = TRANSLATE GRNDL Refinery

card-hive = TRANSLATE Hive

card-witness-tampering = TRANSLATE Witness Tampering

## Neutral Corp

card-cyberdex-trial = TRANSLATE Cyberdex Trial

card-grim = TRANSLATE Grim

card-profiteering = TRANSLATE Profiteering

card-restructure = TRANSLATE Restructure

card-paper-wall = TRANSLATE Paper Wall

card-interns = TRANSLATE Interns

card-veterans-program = TRANSLATE Veterans Program

card-subliminal-messaging = TRANSLATE Subliminal Messaging

card-napd-contract = TRANSLATE NAPD Contract

card-quandary = TRANSLATE Quandary
