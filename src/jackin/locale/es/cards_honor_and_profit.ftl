# Cartas de Honor y Beneficio: título, texto de reglas (una línea por capacidad) y resumen (dos líneas cortas como mucho).
# Todos los textos son redacción propia. Los símbolos son términos: véase symbols.ftl.

## Criminal

card-iain-stirling-retired-spook = Iain Stirling: Espía Retirado
    .text = Cuando comience tu turno, gana 2{ -credit } si la Corporación tiene más puntos de plan que tú.
    .gist =
        Si la Corp. va ganando:
        2{ -credit } por turno

card-ken-express-tenma-disappeared-clone = Ken «Exprés» Tenma: Clon Desaparecido
    .text = La primera vez que juegues un evento de incursión cada turno, gana 1{ -credit }.
    .gist =
        1.er evento incursión
        del turno: 1{ -credit }

card-silhouette-stealth-operative = Silueta: Agente Furtiva
    .text = La primera vez cada turno que hagas una incursión con éxito contra la SC, puedes exponer 1 carta.
    .gist =
        1.ª incursión a SC:
        expón 1 carta

card-calling-in-favors = Cobrar Favores
    .text = Gana 1{ -credit } por cada recurso de contacto instalado.
    .gist =
        1{ -credit } por cada
        contacto

card-early-bird = A Quien Madruga
    .text =
        Juega solo como tu primer clic.
        Gana { -click }. Haz una incursión.
    .gist =
        Solo 1.er clic:
        incursión y { -click }

card-express-delivery = Entrega Urgente
    .text = Mira las 4 cartas superiores de tu Montón y lleva 1 de ellas a tu Empuñadura. Baraja tu Montón.
    .gist =
        De las 4 primeras,
        toma 1

card-feint = Finta
    .text = Haz una incursión contra la SC. Supera los 2 primeros hielos a los que te enfrentes en ella. Si tiene éxito, no puedes acceder a cartas.
    .gist =
        SC: superas 2 hielos,
        sin acceso

card-legwork = Trabajo de Campo
    .text = Haz una incursión contra la SC. Si tiene éxito, accede a 2 cartas más de la SC.
    .gist = SC: +2 accesos

card-planned-assault = Asalto Planificado
    .text =
        Gasta { -click } como coste adicional para jugar esta carta.
        Busca en tu Montón un evento de incursión y juégalo. Paga su coste de juego e ignora sus costes adicionales. Baraja tu Montón.
    .gist =
        Otro { -click }: busca y juega
        evento de incursión

card-logos = Logos
    .text =
        +1{ -mu }
        Tu tamaño de mano máximo aumenta en 1.
        Cada vez que la Corporación puntúe un plan, puedes buscar 1 carta en tu Montón y llevarla a tu Empuñadura. Baraja tu Montón.
    .gist =
        +1{ -mu }, +1 de mano
        Corp. puntúa: busca

card-public-terminal = Terminal Público
    .text =
        1{ -recurring }
        Úsalo para jugar eventos de incursión.
    .gist =
        1{ -recurring } para eventos
        de incursión

card-unregistered-s-w-35 = S&W del 35 Sin Registrar
    .text = { -click }, { -click }: destruye 1 bioroide, clon, ejecutivo o sysop ejecutado en un servidor remoto. Solo tras una incursión con éxito contra la SC este turno.
    .gist =
        { -click }{ -click }: destruye personal
        en un remoto

card-window = Ventana
    .text = { -click }: roba la carta inferior de tu Montón.
    .gist =
        { -click }: roba la carta
        de abajo

card-alias = Alias
    .text =
        1{ -credit }: rompe 1 subrutina de centinela. No en hielo que proteja un servidor remoto.
        2{ -credit }: +3 de fuerza.
    .gist =
        1{ -credit }: rompe centinela,
        solo en centrales

card-breach = Brecha
    .text =
        2{ -credit }: rompe hasta 3 subrutinas de barrera. No en hielo que proteja un servidor remoto.
        2{ -credit }: +4 de fuerza.
    .gist =
        2{ -credit }: rompe 3 barrera,
        solo en centrales

card-bug = Micrófono Oculto
    .text =
        Instala solo tras una incursión con éxito contra la SC este turno.
        Cada vez que la Corporación robe una carta, puedes pagar 2{ -credit } para que la revele.
    .gist =
        La Corp. roba: 2{ -credit }
        para ver la carta

card-gingerbread = Pan de Jengibre
    .text =
        1{ -credit }: rompe 1 subrutina de rastreador.
        2{ -credit }: +3 de fuerza.
    .gist =
        1{ -credit }: rompe rastreador
        2{ -credit }: +3 de fuerza

card-grappling-hook = Gancho de Escalada
    .text = { -trash }: rompe todas las subrutinas sin romper de un hielo menos 1.
    .gist =
        { -trash }: rompe todas las
        subrutinas menos 1

card-passport = Pasaporte
    .text =
        1{ -credit }: rompe 1 subrutina de puerta de código. No en hielo que proteja un servidor remoto.
        2{ -credit }: +2 de fuerza.
    .gist =
        1{ -credit }: rompe puerta cód.,
        solo en centrales

