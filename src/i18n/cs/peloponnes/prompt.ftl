prompt-turn = { $seat }, jsi na tahu.

prompt-offers = { $seat }, jsi na řadě s nabídkou.

prompt-offers-alone = { $seat }, vezmi destičku za její cenu, nebo pasuj.

prompt-pushed-out = { $seat }, tvoje nabídka za { TILE($tile, case: "acc") } je překonána: přesuň { COINS($coins, case: "acc") } na jinou destičku, nebo nabídku stáhni.

prompt-placing = { $seat }, { TILE($tile) } – destička je tvoje: zaplatíš ji, nebo na ni položíš minci?

prompt-placing-unknown = { $seat }, destička je tvoje: co s ní bude?

prompt-income =
    { $count ->
        [1] { $seat }, co ti v tomto kole přinese { $tiles }?
       *[other] { $seat }, co ti v tomto kole přinesou { $tiles }?
    }

prompt-disaster-one =
    { $disaster ->
        [earthquake] { $seat }, { DISASTER($disaster) }: necháš si svoji budovu za { $price }?
       *[tempest] { $seat }, { DISASTER($disaster) }: necháš si svoje území za { $price }?
    }

prompt-disaster =
    { $disaster ->
        [earthquake] { $seat }, { DISASTER($disaster) }: které { Z($exposed) } { BUILDINGS($exposed, case: "gen") } si necháš, za { $price } za každou?
       *[tempest] { $seat }, { DISASTER($disaster) }: která { Z($exposed) } { LANDS($exposed, case: "gen") } si necháš, za { $price } za každé?
    }{ $limited ->
        [yes] { " " }Zaplatit můžeš nejvýš { $most }.
       *[no] { "" }
    }

prompt-feeding = { $seat }, jídlo nestačí, hladoví: { INHABITANTS($missing) }. Kolik luxusního zboží dáš, { $luxury } kusy za každého?

prompt-finishing =
    { $count ->
        [1] { $seat }, zaplatíš { $tiles }, kde leží mince, nebo se budovy vzdáš?
       *[other] { $seat }, které budovy s mincí zaplatíš: { $tiles }?
    }

prompt-bonus = { $seat }, úroveň { $level } je vyhraná: dřevo, kámen, nebo jídlo – co má odteď každé kolo přinášet navíc?

outlook-at-once = volby se ukážou, až bude učiněna poslední; do té doby lze každou vzít zpět

outlook-chosen =
    { $count ->
        [1] { $seats } má vybráno
       *[other] { $seats } mají vybráno
    }

outlook-then = potom { $seats }

outlook-protected = v bezpečí: { $seats }

outlook-protected-by = { $seat } ({ TILE($tile) })
