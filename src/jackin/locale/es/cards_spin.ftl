# Cartas de Spin: título, texto de reglas (una línea por capacidad) y resumen (dos líneas cortas como mucho).
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
    .text = { -click }: haz una incursión contra I+D. Si tiene éxito, en lugar de acceder a cartas mira las 3 cartas superiores de I+D y destruye 1 de ellas. Después la Corporación baraja I+D.
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
        Haz una incursión contra un servidor remoto. Si tiene éxito, en lugar de acceder a cartas destruye todas las cartas de ese servidor, pero no su hielo.
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

card-project-ares = Proyecto Ares
    .text = Al puntuarlo, el Runner destruye 1 de sus cartas instaladas por cada ficha de avance por encima de 4. Si se destruye alguna, recibe 1 punto de mala publicidad.
    .gist =
        Avance extra: el Runner
        destruye cartas

card-next-bronze = NEXT Bronce
    .text =
        +1 de fuerza por cada hielo NEXT ejecutado.
        { -sub } Termina la incursión.
    .gist =
        +1 fuerza por NEXT
        fin de incursión

card-wotan = Wotan
    .text =
        { -sub } Termina la incursión a menos que el Runner gaste { -click }{ -click }.
        { -sub } Termina la incursión a menos que el Runner pague 3{ -credit }.
        { -sub } Termina la incursión a menos que el Runner destruya 1 programa instalado.
        { -sub } Termina la incursión a menos que el Runner sufra 1 punto de daño cerebral.
    .gist =
        4 × fin de incursión,
        salvo que pague

card-hellion-alpha-test = Prueba Alfa de Hellion
    .text =
        Juégala solo si el Runner instaló un recurso en su último turno.
        Rastreo 2: si tiene éxito, pon 1 recurso instalado encima del Montón; si fracasa, recibe 1 punto de mala publicidad.
    .gist =
        Rastreo 2: recurso
        al Montón

card-isabel-mcguire = Isabel McGuire
    .text = { -click }: lleva 1 de tus cartas instaladas a la SC.
    .gist =
        { -click }: carta instalada
        a la SC

card-hudson-1-0 = Hudson 1.0
    .text =
        El Runner puede gastar { -click } para romper 1 subrutina de aquí.
        { -sub } El Runner no puede acceder a más de 1 carta en esta incursión.
        { -sub } El Runner no puede acceder a más de 1 carta en esta incursión.
    .gist =
        Como mucho 1 acceso
        en esta incursión

card-accelerated-diagnostics = Diagnóstico Acelerado
    .text = Mira las 3 cartas superiores de I+D. Puedes jugar una tras otra las operaciones que haya entre ellas, pagando sus costes pero no los adicionales. Destruye las demás.
    .gist =
        Mira 3 cartas,
        juega operaciones

card-rex-campaign = Campaña de Rex
    .text =
        Al ejecutarla lleva 3 contadores de poder.
        Inicio de tu turno: retira 1 contador de poder de aquí.
        Cuando no le quede ninguno, destrúyela y, a tu elección, elimina 1 punto de mala publicidad o gana 5{ -credit }.
    .gist =
        Tras 3 turnos: 5{ -credit } o
        −1 mala publicidad

card-fenris = Fenris
    .text =
        Al ejecutarlo, recibe 1 punto de mala publicidad.
        { -sub } Inflige 1 punto de daño cerebral.
        { -sub } Termina la incursión.
    .gist =
        1 daño cerebral
        fin de incursión

card-panic-button = Botón del Pánico
    .text =
        Instálalo solo en la raíz de la SC.
        1{ -credit }: roba 1 carta. Solo durante una incursión contra la SC.
    .gist =
        Incursión en la SC:
        1{ -credit }: roba 1 carta

card-blue-level-clearance = Autorización de Nivel Azul
    .text =
        Jugarla cuesta { -click } adicional.
        Gana 5{ -credit } y roba 2 cartas.
    .gist = Gana 5{ -credit }, roba 2 cartas

card-strongbox = Caja Fuerte
    .text =
        Robar un plan de este servidor, incluida su raíz, le cuesta al Runner { -click } adicional.
        Esto vale durante el resto de una incursión en la que el Runner destruya Caja Fuerte.
    .gist = Robar aquí: +{ -click }

card-gyri-labyrinth = Laberinto de Giros
    .text = { -sub } Hasta que empiece tu próximo turno, el tamaño de mano máximo del Runner es 2 menor.
    .gist =
        Mano máxima del
        Runner −2

card-reclamation-order = Orden de Recuperación
    .text =
        Jugarla cuesta { -click } adicional.
        Nombra una carta que no sea Orden de Recuperación. Revela cualquier número de copias suyas que haya en Archivos y llévalas a la SC.
    .gist =
        Copias de una carta:
        Archivos → SC

## Jinteki

