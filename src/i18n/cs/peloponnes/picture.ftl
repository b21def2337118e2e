picture-title = Peloponnes, kolo { $round } { Z($rounds) } { $rounds }.
picture-title-level = Peloponnes, kolo { $round } { Z($rounds) } { $rounds }, úroveň { $level }: cíl { POINTS($target) }.

picture-step-unstarted = Před rozdáním
picture-step-revealing = Nové destičky
picture-step-offers = Nabídky
picture-step-placing = Nové budovy
picture-step-income = Příjmy
picture-step-chits = Žetony katastrof
picture-step-disaster = Katastrofa
picture-step-feeding = Zásobovací kolo
picture-step-finishing = Zásobovací kolo
picture-step-scoring = Bodování
picture-step-bonus = Úroveň vyhraná
picture-step-ended = Partie skončila
picture-step-struck = Katastrofa: { DISASTER($disaster) }
picture-step-final = Poslední zásobovací kolo

picture-due = { $count ->
    [one] vybírá
    [few] vybírají
    [many] vybírají
   *[other] vybírají
 } { $seats }
picture-pushed-out = překonaná nabídka: { COINS($coins) } za { TILE($tile, case: "acc") }
picture-won = { $count ->
    [one] vyhrává
    [few] vyhrávají společně
    [many] vyhrávají společně
   *[other] vyhrávají společně
 } { $seats }
picture-drawn = remíza: { $seats }

picture-sentence = { $line }.
picture-leads = Vede { $seat }.
picture-tiles = Destičky: { $tiles }.
picture-seat = { $seat }: { $facts }.
picture-chits = Žetony: { $chits }.
picture-turnover = { $seat }: { $goods }

picture-lands = území: { $tiles }
picture-buildings = budovy: { $tiles }
picture-marked = { TILE($tile) } (označeno)
picture-counted = { LANDS($lands) }, { BUILDINGS($buildings) }
