# Lo que ha ocurrido, una frase por línea: todas las claves que puede decir el motor.
# $who es el bando, $card y $other son títulos, $known y $other_known dicen si quien lee los conoce
# (yes, no; none: no hay carta), $where es un servidor, $n un número.
# the-side y the-server son $who y $where con su artículo.

card-unknown = una carta

the-side = { $named ->
        [yes] { $who }
       *[no] { $seat ->
            [corp] La Corporación
           *[runner] El Runner
        }
    }
the-server = { $server ->
        [hq] la SC
        [rd] I+D
        [archives] Archivos
       *[remote] el { $where }
    }

## La partida y sus turnos

keeps = { the-side } se queda con su mano inicial.
    .you = Te quedas con tu mano inicial.
mulligans = { the-side } cambia su mano inicial.
    .you = Cambias tu mano inicial.
turn = { $who }, turno { $n }
    .you = Tu turno { $n }
win-agendas = { the-side } gana: 7 puntos de plan.
    .you = Ganas: 7 puntos de plan.
win-decked = { the-side } gana: I+D está vacío y la Corporación debe robar.
    .you = Ganas: I+D está vacío y la Corporación debe robar.
win-flatline = { the-side } gana: el Runner ha expirado.
    .you = Ganas: el Runner ha expirado.

## Acciones

takes-credit = { the-side } gasta { -click } para ganar un crédito.
    .you = Gastas { -click } para ganar un crédito.
draws = { the-side } roba { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }.
    .you = Robas { $n ->
            [one] 1 carta
           *[other] { $n } cartas
        }.
plays = { the-side } juega { $card }.
    .you = Juegas { $card }.
uses = { the-side } usa { $card }.
    .you = Usas { $card }.
advances = { the-side } avanza { $card } en { the-server }.
    .you = Avanzas { $card } en { the-server }.
hunts = { the-side } pone en el punto de mira { $card }.
    .you = Pones en el punto de mira { $card }.
removes-tag = { the-side } se quita 1 marca.
    .you = Te quitas 1 marca.
purges = { the-side } purga todos los contadores de virus.
    .you = Purgas todos los contadores de virus.

## Créditos y clics

gains = { $known ->
        [yes] { the-side } obtiene { $n }{ -credit } con { $card }.
       *[no] { the-side } obtiene { $n }{ -credit }.
    }
    .you = { $known ->
            [yes] Obtienes { $n }{ -credit } con { $card }.
           *[no] Obtienes { $n }{ -credit }.
        }
loses = { $known ->
        [yes] { the-side } pierde { $n }{ -credit } por { $card }.
       *[no] { the-side } pierde { $n }{ -credit }.
    }
    .you = { $known ->
            [yes] Pierdes { $n }{ -credit } por { $card }.
           *[no] Pierdes { $n }{ -credit }.
        }
pays = { the-side } paga { $n }{ -credit }.
    .you = Pagas { $n }{ -credit }.
gains-clicks = { the-side } obtiene { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }.
    .you = Obtienes { $n ->
            [one] { -click }
           *[other] { $n } { -click }
        }.
loses-clicks = { the-side } pierde { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }.
    .you = Pierdes { $n ->
            [one] { -click }
           *[other] { $n } { -click }
        }.
spends-clicks = { the-side } gasta { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    } más para hacer la incursión contra { the-server }.
    .you = Gastas { $n ->
            [one] { -click }
           *[other] { $n } { -click }
        } más para hacer la incursión contra { the-server }.
pays-clicks = { the-side } gasta { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }.
    .you = Gastas { $n ->
            [one] { -click }
           *[other] { $n } { -click }
        }.

## Instalar, ejecutar, puntuar

installs = { the-side } instala { $card }.
    .you = Instalas { $card }.
installs-on = { the-side } instala { $card } sobre { $other_known ->
        [yes] { $other }
       *[no] una carta suspendida
    }.
    .you = Instalas { $card } sobre { $other_known ->
            [yes] { $other }
           *[no] una carta suspendida
        }.
installs-facedown = { the-side } instala { $card } boca abajo.
    .you = Instalas { $card } boca abajo.
hosts = { the-side } aloja { $card } en { $other }.
    .you = Alojas { $card } en { $other }.
unloads = { the-side } retira 1 contador de poder de { $other }.
    .you = Retiras 1 contador de poder de { $other }.
installs-ice = { $known ->
        [yes] { the-side } instala { $card } para proteger { the-server }.
       *[no] { the-side } instala un hielo para proteger { the-server }.
    }
    .you = { $known ->
            [yes] Instalas { $card } para proteger { the-server }.
           *[no] Instalas un hielo para proteger { the-server }.
        }
installs-root = { $known ->
        [yes] { the-side } instala { $card } en { the-server }.
       *[no] { the-side } instala una carta en { the-server }.
    }
    .you = { $known ->
            [yes] Instalas { $card } en { the-server }.
           *[no] Instalas una carta en { the-server }.
        }
