# Cartas de la Caja básica: título, texto de reglas (una línea por capacidad) y resumen (dos líneas cortas a lo sumo).
# Todos los textos son de redacción propia. Los símbolos son términos: véase symbols.ftl.

## Anarch

card-noise-hacker-extraordinaire = Ruido: Hacker Extraordinario
    .text = Cada vez que instalas un programa de virus, la Corporación destruye la carta superior de I+D.
    .gist =
        Instalas virus:
        I+D pierde 1 carta

card-deja-vu = Déjà Vu
    .text = Lleva 1 carta de tu Pila a tu Empuñadura, o hasta 2 si son cartas de virus.
    .gist =
        Pila → mano: 1 carta
        o 2 de virus

card-demolition-run = Incursión de Demolición
    .text =
        Haz una incursión contra la SC o I+D.
        Durante ella puedes destruir sin coste cada carta a la que accedas, aunque no tenga coste de destrucción.
    .gist =
        Incursión a SC o I+D:
        destruyes gratis

card-stimhack = Estimuhack
    .text =
        Haz una incursión. Tienes 9{ -credit } que solo puedes gastar durante esa incursión.
        Cuando termine, devuelve al banco lo que sobre y sufre 1 punto de daño cerebral, que no se puede prevenir.
    .gist = Incursión con 9{ -credit }

card-cyberfeeder = Ciberalimentador
    .text = 1{ -recurring } para usar rompehielos o instalar programas de virus.
    .gist =
        1{ -recurring } para rompehielos
        y virus

card-grimoire = Grimorio
    .text =
        +2{ -mu }
        Pon 1 contador de virus en cada programa de virus que instales.
        Una consola por jugador.
    .gist =
        +2{ -mu }
        Virus: +1 contador

card-corroder = Corroedor
    .text =
        1{ -credit }: rompe 1 subrutina de barrera.
        1{ -credit }: +1 de fuerza.
    .gist =
        1{ -credit }: rompe barrera
        1{ -credit }: +1 de fuerza

card-datasucker = Aspirador de datos
    .text =
        Cuando una incursión contra un servidor central tenga éxito, pon aquí 1 contador de virus.
        Contador de virus alojado: el hielo ejecutado al que te enfrentas tiene −1 de fuerza en este enfrentamiento.
    .gist =
        Contador:
        hielo −1 de fuerza

card-djinn = Djinn
    .text =
        Puede alojar hasta 3{ -mu } de programas que no sean rompehielos. No ocupan tu memoria.
        { -click }, 1{ -credit }: busca en tu Montón 1 programa de virus. Revélalo, llévalo a tu Empuñadura y baraja.
    .gist =
        Aloja 3{ -mu }
        { -click } 1{ -credit }: busca un virus

card-medium = Médium
    .text =
        Cuando una incursión contra I+D tenga éxito, pon aquí 1 contador de virus.
        Cada vez que accedas a cartas de I+D, puedes acceder a 1 más por cada contador de virus que haya aquí después del primero. Elige cuántas antes del primer acceso.
    .gist =
        I+D: +1 acceso por
        contador tras el 1.º

card-mimic = Mímico
    .text = 1{ -credit }: rompe 1 subrutina de centinela.
    .gist = 1{ -credit }: rompe centinela

card-parasite = Parásito
    .text =
        Instala solo en un hielo ejecutado.
        Inicio de tu turno: pon aquí 1 contador de virus.
        El anfitrión tiene −1 de fuerza por cada contador de virus que haya aquí. Con fuerza 0 o menos, se destruye.
    .gist = Devora su hielo

card-wyrm = Sierpe
    .text =
        3{ -credit }: rompe 1 subrutina de un hielo con fuerza 0 o menos.
        1{ -credit }: el hielo al que te enfrentas tiene −1 de fuerza en este enfrentamiento. Sierpe debe ser al menos tan fuerte como ese hielo.
        1{ -credit }: +1 de fuerza.
    .gist =
        1{ -credit }: hielo −1 de fuerza
        3{ -credit }: rompe con fuerza 0

