# La primera partida guiada: lo que se le dice una vez a quien empieza, cuando viene al caso. Quien lee es el Runner.
# $card es un título, $where un servidor, $n un número.

web-guide = Guía
web-guide-quiet = La guía habla cuando aparece algo nuevo.
web-guide-got-it = Entendido
web-guide-leave = Dejar la guía

## El principio y el final

web-guide-welcome = Eres el Runner, Kate. La Corporación esconde planes en sus servidores. Roba planes por valor de 7 puntos y ganas; la Corporación gana si puntúa 7 antes, o si te quedas sin cartas al sufrir daño. Estas 5 cartas son tu mano, la Empuñadura. Quédatela si algo en ella da créditos o rompe hielo.
web-guide-corp-first = La Corporación ha jugado su primer turno. Tiene 3 clics y pone cartas boca abajo: hielo delante de un servidor para protegerlo, otras cartas dentro. No ves cuáles son, pero sí dónde están. El registro de al lado cuenta todo lo que ocurre.
web-guide-won = La partida es tuya. Ya conoces todo el juego. Prueba ahora el Autómata, o el lado de la Corporación.
web-guide-lost = { $reason ->
        [flatline] Has expirado: tenías que perder más cartas de las que tenías. Contra Jinteki guarda unas cuantas cartas en la Empuñadura antes de una incursión.
        [agendas] La Corporación ha puntuado 7 puntos. La próxima vez haz antes incursiones contra los servidores cuyas cartas avanza.
       *[other] Esta es para la Corporación.
    } Vuelve a verla en las repeticiones, o juega de nuevo desde la página de inicio.

## Tu turno

web-guide-clicks = Tu turno. Tienes { $n } clics, y cada uno compra una acción: ganar 1{ -credit }, robar una carta, jugar o instalar una carta de tu mano, o hacer una incursión. Lo marcado en aguamarina se puede pulsar ahora. Si nada lo está, no te toca a ti.
web-guide-second-turn = Un buen turno suele mezclar: algo que da dinero, algo que instalas y una incursión cuando el camino está abierto. Puedes gastar tus clics en el orden que quieras.
web-guide-gamble = { $card } cuesta 5{ -credit } y te da 9. Haz clic en ella en tu mano para jugarla. Los eventos ocurren una vez y van a tu Pila.
web-guide-income = { $card } da créditos turno tras turno. Haz clic en ella para instalarla: se queda delante de ti, y después haces clic en ella allí para usarla.
web-guide-breaker = { $card } es un rompehielos. Los rompehielos te hacen pasar el hielo, y cada uno se ocupa de un tipo: los fractores rompen barreras, los descodificadores puertas de código, los asesinos centinelas. Los programas llenan tu memoria, que aparece como { -mu } junto a tu nombre.
web-guide-rig = Lo que has instalado es tu Equipo. Se queda toda la partida. Pasa por encima de una carta, o mantenla pulsada, para leerla entera.
web-guide-first-run = { $where } no tiene hielo delante. Haz clic en el servidor para una incursión: ningún hielo te detiene, y verás lo que la Corporación tiene allí.
web-guide-advanced = La Corporación ha puesto fichas de avance en una carta boca abajo en { $where }. Puede ser un plan a punto de puntuarse, o una trampa que muerde a quien la toma. Dejarla en paz también es una opción, pero los planes no esperan mucho.
web-guide-ice-everywhere = La SC e I+D ya tienen hielo. Necesitas rompehielos y algunos créditos: para romper un hielo cuenta 1 o 2{ -credit } por subrutina, y más si es fuerte.
web-guide-tagged = Estás marcado: la Corporación sabe dónde vives. Mientras dure, puede destruir tus recursos y jugar sus peores operaciones. Un clic y 2{ -credit } retiran 1 marca.
web-guide-poor = Tienes pocos créditos. Sin ellos no rompes ni destruyes nada; un clic siempre gana al menos 1{ -credit }.
web-guide-few-cards = Tu Empuñadura está casi vacía. También es tu vida: cada punto de daño te cuesta una carta, y si no puedes perder ninguna, expiras. Un clic roba una carta.
web-guide-corp-turn = Otra vez el turno de la Corporación. Roba y luego tiene 3 clics. Mira los servidores: una carta nueva en un servidor con hielo delante suele merecer una visita.
web-guide-discard = El turno ha acabado, y puedes quedarte como mucho con { $n } cartas. Elige lo que menos necesitas: va a tu Pila.

## Incursiones

