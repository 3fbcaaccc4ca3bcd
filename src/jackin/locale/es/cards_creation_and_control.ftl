# Cartas de Creación y Control: título, texto de reglas (una línea por capacidad) y resumen (dos líneas cortas como mucho).
# Todos los textos son redacción propia. Los símbolos son términos: véase symbols.ftl.

## Haas-Bioroid

card-cerebral-imaging-infinite-frontiers = Resonancia Cerebral: Fronteras Infinitas
    .text = Tu tamaño de mano máximo es el número de créditos de tu reserva.
    .gist = Mano: tus créditos

card-custom-biotics-engineered-for-success = Biótica Personalizada: Construidos para el Éxito
    .text = Tu mazo no puede llevar cartas de Jinteki.
    .gist = Sin cartas de Jinteki

card-next-design-guarding-the-net = Diseño NEXT: Protegiendo la Red
    .text = Antes de tu primer turno puedes instalar hasta 3 hielos, como mucho uno por servidor. Después roba hasta tener 5 cartas en la SC.
    .gist =
        Hasta 3 hielos antes
        del primer turno

card-director-haas-pet-project = Proyecto Favorito de la Dra. Haas
    .text =
        Al puntuarlo, puedes crear un servidor remoto nuevo: instala en él o protegiéndolo hasta 3 cartas de la SC o de Archivos ignorando todos los costes de instalación.
        Solo 1 por mazo.
    .gist =
        Un servidor nuevo con
        hasta 3 cartas gratis

card-efficiency-committee = Comité de Eficiencia
    .text =
        Al puntuarlo, pon aquí 3 contadores de plan.
        { -click }, contador de plan alojado: gana { -click }{ -click }. No puedes avanzar cartas durante el resto de este turno.
    .gist =
        { -click }, contador: { -click }{ -click },
        sin avanzar

card-project-wotan = Proyecto Wotan
    .text =
        Al puntuarlo, pon aquí 3 contadores de plan.
        Contador de plan alojado: el hielo bioroide ejecutado al que se aproxima el Runner tiene durante el resto de esta incursión una subrutina más, después de todas las suyas:
        { -sub } Termina la incursión.
    .gist =
        Contador: un bioroide
        también termina

card-sentinel-defense-program = Programa de Defensa Centinela
    .text = Cada vez que el Runner sufra daño cerebral, inflige 1 punto de daño de red.
    .gist =
        Tras daño cerebral:
        1 de daño de red

card-alix-t4lb07 = Alix T4LB07
    .text =
        Cada vez que instales una carta, pon aquí 1 contador de poder.
        { -click }, { -trash }: gana 2{ -credit } por cada contador de poder que haya aquí.
    .gist =
        { -click } { -trash }: 2{ -credit } por
        instalación

card-cerebral-overwriter = Sobrescritor Cerebral
    .text =
        Se puede avanzar.
        Cuando el Runner acceda a él mientras esté instalado, puedes pagar 3{ -credit } para infligir 1 punto de daño cerebral por cada ficha de avance que tenga.
    .gist =
        3{ -credit }: daño cerebral
        por ficha

card-director-haas = Directora Haas
    .text =
        Tienes 1 { -click } más en cada turno.
        Si se destruye mientras el Runner accede a ella, venga de donde venga, pasa a la zona de puntuación del Runner como un plan de 2 puntos.
    .gist =
        +1 { -click } por turno
        destruida: 2 puntos

card-haas-arcology-ai = IA de Arcología Haas
    .text =
        Se puede avanzar mientras esté suspendida.
        { -click }, ficha de avance alojada: gana { -click }{ -click }. Solo una vez por turno.
    .gist =
        { -click }, ficha: { -click }{ -click },
        una vez por turno

card-thomas-haas = Thomas Haas
    .text =
        Se puede avanzar.
        { -trash }: gana 2{ -credit } por cada ficha de avance que tenga.
    .gist = { -trash }: 2{ -credit } por ficha

