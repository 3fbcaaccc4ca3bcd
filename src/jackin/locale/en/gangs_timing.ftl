# Gangs of Night City: the charts that run, step by step, as `timing` of a view names them: CHART/STEP.

gangs-timing-chart-gangs-game = The game
gangs-timing-chart-gangs-turn = Turn
gangs-timing-chart-gangs-solos = Activate Solos
gangs-timing-chart-gangs-techies = Activate Techies
gangs-timing-chart-gangs-netrun = Netrun
gangs-timing-chart-gangs-hideout = Build a Hideout
gangs-timing-chart-gangs-upgrade = Upgrade a Combat card
gangs-timing-chart-gangs-reclaim = Reclaim
gangs-timing-chart-gangs-firefight = Firefight
gangs-timing-chart-gangs-johnny = Johnny Silverhand
gangs-timing-chart-gangs-rival = The rival gang
