# Cartas de expansiones posteriores que nombran los ejemplos de la guía: título, texto de reglas (una línea por capacidad) y resumen (dos líneas cortas como mucho).
# Todos los textos son redacción propia. Los símbolos son términos: véase symbols.ftl.

## Haas-Bioroid

card-architect = Arquitecto
    .text =
        Arquitecto no puede ser destruido.
        { -sub } Mira las 5 cartas superiores de I+D. Puedes instalar 1 de ellas ignorando su coste de instalación.
        { -sub } Puedes instalar 1 carta de la SC o de Archivos.
    .gist =
        Instala 2 cartas; no
        se puede destruir

## Jinteki

card-allele-repression = Represión de Alelos
    .text =
        Se puede avanzar.
        { -trash }: por cada ficha de avance que haya aquí, intercambia hasta 1 carta de la SC por 1 carta de Archivos.
    .gist =
        Por ficha: SC por
        Archivos

card-heritage-committee = Comité del Patrimonio
    .text =
        No cuesta influencia en un mazo con 6 o más cartas de Jinteki que no sean de alianza.
        Roba 3 cartas y después pon 1 carta de la SC encima de I+D.
    .gist =
        Roba 3 cartas,
        devuelve 1

## NBN

card-nbn-controlling-the-message = NBN: Controlar el Mensaje
    .text = La primera vez cada turno que el Runner destruya una carta tuya instalada, puedes rastrear con fuerza base 4. Si tiene éxito, da 1 marca al Runner, que no se puede evitar.
    .gist =
        Primera destruida:
        rastreo 4, 1 marca

card-archangel = Arcángel
    .text =
        Si el Runner accede a él desde I+D, debe revelarlo.
        Cuando el Runner acceda a él, puedes pagar 3{ -credit } para que se enfrente a él. No si el acceso es desde Archivos.
        { -sub } Rastreo 6. Si tiene éxito, lleva a la Empuñadura 1 carta instalada del Runner.
    .gist =
        Al acceder: 3{ -credit } y
        hay enfrentamiento

card-casting-call = Audición
    .text =
        Instala boca arriba 1 plan de la SC y aloja en él Audición como contador.
        Siempre que el Runner acceda a ese plan, dale 2 marcas.
    .gist =
        Plan boca arriba:
        2 marcas al acceder

card-disposable-hq = SC Desechable
    .text =
        Si el Runner accede a ella desde I+D, debe revelarla.
        Cuando el Runner acceda a ella, puedes poner cualquier número de cartas de la SC debajo de I+D, en el orden que quieras.
    .gist =
        Al acceder: la SC
        va bajo I+D

card-media-blitz = Bombardeo Mediático
    .text =
        Sigue en juego hasta que se juegue otra corriente o se robe un plan.
        Elige un plan del área de puntuación del Runner. Bombardeo Mediático gana su texto.
    .gist =
        Gana el texto de un
        plan robado

card-quantum-predictive-model = Modelo Predictivo Cuántico
    .text =
        Si el Runner accede a él desde I+D, debe revelarlo.
        Cuando el Runner acceda a él estando marcado, añádelo a tu área de puntuación.
    .gist =
        Acceso con marca:
        es tuyo

## Weyland Consortium

card-argus-security-protection-guaranteed = Argus Security: Protección Garantizada
    .text = Siempre que el Runner robe un plan, recibe 1 marca o sufre 2 puntos de daño físico, a su elección.
    .gist =
        Cada robo: 1 marca
        o 2 daños físicos

card-boom = BOOM!
    .text =
        Juega solo si el Runner tiene 2 o más marcas.
        Como coste adicional para jugarla, gasta { -click }.
        Inflige 7 puntos de daño físico.
    .gist =
        { -click } más, 2 marcas:
        7 daños físicos

card-glenn-station = Estación Glenn
    .text =
        Puede alojar una sola carta.
        { -click }: aloja aquí boca abajo una carta de la SC.
        { -click }: lleva a la SC la carta alojada aquí.
    .gist =
        { -click }: oculta una
        carta de la SC

card-mumbad-city-hall = Ayuntamiento de Mumbad
    .text = { -click }: busca en I+D una carta de alianza, revélala y juégala o instálala pagando todos los costes. Baraja I+D.
    .gist =
        { -click }: busca y usa una
        carta de alianza

card-oaktown-renovation = Renovación de Oaktown
    .text =
        Instálalo solo boca arriba.
        Siempre que lo avances, gana 2{ -credit }, o 3{ -credit } si entonces tiene 5 o más fichas de avance.
    .gist =
        Boca arriba: cada
        avance da 2{ -credit }

card-wendigo = Wendigo
    .text =
        Se puede avanzar.
        Con un número impar de fichas de avance, gana barrera y pierde puerta de código.
        { -sub } Elige un programa. El Runner no puede usarlo durante el resto de esta incursión.
    .gist =
        Un programa no se
        puede usar

card-wormhole = Agujero de Gusano
    .text =
        Se puede avanzar.
        Ejecutarlo cuesta 3{ -credit } menos por cada ficha de avance que tenga.
        { -sub } Resuelve una subrutina de otro hielo ejecutado.
    .gist =
        Usa una subrutina
        de otro hielo

## Neutral Corp

card-breaker-bay-grid = Red de Breaker Bay
    .text =
        Ejecutar cada carta de este servidor cuesta 5{ -credit } menos. No el hielo que lo protege.
        Una región por servidor.
    .gist =
        Ejecutar cartas aquí:
        5{ -credit } menos

## Anarch

card-ive-had-worse = He Salido de Otras Peores
    .text =
        Roba 3 cartas.
        Cuando se destruya desde tu Empuñadura por daño de red o físico, roba 3 cartas.
    .gist =
        Roba 3 cartas, también
        por daño

card-salsette-slums = Chabolas de Salsette
    .text = Una vez por turno, cuando pagues el coste de destrucción de una carta a la que accedas, puedes retirarla de la partida en vez de destruirla.
    .gist =
        Una vez por turno:
        retirar la carta

## Criminal

card-leela-patel-trained-pragmatist = Leela Patel: Pragmática Adiestrada
    .text = Siempre que se puntúe o se robe un plan, lleva a la SC 1 carta suspendida.
    .gist =
        Con cada plan: una
        carta vuelve a la SC

card-the-supplier = El Proveedor
    .text =
        { -click }: aloja aquí un recurso o hardware de tu Empuñadura.
        Inicio de tu turno: puedes instalar una carta alojada aquí por 2{ -credit } menos.
    .gist =
        Instala lo alojado por
        2{ -credit } menos

## Apex

card-apocalypse = Apocalipsis
    .text =
        Juega solo si este turno has hecho incursiones con éxito contra la SC, I+D y Archivos.
        Destruye todas las cartas instaladas de la Corporación. Pon boca abajo todas las cartas instaladas del Runner.
    .gist =
        Tras tres incursiones:
        destruye todo