card-yog-0 = Yog.0
    .text = 0{ -credit }: rompe 1 subrutina de puerta de código.
    .gist = 0{ -credit }: rompe puerta cód.

card-ice-carver = Tallahielos
    .text = El hielo tiene −1 de fuerza mientras te enfrentas a él.
    .gist = Hielo −1 de fuerza

card-wyldside = Wyldside
    .text = Inicio de tu turno: roba 2 cartas y pierde { -click }.
    .gist =
        Cada turno: roba 2,
        pierde { -click }

## Criminal

card-gabriel-santiago-consummate-professional = Gabriel Santiago: Profesional Consumado
    .text = Tu primera incursión con éxito contra la SC en cada turno te da 2{ -credit }.
    .gist = 1.ª incursión SC: +2{ -credit }

card-account-siphon = Trasvase de Cuenta
    .text =
        Haz una incursión contra la SC. Si tiene éxito, en lugar de acceder a cartas puedes hacer que la Corporación pierda hasta 5{ -credit }.
        Si lo haces, gana el doble de los créditos perdidos y recibe 2 marcas.
    .gist =
        SC: le quitas 5{ -credit },
        2 marcas

card-easy-mark = Presa Fácil
    .text = Gana 3{ -credit }.
    .gist = Gana 3{ -credit }

card-forged-activation-orders = Órdenes de Activación Falsificadas
    .text = Elige un hielo suspendido. La Corporación lo ejecuta pagando su coste o lo destruye.
    .gist =
        Hielo: se ejecuta
        o se destruye

card-inside-job = Cómplice Infiltrado
    .text = Haz una incursión. Supera el primer hielo al que te enfrentes en ella.
    .gist =
        Incursión: superas
        el 1.er hielo

card-special-order = Pedido Especial
    .text = Busca en tu Montón 1 rompehielos. Revélalo, llévalo a tu Empuñadura y baraja.
    .gist = Busca un rompehielos

card-lemuria-codecracker = Descifrador de Lemuria
    .text = { -click }, 1{ -credit }: expón 1 carta. Solo tras una incursión con éxito contra la SC este turno.
    .gist =
        { -click } 1{ -credit }: expón 1 carta,
        tras incursión a SC

card-desperado = Desperado
    .text =
        +1{ -mu }
        Cada incursión con éxito te da 1{ -credit }.
        Una consola por jugador.
    .gist =
        +1{ -mu }
        Incursión: +1{ -credit }

card-aurora = Aurora
    .text =
        2{ -credit }: rompe 1 subrutina de barrera.
        2{ -credit }: +3 de fuerza.
    .gist =
        2{ -credit }: rompe barrera
        2{ -credit }: +3 de fuerza

card-femme-fatale = Mujer Fatal
    .text =
        1{ -credit }: rompe 1 subrutina de centinela.
        2{ -credit }: +1 de fuerza.
        Al instalarla, elige un hielo instalado. Cada vez que te enfrentes a él, puedes superarlo pagando 1{ -credit } por cada subrutina que tenga.
    .gist =
        1{ -credit }: rompe centinela
        2{ -credit }: +1 de fuerza

card-ninja = Ninja
    .text =
        1{ -credit }: rompe 1 subrutina de centinela.
        3{ -credit }: +5 de fuerza.
    .gist =
        1{ -credit }: rompe centinela
        3{ -credit }: +5 de fuerza

card-sneakdoor-beta = Puerta Sigilosa Beta
    .text = { -click }: haz una incursión contra Archivos. Si tiene éxito, cuenta como incursión con éxito contra la SC y accedes a la SC.
    .gist =
        { -click }: vas a Archivos,
        accedes a la SC

card-bank-job = Golpe al Banco
    .text =
        Al instalarlo lleva 8{ -credit }. Destrúyelo cuando esté vacío.
        Cuando una incursión contra un servidor remoto tenga éxito, en lugar de acceder a cartas puedes tomar de aquí tantos créditos como quieras.
    .gist =
        Incursión a remoto:
        tomas de 8{ -credit }

