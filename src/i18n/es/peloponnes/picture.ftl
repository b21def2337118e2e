picture-title = Peloponnes, ronda { $round } de { $rounds }.
picture-title-level = Peloponnes, ronda { $round } de { $rounds }, nivel { $level }: hacen falta { POINTS($target) }.

picture-step-unstarted = Antes del reparto
picture-step-revealing = Losetas nuevas
picture-step-offers = Ofertas
picture-step-placing = Edificios nuevos
picture-step-income = Ingresos
picture-step-chits = Fichas
picture-step-disaster = Desastre
picture-step-feeding = Ronda de suministro
picture-step-finishing = Ronda de suministro
picture-step-scoring = Puntuación
picture-step-bonus = Nivel superado
picture-step-ended = La partida ha terminado
picture-step-struck = Desastre: { DISASTER($disaster) }
picture-step-final = Última ronda de suministro

picture-due = { $count ->
    [one] le toca
   *[other] les toca
 } a { $seats }
picture-pushed-out = oferta superada por { TILE($tile, case: "the") }: { COINS($coins) }
picture-won = { $count ->
    [one] gana
   *[other] ganan
 } { $seats }
picture-drawn = empate entre { $seats }

picture-sentence = { $line }.
picture-leads = { $seat } va en cabeza.
picture-tiles = Losetas: { $tiles }.
picture-seat = { $seat }: { $facts }.
picture-chits = Fichas: { $chits }.
picture-turnover = { $seat }: { $goods }

picture-lands = tierras: { $tiles }
picture-buildings = edificios: { $tiles }
picture-marked = { TILE($tile) } (con moneda)
picture-counted = { LANDS($lands) }, { BUILDINGS($buildings) }
