# Bandas de Night City: los nombres de lo que hay en la mesa y las historias de la casa.

## Cosas

gangs-street-cred = Reputación
gangs-resource-eurodollars = Eurodólares
gangs-resource-contraband = Contrabando
gangs-resource-corporate-secrets = Secretos corporativos
gangs-class-solo = Merc
gangs-class-techie = Técnico
gangs-class-netrunner = Netrunner
gangs-class-specialist = Especialista
gangs-class-drone = Dron
gangs-class-edgerunner = Edgerunner
gangs-poi-fixer = Fixer
gangs-poi-business = Negocio
gangs-poi-data-fortress = Fortaleza de datos
gangs-type-braindance = Neurodanzas
gangs-type-cyberware = Ciberware
gangs-type-weapons = Armas
gangs-kind-weapon = Arma
gangs-kind-cyberware = Ciberware
gangs-kind-quickhack = Hackeo rápido
gangs-level-yellow = Amarillo
gangs-level-orange = Naranja
gangs-level-red = Rojo
gangs-action-solos = Activar Mercs
gangs-action-techies = Activar Técnicos
gangs-action-netrunners = Activar Netrunners
gangs-action-hideout = Construir una Base
gangs-action-upgrade = Mejorar una carta de Combate
gangs-action-wild = Comodín
gangs-term-firepower = Potencia
gangs-term-hideout = Base
gangs-term-presence = Presencia
gangs-term-dominance = Dominio
gangs-term-firefight = Tiroteo
gangs-term-netrun = Netrun
gangs-term-depth-risk = Riesgo de profundidad
gangs-term-point-of-interest = Punto de Interés
gangs-term-opportunity = Oportunidad
gangs-term-activate = Activación
gangs-term-reclaim = Recuperación
gangs-term-district = Distrito
gangs-term-gang = Banda
gangs-term-story = Historia
gangs-term-combat-card = Carta de Combate

## Distritos

gangs-district-watson = Watson
gangs-district-westbrook = Westbrook
gangs-district-city-center = Distrito Cero
gangs-district-heywood = Heywood
gangs-district-santo-domingo = Santo Domingo
gangs-district-pacifica = Pacifica

## Bandas y sus capacidades

gangs-gang-maelstrom = Maelstrom
gangs-gang-tyger-claws = Tyger Claws
gangs-gang-valentinos = Valentinos
gangs-gang-voodoo-boys = Voodoo Boys
gangs-ability-rage = Furia
gangs-ability-spoils = Botín
gangs-ability-vengeance = Venganza
gangs-ability-retribution = Represalia
gangs-ability-contacts = Contactos
gangs-ability-neighbours = Buenos vecinos
gangs-ability-live-wire = Cable pelado
gangs-ability-old-net = Caminos de la vieja Red

## Cartas de Combate

gangs-combat-short-circuit = Cortocircuito
gangs-combat-subdermal-armor = Blindaje subcutáneo
gangs-combat-crusher = Crusher
gangs-combat-cyberpsychosis = Ciberpsicosis
gangs-combat-pain-editor = Editor de dolor
gangs-combat-blade-arms = Brazos de cuchillas
gangs-combat-wire-whip = Látigo de monohilo
gangs-combat-hydraulic-fists = Puños hidráulicos
gangs-combat-quick-reflexes = Reflejos rápidos
gangs-combat-ghost-coat = Abrigo fantasma
gangs-combat-spare-heart = Corazón de repuesto
gangs-combat-berserk-chip = Chip berserker
gangs-combat-wall-piercer = Rompemuros
gangs-combat-smart-rifle = Fusil inteligente
gangs-combat-riot-shotgun = Escopeta antidisturbios
gangs-combat-twin-pistols = Pistolas gemelas
gangs-combat-flash-grenade = Granada cegadora
gangs-combat-street-barrage = Descarga callejera
gangs-combat-last-stand = Última defensa
gangs-combat-swarm-control = Control de enjambre
gangs-combat-optics-blackout = Apagón óptico
gangs-combat-spreading-fever = Fiebre contagiosa
gangs-combat-weapon-jam = Arma encasquillada
gangs-combat-loyalty-rewrite = Lealtad reescrita
gangs-combat-data-siphon = Sifón de datos
gangs-combat-deep-crash = Colapso profundo

## Oportunidades

