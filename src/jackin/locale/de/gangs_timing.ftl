# Gangs of Night City: die Abläufe, Schritt für Schritt, wie `timing` einer Ansicht sie nennt: CHART/STEP.

gangs-timing-chart-gangs-game = Das Spiel
gangs-timing-chart-gangs-turn = Zug
gangs-timing-chart-gangs-solos = Solos aktivieren
gangs-timing-chart-gangs-techies = Techies aktivieren
gangs-timing-chart-gangs-netrun = Netrun
gangs-timing-chart-gangs-hideout = Versteck bauen
gangs-timing-chart-gangs-upgrade = Kampfkarte verbessern
gangs-timing-chart-gangs-reclaim = Zurückholen
gangs-timing-chart-gangs-firefight = Feuergefecht
gangs-timing-chart-gangs-johnny = Johnny Silverhand
gangs-timing-chart-gangs-rival = Die rivalisierende Gang
