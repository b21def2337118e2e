civilisation-dealt = { $seat } juega con { CIVILISATION($civilisation) } y empieza con { $start }.

order-settled = Orden de turno: { $seats }.

level-began = **Nivel { $level } de la campaña** – consigue { POINTS($target) }. { $seat } empieza con { $start }.

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
       *[other] , con { LUXURY($luxury) } en lugar de las monedas que faltan
    }.

bid-pushed-out = Superan la oferta de { $seat } de { COINS($coins) } por { TILE($tile, case: "the") }.

bid-moved = { $seat } mueve { COINS($coins) } { TILE($tile, case: "to") }.

bid-withdrawn = { $seat } retira { COINS($coins) } y recibe { $gained } más del banco.

bid-withdrawn-itself = { $seat } no puede hacer una oferta por otra loseta: retira { COINS($coins) } y recibe { $gained } más del banco.

bid-passed = { $seat } pasa y recibe { COINS($gained) }.

bid-passed-itself = { $seat } no tiene nada que ofrecer: pasa y recibe { COINS($gained) }.

choice-noted = Has elegido { $choice }.

land-placed = { $seat } coloca { TILE($tile, case: "the") }.

building-paid = { $seat } construye { TILE($tile, case: "the") } por { $paid }.

building-marked =
    { $seat } marca { TILE($tile, case: "the") } con una moneda{ $luxury ->
        [0] { "" }
       *[other] { " " }(que paga con { LUXURY($luxury) })
    }. En la próxima ronda de suministro tendrá que pagar { $cost } o perderá el edificio.

tile-lost-noMatch = La loseta { TILE($tile) } no encaja con la última tierra de { $seat } y se pierde.

tile-lost-notPayable = { $seat } no puede pagar ni marcar { TILE($tile, case: "the") }: la loseta se pierde.

tile-lost-forgone = { $seat } descarta { TILE($tile, case: "the") }.

gains-taken = { TILE($tile) }: { $seat } { $changes }.

income-collected = Ingresos de { $seat }: { $income }.

income-collected-chosen = Ingresos de { $seat }, contando { $chosen }: { $income }.

income-chosen = 1 { GOOD($good) } { TILE($tile, case: "of") }

income-none = { $seat } no tiene ingresos.

chit-blank = Sale una ficha en blanco: no pasa nada.

chit-turned = Sale una ficha: { DISASTER($disaster) }.

disaster-struck = **¡Se desata { DISASTER($disaster, case: "the") }!**

disaster-struck-save = **¡Se desata { DISASTER($disaster, case: "the") }!** A salvo: { $seats }.

loss-suffered = { $seat } pierde { $paid } por { DISASTER($disaster, case: "the") }.

loss-none = { $seat } no pierde nada por { DISASTER($disaster, case: "the") }.

disaster-paid =
    { $done ->
        [paid] { $seat } paga { $paid } por conservar { tiles-kept }
        [given] { $seat } descarta { $tiles }
       *[both] { $seat } paga { $paid } por conservar { tiles-kept } y descarta { $tiles }
    }{ $returned ->
        [0] { "" }
       *[other] { " " }({ coins-back })
    }.

tiles-kept =
    { $disaster ->
        [earthquake] { BUILDINGS($kept) }
       *[tempest] { LANDS($kept) }
    }

coins-back = recupera { COINS($returned) }

supply-round-began = **Ronda de suministro**, activada por la loseta { TILE($tile) }

supply-round-last = **Última ronda de suministro**

inhabitants-fed =
    { $seat } alimenta a sus habitantes con { $paid }{ $starved ->
        [0] { "" }
        [one] , pero { $starved } muere de hambre
       *[other] , pero { $starved } mueren de hambre
    }.

inhabitants-unfed = { $seat } no tiene comida: { inhabitants-starve }.

inhabitants-none = { $seat } no tiene habitantes que alimentar.

inhabitants-starve =
    { $starved ->
        [one] muere de hambre { INHABITANTS($starved) }
       *[other] mueren de hambre { INHABITANTS($starved) }
    }

building-finished = { $seat } paga { $paid } por { TILE($tile, case: "the") } ({ coins-back }).

building-abandoned = { $seat } descarta { TILE($tile, case: "the") } ({ coins-back }).

scores-counted = Puntuación: { $scores }.

score-counted = { $seat } **{ $score }** (poder { $power }, población { $population })

level-ended =
    { $won ->
        [yes] **Nivel { $level } superado** con { POINTS($score) } (hacían falta { $target }).
       *[no] **Nivel { $level } no superado**: { POINTS($score) } (hacían falta { $target }).
    }

bonus-chosen = Desde ahora, cada ronda da 1 { GOOD($good) } más.

game-ended = **La partida ha terminado.** { $outcome }