card-crash-space = Un Sitio Donde Quedarse
    .text =
        2{ -recurring } para retirar marcas.
        { -trash }: prevén hasta 3 puntos de daño físico.
    .gist =
        2{ -recurring } para quitar marcas
        { -trash }: −3 de daño físico

card-data-dealer = Traficante de Datos
    .text = { -click }, renuncia a un plan: gana 9{ -credit }.
    .gist =
        { -click }, renuncia a 1 plan:
        gana 9{ -credit }

card-decoy = Señuelo
    .text = { -trash }: evita 1 marca.
    .gist = { -trash }: evita 1 marca

## Shaper

card-kate-mac-mccaffrey-digital-tinker = Kate “Mac” McCaffrey: Manitas Digital
    .text = El primer programa o hardware que instalas en cada turno cuesta 1{ -credit } menos.
    .gist = 1.ª instalación: −1{ -credit }

card-diesel = Diésel
    .text = Roba 3 cartas.
    .gist = Roba 3 cartas

card-modded = Modificado
    .text = Instala un programa o hardware de tu Empuñadura; cuesta 3{ -credit } menos.
    .gist = Instala por 3{ -credit } menos

card-the-makers-eye = El Ojo del Hacedor
    .text = Haz una incursión contra I+D. Si tiene éxito, accede a 2 cartas más de I+D.
    .gist =
        Incursión a I+D:
        +2 accesos

card-tinkering = Trastear
    .text = Elige un hielo. Hasta el final del turno también es centinela, puerta de código y barrera.
    .gist = Hielo con los 3 tipos

card-akamatsu-mem-chip = Chip de Memoria Akamatsu
    .text = +1{ -mu }
    .gist = +1{ -mu }

card-rabbit-hole = Madriguera de Conejo
    .text =
        +1{ -link }
        Al instalarla, puedes buscar en tu Montón 1 Madriguera de Conejo más e instalarla pagando su coste. Después baraja.
    .gist =
        +1{ -link }
        Busca otra copia

card-the-personal-touch = El Toque Personal
    .text = Instala solo en un rompehielos. Tiene +1 de fuerza.
    .gist = Anfitrión: +1 fuerza

card-the-toolbox = La Caja de Herramientas
    .text =
        +2{ -mu } +2{ -link }
        2{ -recurring } para usar rompehielos.
        Una consola por jugador.
    .gist =
        +2{ -mu } +2{ -link }
        2{ -recurring } para rompehielos

card-battering-ram = Ariete
    .text =
        2{ -credit }: rompe hasta 2 subrutinas de barrera.
        1{ -credit }: +1 de fuerza durante esta incursión.
    .gist =
        2{ -credit }: rompe 2 barrera
        1{ -credit }: +1 esta incursión

card-gordian-blade = Hoja Gordiana
    .text =
        1{ -credit }: rompe 1 subrutina de puerta de código.
        1{ -credit }: +1 de fuerza durante esta incursión.
    .gist =
        1{ -credit }: rompe puerta cód.
        1{ -credit }: +1 esta incursión

card-magnum-opus = Magnum Opus
    .text = { -click }: gana 2{ -credit }.
    .gist = { -click }: gana 2{ -credit }

card-net-shield = Escudo de Red
    .text = 1{ -credit }: prevén 1 punto de daño de red. Así solo se puede prevenir el primer daño de red de cada turno.
    .gist =
        1{ -credit }: −1 daño de red,
        una vez por turno

card-pipeline = Conducto
    .text =
        1{ -credit }: rompe 1 subrutina de centinela.
        2{ -credit }: +1 de fuerza durante esta incursión.
    .gist =
        1{ -credit }: rompe centinela
        2{ -credit }: +1 esta incursión

card-aesops-pawnshop = Casa de Empeños de Esopo
    .text = Inicio de tu turno: puedes destruir una de tus cartas instaladas, pero no esta, para ganar 3{ -credit }.
    .gist = Vende 1 carta: 3{ -credit }

