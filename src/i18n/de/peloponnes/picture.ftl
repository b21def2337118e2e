picture-title = Peloponnes, Runde { $round } von { $rounds }.
picture-title-level = Peloponnes, Runde { $round } von { $rounds }, Stufe { $level }: { POINTS($target) } nötig.

picture-step-unstarted = Vor dem Austeilen
picture-step-revealing = Neue Plättchen
picture-step-offers = Bietphase
picture-step-placing = Neue Gebäude
picture-step-income = Einkommen
picture-step-chits = Chips
picture-step-disaster = Katastrophe
picture-step-feeding = Versorgungsrunde
picture-step-finishing = Versorgungsrunde
picture-step-scoring = Wertung
picture-step-bonus = Stufe geschafft
picture-step-ended = Die Partie ist vorbei
picture-step-struck = Katastrophe: { DISASTER($disaster) }
picture-step-final = Letzte Versorgungsrunde

picture-due = { $count ->
    [one] am Zug
   *[other] am Zug
 }: { $seats }
picture-pushed-out = überboten { TILE($tile, case: "beim") } mit { COINS($coins) }
picture-won = gewonnen von { $seats }
picture-drawn = Unentschieden zwischen { $seats }

picture-sentence = { $line }.
picture-leads = { $seat } führt.
picture-tiles = Plättchen: { $tiles }.
picture-seat = { $seat }: { $facts }.
picture-chits = Chips: { $chits }.
picture-turnover = { $seat }: { $goods }

picture-lands = Gelände: { $tiles }
picture-buildings = Gebäude: { $tiles }
picture-marked = { TILE($tile) } (markiert)
picture-counted = { LANDS($lands) }, { BUILDINGS($buildings) }
