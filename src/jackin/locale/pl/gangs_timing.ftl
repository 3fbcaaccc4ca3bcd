# Gangs of Night City: przebiegi, krok po kroku, jak nazywa je `timing` widoku: CHART/STEP.

gangs-timing-chart-gangs-game = Gra
gangs-timing-chart-gangs-turn = Tura
gangs-timing-chart-gangs-solos = Aktywacja Solo
gangs-timing-chart-gangs-techies = Aktywacja Techników
gangs-timing-chart-gangs-netrun = Netrun
gangs-timing-chart-gangs-hideout = Budowa kryjówki
gangs-timing-chart-gangs-upgrade = Ulepszenie karty walki
gangs-timing-chart-gangs-reclaim = Odzyskanie
gangs-timing-chart-gangs-firefight = Strzelanina
gangs-timing-chart-gangs-johnny = Johnny Silverhand
gangs-timing-chart-gangs-rival = Wrogi gang