card-sacrificial-construct = Constructo de Sacrificio
    .text = { -trash }: prevén la destrucción de 1 programa o hardware instalado.
    .gist = { -trash }: salva 1 carta

## Neutral Runner

card-infiltration = Infiltración
    .text = Expón 1 carta o gana 2{ -credit }.
    .gist = 2{ -credit } o expón 1 carta

card-sure-gamble = Apuesta Segura
    .text = Gana 9{ -credit }.
    .gist = Gana 9{ -credit }

card-crypsis = Crypsis
    .text =
        1{ -credit }: rompe 1 subrutina de cualquier hielo.
        1{ -credit }: +1 de fuerza.
        { -click }: pon aquí 1 contador de virus.
        Cuando termine un enfrentamiento en el que Crypsis rompió una subrutina, retírale 1 contador de virus o destrúyelo.
    .gist =
        1{ -credit }: rompe lo que sea
        1{ -credit }: +1 de fuerza

card-access-to-globalsec = Acceso a Globalsec
    .text = +1{ -link }
    .gist = +1{ -link }

card-armitage-codebusting = Revientacódigos Armitage
    .text =
        Al instalarlo lleva 12{ -credit }. Destrúyelo cuando esté vacío.
        { -click }: toma 2{ -credit } de aquí.
    .gist = { -click }: toma 2{ -credit }

## Haas-Bioroid

card-haas-bioroid-engineering-the-future = Haas-Bioroid: Construyendo el Futuro
    .text = La primera carta que instalas en cada turno te da 1{ -credit }.
    .gist = 1.ª instalación: +1{ -credit }

card-accelerated-beta-test = Prueba Beta Acelerada
    .text =
        Al puntuarlo, puedes mirar las 3 cartas superiores de I+D.
        Si lo haces, puedes instalar y ejecutar los hielos que haya entre ellas, ignorando todos los costes; destruye las demás.
    .gist =
        Mira 3 cartas,
        ejecuta los hielos

card-adonis-campaign = Campaña Adonis
    .text =
        Al ejecutarla lleva 12{ -credit }. Destrúyela cuando esté vacía.
        Inicio de tu turno: toma 3{ -credit } de aquí.
    .gist = 3{ -credit } cada turno

card-aggressive-secretary = Secretaria Agresiva
    .text =
        Se puede avanzar.
        Cuando el Runner acceda a ella, puedes pagar 2{ -credit } para destruir 1 programa por cada ficha de avance que tenga.
    .gist = 2{ -credit }: destruye programas

card-archived-memories = Recuerdos Archivados
    .text = Lleva 1 carta de Archivos a la SC.
    .gist = Archivos → SC

card-biotic-labor = Mano de Obra Biótica
    .text = Gana { -click }{ -click }.
    .gist = Gana { -click }{ -click }

card-shipment-from-mirrormorph = Envío de MirrorMorph
    .text = Hasta 3 veces, instala una carta de la SC pagando su coste de instalación.
    .gist = Instala 3 cartas

card-heimdall-1-0 = Heimdall 1.0
    .text =
        El Runner puede gastar { -click } para romper 1 subrutina de aquí.
        { -sub } Inflige 1 punto de daño cerebral.
        { -sub } Termina la incursión.
        { -sub } Termina la incursión.
    .gist =
        1 de daño cerebral
        2 × fin de incursión

card-ichi-1-0 = Ichi 1.0
    .text =
        El Runner puede gastar { -click } para romper 1 subrutina de aquí.
        { -sub } Destruye 1 programa.
        { -sub } Destruye 1 programa.
        { -sub } Rastreo 1: si tiene éxito, el Runner recibe 1 marca y 1 punto de daño cerebral.
    .gist =
        2 × destruye programa
        rastreo 1: daño, marca