card-bioroid-efficiency-research = Investigación de Eficiencia de Bioroides
    .text =
        Ejecuta un hielo bioroide ignorando todos los costes y aloja en él esta carta como contador.
        En cuanto todas las subrutinas de ese hielo estén rotas en un mismo enfrentamiento, suspéndelo y destruye esta carta.
    .gist =
        Bioroide gratis;
        roto, se suspende

card-successful-demonstration = Demostración con Éxito
    .text =
        Juégala solo si el Runner fracasó en una incursión en su último turno.
        Gana 7{ -credit }.
    .gist =
        Tras un fracaso:
        gana 7{ -credit }

card-heimdall-2-0 = Heimdall 2.0
    .text =
        El Runner puede gastar { -click }{ -click } para romper hasta 2 subrutinas de aquí.
        { -sub } Inflige 1 punto de daño cerebral.
        { -sub } Inflige 1 punto de daño cerebral y termina la incursión.
        { -sub } Termina la incursión.
    .gist =
        2 de daño cerebral
        2 × fin de incursión

card-howler = Aullador
    .text = { -sub } Puedes instalar y ejecutar justo detrás de Aullador un hielo bioroide de la SC o de Archivos ignorando todos los costes. Si lo haces, suspende ese hielo y destruye Aullador cuando acabe la incursión.
    .gist =
        Llama a un bioroide
        en esta incursión

card-ichi-2-0 = Ichi 2.0
    .text =
        El Runner puede gastar { -click }{ -click } para romper hasta 2 subrutinas de aquí.
        { -sub } Destruye 1 programa.
        { -sub } Destruye 1 programa.
        { -sub } Rastreo 3: si tiene éxito, inflige 1 punto de daño cerebral y el Runner recibe 1 marca.
    .gist =
        2 programas menos
        rastreo 3: daño, marca

card-minelayer = Siembraminas
    .text = { -sub } Puedes instalar 1 hielo de la SC para proteger este servidor ignorando su coste de instalación.
    .gist = Instala 1 hielo aquí

card-viktor-2-0 = Viktor 2.0
    .text =
        El Runner puede gastar { -click }{ -click } para romper hasta 2 subrutinas de aquí.
        Contador de poder alojado: inflige 1 punto de daño cerebral.
        { -sub } Rastreo 2: si tiene éxito, pon aquí 1 contador de poder.
        { -sub } Termina la incursión.
    .gist =
        Rastreo 2: contador
        fin de la incursión

card-zed-1-0 = Zed 1.0
    .text =
        El Runner puede gastar { -click } para romper 1 subrutina de aquí.
        { -sub } Si el Runner ha gastado en esta incursión un clic para romper una subrutina, inflige 1 punto de daño cerebral.
        { -sub } Si el Runner ha gastado en esta incursión un clic para romper una subrutina, inflige 1 punto de daño cerebral.
    .gist =
        2 de daño cerebral si
        { -click } rompió algo

card-awakening-center = Centro del Despertar
    .text =
        Puede alojar hielo bioroide. Lo instalas aquí boca abajo, ignorando su coste de instalación; no protege ningún servidor.
        Cuando el Runner haya superado todo el hielo que protege este servidor, puedes ejecutar un hielo alojado aquí por 7{ -credit } menos. El Runner se enfrenta a él; destrúyelo cuando termine la incursión.
    .gist =
        Despierta un bioroide
        por 7{ -credit } menos

card-tyrs-hand = Mano de Tyr
    .text =
        Cuando se vaya a romper una subrutina de un hielo bioroide que proteja este servidor, puedes ejecutar Mano de Tyr.
        { -trash }: prevén la rotura de 1 subrutina de un hielo bioroide que proteja este servidor.
    .gist =
        { -trash }: salva 1 subrutina
        de un bioroide

## Neutral Corp

card-gila-hands-arcology = Arcología Manos de Gila
    .text = { -click }, { -click }: gana 3{ -credit }.
    .gist = { -click }{ -click }: 3{ -credit }

card-levy-university = Universidad Levy
    .text = { -click }, 1{ -credit }: busca en I+D un hielo. Revélalo, llévalo a la SC y baraja.
    .gist = { -click }, 1{ -credit }: busca un hielo