card-push-your-luck = Tentar a la Suerte
    .text = Gasta en secreto tantos créditos como quieras. La Corporación adivina si son pares o impares y después los muestras. Si falla, gana el doble de lo gastado.
    .gist =
        Apuesta en secreto:
        si falla, el doble

card-security-testing = Prueba de Seguridad
    .text = Cuando comience tu turno, puedes elegir un servidor. La primera vez que hagas una incursión con éxito contra él este turno, gana 2{ -credit } en lugar de acceder a cartas.
    .gist =
        Servidor elegido:
        2{ -credit }, sin acceso

card-theophilius-bagbiter = Theophilius Bagbiter
    .text =
        Al instalarlo, pierde todos los créditos de tu reserva.
        Tu tamaño de mano máximo es el número de créditos de tu reserva.
    .gist =
        Pierde todos los { -credit }
        Mano: tus créditos

card-tri-maf-contact = Contacto en la Tri-maf
    .text =
        { -click }: gana 2{ -credit }. Solo una vez cada turno.
        Cuando se destruya, sufre 3 puntos de daño físico.
    .gist =
        { -click }: 2{ -credit }, 1 vez/turno
        destruido: 3 daños

## Neutral Runner

card-mass-install = Instalación Masiva
    .text = Instala hasta 3 programas de tu Empuñadura, uno tras otro, pagando por ellos.
    .gist =
        Instala hasta
        3 programas

card-q-coherence-chip = Chip de Coherencia-Q
    .text =
        +1{ -mu }
        Cuando se destruya un programa instalado, destruye esta carta.
    .gist =
        +1{ -mu }, hasta perder
        un programa

card-overmind = Supermente
    .text =
        Al instalarlo, pon aquí 1 contador de poder por cada { -mu } sin usar.
        Contador de poder alojado: rompe 1 subrutina de cualquier hielo.
        1{ -credit }: +1 de fuerza.
    .gist =
        Contador: rompe todo
        1{ -credit }: +1 de fuerza

card-oracle-may = May la Oráculo
    .text = { -click }: nombra un tipo de carta y revela la carta superior de tu Montón. Si es de ese tipo, róbala y gana 2{ -credit }; si no, destrúyela. Solo una vez cada turno.
    .gist =
        { -click }: adivina la carta,
        róbala y 2{ -credit }

card-donut-taganes = Donut Taganes
    .text = Jugar operaciones y eventos cuesta 1{ -credit } más.
    .gist =
        Operaciones, eventos:
        +1{ -credit }

## Jinteki

card-harmony-medtech-biomedical-pioneer = Meditech Harmony: Pionero en Biomedicina
    .text = El Runner y tú necesitáis 1 punto de plan menos para ganar.
    .gist =
        Se gana con 6 puntos
        los dos

card-nisei-division-the-next-generation = Sección Nisei: La Próxima Generación
    .text = Cada vez que el Runner y tú mostréis créditos gastados en secreto, gana 1{ -credit }.
    .gist = Cada juego psi: 1{ -credit }

card-tennin-institute-the-secrets-within = Instituto Tennin: Los Secretos Internos
    .text = Cuando comience tu turno, si el Runner no hizo ninguna incursión con éxito en su último turno, puedes poner 1 ficha de avance en una carta instalada.
    .gist =
        Sin incursión exitosa:
        1 ficha de avance

card-house-of-knives = La Casa de los Cuchillos
    .text =
        Al puntuarlo, pon aquí 3 contadores de plan.
        Contador de plan alojado: inflige 1 punto de daño de red. Solo durante una incursión y solo una vez por incursión.
    .gist =
        Contador: 1 daño de red,
        1 vez por incursión

card-medical-breakthrough = Avance Médico
    .text = Mientras esté en una zona de puntuación, la tuya o la del Runner, cada otro Avance Médico requiere 1 ficha de avance menos.
    .gist =
        El próximo requiere
        1 avance menos

card-philotic-entanglement = Maraña Filótica
    .text =
        Al puntuarlo, inflige 1 punto de daño de red por cada plan en la zona de puntuación del Runner.
        Solo 1 por mazo.
    .gist =
        1 daño de red por
        plan robado

card-the-future-perfect = El Futuro Perfecto
    .text = Cuando el Runner acceda a él sin estar instalado, se revela, y el Runner y tú gastáis en secreto de 0 a 2{ -credit } y los mostráis. Si habéis gastado distinto, no puede robarlo en este acceso.
    .gist =
        Sin instalar: psi, si
        difieren no se roba

card-chairman-hiro = Presidente Hiro
    .text =
        El tamaño de mano máximo del Runner se reduce en 2.
        Si se destruye mientras el Runner accede a él, venga de donde venga, pasa a la zona de puntuación del Runner como un plan de 2 puntos.
    .gist =
        Runner: −2 de mano
        destruido: 2 puntos

card-mental-health-clinic = Clínica de Salud Mental
    .text =
        Cuando comience tu turno, gana 1{ -credit }.
        El tamaño de mano máximo del Runner aumenta en 1.
    .gist =
        1{ -credit } por turno
        Runner: +1 de mano