card-viktor-1-0 = Viktor 1.0
    .text =
        El Runner puede gastar { -click } para romper 1 subrutina de aquí.
        { -sub } Inflige 1 punto de daño cerebral.
        { -sub } Termina la incursión.
    .gist =
        1 de daño cerebral
        fin de la incursión

card-rototurret = Rototorreta
    .text =
        { -sub } Destruye 1 programa.
        { -sub } Termina la incursión.
    .gist =
        Destruye 1 programa
        fin de la incursión

card-corporate-troubleshooter = Mediador Corporativo
    .text = X{ -credit }, { -trash }: hasta el final del turno, 1 hielo ejecutado que proteja este servidor tiene +X de fuerza.
    .gist = X{ -credit } { -trash }: hielo aquí +X

card-experiential-data = Datos Basados en la Experiencia
    .text = Cada hielo que protege este servidor tiene +1 de fuerza.
    .gist = Hielo aquí: +1 fuerza

## Jinteki

card-jinteki-personal-evolution = Jinteki: Evolución Personal
    .text = Inflige 1 punto de daño de red cada vez que puntúes un plan o que el Runner robe uno.
    .gist = Plan: 1 daño de red

card-nisei-mk-ii = Nisei MK II
    .text =
        Al puntuarlo, pon aquí 1 contador de plan.
        Contador de plan alojado: termina la incursión.
    .gist =
        Contador:
        fin de la incursión

card-project-junebug = Proyecto Gallina Ciega
    .text =
        Se puede avanzar.
        Cuando el Runner acceda a él, puedes pagar 1{ -credit } para infligir 2 puntos de daño de red por cada ficha de avance que tenga.
    .gist =
        1{ -credit }: 2 daños de red
        por ficha

card-snare = ¡Cepo!
    .text =
        Si el Runner accede a él desde I+D, debe revelarlo.
        Cuando el Runner acceda a él, puedes pagar 4{ -credit } para infligir 3 puntos de daño de red y dar 1 marca al Runner. No si el acceso es desde Archivos.
    .gist =
        4{ -credit }: 3 daños de red,
        1 marca

card-zaibatsu-loyalty = Lealtad al Zaibatsu
    .text =
        Cuando el Runner vaya a exponer una carta, puedes ejecutar Lealtad al Zaibatsu.
        1{ -credit } o { -trash }: prevén la exposición de 1 carta.
    .gist =
        1{ -credit } o { -trash }:
        prevén exposición

card-neural-emp = PEM Neural
    .text =
        Juega solo si el Runner hizo alguna incursión en su último turno.
        Inflige 1 punto de daño de red.
    .gist =
        Tras una incursión:
        1 daño de red

card-precognition = Precognición
    .text = Mira las 5 cartas superiores de I+D y devuélvelas en el orden que quieras.
    .gist = Ordena 5 de I+D

card-cell-portal = Portal Celular
    .text = { -sub } El Runner vuelve a aproximarse al hielo más exterior del servidor atacado. Suspende Portal Celular.
    .gist =
        Vuelta al hielo
        más exterior

card-chum = Carnada
    .text = { -sub } El próximo hielo al que se enfrente el Runner en esta incursión tiene +2 de fuerza. Si no se rompen todas sus subrutinas, inflige 3 puntos de daño de red.
    .gist =
        Próximo hielo: +2,
        o 3 daños de red

card-data-mine = Mina de Datos
    .text = { -sub } Inflige 1 punto de daño de red y después destruye Mina de Datos.
    .gist = 1 daño de red

card-neural-katana = Katana Neural
    .text = { -sub } Inflige 3 puntos de daño de red.
    .gist = 3 daños de red

card-wall-of-thorns = Muro de Espinas
    .text =
        { -sub } Inflige 2 puntos de daño de red.
        { -sub } Termina la incursión.
    .gist =
        2 daños de red
        fin de la incursión

card-akitaro-watanabe = Akitaro Watanabe
    .text = Ejecutar un hielo que proteja este servidor cuesta 2{ -credit } menos.
    .gist = Hielo aquí: −2{ -credit }