card-celebrity-gift = Regalo para Celebridades
    .text =
        Jugarla cuesta { -click } adicional.
        Revela hasta 5 cartas de la SC. Gana 2{ -credit } por cada una.
    .gist =
        Revela hasta 5 cartas:
        2{ -credit } por cada una

card-himitsu-bako = Himitsu-Bako
    .text =
        1{ -credit }: lleva Himitsu-Bako a la SC.
        { -sub } Termina la incursión.
    .gist =
        1{ -credit }: vuelve a la SC
        fin de incursión

card-clone-retirement = Retiro de Clones
    .text =
        Al puntuarlo, puedes eliminar 1 punto de mala publicidad.
        Cuando el Runner lo robe, recibe 1 punto de mala publicidad.
    .gist =
        Puntuado −1, robado +1
        mala publicidad

card-swordsman = Espadachín
    .text =
        Los programas de IA no pueden romper subrutinas de aquí.
        { -sub } Destruye 1 programa de IA.
        { -sub } Inflige 1 punto de daño de red.
    .gist =
        Inmune a las IA;
        destruye 1, 1 de red

card-unorthodox-predictions = Predicciones Heterodoxas
    .text = Al puntuarlo, elige centinela, puerta de código o barrera. Hasta que empiece tu próximo turno, no se pueden romper subrutinas de hielo de ese tipo.
    .gist =
        Un tipo de hielo no
        se puede romper

card-sundew = Drosera
    .text = La primera vez por turno que el Runner gaste un clic, gana 2{ -credit }. Si con esa acción hace una incursión contra este servidor, paga 2{ -credit } cuando empiece.
    .gist =
        Primer clic: 2{ -credit }, salvo
        incursión aquí

card-shock = ¡Descarga!
    .text =
        Si el Runner accede a ella desde I+D, debe revelarla.
        Cuando el Runner acceda a ella, inflige 1 punto de daño de red.
    .gist = Acceso: 1 daño de red

card-tsurugi = Tsurugi
    .text =
        { -sub } Termina la incursión a menos que pagues 1{ -credit }.
        { -sub } Inflige 1 punto de daño de red.
        { -sub } Inflige 1 punto de daño de red.
        { -sub } Inflige 1 punto de daño de red.
    .gist =
        1{ -credit }, o fin de incursión
        3 × 1 daño de red

card-toshiyuki-sakai = Toshiyuki Sakai
    .text =
        Se puede avanzar.
        Cuando el Runner acceda a él estando instalado, puedes intercambiarlo con un plan o activo de la SC; este queda sin ejecutar y conserva sus fichas de avance. Si lo haces, el Runner puede acceder a esa carta.
    .gist =
        Acceso: se cambia por
        una carta de la SC

card-yagura = Yagura
    .text =
        { -sub } Mira la carta superior de I+D. Puedes ponerla en el fondo de I+D.
        { -sub } Inflige 1 punto de daño de red.
    .gist =
        Mira lo alto de I+D
        1 daño de red

card-restoring-face = Salvar las Apariencias
    .text = Destruye 1 de tus sysops, ejecutivos o clones instalados. Si lo haces, elimina hasta 2 puntos de mala publicidad.
    .gist =
        Destruye uno tuyo: −2
        mala publicidad

card-caprice-nisei = Caprice Nisei
    .text = Cada vez que el Runner haya superado todo el hielo que protege este servidor, el Runner y tú gastáis en secreto de 0 a 2{ -credit } y los mostráis. Si habéis gastado distinto, termina la incursión.
    .gist =
        Tras el hielo: psi: si
        difieren, termina

card-shinobi = Shinobi
    .text =
        Al ejecutarlo, recibe 1 punto de mala publicidad.
        { -sub } Rastreo 1: si tiene éxito, inflige 1 punto de daño de red.
        { -sub } Rastreo 2: si tiene éxito, inflige 2 puntos de daño de red.
        { -sub } Rastreo 3: si tiene éxito, inflige 3 puntos de daño de red y termina la incursión.
    .gist =
        Rastreos 1, 2, 3: ese
        daño de red, y termina

card-marker = Marcador
    .text =
        { -sub } El próximo hielo al que se enfrente el Runner tiene durante el resto de esta incursión una subrutina más, después de todas las suyas:
        { -sub } Termina la incursión.
    .gist =
        El próximo hielo
        también termina

## NBN

card-character-assassination = Difamación
    .text = Al puntuarlo, destruye 1 recurso. No se puede prevenir.
    .gist = Destruye 1 recurso

card-jackson-howard = Jackson Howard
    .text =
        { -click }: roba 2 cartas.
        Retira a Jackson Howard del juego: baraja hasta 3 cartas de Archivos en I+D.
    .gist =
        { -click }: roba 2 cartas
        3 cartas vuelven a I+D

