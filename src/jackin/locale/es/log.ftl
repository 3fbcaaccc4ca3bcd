# Lo que ha ocurrido, una frase por línea: todas las claves que puede decir el motor.
# $who es el bando, $card y $other son títulos, $known y $other_known dicen si quien lee los conoce
# (yes, no; none: no hay carta), $where es un servidor, $n un número.
# the-side y the-server son $who y $where con su artículo.

card-unknown = una carta

the-side = { $seat ->
        [corp] La Corporación
       *[runner] El Runner
    }
the-server = { $server ->
        [hq] la SC
        [rd] I+D
        [archives] Archivos
       *[remote] el { $where }
    }

## La partida y sus turnos

keeps = { the-side } se queda con su mano inicial.
mulligans = { the-side } cambia su mano inicial.
turn = { $who }, turno { $n }
win-agendas = { the-side } gana: 7 puntos de plan.
win-decked = { the-side } gana: I+D está vacío y la Corporación debe robar.
win-flatline = { the-side } gana: el Runner ha expirado.

## Acciones

takes-credit = { the-side } gasta { -click } para ganar un crédito.
draws = { the-side } roba { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }.
plays = { the-side } juega { $card }.
uses = { the-side } usa { $card }.
advances = { the-side } avanza { $card } en { the-server }.
hunts = { the-side } pone en el punto de mira { $card }.
removes-tag = { the-side } se quita 1 marca.
purges = { the-side } purga todos los contadores de virus.

## Créditos y clics

gains = { $known ->
        [yes] { the-side } gana { $n }{ -credit } con { $card }.
       *[no] { the-side } gana { $n }{ -credit }.
    }
loses = { $known ->
        [yes] { the-side } pierde { $n }{ -credit } por { $card }.
       *[no] { the-side } pierde { $n }{ -credit }.
    }
pays = { the-side } paga { $n }{ -credit }.
gains-clicks = { the-side } gana { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }.
loses-clicks = { the-side } pierde { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }.

## Instalar, ejecutar, puntuar

installs = { the-side } instala { $card }.
installs-on = { the-side } instala { $card } sobre { $other_known ->
        [yes] { $other }
       *[no] una carta suspendida
    }.
installs-facedown = { the-side } instala { $card } boca abajo.
hosts = { the-side } aloja { $card } en { $other }.
installs-ice = { $known ->
        [yes] { the-side } instala { $card } para proteger { the-server }.
       *[no] { the-side } instala un hielo para proteger { the-server }.
    }
installs-root = { $known ->
        [yes] { the-side } instala { $card } en { the-server }.
       *[no] { the-side } instala una carta en { the-server }.
    }
rezzes = { the-side } ejecuta { $card }{ $n ->
        [0] {" "}sin coste
       *[other] {" "}por { $n }{ -credit }
    }.
derezzes = Se suspende { $card }.
scores = { the-side } puntúa { $card }.
steals = { the-side } roba el plan { $card }.
declines = { the-side } deja { $card } sin robar.
forfeits = { the-side } renuncia a { $card }.
converted = { $card } se convierte en un plan de { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } para { $seat ->
        [corp] la Corporación
       *[runner] el Runner
    }.
turned-facedown = Se pone boca abajo { $card }.
turned-faceup = Se pone boca arriba { $card }.
swaps = Se intercambian { $known ->
        [yes] { $card }
       *[no] una carta
    } y { $other_known ->
        [yes] { $other }
       *[no] otra carta
    }.

## Contadores

places-advancement = { $n ->
        [one] 1 ficha de avance
       *[other] { $n } fichas de avance
    } en { $card }.
places-credit = { $n }{ -credit } en { $card }.
places-virus = { $n ->
        [one] 1 contador de virus
       *[other] { $n } contadores de virus
    } en { $card }.
places-power = { $n ->
        [one] 1 contador de poder
       *[other] { $n } contadores de poder
    } en { $card }.
