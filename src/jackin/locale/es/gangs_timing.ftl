# Bandas de Night City: los esquemas que se siguen, paso a paso, como los nombra `timing` de una vista: CHART/STEP.

gangs-timing-chart-gangs-game = La partida
gangs-timing-chart-gangs-turn = Turno
gangs-timing-chart-gangs-solos = Activar Mercs
gangs-timing-chart-gangs-techies = Activar Técnicos
gangs-timing-chart-gangs-netrun = Netrun
gangs-timing-chart-gangs-hideout = Construir una Base
gangs-timing-chart-gangs-upgrade = Mejorar una carta de Combate
gangs-timing-chart-gangs-reclaim = Recuperación
gangs-timing-chart-gangs-firefight = Tiroteo
gangs-timing-chart-gangs-johnny = Johnny Silverhand
gangs-timing-chart-gangs-rival = La Banda enemiga
