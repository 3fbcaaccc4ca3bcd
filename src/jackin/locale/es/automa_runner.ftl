### Lo que hace el Runner automático y por qué

automa-pile-pro = { the-side } prepara PRO: { $n ->
        [one] 1 programa o hardware
       *[other] { $n } programas y hardware
    }.
automa-pile-ec = { the-side } prepara EC: { $n ->
        [one] 1 carta que da dinero
       *[other] { $n } cartas que dan dinero
    }.
automa-pile-re = { the-side } prepara RE: { $n ->
        [one] 1 recurso o evento
       *[other] { $n } recursos y eventos
    }.
automa-renews-stack = { the-side } no tiene cartas que robar: la Pila, { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }, pasa a ser el nuevo Montón.
automa-renews-economy = { the-side } baraja { $n ->
        [one] 1 evento jugado
       *[other] { $n } eventos jugados
    } en EC.
win-stack-empty = { the-side } gana: el Runner debe robar y el Montón está vacío.
    .you = Ganas: el Runner debe robar y el Montón está vacío.

automa-leftover = El clic { $n } no se puede resolver y queda disponible.
automa-bottom = Un clic disponible sigue la orden inferior de la carta.
automa-loses-click = La orden inferior no se puede cumplir: el clic se pierde.
automa-gives-up = { the-side } renuncia al clic { $n }.

automa-runs = La fila lleva a { $where }.
automa-diverts = La condición de la fila se cumple: el clic se gasta en eso y no en una incursión.
automa-economy = { the-side } toma { $card } de EC sin pagar nada.
automa-program = { the-side } toma { $card } de PRO.
automa-resource = { the-side } toma { $card } de RE.
automa-grip = { the-side } toma { $card } de la Empuñadura.
automa-buries = { $card } no se puede usar ahora y va al fondo de su montón.
automa-draws = { the-side } gasta un clic en robar cartas.
automa-credit = { the-side } gasta un clic en créditos.
automa-sheds-tag = { the-side } gasta un clic en quitarse una marca.
automa-uses = { the-side } usa la capacidad de clic más valiosa, la de { $card }.

automa-breaks = { the-side } pasa el hielo por la vía más barata, con { $card }.
automa-jacks-out = { the-side } no puede superar el próximo hielo y abandona la incursión.
automa-links = { the-side } añade { $n } al enlace, dentro del límite de la incursión.
automa-trashes = { the-side } paga { $n }{ -credit } para destruir la carta, dentro del límite de la incursión.
automa-prevents = { the-side } cree que merece la pena usar { $card }.
automa-makes-room = { the-side } se desprende de { $card }, el programa menos valioso.
automa-chooses = { the-side } elige lo más valioso.
automa-searches = { the-side } busca el rompehielos que le falta.