## NBN

card-nbn-making-news = NBN: Creando Noticias
    .text = 2{ -recurring } para rastreos.
    .gist = 2{ -recurring } para rastreos

card-astroscript-pilot-program = Programa Piloto AstroScript
    .text =
        Al puntuarlo, pon aquí 1 contador de plan.
        Contador de plan alojado: añade 1 ficha de avance a una carta que se pueda avanzar.
    .gist =
        Contador:
        1 avance

card-breaking-news = Noticias de Última Hora
    .text =
        Al puntuarlo, da 2 marcas al Runner.
        Cuando termine ese turno, el Runner pierde 2 marcas.
    .gist = 2 marcas, este turno

card-anonymous-tip = Chivatazo Anónimo
    .text = Roba 3 cartas.
    .gist = Roba 3 cartas

card-closed-accounts = Cuentas Cerradas
    .text =
        Juega solo contra un Runner marcado.
        El Runner pierde todos los créditos de su reserva.
    .gist =
        Si marcado: el Runner
        pierde todos sus { -credit }

card-psychographics = Psicográficas
    .text =
        X es como máximo el número de marcas del Runner.
        Elige una carta que se pueda avanzar y ponle X fichas de avance.
    .gist = Marcas → avances

card-sea-source = Fuente de la AAE
    .text =
        Juega solo si el Runner tuvo éxito en alguna incursión en su último turno.
        Rastreo 3: si tiene éxito, el Runner recibe 1 marca.
    .gist = Rastreo 3: 1 marca

card-ghost-branch = Sucursal Fantasma
    .text =
        Se puede avanzar.
        Cuando el Runner acceda a ella, puedes darle 1 marca por cada ficha de avance que tenga.
    .gist = 1 marca por ficha

card-data-raven = Cuervo de Datos
    .text =
        En el enfrentamiento, el Runner recibe 1 marca o termina la incursión, a su elección.
        Contador de poder alojado: el Runner recibe 1 marca.
        { -sub } Rastreo 3: si tiene éxito, pon aquí 1 contador de poder.
    .gist =
        Marca, o se acaba
        rastreo 3: contador

card-matrix-analyzer = Analizador Matricial
    .text =
        En el enfrentamiento, puedes pagar 1{ -credit } para añadir 1 ficha de avance a una carta que se pueda avanzar.
        { -sub } Rastreo 2: si tiene éxito, el Runner recibe 1 marca.
    .gist =
        1{ -credit }: 1 avance
        rastreo 2: 1 marca

card-tollbooth = Puesto de Peaje
    .text =
        En el enfrentamiento, el Runner debe pagar 3{ -credit } si puede; si no, termina la incursión.
        { -sub } Termina la incursión.
    .gist =
        Peaje: 3{ -credit }
        fin de la incursión

card-red-herrings = Pistas Falsas
    .text =
        Robar un plan de este servidor, incluida su raíz, le cuesta al Runner 5{ -credit } adicionales.
        Esto vale durante el resto de una incursión en la que el Runner destruya Pistas Falsas.
    .gist = Robar aquí: +5{ -credit }

card-sansan-city-grid = Red Eléctrica de SanSan
    .text =
        Los planes instalados aquí necesitan 1 ficha de avance menos para puntuarse.
        Una región por servidor.
    .gist = Planes aquí: −1

## Weyland Consortium

card-weyland-consortium-building-a-better-world = Weyland Consortium: Construyendo un mundo mejor
    .text = Cada operación de transacción que juegas te da 1{ -credit }.
    .gist = Transacción: +1{ -credit }

card-hostile-takeover = Adquisición Hostil
    .text = Al puntuarlo, gana 7{ -credit } y 1 punto de mala publicidad.
    .gist =
        Gana 7{ -credit },
        1 mala publicidad

card-posted-bounty = Recompensa Ofrecida
    .text = Al puntuarlo, puedes renunciar a él. Si lo haces, el Runner recibe 1 marca y tú 1 punto de mala publicidad.
    .gist =
        Renuncia: 1 marca,
        1 mala publicidad

