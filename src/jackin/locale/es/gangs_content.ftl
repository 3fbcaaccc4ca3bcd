# Gangs of Night City: names of what is on the table. What is missing here falls back to English.

## Things

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

## Districts: the other names are the same in every language

gangs-district-city-center = Distrito Cero

## Abilities of gangs

gangs-ability-rage = Furia
gangs-ability-spoils = Botín
gangs-ability-vengeance = Venganza
gangs-ability-retribution = Represalia
gangs-ability-contacts = Contactos
gangs-ability-neighbours = Buenos vecinos
gangs-ability-live-wire = Cable pelado
gangs-ability-old-net = Caminos de la vieja Red

## Combat cards

gangs-combat-short-circuit = Cortocircuito
gangs-combat-subdermal-armor = Blindaje subcutáneo
gangs-combat-crusher = Crusher
gangs-combat-cyberpsychosis = Ciberpsicosis
gangs-combat-pain-editor = Editor de dolor
gangs-combat-blade-arms = Brazos de hojas
gangs-combat-wire-whip = Látigo de hilo
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

## Opportunities

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
gangs-opportunity-wreck-diver-tapes = Cintas de un buzo
gangs-opportunity-edited-evidence = Pruebas editadas
gangs-opportunity-collectors-loop = El bucle del coleccionista
gangs-opportunity-deep-recording = Grabación profunda
gangs-opportunity-citywide-premiere = Estreno en toda la ciudad

## Edgerunners: the other names are the same in every language

gangs-edgerunner-tin-saint = Santo de Hojalata
gangs-edgerunner-mama-static = Mamá Estática
gangs-edgerunner-ghostlight = Luz Fantasma
gangs-edgerunner-quarter-past = Y Cuarto

## Stories

gangs-story-tutorial = Tutorial
gangs-story-card-tutorial = Otra noche
gangs-story-card-tutorial-epilogue = Mañana
gangs-story-blackout = El gran apagón
gangs-story-card-blackout-dark = Cae la red eléctrica
gangs-story-card-blackout-generators = El zumbido de los generadores
gangs-story-card-blackout-looters = Cristales rotos
gangs-story-card-blackout-switch = El interruptor maestro
gangs-story-card-blackout-kings-of-light = Reyes de la luz
gangs-story-card-blackout-island-grids = Islas
gangs-story-card-blackout-dawn = Vuelve la luz
gangs-story-card-blackout-still-dark = Aún a oscuras
gangs-story-bad-goods = Mala mercancía
gangs-story-card-bad-goods-rumour = Rumores de una grabación
gangs-story-card-bad-goods-dealer = El nombre del camello
gangs-story-card-bad-goods-recall = Retirada
gangs-story-card-bad-goods-source = La fuente
gangs-story-card-bad-goods-addicts = El público
gangs-story-card-bad-goods-truth = Lo que mostraba
gangs-story-card-bad-goods-business = Negocios como siempre
gangs-story-card-bad-goods-unsolved = Nadie pregunta
gangs-story-empty-chair = La silla vacía
gangs-story-card-empty-chair-vacancy = Una vacante
gangs-story-card-empty-chair-auction = La subasta
gangs-story-card-empty-chair-bodyguards = Se buscan guardaespaldas
gangs-story-card-empty-chair-vote = La votación
gangs-story-card-empty-chair-seated = Un sitio en la mesa
gangs-story-card-empty-chair-coup = Por la ventana
gangs-story-card-empty-chair-nobody = La silla sigue vacía
