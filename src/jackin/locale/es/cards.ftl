# Cartas de la Caja básica: títulos.

## Anarch

card-noise-hacker-extraordinaire = Ruido: Hacker Extraordinario
card-deja-vu = Déjà Vu
card-demolition-run = Incursión de Demolición
card-stimhack = Estimuhack
card-cyberfeeder = Ciberalimentador
card-grimoire = Grimorio
card-corroder = Corroedor
card-datasucker = Sorbedatos
card-djinn = Djinn
card-medium = Médium
card-mimic = Mímico
card-parasite = Parásito
card-wyrm = Sierpe
card-yog-0 = Yog.0
card-ice-carver = Tallahielos
card-wyldside = Wyldside

## Criminal

card-gabriel-santiago-consummate-professional = Gabriel Santiago: Profesional Consumado
card-account-siphon = Trasvase de Cuenta
card-easy-mark = Presa Fácil
card-forged-activation-orders = Órdenes de Activación Falsificadas
card-inside-job = Cómplice Infiltrado
card-special-order = Pedido Especial
card-lemuria-codecracker = Crackeacódigos Lemuria
card-desperado = Desperado
card-aurora = Aurora
card-femme-fatale = Mujer Fatal
card-ninja = Ninja
card-sneakdoor-beta = Puerta Sigilosa Beta
card-bank-job = Golpe al Banco
card-crash-space = Un Sitio Donde Quedarse
card-data-dealer = Traficante de Datos
card-decoy = Señuelo

## Shaper

card-kate-mac-mccaffrey-digital-tinker = Kate “Mac” McCaffrey: Manitas Digital
card-diesel = Diésel
card-modded = Modificado
card-the-makers-eye = El Ojo del Hacedor
card-tinkering = Trastear
card-akamatsu-mem-chip = Chip de Memoria Akamatsu
card-rabbit-hole = Madriguera de Conejo
card-the-personal-touch = El Toque Personal
card-the-toolbox = La Caja de Herramientas
card-battering-ram = Ariete
card-gordian-blade = Hoja Gordiana
card-magnum-opus = Magnum Opus
card-net-shield = Escudo de Red
card-pipeline = Conducto
card-aesops-pawnshop = Casa de Empeños de Esopo
card-sacrificial-construct = Constructo de Sacrificio

## Neutral Runner

card-infiltration = Infiltración
card-sure-gamble = Apuesta Segura
card-crypsis = Crypsis
card-access-to-globalsec = Acceso a Globalsec
card-armitage-codebusting = Revientacódigos Armitage

## Haas-Bioroid

card-haas-bioroid-engineering-the-future = Haas-Bioroid: Construyendo el Futuro
card-accelerated-beta-test = Prueba Beta Acelerada
card-adonis-campaign = Campaña Adonis
card-aggressive-secretary = Secretaria Agresiva
card-archived-memories = Recuerdos Archivados
card-biotic-labor = Mano de Obra Biótica
card-shipment-from-mirrormorph = Envío de MirrorMorph
card-heimdall-1-0 = Heimdall 1.0
card-ichi-1-0 = Ichi 1.0
card-viktor-1-0 = Viktor 1.0
card-rototurret = Rototorreta
card-corporate-troubleshooter = Mediador Corporativo
card-experiential-data = Datos Basados en la Experiencia

## Jinteki

card-jinteki-personal-evolution = Jinteki: Evolución Personal
card-nisei-mk-ii = Nisei MK II
card-project-junebug = Proyecto Gallina Ciega
card-snare = ¡Cepo!
card-zaibatsu-loyalty = Lealtad al Zaibatsu
card-neural-emp = PEM Neural
card-precognition = Precognición
card-cell-portal = Portal Celular
card-chum = Carnada
card-data-mine = Mina de Datos
card-neural-katana = Katana Neural
card-wall-of-thorns = Muro de Espinas
card-akitaro-watanabe = Akitaro Watanabe

## NBN

card-nbn-making-news = NBN: Creando Noticias
card-astroscript-pilot-program = Programa Piloto AstroScript
card-breaking-news = Noticias de Última Hora
card-anonymous-tip = Chivatazo Anónimo
card-closed-accounts = Cuentas Cerradas
card-psychographics = Psicográficas
card-sea-source = Fuente de la AAE
card-ghost-branch = Sucursal Fantasma
card-data-raven = Cuervo de Datos
card-matrix-analyzer = Analizador Matricial
card-tollbooth = Puesto de Peaje
card-red-herrings = Pistas Falsas
card-sansan-city-grid = Red Eléctrica de SanSan

## Weyland Consortium

card-weyland-consortium-building-a-better-world = Weyland Consortium: Construyendo un mundo mejor
card-hostile-takeover = Adquisición Hostil
card-posted-bounty = Recompensa Ofrecida
card-security-subcontract = Subcontrata de Seguridad
card-aggressive-negotiation = Negociación Agresiva
card-beanstalk-royalties = Royalties de la Mata de Habichuelas
card-scorched-earth = Tierra Quemada
card-shipment-from-kaguya = Envío de Kaguya
card-archer = Arquero
card-hadrians-wall = Muro de Adriano
card-ice-wall = Muro de Hielo
card-shadow = Sombra
card-research-station = Centro de Investigación

## Neutral Corp

card-priority-requisition = Requerimiento Prioritario
card-private-security-force = Fuerza de Seguridad Privada
card-melange-mining-corp = Corporación Minera Melange
card-pad-campaign = Campaña de PAD
card-hedge-fund = Fondo de Cobertura
card-enigma = Enigma
card-hunter = Cazador
card-wall-of-static = Muro de Estática