card-server-diagnostics = Diagnóstico del Servidor
    .text =
        Inicio de tu turno: gana 2{ -credit }.
        Cuando instales un hielo, destruye Diagnóstico del Servidor.
    .gist =
        2{ -credit } por turno, hasta
        instalar hielo

card-bastion = Bastión
    .text = { -sub } Termina la incursión.
    .gist = Fin de la incursión

card-datapike = Peaje de Datos
    .text =
        { -sub } El Runner debe pagar 2{ -credit } si puede; si no, termina la incursión.
        { -sub } Termina la incursión.
    .gist =
        Peaje: 2{ -credit }
        fin de la incursión

## Shaper

card-rielle-kit-peddler-transhuman = Rielle “Kit” Peddler: Transhumana
    .text = El primer hielo al que te enfrentas en cada turno es también puerta de código durante el resto de esa incursión.
    .gist =
        1.er hielo del turno:
        puerta de código

card-the-professor-keeper-of-knowledge = El Profesor: Guardián del Conocimiento
    .text = La primera copia de cada programa de tu mazo no cuesta influencia.
    .gist =
        1 de cada programa:
        sin influencia

card-exile-streethawk = Exiliado: Halcón Callejero
    .text = Cada vez que instales un programa de tu Pila, roba 1 carta.
    .gist =
        Programa de la Pila:
        roba 1 carta

card-escher = Escher
    .text = Haz una incursión contra la SC. Si tiene éxito, en lugar de acceder a cartas recoloca a tu gusto el hielo que protege todos los servidores. No se ejecuta ni se suspende nada, y cada servidor conserva tantos hielos como antes.
    .gist =
        SC: recoloca
        todo el hielo

card-exploratory-romp = Correría Exploratoria
    .text = Haz una incursión. Si tiene éxito, en lugar de acceder a cartas retira hasta 3 fichas de avance de 1 carta de ese servidor o que lo proteja.
    .gist =
        Incursión: retira
        hasta 3 fichas

card-freelance-coding-contract = Contrato de Codificación Independiente
    .text = Destruye hasta 5 programas de tu Empuñadura. Gana 2{ -credit } por cada uno.
    .gist =
        Destruye programas:
        2{ -credit } por cada uno

card-scavenge = Reaprovechar
    .text =
        Jugarla te cuesta además 1 programa instalado, que destruyes.
        Instala un programa de tu Empuñadura o de tu Pila; cuesta menos, tanto como el coste de instalación del destruido.
    .gist =
        Cambia un programa
        por otro

card-levy-ar-lab-access = Acceso al Laboratorio de RA de Levy
    .text =
        Baraja tu Empuñadura y tu Pila en tu Montón. Roba 5 cartas.
        Retira esta carta del juego en lugar de destruirla.
    .gist =
        Todo al Montón,
        roba 5 cartas

card-monolith = Monolito
    .text =
        +3{ -mu }
        Al instalarlo, puedes instalar hasta 3 programas de tu Empuñadura; cada uno cuesta 4{ -credit } menos.
        { -trash } 1 programa de tu Empuñadura: prevén 1 punto de daño cerebral.
        { -trash } 1 programa de tu Empuñadura: prevén 1 punto de daño de red.
        Una consola por jugador.
    .gist =
        +3{ -mu }, 3 programas −4{ -credit }
        programas te salvan

card-feedback-filter = Filtro de Retroalimentación
    .text =
        3{ -credit }: prevén 1 punto de daño de red.
        { -trash }: prevén hasta 2 puntos de daño cerebral.
    .gist =
        3{ -credit }: −1 daño de red
        { -trash }: −2 daño cerebral

card-clone-chip = Chip Clónico
    .text = { -trash }: instala un programa de tu Pila pagando su coste de instalación.
    .gist =
        { -trash }: instala un
        programa de la Pila

card-omni-drive = Omniunidad
    .text =
        Puede alojar 1 programa de 1{ -mu } como mucho. No ocupa tu memoria.
        1{ -recurring } para usar el programa alojado.
    .gist =
        Aloja 1 programa,
        1{ -recurring } para usarlo

