purse = Tienes: { $goods }.
purse-too-dear = { purse } Fuera de tu alcance: { $tiles }.
purse-tile = { TILE($tile) } ({ $least })

card-head = **Tienes { $stores }.** { $round }.

card-head-of = **{ CIVILISATION($civilisation) } tiene { $stores }.** { $round }.

card-store = { $has } de { $room }

card-worth = Puntuación hasta ahora: { $worth }.

card-income = Ingresos por ronda: { $goods }.

card-income-choice = 1 recurso a elegir { TILE($tile, case: "of") }

card-lands = Tierras, en orden: { $tiles }.

card-buildings = Edificios: { $tiles }.

card-building-marked = { TILE($tile) } (con moneda)

card-due = A pagar en la próxima ronda de suministro: { $parts }.

card-due-building = { $cost } por { TILE($tile, case: "the") }

card-looming = A una ficha de desatarse: { $disasters }.

card-toll = { DISASTER($disaster) } ({ $goods })

card-disaster = { DISASTER($disaster) }

card-half = Tus ofertas cuentan media moneda más.

card-protected = A salvo { $disasters }.

card-protected-from = { DISASTER($disaster, case: "of") }

card-chosen = Elegido hasta ahora: { $choices }.