gangs-opportunity-militech-smart-weapons = Armas inteligentes de Militech
gangs-opportunity-kabuki-crates = Cajas en Kabuki
gangs-opportunity-car-park-arsenal = Arsenal del aparcamiento
gangs-opportunity-precinct-surplus = Excedentes de comisaría
gangs-opportunity-second-shift = El segundo turno
gangs-opportunity-coast-road-convoy = Convoy de la costa
gangs-opportunity-gunsmith-on-call = Armero de guardia
gangs-opportunity-armoury-raid = Asalto a la armería
gangs-opportunity-private-war = La guerra privada de alguien
gangs-opportunity-back-room-surgery = Cirugía en la trastienda
gangs-opportunity-boardroom-augments = Implantes para directivos
gangs-opportunity-grafted-nerves = Nervios injertados
gangs-opportunity-clinic-leftovers = Restos de clínica
gangs-opportunity-arena-implants = Implantes para la arena
gangs-opportunity-designer-eyes = Ojos de diseño
gangs-opportunity-prototype-spine = Columna prototipo
gangs-opportunity-bulk-order = Pedido al por mayor
gangs-opportunity-clinic-chain = Una cadena de clínicas
gangs-opportunity-studio-rushes = Copias de estudio
gangs-opportunity-after-hours-feed = Emisión de madrugada
gangs-opportunity-festival-cut = Montaje de festival
gangs-opportunity-barrio-memories = Recuerdos del barrio
gangs-opportunity-wreck-diver-tapes = Cintas de un buscador de pecios
gangs-opportunity-edited-evidence = Pruebas editadas
gangs-opportunity-collectors-loop = El bucle del coleccionista
gangs-opportunity-deep-recording = Grabación profunda
gangs-opportunity-citywide-premiere = Estreno en toda la ciudad

## Edgerunners

gangs-edgerunner-rogue = Rogue
gangs-edgerunner-johnny-silverhand = Johnny Silverhand
gangs-edgerunner-jackie-welles = Jackie Welles
gangs-edgerunner-judy-alvarez = Judy Alvarez
gangs-edgerunner-nix = Nix
gangs-edgerunner-tin-saint = Santo de Hojalata
gangs-edgerunner-mama-static = Mamá Estática
gangs-edgerunner-ghostlight = Luz Fantasma
gangs-edgerunner-quarter-past = Y Cuarto
gangs-edgerunner-vera-cruz = Vera Cruz

## Historias

gangs-story-tutorial = Tutorial
gangs-story-card-tutorial = Otra noche
    .text = Esta noche no pasa nada especial: bandas rivales, seis Distritos y un nombre por hacerse. Las calles recordarán quién alargó antes la mano.
gangs-story-card-tutorial-epilogue = Mañana
    .text = Sale el sol sobre el esmog. Unos nombres se pronuncian más alto que otros.

gangs-story-blackout = El gran apagón
gangs-story-card-blackout-dark = Cae la red eléctrica
    .text = A las nueve y diez se apagan todas las ventanas, de la bahía a las colinas. Los vigilantes de la Red funcionan con baterías y están medio ciegos. Quien conoce la oscuridad puede llegar lejos.
gangs-story-card-blackout-generators = El zumbido de los generadores
    .text = Una casa con luz es una casa con amigos. Caseros que jamás abrieron una puerta invitan a las bandas a entrar, a cualquier precio.
gangs-story-card-blackout-looters = Cristales rotos
    .text = La cuarta noche ya nadie cuenta los escaparates. Lo que vale la pena está donde cesan los disparos.
gangs-story-card-blackout-switch = El interruptor maestro
    .text = Cuadrillas con escolta armada llegan a la subestación bajo las torres. La luz volverá, y con ella los vigilantes; quien domine el centro decide para quién.
gangs-story-card-blackout-kings-of-light = Reyes de la luz
    .text = Las torres se encienden piso a piso, y debajo se ve a una sola banda. A quienes estaban cerca también les alcanza el brillo.
gangs-story-card-blackout-island-grids = Islas
    .text = La ciudad nunca vuelve a unirse del todo. Cada manzana guarda ahora su propia corriente y sabe a quién agradecérsela.
gangs-story-card-blackout-dawn = Vuelve la luz
    .text = A mediodía es como si no hubiera pasado nada. Por la tarde llegan las facturas.
gangs-story-card-blackout-still-dark = Aún a oscuras
    .text = La red eléctrica sigue caída, y quienes bajaron hondo en la Red volvieron con más de lo que buscaban.

gangs-story-bad-goods = Mala mercancía
gangs-story-card-bad-goods-rumour = Rumores de una grabación
    .text = En la última remesa de neurodanzas hay una que nadie termina. Como es natural, todos la quieren y pagan solo por hablar de ella.
