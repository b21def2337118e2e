prompt-turn = { $seat }, jsi na tahu.

prompt-offers = { $seat }, jsi na řadě s nabídkou.

prompt-offers-alone = { $seat }, vezmi si destičku za její cenu, nebo pasuj.

prompt-pushed-out = { $seat }, tvoje nabídka za { TILE($tile, case: "acc") } je překonaná: přesuň { COINS($coins, case: "acc") } na jinou destičku, nebo je stáhni.

prompt-placing = { $seat }, získáváš { TILE($tile, case: "acc") }: zaplatíš, nebo destičku označíš mincí?

prompt-placing-unknown = { $seat }, získáváš destičku: co s ní uděláš?

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
        [earthquake] { $seat }, { DISASTER($disaster) }: které { Z($exposed) } { BUILDINGS($exposed, case: "gen") } si necháš? Každá stojí { $price }.
       *[tempest] { $seat }, { DISASTER($disaster) }: která { Z($exposed) } { LANDS($exposed, case: "gen") } si necháš? Každé stojí { $price }.
    }{ $limited ->
        [yes] { " " }Zaplatit můžeš nejvýš { $most }.
       *[no] { "" }
    }

prompt-feeding = { $seat }, chybí ti { FOOD($missing) }: kolik luxusního zboží utratíš ({ $luxury } za jídlo)?

prompt-finishing =
    { $count ->
        [1] { $seat }, zaplatíš označenou budovu ({ $tiles }), nebo ji odhodíš?
       *[other] { $seat }, které označené budovy zaplatíš ({ $tiles })?
    }

prompt-bonus = { $seat }, úroveň { $level } je vyhraná. Vyber dřevo, kámen, nebo jídlo: odteď dostaneš každé kolo o 1 víc.

outlook-at-once = Volby se ukážou, až vyberou všichni; do té doby můžeš svoji změnit

outlook-chosen =
    { $count ->
        [one] { $seats } má vybráno
        [few] { $seats } mají vybráno
        [many] { $seats } mají vybráno
       *[other] { $seats } mají vybráno
    }

outlook-then = další na řadě: { $seats }

outlook-protected = v bezpečí: { $seats }

outlook-protected-by = { $seat } ({ TILE($tile) })