rezzes = { the-side } ejecuta { $card }{ $n ->
        [0] {" "}sin coste
       *[other] {" "}por { $n }{ -credit }
    }.
    .you = Ejecutas { $card }{ $n ->
            [0] {" "}sin coste
           *[other] {" "}por { $n }{ -credit }
        }.
derezzes = Se suspende { $card }.
scores = { the-side } puntúa { $card }.
    .you = Puntúas { $card }.
steals = { the-side } roba el plan { $card }.
    .you = Robas el plan { $card }.
declines = { the-side } deja { $card } sin robar.
    .you = Dejas { $card } sin robar.
forfeits = { the-side } renuncia a { $card }.
    .you = Renuncias a { $card }.
converted = { $card } se convierte en un plan de { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } para { $seat ->
        [corp] la Corporación
       *[runner] el Runner
    }.
    .you = { $card } se convierte en un plan de { $n ->
            [one] 1 punto
           *[other] { $n } puntos
        } para ti.
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
    .you = Inicias una incursión contra { the-server }.
approaches = { the-side } se aproxima a { $known ->
        [yes] { $card }
       *[no] un hielo suspendido
    }, hielo { $n } en { the-server }.
    .you = Te aproximas a { $known ->
            [yes] { $card }
           *[no] un hielo suspendido
        }, hielo { $n } en { the-server }.
encounters = { the-side } se enfrenta a { $card }.
    .you = Te enfrentas a { $card }.
breaks = { the-side } rompe la subrutina { $n } de { $other } con { $card }.
    .you = Rompes la subrutina { $n } de { $other } con { $card }.
subroutine = Se resuelve la subrutina { $n } de { $card }.
bypasses = { the-side } supera { $card }.
    .you = Superas { $card }.
moved-outermost = { the-side } vuelve al hielo más exterior en { the-server }.
    .you = Vuelves al hielo más exterior en { the-server }.
names-server = { $card } nombra { the-server }.
gains-subroutine = { $card } tiene una subrutina más durante el resto de la incursión.
removes-tokens = { the-side } retira { $n ->
        [one] 1 ficha de avance
       *[other] { $n } fichas de avance
    } de { $known ->
        [yes] { $card }
       *[no] una carta boca abajo
    }.
    .you = Retiras { $n ->
        [one] 1 ficha de avance
       *[other] { $n } fichas de avance
    } de { $known ->
        [yes] { $card }
       *[no] una carta boca abajo
    }.
moves-ice = { $card } protege ahora { the-server } como el hielo más exterior.
jacks-out = { the-side } se desenchufa.
    .you = Te desenchufas.
