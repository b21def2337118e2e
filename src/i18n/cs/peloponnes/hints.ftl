### Rady

hint-power =
    na konci asi o { $points } víc moci{ $than ->
        [noTile] { " " }než bez destičky
        [worst] { " " }než s nejhorší volbou
        [best] { " " }než s nejlepším tahem
       *[none] { "" }
    }{ $lower ->
        [yes] { " " }(nejspíš tvá nižší hodnota)
       *[no] { "" }
    }

hint-inhabitants =
    na konci asi o { $points } víc obyvatelstva{ $than ->
        [noTile] { " " }než bez destičky
        [worst] { " " }než s nejhorší volbou
        [best] { " " }než s nejlepším tahem
       *[none] { "" }
    }{ $lower ->
        [yes] { " " }(nejspíš tvá nižší hodnota)
       *[no] { "" }
    }

hint-income = { $goods } za kolo

hint-goods = { $goods } v zásobě

hint-safe = ochrání tě před { DISASTER($disaster, case: "ins") }

hint-paid = později už za ni nic nezaplatíš

hint-pays = zaplatíš k tomu { $cost }

hint-owes = označíš ji za { COINS(1) } a později zaplatíš { $cost }

hint-owes-short = označíš ji za { COINS(1) } a později zaplatíš { $cost } (chybí ti { $lacks })

hint-lost = tuhle destičku si nenecháš

hint-held =
    { $percent ->
        [100] téměř jistě nikdo nepřihodí
       *[other] na { $percent } % nikdo nepřihodí
    }

hint-left = zbude ti { COINS($coins) }
