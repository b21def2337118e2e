civilisation-dealt = { $seat } dirige { CIVILISATION($civilisation) } y empieza con { $start }.

order-settled = Orden de turno: { $seats }.

level-began = **Nivel { $level } de la campaña** – hay que llegar a { POINTS($target) }; { $seat } empieza con { $start }.

round-began = **Ronda { $round } de { $rounds }**

tiles-revealed =
    { $rows ->
        [auction] Losetas nuevas: { $auction }.
        [conquest] Fila de conquista: { $conquest }.
       *[both] Losetas nuevas: { $auction }. Fila de conquista: { $conquest }.
    }

tile-priced = { TILE($tile) } ({ $coins })

bid-placed =
    { $seat } ofrece { COINS($coins) } por { TILE($tile, case: "the") }{ $luxury ->
        [0] { "" }
       *[other] , con { LUXURY($luxury) } en lugar de algunas
    }.

bid-pushed-out = Sobrepujan la oferta de { $seat } por { TILE($tile, case: "the") }: { COINS($coins) }.

bid-moved = { $seat } mueve { COINS($coins) } { TILE($tile, case: "to") }.

bid-withdrawn = { $seat } retira { COINS($coins) } y recibe { $gained } más del banco.

bid-withdrawn-itself =
    { $seat } no tiene loseta a la que mover { COINS($coins) }: { $coins ->
        [one] la
       *[other] las
    } recupera, con { $gained } más del banco.

bid-passed = { $seat } pasa y toma { COINS($gained) }.

bid-passed-itself = { $seat } no tiene nada que ofrecer y toma { COINS($gained) }.

choice-noted = Eliges: { $choice }.

choice-made = Eliges: { $choice }. Eso es todo.

has-chosen = { $seat } ya ha elegido.

land-placed = { $seat } añade { TILE($tile, case: "the") }.

building-paid = { $seat } construye { TILE($tile, case: "the") } por { $paid }.

building-marked =
    { $seat } construye { TILE($tile, case: "the") } con una moneda encima{ $luxury ->
        [0] { "" }
       *[other] , por { LUXURY($luxury) }
    }; la próxima ronda de suministro pide { $cost }, o se pierde.

tile-lost-noMatch = { TILE($tile, case: "The") } no encaja junto a la última tierra de { $seat } y se pierde.

tile-lost-notPayable = { $seat } no puede pagar { TILE($tile, case: "the") } ni poner una moneda encima, y la loseta se pierde.

tile-lost-forgone = { $seat } renuncia { TILE($tile, case: "to") }.

gains-taken = { $seat } { $changes } con { TILE($tile, case: "the") }.

income-collected = Ingresos de { $seat }: { $income }.

income-collected-chosen = Ingresos de { $seat } ({ $chosen }): { $income }.

income-chosen = { TILE($tile) }: { GOOD($good) }

income-none = Ingresos de { $seat }: nada.

chit-blank = Sale la ficha en blanco: no ocurre nada.

chit-turned = Sale una ficha de desastre: { DISASTER($disaster) }.

disaster-struck = **¡Ocurre { DISASTER($disaster, case: "the") }!**

disaster-struck-save = **¡Ocurre { DISASTER($disaster, case: "the") }!** No afecta a { $seats }: lo impide { $tiles }.

loss-suffered = { $seat } pierde { $paid } con { DISASTER($disaster, case: "the") }.

loss-none = { $seat } no tiene nada que perder con { DISASTER($disaster, case: "the") }.

disaster-paid =
    { $done ->
        [paid] { $seat } paga { $paid } por { tiles-kept }
        [given] { $seat } sacrifica { $tiles }
       *[both] { $seat } paga { $paid } por { tiles-kept } y sacrifica { $tiles }
    }{ $returned ->
        [0] { "" }
       *[other] ; { coins-back }
    }.

tiles-kept =
    { $disaster ->
        [earthquake] { BUILDINGS($kept) }
       *[tempest] { LANDS($kept) }
    }

coins-back =
    { $returned ->
        [one] vuelve { COINS($returned) }
       *[other] vuelven { COINS($returned) }
    }

supply-round-began = **Ronda de suministro:** la trae { TILE($tile, case: "the") }.

supply-round-last = **La última ronda de suministro**

inhabitants-fed =
    { $seat } alimenta a sus habitantes con { $paid }{ $starved ->
        [0] { "" }
       *[other] ; { inhabitants-starve }
    }.

inhabitants-unfed = { $seat } no tiene comida: { inhabitants-starve }.

inhabitants-none = { $seat } no tiene a quién alimentar.

inhabitants-starve =
    { $starved ->
        [one] muere de hambre { INHABITANTS($starved) }
       *[other] mueren de hambre { INHABITANTS($starved) }
    }

building-finished = { $seat } paga { $paid } por { TILE($tile, case: "the") }; { coins-back }.

building-abandoned = { $seat } renuncia { TILE($tile, case: "to") }; { coins-back }.

scores-counted = Puntuación: { $scores }.

score-counted = { $seat } **{ $score }** (poder { $power }, población { $population })

level-ended =
    { $won ->
        [yes] **Nivel { $level }: victoria** con { POINTS($score) }; hacían falta { $target }.
       *[no] **Nivel { $level }: derrota** con { POINTS($score) }; hacían falta { $target }.
    }

bonus-chosen = De ahora en adelante cada ronda da 1 { GOOD($good) } más.

game-ended = **La partida ha terminado.** { $outcome }