web-guide-corp-may-rez = Te aproximas a un hielo boca abajo. La Corporación decide ahora si lo paga y lo descubre. Si no lo hace, pasas de largo.
web-guide-encounter = Te enfrentas a { $card }. Cada línea con flecha es una subrutina, y todas las que no se rompan te ocurren. Tu rompehielos debe ser al menos tan fuerte como el hielo y se paga por subrutina. El botón lleva el precio entero: pulsa una vez y las rompe todas.
web-guide-no-breaker = Te enfrentas a { $card }, y con lo que tienes ahora no se puede romper entero. Toda subrutina que no se rompe ocurre. «Termina la incursión» solo te manda a casa; lee las otras antes de dejarlas pasar.
web-guide-break = Elige la subrutina que quieres romper. La peor, primero.
web-guide-ice-choice = { $card } te deja elegir. Toma lo que duela menos: siempre hay otra incursión.
web-guide-trace = Un rastreo: la Corporación ha llegado a { $n }. Tu enlace de { $link }, más lo que pagues, debe ser al menos igual; entonces no te pasa nada.
web-guide-jack-out = Hay más hielo por delante. Aquí aún puedes desenchufarte y acabar la incursión a salvo, o continuar.
web-guide-at-server = Ya no hay hielo entre tú y el servidor. Continúa y accedes a lo que contiene. Es el último momento para desenchufarse.
web-guide-access-order = Estás dentro. Hay más de una carta que mirar: elige el orden. Las ves todas, elijas lo que elijas.
web-guide-instead = Una de tus cartas puede hacer algo en lugar de mirar cartas. Ambas cosas valen: elige lo que más te ayude.
web-guide-steal = { $card } es un plan, y es tuyo. Jinteki te hace perder una carta por cada plan que se puntúa o se roba, así que conviene que te quede una.
web-guide-trash = Ves { $card }. No es un plan, pero puedes destruirla por { $n }{ -credit }. Merece la pena si da créditos a la Corporación o te estorba; si no, déjala.
web-guide-seen = Ves { $card }. Vuelve a donde estaba, pero ahora lo sabes. En la SC ves una carta al azar, en I+D la que la Corporación robará después.

## Lo que acaba de ocurrir

web-guide-stolen = Ahora tienes { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }; te faltan { $left } para ganar. Hay planes en I+D y en la SC igual que en otros servidores, así que cada servidor merece una incursión.
web-guide-damage = Daño: por cada punto has perdido al azar una carta de tu Empuñadura. { $n ->
        [0] Tu Empuñadura está vacía: uno más y expiras.
        [one] Te queda 1 carta.
       *[other] Te quedan { $n } cartas.
    }
web-guide-run-failed = La incursión ha acabado antes de que accedieras a nada. No es un desastre: lo que has visto por el camino ya lo conoces.
web-guide-corp-scored = La Corporación ha puntuado un plan y tiene { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }. Una carta que reúne fichas de avance merece una visita antes de que llegue a eso.
web-guide-rezzed = La Corporación ha ejecutado una carta: está boca arriba, pagada, y funciona desde ahora. Puedes leerla como las tuyas.

## Otras preguntas

web-guide-memory = Tus programas pueden ocupar { $n }{ -mu } en total. Si uno nuevo no cabe, destruye antes otro.
web-guide-pay = Puedes pagar esto de más de una forma. Los créditos de las cartas valen solo para ciertas cosas, así que gástalos primero.
web-guide-host = Elige dónde va.
web-guide-prevent = Algo está a punto de ocurrirte, y una de tus cartas puede impedirlo. Úsala, o deja que ocurra.
web-guide-window = Una oportunidad de actuar: ambos jugadores pueden usar capacidades aquí antes de que siga el juego. Si no tienes nada que usar, pasa. En los ajustes eliges cuáles se paran por ti.

## The same from the other chair: the reader is the Corp

