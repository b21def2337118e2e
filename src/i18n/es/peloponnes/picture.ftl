picture-title = Peloponnes, ronda { $round } de { $rounds }.
picture-title-level = Peloponnes, ronda { $round } de { $rounds }, nivel { $level }: hay que llegar a { POINTS($target) }.

picture-step-unstarted = Antes del reparto
picture-step-revealing = Losetas nuevas
picture-step-offers = Ofertas
picture-step-placing = Edificios ganados
picture-step-income = Ingresos
picture-step-chits = Fichas de desastre
picture-step-disaster = Desastre
picture-step-feeding = Ronda de suministro
picture-step-finishing = Ronda de suministro
picture-step-scoring = Puntuación
picture-step-bonus = Nivel ganado
picture-step-ended = La partida ha terminado
picture-step-struck = Desastre: { DISASTER($disaster) }
picture-step-final = Última ronda de suministro

picture-due = { $count ->
    [one] le toca
   *[other] les toca
 } a { $seats }
picture-pushed-out = oferta sobrepujada por { TILE($tile, case: "the") }: { COINS($coins) }
picture-won = { $count ->
    [one] gana
   *[other] ganan
 } { $seats }
picture-drawn = empate entre { $seats }

picture-sentence = { $line }.
picture-leads = { $seat } va por delante.
picture-tiles = Losetas: { $tiles }.
picture-seat = { $seat }: { $facts }.
picture-chits = Fichas: { $chits }.

picture-lands = tierras { $tiles }
picture-buildings = edificios { $tiles }
picture-marked = { TILE($tile) } con moneda
picture-counted = { LANDS($lands) }, { BUILDINGS($buildings) }