card-security-subcontract = Subcontrata de Seguridad
    .text = { -click }, destruye 1 de tus hielos ejecutados: gana 4{ -credit }.
    .gist = { -click }, destruye hielo: 4{ -credit }

card-aggressive-negotiation = Negociación Agresiva
    .text =
        Juega solo en un turno en el que hayas puntuado un plan.
        Busca en I+D una carta cualquiera, llévala a la SC y baraja I+D.
    .gist =
        Tras puntuar: busca
        cualquier carta

card-beanstalk-royalties = Royalties de la Mata de Habichuelas
    .text = Gana 3{ -credit }.
    .gist = Gana 3{ -credit }

card-scorched-earth = Tierra Quemada
    .text =
        Juega solo contra un Runner marcado.
        Inflige 4 puntos de daño físico.
    .gist =
        Si marcado:
        4 daños físicos

card-shipment-from-kaguya = Envío de Kaguya
    .text = Elige hasta 2 cartas instaladas que se puedan avanzar. Pon 1 ficha de avance en cada una.
    .gist =
        2 cartas:
        1 avance cada una

card-archer = Arquero
    .text =
        Ejecutarlo te cuesta además 1 plan, al que renuncias.
        { -sub } La Corporación gana 2{ -credit }.
        { -sub } Destruye 1 programa.
        { -sub } Destruye 1 programa.
        { -sub } Termina la incursión.
    .gist =
        2{ -credit }, 2 programas menos
        fin de la incursión

card-hadrians-wall = Muro de Adriano
    .text =
        Se puede avanzar: +1 de fuerza por ficha de avance.
        { -sub } Termina la incursión.
        { -sub } Termina la incursión.
    .gist = 2 × fin de incursión

card-ice-wall = Muro de Hielo
    .text =
        Se puede avanzar: +1 de fuerza por ficha de avance.
        { -sub } Termina la incursión.
    .gist = Fin de la incursión

card-shadow = Sombra
    .text =
        Se puede avanzar: +1 de fuerza por ficha de avance.
        { -sub } La Corporación gana 2{ -credit }.
        { -sub } Rastreo 3: si tiene éxito, el Runner recibe 1 marca.
    .gist =
        Gana 2{ -credit }
        rastreo 3: 1 marca

card-research-station = Centro de Investigación
    .text =
        Instala solo en la raíz de la SC.
        +2 al tamaño de mano máximo.
    .gist = Mano máxima +2

## Neutral Corp

card-priority-requisition = Requerimiento Prioritario
    .text = Al puntuarlo, puedes ejecutar 1 hielo ignorando todos los costes.
    .gist = Ejecuta 1 hielo gratis

card-private-security-force = Fuerza de Seguridad Privada
    .text = Mientras el Runner esté marcado, este plan tiene «{ -click }: inflige 1 punto de daño físico».
    .gist =
        Si marcado: { -click }:
        1 daño físico

card-melange-mining-corp = Corporación Minera Melange
    .text = { -click }, { -click }, { -click }: gana 7{ -credit }.
    .gist = { -click }{ -click }{ -click }: 7{ -credit }

card-pad-campaign = Campaña de PAD
    .text = Inicio de tu turno: gana 1{ -credit }.
    .gist = 1{ -credit } cada turno

card-hedge-fund = Fondo de Cobertura
    .text = Gana 9{ -credit }.
    .gist = Gana 9{ -credit }

card-enigma = Enigma
    .text =
        { -sub } El Runner pierde { -click }, si puede.
        { -sub } Termina la incursión.
    .gist =
        Pierde { -click }
        fin de la incursión

card-hunter = Cazador
    .text = { -sub } Rastreo 3: si tiene éxito, el Runner recibe 1 marca.
    .gist = Rastreo 3: 1 marca

card-wall-of-static = Muro de Estática
    .text = { -sub } Termina la incursión.
    .gist = Fin de la incursión
