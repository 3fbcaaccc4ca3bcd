# Gangs of Night City: why something cannot be done now.

gangs-why-short = You are { $amount } short.
gangs-why-no-disc = This Action disc lies in your Reclaim area: { $action }.
gangs-why-no-unit = You have no { $kind } in play.
gangs-why-nothing = There is no action that you could perform.
gangs-why-no-hideout = All your Hideouts are built.
gangs-why-no-district = There is no District where you could build.
gangs-why-no-upgrade = The Combat Upgrades are used up.
gangs-why-fought = You have started a Firefight this turn.
gangs-why-no-solo = You have no Solo there.
gangs-why-no-opponent = You have no opponent there.
gangs-why-no-business = You do not control a Business.
gangs-why-requirement = You do not meet its requirement.
gangs-why-no-fixer = You do not control a Fixer.
gangs-why-max-hired = You cannot have more than { $n } Edgerunners.
gangs-why-unknown = There is nothing of that name here.
