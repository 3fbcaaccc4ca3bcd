# Bandas de Night City: por qué algo no se puede hacer ahora.

gangs-why-short = Te faltan { $amount }.
gangs-why-no-disc = Este disco de Acción está en tu zona de Recuperación: { $action }.
gangs-why-no-unit = No tienes ningún { $kind } en juego.
gangs-why-nothing = No hay ninguna acción que puedas realizar.
gangs-why-no-hideout = Ya has construido todas tus Bases.
gangs-why-no-district = No hay ningún Distrito donde puedas construir.
gangs-why-no-upgrade = Ya no quedan Mejoras de Combate.
gangs-why-fought = Ya has iniciado un Tiroteo este turno.
gangs-why-no-solo = No tienes ningún Merc allí.
gangs-why-no-opponent = No tienes ningún rival allí.
gangs-why-no-business = No controlas ningún Negocio.
gangs-why-requirement = No cumples el requisito.
gangs-why-no-fixer = No controlas ningún Fixer.
gangs-why-max-hired = No puedes tener más de { $n } Edgerunners.
gangs-why-unknown = Aquí no hay nada con ese nombre.