web-guide-corp-welcome = Eres la Corporación, Jinteki. Ganas con planes por valor de 7 puntos, puntuados en tus servidores; el Runner gana si roba otros tantos, o si tienes que robar carta e I+D está vacío. Estas 5 cartas son la SC, tu mano: el Runner también puede hacer incursiones contra ella. Puedes quedártela o robar 5 nuevas una vez.
web-guide-corp-clicks = Tu turno. Has robado una carta y tienes { $n } clics. Cada uno compra una acción: tomar 1{ -credit }, robar, instalar una carta boca abajo, jugar una operación o avanzar una carta. Lo que está marcado en aguamarina se puede pulsar ahora.
web-guide-corp-open = { $where } no tiene hielo delante: quien haga allí una incursión no encuentra nada. El hielo se instala boca abajo, y solo lo pagas cuando llega el Runner y lo ejecutas.
web-guide-corp-where = Elige adónde va. El hielo va delante de un servidor, lo más afuera, por 1{ -credit } por cada hielo que ya haya. Los planes y las ventajas van a un servidor remoto, uno en cada uno; nadie ve qué es.
web-guide-corp-advance = Un clic y 1{ -credit } ponen una ficha de avance en una carta. Un plan con tantas como pide se puede puntuar; algunas otras cartas también se pueden avanzar, y desde fuera parecen lo mismo.
web-guide-corp-score = Un plan tiene todas las fichas que necesita. Puedes puntuarlo ahora y llevarte sus puntos; mientras siga ahí, te lo pueden robar.
web-guide-corp-rez = El Runner está en camino, y puedes ejecutar lo que está marcado: paga su precio, dale la vuelta, y funciona desde ahora. Lo que sigue boca abajo no hace nada, pero tampoco cuenta nada.
web-guide-corp-run = El Runner hace una incursión contra { $where }. Se te pregunta siempre que puedas hacer algo.
web-guide-corp-stolen = El Runner ha robado un plan y tiene { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }; con 7 se gana.
web-guide-corp-own = Has puntuado un plan y tienes { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }; con 7 se gana.
web-guide-corp-discard = El turno ha acabado, y en la SC caben como mucho { $n } cartas. Lo que descartes va boca abajo a los Archivos, donde el Runner puede buscarlo.
web-guide-corp-trace = Un rastreo: pagas a la vista lo que quieras. Luego el Runner también puede pagar. Solo lo logras con más que el enlace y el pago del Runner juntos.
web-guide-corp-window = Un momento para actuar: ambos podéis usar capacidades o ejecutar cartas antes de que el juego siga. Si no hay nada que usar, pasa.
web-guide-corp-poor = Tienes pocos créditos. Sin ellos no se ejecuta ningún hielo; un clic siempre gana al menos 1{ -credit }.
web-guide-corp-runner-turn = El turno del Runner: 4 clics. Se te pregunta cuando una incursión llegue a tus cartas.
web-guide-corp-won = La partida es tuya. Ya conoces los dos lados de la mesa.
web-guide-corp-lost = { $reason ->
        [agendas] El Runner ha robado suficientes planes.
        [decked] Tenías que robar e I+D estaba vacío.
       *[other] Esta es para el Runner.
    } Vuelve a verla en las repeticiones, o juega otra vez desde la página de inicio.

## Gangs of Night City, con los Valentinos

web-guide-gangs-won = La ciudad es tuya. Ya la conoces entera: prueba ahora otra Banda o una Historia.
web-guide-gangs-lost = Esta ciudad es de otra Banda. La página muestra de dónde salió la Reputación; la repetición, cómo.
web-guide-gangs-welcome = Diriges a los Valentinos. Decide la Reputación: con { $n } llega el final y gana quien más tenga. Se obtiene con Tiroteos, Oportunidades, Bases y la Red. Lo marcado en aguamarina se puede pulsar.
web-guide-gangs-fought = Eso ha sido un Tiroteo. Quien no tenía la mayor Potencia ha perdido una unidad, y cada carta ha dado su Reputación si se cumplía su condición. Desde el registro se vuelve a abrir la cuenta.
web-guide-gangs-cred = La Reputación es tuya para siempre, en el contador de arriba. Con { $n } empieza el final.
web-guide-gangs-turn = Tu turno: una o dos acciones, cada una con su disco, o Recuperar. Los discos quedan usados hasta que recuperas: entonces vuelven todos, los Distritos dan recompensas y cada Base recluta una unidad.
web-guide-gangs-move = Cada unidad de la clase puede moverse una vez, a un Distrito vecino o a un lugar o fuera de él. En un lugar cabe una persona: un Negocio deja aprovechar Oportunidades, un Fixer contrata, una Fortaleza de datos guarda secretos.
web-guide-gangs-firefight = Puedes empezar un Tiroteo donde haya un Merc tuyo. Participan todos los que tengan allí una unidad.
web-guide-gangs-exchange = Antes de los disparos, tu Merc puede cambiar su sitio con quien ocupa un lugar aquí.
web-guide-gangs-combat-card = Elige en secreto una carta de Combate. Su número es tu Potencia; no importa cuántas unidades tengas. La estrella dice cuándo da Reputación.
web-guide-gangs-casualty = Tu Potencia no era la mayor, así que aquí se pierde una unidad. Tú eliges cuál; espera en tu reserva.
web-guide-gangs-techies = Con un Negocio puedes aprovechar una Oportunidad, con un Fixer contratar un Edgerunner: una de las dos cosas. El precio está en la carta.
web-guide-gangs-netrun = Sigue un Netrun, quieras o no. Avanzas 1 casilla o hasta tantas como Netrunners tengas en juego. Después se tiran dos dados: si no superan el riesgo, NetWatch te encuentra.
web-guide-gangs-recruit = Una unidad por cada Base, en su Distrito. Un Técnico trae un Dron.
web-guide-gangs-hideout-at = Una Base da su Reputación al momento, un recluta en cada Recuperación y, con más unidades que nadie allí, toda la recompensa del Distrito.
web-guide-gangs-keep-upgrade = Quédate con una de las cartas nuevas. Luego una carta de tu mano sale del juego, para que la mano siga igual de grande.
web-guide-gangs-action = Una acción hecha. Haz otra con otro disco, o acaba tu turno.
web-guide-gangs-others = Juegan los demás. Cada paso está bajo el mapa; señala uno para verlo otra vez.
