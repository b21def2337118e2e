order-OfferPlan =
    Nabídky v kole { $round }: { $offers }{ $otherwise ->
        [ask] ; když nevyjde nic, zeptej se mě
       *[said] { "" }
    }; po překonání: { $afterwards }

order-ask-me = zeptej se mě

order-then = { $first }, potom { $next }

order-else = { $first }, jinak { $next }

order-offer =
    { $limit ->
        [most] { TILE($tile) } nejvýš za { COINS($upTo, case: "acc") }
        [exact] { TILE($tile) } za { COINS($upTo, case: "acc") }
       *[range] { TILE($tile) } za { $from } až { COINS($upTo, case: "acc") }
    }

order-pass = pasovat

order-move = přesunout na { TILE($tile, case: "acc") } nejvýš za { COINS($upTo, case: "acc") }

order-withdraw = stáhnout

order-PlaceBuilding = Získaná budova: { $ways }

order-way-pay = zaplatit

order-way-mark = položit na ni minci

order-way-forgo = vzdát se jí

order-FinishBuildings = Označené budovy: { $steps }

order-pay = zaplatit { TILE($tile, case: "acc") }

order-others-pay = z ostatních co nejvíc

order-others-abandon = ostatních se vzdát

order-others-ask = na ostatní se mě zeptej

order-all-pay = zaplatit co nejvíc

order-all-abandon = vzdát se všech

order-all-ask = zeptej se mě

order-IncomeOf = Příjem z { TILE($tile, case: "gen") }: { GOOD($good) }

order-BearDisasters = Zemětřesení a bouře: platit; dokud to nestačí, odevzdat { $tiles }

order-BearDisasters-none = Zemětřesení a bouře: zaplatit za všechny destičky

order-Feed = Bez jídla: živit luxusním zbožím, nejvýš { LUXURY($upTo) }

order-Feed-all = Bez jídla: živit luxusním zbožím, kolik je třeba

order-name =
    { $order ->
        [OfferPlan] Plán nabídek
        [PlaceBuilding] Příkaz pro nové budovy
        [FinishBuildings] Příkaz pro označené budovy
        [IncomeOf] Příkaz pro příjem
        [BearDisasters] Příkaz pro katastrofy
        [Feed] Příkaz pro obživu
       *[other] Příkaz
    }

order-label-plan = Nabídky: které destičky a do kolika mincí

order-label-building = Získané budovy: zaplatit, označit, nebo se vzdát

order-label-marked = Označené budovy: které se zaplatí

order-label-income = Přístav a Apollónův chrám: které zboží

order-label-giveup = Zemětřesení a bouře: co se odevzdá

order-label-feed = Luxusní zboží za obyvatele bez jídla

order-label-round = Kolo { $round }

order-label-all = Nabídnout všechny tyto mince najednou

order-label-pass = Když nevyjde nic: pasovat

order-label-move = Po překonání: přesunout na destičku …

order-label-withdraw = Po překonání: stáhnout

order-label-more = Potom: { TILE($tile) }

order-label-upTo = Nejvýš { COINS($upTo) }

order-label-range = { $from } až { COINS($upTo) }

order-label-way-pay = Zaplatit

order-label-way-mark = Položit na ni minci

order-label-way-forgo = Vzdát se jí

order-label-building-paid = Zaplatit { TILE($tile, case: "acc") }

order-label-others-pay = Ostatní: zaplatit co nejvíc

order-label-others-abandon = Ostatní: vzdát se jich

order-label-others-ask = Ostatní: zeptat se mě

order-label-good =
    { $good ->
        [food] Jídlo
        [wood] Dřevo
        [stone] Kámen
       *[coins] Mince
    }

order-label-luxury = Nejvýš { LUXURY($upTo) }

order-label-luxury-all = Kolik je třeba

order-asks-kind = Čeho se má týkat?

order-asks-round = Pro které kolo?

order-asks-offer = Na kterou destičku nejdřív?

order-asks-more = A potom? Uložit se dá i takto. Po překonání se tě zeptám, pokud neřekneš jinak.

order-asks-tile = Na kterou destičku?

order-asks-coins = Nejvýš kolik mincí? Napsané „4 až 8“ znamená nejméně 4 a nejvýš 8.

order-asks-way = Co nejdřív, půjde-li to?

order-asks-marked = Co se zaplatí nejdřív? Nakonec řekni, co s ostatními.

order-asks-income = Která budova?

order-asks-good = Které zboží?

order-asks-giveup = Co se odevzdá nejdřív, když se nedá zaplatit za všechno? Uložit se dá i takto.

order-asks-luxury = Nejvýš kolik kusů luxusního zboží?

order-meaning-plan = destičky jednoho kola v tvém pořadí, každá do částky

order-meaning-building = co uděláš nejdřív a co, když to nejde

order-meaning-marked = v zásobovacím kole: které budovy a v jakém pořadí

order-meaning-income = zboží podle volby, které taková budova přinese

order-meaning-giveup = v jakém pořadí jdou destičky, dokud nezaplatíš za všechny

order-meaning-feed = kolik kusů na to dáš, dva za každého obyvatele

order-meaning-all = hned nabídne tolik mincí, kolik bylo uvedeno naposled, aby se hůř překonávala

order-meaning-pass = pasuje, když žádná z těchto destiček nevyjde; jinak se tě zeptám

order-meaning-move = po překonání se nabídka přesune na destičku, kterou uvedeš dál

order-meaning-withdraw = po překonání se nabídka stáhne, když ji nelze přesunout

order-meaning-way-pay = celou cenu hned

order-meaning-way-mark = teď jedna mince, cena v zásobovacím kole

order-meaning-way-forgo = jen když by obě jiné možnosti stály luxusní zboží

order-meaning-others-pay = každou další, na kterou to stačí; na zbytek se tě zeptám

order-meaning-others-abandon = vzdá se všech, které neuvedeš

order-meaning-others-ask = zeptám se tě na každou další

order-meaning-luxury-all = za tolik obyvatel, kolik jich je třeba nasytit
