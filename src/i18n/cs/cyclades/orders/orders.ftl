### Planned moves ("standing orders"), in plain text for their owner alone.

order-OfferingPlan =
    Nabídky v kole { $cycle }: { $gods }{ $displaced ->
        [again] ; po překonání znovu totéž
        [next] ; po překonání jen bohové za tím, u kterého byla nabídka překonána
        [ask] ; po překonání se mě zeptej
       *[none] { "" }
    }{ $apollo ->
        [yes] { "" }
       *[no] ; když nevyjde nic, zeptej se mě
    }

order-then = { $first }, potom { $next }

order-offer = { GOD($god) } do { GOLD($upTo) }

order-offer-raised = { GOD($god) } do { GOLD($upTo) } (po překonání: { GOLD($raisedTo) })

order-FightOn = Bitvy { $front }: bojovat dál

order-front-at = na { PLACE($place) }

order-front-everywhere = všude

order-front-elsewhere = všude jinde

order-RetreatFrom = Bitvy { $front }: ustoupit{ $peril }, a to { $to }

order-peril-now = { " " }hned

order-peril-odds = , jakmile příští kolo boje vyhraji v méně než { $oddsBelow } ze 100 hodů

order-peril-outnumbered = , jakmile má soupeř o { UNITS($units, case: "acc") } víc

order-retreat-most = tam, kde mám nejvíc jednotek

order-retreat-places = na { $places }

order-ProsperityIsland = Příští žeton rozkvětu patří na { PLACE($island) }

order-EndSpentTurn = Ukončit můj tah, když už nejde nic udělat ani zaplatit

## What an order is called in a sentence: $kind of refusals.

order-name-OfferingPlan = Plán nabídek

order-name-FightOn = Příkaz pro bitvy

order-name-RetreatFrom = Příkaz pro bitvy

order-name-ProsperityIsland = Příkaz pro žeton rozkvětu

order-name-EndSpentTurn = Příkaz k ukončení tahu

order-name-other = Příkaz