places-agenda = { $n ->
        [one] 1 contador de plan
       *[other] { $n } contadores de plan
    } en { $card }.
places-mark = Se señala { $card }.
marks = El objetivo de { $card } es { $other_known ->
        [yes] { $other }
       *[no] una carta suspendida
    }.

## Incursiones

runs = { the-side } inicia una incursión contra { the-server }.
approaches = { the-side } se aproxima a { $known ->
        [yes] { $card }
       *[no] un hielo suspendido
    }, hielo { $n } en { the-server }.
encounters = { the-side } se enfrenta a { $card }.
breaks = { the-side } rompe la subrutina { $n } de { $other } con { $card }.
subroutine = Se resuelve la subrutina { $n } de { $card }.
bypasses = { the-side } supera { $card }.
moved-outermost = { the-side } vuelve al hielo más exterior en { the-server }.
jacks-out = { the-side } se desenchufa.
approaches-server = { the-side } se aproxima { $server ->
        [hq] a la SC
        [rd] a I+D
        [archives] a Archivos
       *[remote] al { $where }
    }.
succeeds = La incursión contra { the-server } tiene éxito.
fails = La incursión contra { the-server } fracasa.
run-ended = La incursión se interrumpe.
run-ends = Acaba la incursión contra { the-server }.
accesses = { the-side } accede a { $card }.
strength-up = { $card }: +{ $n } de fuerza.
strength-down = { $card }: −{ $n } de fuerza.

## Rastreos, marcas y daño

traces = Fuerza de rastreo: { $n }.
links = Fuerza de enlace: { $n }.
trace-succeeds = El rastreo de { $card } tiene éxito.
trace-fails = El rastreo de { $card } fracasa.
takes-tags = { the-side } recibe { $n ->
        [one] 1 marca
       *[other] { $n } marcas
    }.
loses-tags = { the-side } pierde { $n ->
        [one] 1 marca
       *[other] { $n } marcas
    }.
suffers-net = { the-side } sufre { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de daño de red.
suffers-meat = { the-side } sufre { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de daño físico.
suffers-brain = { the-side } sufre { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de daño cerebral.
bad-publicity = { the-side } recibe { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de mala publicidad.
prevents = { the-side } lo previene con { $card }.

## Cartas que cambian de lugar

trashed = { $known ->
        [yes] Se destruye { $card }.
       *[no] Se destruye boca abajo una carta { $seat ->
            [corp] de la Corporación
           *[runner] del Runner
        }.
    }
discards = { the-side } descarta { $card }.
removed = Se retira { $card } de la partida.
to-stack = { $card } va encima del Montón.
shuffles-in = { $n ->
        [one] { the-side } baraja 1 carta de su mano en el mazo.
       *[other] { the-side } baraja { $n } cartas de su mano en el mazo.
    }
comes-back = { the-side } devuelve { $card } a su mano.
looks-at-top = { the-side } mira la carta superior de I+D.
arranges-ice = { the-side } reordena el hielo que protege { the-server }.
puts-on-bottom = { the-side } pone una carta debajo del mazo.
takes-back = { the-side } lleva { $card } { $seat ->
        [corp] de Archivos a la SC
       *[runner] de la Pila a la Empuñadura
    }.
arranges = { the-side } ordena las { $n } cartas superiores { $seat ->
        [corp] de I+D
       *[runner] del Montón
    }.
searches = { the-side } busca { $seat ->
        [corp] en I+D
       *[runner] en el Montón
    } con { $card }.
reveals = { the-side } revela { $card }.
exposes = Se expone { $card }.

## Por qué terminó la partida

cause-points = { $card }: { $n ->
        [one] 1 punto de plan
       *[other] { $n } puntos de plan
    }.
cause-grip = { $n ->
        [0] Ninguna carta
        [one] 1 carta
       *[other] { $n } cartas
    } en la Empuñadura: { $short ->
        [one] falta 1
       *[other] faltan { $short }
    }.