card-psychic-field = Campo Psíquico
    .text = Cuando el Runner lo exponga o acceda a él estando instalado, el Runner y tú gastáis en secreto de 0 a 2{ -credit } y los mostráis. Si habéis gastado distinto, inflige 1 punto de daño de red por cada carta de la Empuñadura.
    .gist =
        Psi: si difieren, 1 daño
        por carta en mano

card-shi-kyu = Shi.Kyū
    .text = Cuando el Runner acceda a él, salvo en I+D, gasta tantos créditos como quieras. Inflige otros tantos puntos de daño de red, a menos que el Runner añada esta carta a su zona de puntuación como un plan de −1 punto.
    .gist =
        X{ -credit }: X daños de red
        o −1 punto

card-tenma-line = Línea Tenma
    .text = { -click }: intercambia 2 hielos instalados.
    .gist = { -click }: cambia 2 hielos

card-cerebral-cast = Molde Cerebral
    .text =
        Juega solo si el Runner hizo una incursión con éxito en su último turno.
        El Runner y tú gastáis en secreto de 0 a 2{ -credit } y los mostráis. Si habéis gastado distinto, el Runner sufre 1 punto de daño cerebral o recibe 1 marca, a su elección.
    .gist =
        Psi: si difieren, 1 daño
        cerebral o 1 marca

card-medical-research-fundraiser = Evento Benéfico para Investigación
    .text = Gana 8{ -credit }. El Runner gana 3{ -credit }.
    .gist =
        Gana 8{ -credit }
        el Runner gana 3{ -credit }

card-mushin-no-shin = Mushin no Shin
    .text =
        Gasta { -click } como coste adicional para jugar esta carta.
        Instala un plan, ventaja o mejora de la SC en un servidor remoto nuevo y pon sobre ella 3 fichas de avance. No puedes puntuarla ni ejecutarla hasta que comience tu próximo turno.
    .gist =
        Otro { -click }: instala carta
        con 3 avances

card-inazuma = Inazuma
    .text =
        { -sub } El Runner no puede romper subrutinas del próximo hielo al que se enfrente en esta incursión.
        { -sub } El Runner no puede desenchufarse de esta incursión hasta haberse enfrentado a otro hielo.
    .gist =
        Próximo hielo: no rompe
        ni se desenchufa

card-komainu = Komainu
    .text =
        Al enfrentarse a él, gana durante el resto de esta incursión una subrutina por cada carta de la Empuñadura del Runner:
        { -sub } Inflige 1 punto de daño de red.
    .gist =
        1 daño de red por
        carta en mano

card-pup = Cachorro
    .text =
        { -sub } Inflige 1 punto de daño de red a menos que el Runner pague 1{ -credit }.
        { -sub } Inflige 1 punto de daño de red a menos que el Runner pague 1{ -credit }.
    .gist =
        1 daño de red, o 1{ -credit },
        dos veces

card-shiro = Shiro
    .text =
        { -sub } Mira las 3 cartas superiores de I+D y ordénalas como quieras.
        { -sub } Paga 1{ -credit } o el Runner accede a la carta superior de I+D.
    .gist =
        Ordena las 3 primeras,
        1{ -credit } o acceso a I+D

card-susanoo-no-mikoto = Susanoo-no-Mikoto
    .text = { -sub } Si esta incursión no es contra Archivos, sigue ante el hielo más exterior que proteja Archivos. El Runner no puede desenchufarse de esta incursión hasta haberse enfrentado a otro hielo.
    .gist =
        La incursión sigue
        en Archivos

card-neotokyo-grid = Red de NeoTokio
    .text =
        La primera vez cada turno que se pongan fichas de avance en una carta de este servidor, gana 1{ -credit }.
        Solo 1 región por servidor.
    .gist =
        1.er avance aquí
        del turno: 1{ -credit }

card-tori-hanzo = Tori Hanzō
    .text = La primera vez que fueras a infligir daño de red en cada incursión contra este servidor, puedes pagar 2{ -credit } para infligir en su lugar 1 punto de daño cerebral.
    .gist =
        2{ -credit }: daño de red pasa
        a 1 cerebral

## Neutral Corp

card-plan-b = Plan B
    .text =
        Se puede avanzar.
        Cuando el Runner acceda a él, puedes revelar y puntuar un plan de la SC que no requiera más fichas de avance de las que hay aquí.
    .gist =
        Acceso: puntúa un
        plan de la SC

card-guard = Guardia
    .text =
        No se puede superar.
        { -sub } Termina la incursión.
    .gist =
        Fin de incursión,
        no se supera

card-rainbow = Arco Iris
    .text = { -sub } Termina la incursión.
    .gist = Fin de incursión

card-diversified-portfolio = Cartera Diversificada
    .text = Gana 1{ -credit } por cada servidor remoto con alguna carta dentro.
    .gist =
        1{ -credit } por cada
        servidor remoto

card-fast-track = Vía Rápida
    .text = Busca en I+D 1 plan. Revélalo, llévalo a la SC y baraja I+D.
    .gist = Busca un plan
