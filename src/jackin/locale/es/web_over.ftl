# El final de una partida en números.

over-turn = turno
over-points = Puntos de plan
over-hand = { $who }: cartas en la mano
over-open = ya a la vista
over-facedown = Boca abajo hasta el final
over-servers = Incursiones y accesos
over-servers-hq = { zone-hq }
over-servers-rd = { zone-rd }
over-servers-archives = { server-archives }
over-servers-remotes = Remotos
over-kind-runs = incursiones
over-kind-accesses = accesos
over-kind-steals = robos
over-credits = Créditos
over-credits-gained = ganados
over-credits-spent = gastados
over-credits-lost = perdidos
over-clicks = Clics
over-clicks-credits = créditos
over-clicks-draws = robar cartas
over-clicks-installs = instalar
over-clicks-plays = jugar cartas
over-clicks-runs = incursiones
over-clicks-advances = avanzar
over-clicks-others = otros
over-harm = Daño
over-harm-net = de red
over-harm-meat = físico
over-harm-brain = cerebral
over-harm-tags = marcas
over-cred = Reputación
over-cred-hideout = Bases
over-cred-combat = Tiroteos
over-cred-opportunity = Oportunidades
over-cred-edgerunner = edgerunners
over-cred-ability = capacidades de la banda
over-cred-story = la historia
over-cred-reclaim = recuperar
over-cred-net = la Red
over-cred-rival = cartas rivales
over-cred-others = otros
over-cred-lost = perdida
over-deeds = Lo que hicieron las bandas
over-deeds-recruits = reclutas
over-deeds-moves = movimientos
over-deeds-seizes = Oportunidades
over-deeds-hideouts = Bases
over-deeds-netruns = incursiones en la Red
over-deeds-units-lost = unidades perdidas
over-deeds-caught = veces descubierta por NetWatch

# Replays.

web-replay-both = Las dos manos
web-replay-mark = Punto clave