card-invasion-of-privacy = Invasión de la Intimidad
    .text =
        Jugarla cuesta { -click } adicional.
        Rastreo 2: si tiene éxito, revela la Empuñadura y destruye de ella hasta tantos recursos y eventos como diferencia haya; si fracasa, recibe 1 punto de mala publicidad.
    .gist =
        Rastreo 2: destruye
        cartas de la mano

card-shipment-from-sansan = Envío de SanSan
    .text =
        Jugarla cuesta { -click } adicional.
        Pon hasta 2 fichas de avance en 1 carta que se pueda avanzar.
    .gist =
        2 avances
        en 1 carta

card-muckraker = Periodista Sensacionalista
    .text =
        Al ejecutarlo, recibe 1 punto de mala publicidad.
        { -sub } Rastreo 1: si tiene éxito, el Runner recibe 1 marca.
        { -sub } Rastreo 2: si tiene éxito, el Runner recibe 1 marca.
        { -sub } Rastreo 3: si tiene éxito, el Runner recibe 1 marca.
        { -sub } Termina la incursión si el Runner está marcado.
    .gist =
        Rastreos 1, 2, 3: marca
        marcado: termina

card-city-surveillance = Vigilancia Urbana
    .text = Cuando empiece el turno del Runner, recibe 1 marca a menos que pague 1{ -credit }.
    .gist =
        Cada turno del Runner:
        1{ -credit }, o 1 marca

card-snoop = Fisgón
    .text =
        Al enfrentarse a él, revela todas las cartas de la Empuñadura.
        Contador de poder alojado: revela todas las cartas de la Empuñadura y destruye 1 de ellas.
        { -sub } Rastreo 3: si tiene éxito, pon aquí 1 contador de poder.
    .gist =
        Ve la mano; contador:
        destruye una carta

card-tgtbt = DBPSV
    .text =
        Si el Runner accede a él desde I+D, debe revelarlo.
        Cuando el Runner acceda a él, dale 1 marca.
    .gist = Acceso: 1 marca

card-sweeps-week = Semana de Audiencias
    .text = Gana 1{ -credit } por cada carta de la Empuñadura.
    .gist =
        1{ -credit } por carta
        de la mano

card-rsvp = SRC
    .text = { -sub } El Runner no puede gastar créditos durante el resto de esta incursión.
    .gist =
        Sin gastar créditos
        en esta incursión

card-market-research = Estudio de Mercado
    .text =
        Al puntuarlo mientras el Runner esté marcado, pon aquí 1 contador de plan.
        Vale 1 punto de plan más mientras haya aquí un contador de plan.
    .gist = Si marcado: 1 punto más

card-wraparound = Envolvente
    .text =
        +7 de fuerza mientras no haya ningún fractor instalado.
        { -sub } Termina la incursión.
    .gist =
        Sin fractor: +7
        fin de incursión

card-broadcast-square = Plaza Broadcast
    .text = Cada vez que fueras a recibir mala publicidad, rastreo 3: si tiene éxito, prevenla por completo.
    .gist =
        Mala publicidad:
        rastreo 3 la previene

card-corporate-shuffle = Reestructuración Corporativa
    .text =
        Jugarla cuesta { -click } adicional.
        Baraja la SC en I+D. Roba 5 cartas.
    .gist = SC en I+D, roba 5

## Weyland

card-geothermal-fracking = Fracturación Geotérmica
    .text =
        Al puntuarlo, pon aquí 2 contadores de plan.
        { -click }, contador de plan alojado: gana 7{ -credit } y recibe 1 punto de mala publicidad.
    .gist =
        { -click }, contador: 7{ -credit },
        1 mala publicidad

card-swarm = Enjambre
    .text =
        Al ejecutarlo, recibe 1 punto de mala publicidad.
        Se puede avanzar. Tiene esta subrutina una vez por cada ficha de avance que haya aquí:
        { -sub } Destruye 1 programa a menos que el Runner pague 3{ -credit }.
    .gist =
        Por avance: destruye un
        programa, o 3{ -credit }

card-the-cleaners = Los Limpiadores
    .text = Cada vez que inflijas daño físico, inflige 1 más.
    .gist = +1 de daño físico

card-elizabeth-mills = Elizabeth Mills
    .text =
        Al ejecutarla, elimina 1 punto de mala publicidad.
        { -click }, { -trash }: destruye 1 ubicación y recibe 1 punto de mala publicidad.
    .gist =
        −1 mala publicidad
        { -click } { -trash }: una ubicación

card-off-the-grid = Fuera de la Red
    .text =
        Instálala solo en un servidor remoto.
        El Runner no puede hacer incursiones contra este servidor.
        Cuando tenga éxito una incursión contra la SC, destruye Fuera de la Red.
    .gist =
        Sin incursiones aquí
        hasta un éxito en la SC