gangs-story-card-bad-goods-dealer = El nombre del camello
    .text = Una banda vendió demasiadas demasiado deprisa, y ahora circula un nombre. Trae fama, clientes furiosos y un precio por la cabeza de todo el gremio.
gangs-story-card-bad-goods-recall = Retirada
    .text = Los fabricantes quieren todas las copias de vuelta y no hacen preguntas. Con los estantes vacíos, el cromo se vende el doble de bien.
gangs-story-card-bad-goods-source = La fuente
    .text = La grabación se hizo en un servidor de la ciudad. Quien ocupa una Fortaleza de datos puede cambiar lo que encuentre; el resto se liquida barato.
gangs-story-card-bad-goods-addicts = El público
    .text = Los vencedores se quedaron las grabaciones y vieron una de más. Su colección está completa; su gente, no.
gangs-story-card-bad-goods-truth = Lo que mostraba
    .text = En lo hondo de la Red está la primera copia. Muestra una mañana cualquiera, y a las personas que mandaron borrarla.
gangs-story-card-bad-goods-business = Negocios como siempre
    .text = La remesa se ha ido, se habla de otra cosa y el dinero ya está gastado.
gangs-story-card-bad-goods-unsolved = Nadie pregunta
    .text = Fuera lo que fuera, paró. En esta ciudad eso vale como respuesta.

gangs-story-empty-chair = La silla vacía
gangs-story-card-empty-chair-vacancy = Una vacante
    .text = Un director cayó del piso noventa y uno, y el asiento está en venta. No se paga con dinero: se paga con lo que sabes de los demás.
gangs-story-card-empty-chair-auction = La subasta
    .text = Ofertas selladas, en archivos. De pronto todos los servidores de la ciudad merecen una visita.
gangs-story-card-empty-chair-bodyguards = Se buscan guardaespaldas
    .text = Los candidatos contratan a quien sepa disparar, y también quienes preferirían menos candidatos. Por una vez los fixers bajan sus precios.
gangs-story-card-empty-chair-vote = La votación
    .text = El favorito quema un archivo al día para seguir siéndolo. Los demás se buscan una ventana propia.
gangs-story-card-empty-chair-seated = Un sitio en la mesa
    .text = Una banda tiene ahora un director, o un director tiene una banda. Quien guardó un archivo o dos está invitado a la fiesta.
gangs-story-card-empty-chair-coup = Por la ventana
    .text = El nuevo director duró una tarde. Quienes tenían en nómina una buena arma cobraron dos veces.
gangs-story-card-empty-chair-nobody = La silla sigue vacía
    .text = El consejo vota que le sobra un miembro. Los archivos valen lo que vale el papel.

gangs-story-voice = Una voz en la pared
gangs-story-card-voice-static = Interferencias
    .text = Entre dos emisoras pirata, un muerto lee direcciones. Algunas pagan las demás. Johnny tiene la misma radio.
gangs-story-card-voice-archive = El archivo
    .text = La voz vive en un archivo que nadie apagó. Conoce el camino hacia abajo, y lo que lo vigila también.
gangs-story-card-voice-hunt = La caza
    .text = La oyeron demasiados. De quien dispara primero se cree que sabe de dónde viene, y eso vale casi lo mismo.
gangs-story-card-voice-free = En libertad
    .text = Abres la última puerta y algo viejo y educado sale a la Red. Se acuerda de sus amigos.
gangs-story-card-voice-heard = Para toda la ciudad
    .text = Desde la torre del centro, la voz habla a toda la ciudad en tu nombre.
gangs-story-card-voice-silence = Silencio
    .text = Una mañana solo queda ruido. De noche sigues girando el dial.

gangs-story-last-job = Un último trabajo
gangs-story-card-last-job-offer = La oferta
    .text = Un cliente sin rostro paga en cajas cada sitio donde puedas esconder algo. Mejor no preguntar qué.
gangs-story-card-last-job-safehouses = Pisos francos
    .text = Cuatro puertas, cuatro llaves y gente a la que le gusta estar detrás de una puerta. Cobran menos si duermen bien.
gangs-story-card-last-job-heist = El golpe
    .text = Los escondites eran para esto. Cada trato que cierras abre otro bolsillo, hasta que alguien cuenta los bolsillos.
gangs-story-card-last-job-kings = Reyes de cuatro esquinas
    .text = El trabajo nunca se hizo; las casas pasaron a ser tuyas sin más. Da para vivir.
gangs-story-card-last-job-score = El gran golpe
    .text = Salió bien. Salió bien todo. Buscas el error durante semanas y no lo encuentras.
gangs-story-card-last-job-out = La salida
    .text = Te vas con lo que cabe en un coche. Resulta que es suficiente.
