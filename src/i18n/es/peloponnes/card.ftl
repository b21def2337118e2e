purse = Tienes { $goods }.

card-head = **Tienes { $stores }.** { $round }.

card-head-of = **{ CIVILISATION($civilisation) } tiene { $stores }.** { $round }.

card-store = { $has } de { $room }

card-worth = Vale ahora: { $worth }.

card-income = Ingresos de una ronda: { $goods }.

card-income-choice = 1 recurso a elegir { TILE($tile, case: "of") }

card-lands = Tierras, desde la primera: { $tiles }.

card-buildings = Edificios: { $tiles }.

card-building-marked = { TILE($tile) } con una moneda encima

card-due = Pedirá la próxima ronda de suministro: { $parts }.

card-due-building = { $cost } por { TILE($tile, case: "the") }

card-looming = Ocurre con la próxima ficha de su tipo: { $disasters }.

card-toll = { DISASTER($disaster) } ({ $goods })

card-disaster = { DISASTER($disaster) }

card-half = Tus ofertas cuentan media moneda más.

card-protected = A salvo { $disasters }.

card-protected-from = { DISASTER($disaster, case: "of") }

card-chosen = Elegido hasta ahora: { $choices }.
