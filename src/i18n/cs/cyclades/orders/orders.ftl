### Plánované tahy, prostý text jen pro jejich majitele

order-OfferingPlan =
    Nabídky v kole { $cycle }: { $gods }{ $displaced ->
        [again] ; po překonání znovu totéž
        [next] ; po překonání jen další bohové v pořadí
        [ask] ; po překonání se tě zeptám
       *[none] { "" }
    }{ $apollo ->
        [yes] { "" }
       *[no] ; když žádný nevyjde, zeptám se tě
    }

order-then = { $first }, potom { $next }

order-offer = { GOD($god) } do { GOLD($upTo) }

order-offer-raised = { GOD($god) } do { GOLD($upTo) } (po překonání do { GOLD($raisedTo) })

order-FightOn = Bitvy { $front }: bojovat dál

order-front-at = na { PLACE($place, case: "loc") }

order-front-everywhere = všude

order-front-elsewhere = všude jinde

order-RetreatFrom = Bitvy { $front }: ustoupit{ $peril }, a to { $to }

order-peril-now = { " " }hned

order-peril-odds = , když příští kolo boje vyhraješ v méně než { $oddsBelow } ze 100 hodů

order-peril-outnumbered = , když má soupeř o { UNITS($units, case: "acc") } víc

order-retreat-most = tam, kde máš nejvíc jednotek

order-retreat-places = na { $places }

order-ProsperityIsland = Příští žeton rozkvětu umístit na { PLACE($island, case: "acc") }

order-EndSpentTurn = Ukončit tvůj tah, když už nemůžeš nic udělat ani zaplatit

## Jak se plánovaný tah jmenuje ve větě

order-name-OfferingPlan = Plán nabídek

order-name-FightOn = Plán bitev

order-name-RetreatFrom = Plán bitev

order-name-ProsperityIsland = Plán žetonu rozkvětu

order-name-EndSpentTurn = Plán ukončení tahu

order-name-other = Plán
