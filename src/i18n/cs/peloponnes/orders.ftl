order-OfferPlan =
    Nabídky v kole { $round }: { $offers }{ $otherwise ->
        [ask] ; když nic nezískáš, zeptám se tě
       *[said] { "" }
    }; po překonání: { $afterwards }

order-ask-me = zeptám se tě

order-then = { $first }, potom { $next }

order-else = { $first }, jinak { $next }

order-offer =
    { $limit ->
        [most] { TILE($tile) } nejvýš za { COINS($upTo, case: "acc") }
        [exact] { TILE($tile) } za { COINS($upTo, case: "acc") }
       *[range] { TILE($tile) } za { $from } až { COINS($upTo, case: "acc") }
    }

order-pass = pasovat

order-move = přesunout na { TILE($tile, case: "acc") }, nejvýš za { COINS($upTo, case: "acc") }

order-withdraw = stáhnout

order-PlaceBuilding = Když získáš budovu: { $ways }

order-way-pay = zaplatit

order-way-mark = označit mincí

order-way-forgo = odhodit

order-FinishBuildings = Označené budovy: { $steps }

order-pay = zaplatit { TILE($tile, case: "acc") }

order-others-pay = zaplatit co nejvíc ostatních

order-others-abandon = ostatní odhodit

order-others-ask = na ostatní se tě zeptám

order-all-pay = zaplatit co nejvíc

order-all-abandon = všechny odhodit

order-all-ask = zeptám se tě

order-IncomeOf = Příjem z { TILE($tile, case: "gen") }: { GOOD($good) }

order-BearDisasters = Zemětřesení a bouře: platit; když to nestačí, odhodit { $tiles }

order-BearDisasters-none = Zemětřesení a bouře: zaplatit za všechny destičky

order-Feed = Když chybí jídlo: utratit nejvýš { LUXURY($upTo, case: "acc") }

order-Feed-all = Když chybí jídlo: utratit tolik luxusního zboží, kolik je třeba

order-name =
    { $order ->
        [OfferPlan] Plán nabídek
        [PlaceBuilding] Plán nových budov
        [FinishBuildings] Plán označených budov
        [IncomeOf] Plán příjmu
        [BearDisasters] Plán pro katastrofy
        [Feed] Plán pro chybějící jídlo
       *[other] Plán
    }

order-label-plan = Nabídky: které destičky a do kolika mincí

order-label-building = Získané budovy: zaplatit, označit, nebo odhodit

order-label-marked = Označené budovy: které zaplatit

order-label-income = Přístav a Apollónův chrám: které zboží

order-label-giveup = Zemětřesení a bouře: co odhodit

order-label-feed = Luxusní zboží za chybějící jídlo

order-label-round = Kolo { $round }

order-label-all = Nabídnout hned maximum

order-label-pass = Když nic nezískám: pasovat

order-label-move = Po překonání: přesunout na destičku …

order-label-withdraw = Po překonání: stáhnout

order-label-more = Potom: { TILE($tile) }

order-label-upTo = Nejvýš { COINS($upTo) }

order-label-range = { $from } až { COINS($upTo) }

order-label-way-pay = Zaplatit

order-label-way-mark = Označit mincí

order-label-way-forgo = Odhodit

order-label-building-paid = Zaplatit { TILE($tile, case: "acc") }

order-label-others-pay = Ostatní: zaplatit co nejvíc

order-label-others-abandon = Ostatní: odhodit

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

order-asks-kind = Co chceš naplánovat?

order-asks-round = Pro které kolo?

order-asks-offer = Za kterou destičku nabídneš nejdřív?

order-asks-more = Co dál? Plán už můžeš i uložit. Když tvoji nabídku někdo překoná, zeptám se tě, pokud to tady nenaplánuješ.

order-asks-tile = Na kterou destičku přesuneš nabídku?

order-asks-coins = Do kolika mincí? Příkazem { COMMAND("peloponnes orders") } můžeš zadat i rozsah: „4 až 8“ znamená nejméně 4 a nejvýš 8.

order-asks-way = Co zkusíš nejdřív?

order-asks-marked = Kterou budovu zaplatíš nejdřív? Potom vyber, co s ostatními.

order-asks-income = Která budova?

order-asks-good = Které zboží?

order-asks-giveup = Co odhodíš nejdřív, když na všechno nemáš? Plán už můžeš i uložit.

order-asks-luxury = Kolik kusů luxusního zboží nejvýš?

order-meaning-plan = destičky pro nabídky v jednom kole, v tvém pořadí, každá s maximem

order-meaning-building = co udělat nejdřív a co, když to nejde

order-meaning-marked = které budovy v zásobovacím kole zaplatit a v jakém pořadí

order-meaning-income = zboží, které z této budovy vybereš

order-meaning-giveup = v jakém pořadí odhazovat destičky, dokud nejde zaplatit všechny

order-meaning-feed = kolik luxusního zboží utratit, 2 za každého obyvatele

order-meaning-all = hned nabídne maximum za poslední destičku, aby se hůř překonávalo

order-meaning-pass = pasuje, když žádnou z těchto destiček nezískáš; jinak se tě zeptám

order-meaning-move = po překonání přesune nabídku na destičku, kterou vybereš dál

order-meaning-withdraw = po překonání nabídku stáhne, když ji nejde přesunout

order-meaning-way-pay = zaplatí hned celou cenu

order-meaning-way-mark = teď zaplatí 1 minci, cenu až v zásobovacím kole

order-meaning-way-forgo = jde jen tehdy, když by placení i označení stálo luxusní zboží

order-meaning-others-pay = zaplatí všechny další, na které to stačí; na zbytek se tě zeptám

order-meaning-others-abandon = odhodí všechny, které nevybereš

order-meaning-others-ask = zeptám se tě na každou další

order-meaning-luxury-all = dost pro všechny obyvatele bez jídla