card-atman = Atman
    .text =
        Al instalarlo, puedes gastar cualquier número de créditos para poner aquí otros tantos contadores de poder.
        +1 de fuerza por cada contador de poder que haya aquí. Solo puede interactuar con hielo de exactamente la misma fuerza.
        1{ -credit }: rompe 1 subrutina de cualquier hielo.
    .gist =
        Fuerza que pagues
        1{ -credit }: hielo igual

card-cloak = Capa
    .text = 1{ -recurring } para usar rompehielos.
    .gist = 1{ -recurring } para rompehielos

card-dagger = Puñal
    .text =
        1{ -credit }: rompe 1 subrutina de centinela.
        1{ -credit } de una carta de sigilo: +5 de fuerza.
    .gist =
        1{ -credit }: rompe centinela
        1{ -credit } sigilo: +5 fuerza

card-chakana = Chakana
    .text =
        Cada vez que tenga éxito una incursión contra I+D, pon aquí 1 contador de virus.
        Mientras haya aquí al menos 3 contadores de virus, cada plan necesita 1 ficha de avance más para puntuarse.
    .gist =
        3 virus: planes
        con 1 avance más

card-cyber-cypher = Cibercifra
    .text =
        Al instalarla, nombra un servidor. Usa Cibercifra solo en incursiones contra ese servidor.
        1{ -credit }: rompe 1 subrutina de puerta de código.
        1{ -credit }: +1 de fuerza.
    .gist =
        Un solo servidor:
        1{ -credit }: puerta de código

card-paricia = Paricia
    .text = 2{ -recurring } para destruir ventajas a las que accedas.
    .gist = 2{ -recurring } contra ventajas

card-self-modifying-code = Código Automodificado
    .text = 2{ -credit }, { -trash }: busca en tu Montón 1 programa e instálalo pagando su coste de instalación. Baraja tu Montón.
    .gist =
        2{ -credit } { -trash }: busca e
        instala un programa

card-sahasrara = Sahasrara
    .text = 2{ -recurring } para instalar programas, pero no uno por el que destruyas Sahasrara.
    .gist = 2{ -recurring } para programas

card-inti = Inti
    .text =
        1{ -credit }: rompe 1 subrutina de barrera.
        2{ -credit }: +1 de fuerza durante esta incursión.
    .gist =
        1{ -credit }: rompe barrera
        2{ -credit }: +1 fuerza, incursión

card-professional-contacts = Contactos Profesionales
    .text = { -click }: gana 1{ -credit } y roba 1 carta.
    .gist = { -click }: 1{ -credit } y 1 carta

card-borrowed-satellite = Satélite Prestado
    .text =
        +1{ -link }
        Tu tamaño de mano máximo aumenta en 1.
    .gist = +1{ -link }, +1 de mano

card-ice-analyzer = Analizador de Hielo
    .text =
        Cada vez que la Corporación ejecute un hielo, pon aquí 1{ -credit }.
        Gasta los créditos de aquí en instalar programas.
    .gist =
        Hielo ejecutado: 1{ -credit }
        para programas

## Neutral Runner

card-dirty-laundry = Trapos Sucios
    .text = Haz una incursión. Cuando acabe, gana 5{ -credit } si tuvo éxito.
    .gist =
        Incursión; con éxito,
        5{ -credit } al final

card-daily-casts = Emisiones Diarias
    .text =
        Al instalarlas llevan 8{ -credit }. Destrúyelas cuando estén vacías.
        Inicio de tu turno: toma 2{ -credit } de aquí.
    .gist = 2{ -credit } por turno, 4 veces

card-same-old-thing = Lo de Siempre
    .text = { -click }, { -click }, { -trash }: juega un evento de tu Pila pagando su coste.
    .gist =
        { -click }{ -click } { -trash }: un evento
        de tu Pila

card-the-source = La Fuente
    .text =
        Cada plan necesita 1 ficha de avance más para puntuarse.
        Robar un plan te cuesta 3{ -credit } adicionales.
        Destruye La Fuente cuando se puntúe o se robe un plan.
    .gist =
        Planes: 1 avance más,
        robar cuesta 3{ -credit }