card-ireress = Ireress
    .text =
        Tiene esta subrutina una vez por cada punto de mala publicidad que tengas:
        { -sub } El Runner pierde 1{ -credit }.
    .gist =
        Pierde 1{ -credit } por mala
        publicidad

card-power-shutdown = Corte de Energía
    .text =
        Juégala solo si el Runner hizo una incursión en su último turno.
        Destruye cualquier número de cartas superiores de I+D. El Runner destruye 1 programa o hardware instalado que cueste como mucho esa cantidad.
    .gist =
        Destruye I+D: el Runner
        destruye algo igual

card-curtain-wall = Muro Cortina
    .text =
        +4 de fuerza mientras sea el hielo más exterior que protege su servidor.
        { -sub } Termina la incursión.
        { -sub } Termina la incursión.
        { -sub } Termina la incursión.
    .gist =
        El más exterior: +4
        3 × fin de incursión

card-punitive-counterstrike = Contraataque Punitivo
    .text = Rastreo 5: si tiene éxito, inflige tanto daño físico como puntos de plan impresos haya en todos los planes que el Runner robó en su último turno.
    .gist =
        Rastreo 5: daño físico
        por punto robado

card-grndl-power-unleashed = GRNDL: Poder Desatado
    .text = Empiezas la partida con 10{ -credit } y 1 punto de mala publicidad.
    .gist =
        Empiezas con 10{ -credit },
        1 mala publicidad

card-vulcan-coverup = Encubrimiento de Vulcan
    .text =
        Al puntuarlo, inflige 2 puntos de daño físico.
        Cuando el Runner lo robe, recibe 1 punto de mala publicidad.
    .gist =
        Al puntuarlo:
        2 daños físicos

card-grndl-refinery = Refinería GRNDL
    .text =
        Se puede avanzar.
        { -click }, { -trash }: gana 4{ -credit } por cada ficha de avance que haya aquí.
    .gist = { -click } { -trash }: 4{ -credit } por ficha

card-hive = Colmena
    .text =
        Pierde una de estas subrutinas por cada punto de plan de tu zona de puntuación.
        { -sub } Termina la incursión.
        { -sub } Termina la incursión.
        { -sub } Termina la incursión.
        { -sub } Termina la incursión.
        { -sub } Termina la incursión.
    .gist =
        5 × fin de incursión,
        menos tus puntos

card-witness-tampering = Manipulación de Testigos
    .text =
        Jugarla cuesta { -click } adicional.
        Elimina hasta 2 puntos de mala publicidad.
    .gist = −2 mala publicidad

## Neutral Corp

card-cyberdex-trial = Versión de Prueba de Cyberdex
    .text = Purga los contadores de virus.
    .gist = Purga los virus

card-grim = Sombrío
    .text =
        Al ejecutarlo, recibe 1 punto de mala publicidad.
        { -sub } Destruye 1 programa.
    .gist = Destruye 1 programa

card-profiteering = Especulación
    .text = Al puntuarlo, recibe hasta 3 puntos de mala publicidad. Gana 5{ -credit } por cada uno recibido.
    .gist =
        Hasta 3 de mala
        publicidad: 5{ -credit } cada uno

card-restructure = Reestructuración
    .text = Gana 15{ -credit }.
    .gist = Gana 15{ -credit }

card-paper-wall = Muro de Papel
    .text =
        En cuanto todas sus subrutinas estén rotas en un mismo enfrentamiento, destruye Muro de Papel.
        { -sub } Termina la incursión.
    .gist =
        Fin de incursión
        roto, se destruye

card-interns = Becarios
    .text =
        Jugarla cuesta { -click } adicional.
        Instala una carta de Archivos o de la SC ignorando su coste de instalación.
    .gist =
        Instala gratis desde
        Archivos o la SC

card-veterans-program = Programa de Veteranos
    .text = Al puntuarlo, puedes eliminar hasta 2 puntos de mala publicidad.
    .gist =
        Al puntuarlo: −2 mala
        publicidad

card-subliminal-messaging = Mensajes Subliminales
    .text =
        Gana 1{ -credit }. La primera vez por turno que juegues una copia de Mensajes Subliminales, gana { -click }.
        Cuando empiece tu turno, si esta carta está en Archivos y el Runner no hizo incursiones en su último turno, puedes revelarla y llevarla a la SC.
    .gist =
        1{ -credit } y { -click }; vuelve si no
        hay incursiones

card-napd-contract = Contrato de la NAPD
    .text =
        Necesita 1 ficha de avance más para puntuarse por cada punto de mala publicidad que tengas.
        Robarlo le cuesta al Runner 4{ -credit } adicionales.
    .gist =
        Robar: +4{ -credit }; más difícil
        con mala publicidad

card-quandary = Dilema
    .text = { -sub } Termina la incursión.
    .gist = Fin de incursión