approaches-server = { the-side } se aproxima { $server ->
        [hq] a la SC
        [rd] a I+D
        [archives] a Archivos
       *[remote] al { $where }
    }.
    .you = Te aproximas { $server ->
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
    .you = Accedes a { $card }.
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
    .you = Recibes { $n ->
            [one] 1 marca
           *[other] { $n } marcas
        }.
loses-tags = { the-side } pierde { $n ->
        [one] 1 marca
       *[other] { $n } marcas
    }.
    .you = Pierdes { $n ->
            [one] 1 marca
           *[other] { $n } marcas
        }.
suffers-net = { the-side } sufre { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de daño de red.
    .you = Sufres { $n ->
            [one] 1 punto
           *[other] { $n } puntos
        } de daño de red.
suffers-meat = { the-side } sufre { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de daño físico.
    .you = Sufres { $n ->
            [one] 1 punto
           *[other] { $n } puntos
        } de daño físico.
suffers-brain = { the-side } sufre { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de daño cerebral.
    .you = Sufres { $n ->
            [one] 1 punto
           *[other] { $n } puntos
        } de daño cerebral.
bad-publicity = { the-side } recibe { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de mala publicidad.
    .you = Recibes { $n ->
            [one] 1 punto
           *[other] { $n } puntos
        } de mala publicidad.
clears-name = { the-side } pierde { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de mala publicidad.
    .you = Pierdes { $n ->
            [one] 1 punto
           *[other] { $n } puntos
        } de mala publicidad.
prevents-blame = { the-side } previene la mala publicidad.
    .you = Previenes la mala publicidad.
prevents = { the-side } lo previene con { $card }.
    .you = Lo previenes con { $card }.
lowers-hand-size = { the-side } puede tener { $n ->
        [one] 1 carta menos
       *[other] { $n } cartas menos
    } en la mano hasta el próximo turno de la Corporación.
    .you = Puedes tener { $n ->
            [one] 1 carta menos
           *[other] { $n } cartas menos
        } en la mano hasta el próximo turno de la Corporación.
lowers-trace = { the-side } reduce a 0 la fuerza base del rastreo con { $card }.
    .you = Reduces a 0 la fuerza base del rastreo con { $card }.
psi-spends = { the-side } ha gastado { $n }{ -credit } en secreto.
    .you = Has gastado { $n }{ -credit } en secreto.
guesses-even = { the-side } dice: par.
    .you = Dices: par.
guesses-odd = { the-side } dice: impar.
    .you = Dices: impar.
luck-spends = { the-side } había gastado { $n }{ -credit } en secreto.
    .you = Habías gastado { $n }{ -credit } en secreto.
takes-from-top = { the-side } lleva a la Empuñadura una de las cartas superiores del Montón.
    .you = Llevas a la Empuñadura una de las cartas superiores del Montón.

## Cartas que cambian de lugar

trashed = { $known ->
        [yes] Se destruye { $card }.
       *[no] Se destruye boca abajo una carta { $seat ->
            [corp] de la Corporación
           *[runner] del Runner
        }.
    }
    .you = { $known ->
            [yes] Se destruye { $card }.
           *[no] Se destruye boca abajo una carta tuya.
        }
discards = { the-side } descarta { $card }.
    .you = Descartas { $card }.
removed = Se retira { $card } de la partida.
to-stack = { $card } va encima del Montón.
shuffles-in = { $n ->
        [one] { the-side } baraja 1 carta de su mano en el mazo.
       *[other] { the-side } baraja { $n } cartas de su mano en el mazo.
    }
    .you = { $n ->
            [one] Barajas 1 carta de tu mano en el mazo.
           *[other] Barajas { $n } cartas de tu mano en el mazo.
        }
shuffles-back = { $n ->
        [one] { the-side } baraja 1 carta de Archivos en I+D.
       *[other] { the-side } baraja { $n } cartas de Archivos en I+D.
    }
    .you = { $n ->
            [one] Barajas 1 carta de Archivos en I+D.
           *[other] Barajas { $n } cartas de Archivos en I+D.
        }
comes-back = { the-side } devuelve { $card } a su mano.
    .you = Devuelves { $card } a tu mano.
looks-at-top = { $other_known ->
        [yes] { the-side } mira la carta superior de I+D: { $other }.
       *[no] { the-side } mira la carta superior de I+D.
    }
    .you = { $other_known ->
            [yes] Miras la carta superior de I+D: { $other }.
           *[no] Miras la carta superior de I+D.
        }
moves-to-host = { the-side } aloja ahora { $card } en { $other_known ->
        [yes] { $other }
       *[no] un hielo suspendido
    } ({ $where }).
    .you = Alojas ahora { $card } en { $other_known ->
            [yes] { $other }
           *[no] un hielo suspendido
        } ({ $where }).
to-hq = { $known ->
        [yes] { $card } va a la SC.
       *[no] El hielo va a la SC.
    }
to-rd = { $card } va encima de I+D.
shuffles-rd = { the-side } baraja I+D.
    .you = Barajas I+D.
goes-on-from = { $card }: la incursión sigue tras { $other } ({ $where }).
looks-at-own-top = { $other_known ->
        [yes] { the-side } mira la carta superior del Montón: { $other }.
       *[no] { the-side } mira la carta superior del Montón.
    }
    .you = { $other_known ->
            [yes] Miras la carta superior de tu Montón: { $other }.
           *[no] Miras la carta superior de tu Montón.
        }
arranges-ice = { the-side } reordena el hielo que protege { the-server }.
    .you = Reordenas el hielo que protege { the-server }.
cannot-be-used = { $other }: { $card } no se puede usar durante el resto de la incursión.
puts-on-top = { the-side } pone una carta encima del mazo.
    .you = Pones una carta encima del mazo.
puts-cards-on-bottom = { $n ->
        [one] { the-side } pone 1 carta debajo del mazo.
       *[other] { the-side } pone { $n } cartas debajo del mazo.
    }
    .you = { $n ->
        [one] Pones 1 carta debajo del mazo.
       *[other] Pones { $n } cartas debajo del mazo.
    }
swaps-with-pile = { $card }: { $n ->
        [one] se intercambia 1 carta.
       *[other] se intercambian { $n } cartas.
    }
added-to-score = { $card } va al área de puntuación de la Corporación.
gains-text = { $card } gana el texto de { $other }.
puts-on-bottom = { the-side } pone una carta debajo del mazo.
    .you = Pones una carta debajo del mazo.
takes-back = { the-side } lleva { $card } { $seat ->
        [corp] de Archivos a la SC
       *[runner] de la Pila a la Empuñadura
    }.
    .you = Llevas { $card } { $seat ->
            [corp] de Archivos a la SC
           *[runner] de la Pila a la Empuñadura
        }.
arranges = { the-side } ordena las { $n } cartas superiores { $seat ->
        [corp] de I+D
       *[runner] del Montón
    }.
    .you = Ordenas las { $n } cartas superiores { $seat ->
            [corp] de I+D
           *[runner] del Montón
        }.
arranges-theirs = { the-side } ordena las { $n } cartas superiores { $seat ->
        [corp] del Montón
       *[runner] de I+D
    }.
    .you = Ordenas las { $n } cartas superiores { $seat ->
            [corp] del Montón
           *[runner] de I+D
        }.
searches = { the-side } busca { $seat ->
        [corp] en I+D
       *[runner] en el Montón
    } con { $card }.
    .you = Buscas { $seat ->
            [corp] en I+D
           *[runner] en el Montón
        } con { $card }.
reveals = { the-side } revela { $card }.
    .you = Revelas { $card }.
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
