### Cyclades: celé tahy

label-PlaceBid = Nabídnout { GOD($god, case: "dat") } { $amount }
label-PlaceBid-cheaper = Nabídnout { GOD($god, case: "dat") } { $amount } (zaplatíš { $due })
label-PlaceBid-apollo = Zvolit Apollóna, zadarmo
label-Recruit-troop = Verbovat vojáka na { PLACE($at) } { PRICE($cost) } – tam { TROOPS($troops) }
label-Recruit-fleet = Verbovat loď na { PLACE($at) } { PRICE($cost) } – { $beside }
label-Build = { kind-Build-priced } na { PLACE($island) }, { SLOT($slot) }
label-Build-square = { label-Build } (kam patří metropole)
label-MoveFleets = Přesunout { FLEETS($fleets, case: "acc") } z { PLACE($from) } na { PLACE($to) } { PRICE($cost) } – { $there }
label-MoveTroops = Přesunout { TROOPS($troops, case: "acc") } z { PLACE($from) } na { PLACE($to) } { PRICE($cost) } – { $there }
label-PlaceProsperity = Žeton rozkvětu na { PLACE($island) } ({ $owner })
label-DiscardBuilding = Odevzdat { BUILDING($building, case: "acc") } na { PLACE($island) }, { SLOT($slot) }
label-PlaceMetropolis = Metropole na { PLACE($island) }
label-PlaceMetropolis-over = Metropole na { PLACE($island) }, zanikne { $buildings }
label-PlaceMetropolis-building = { BUILDING($building) }
label-Retreat = Ustoupit na { PLACE($to) } ({ $there })
label-SwapCreature = Odložit { CREATURE($creature, case: "acc") }, místo toho vrchní karta { PRICE($cost) }
label-SellPiece-troop = Prodat vojáka z { PLACE($at) } (+{ GOLD($gold) }) – tam { TROOPS($n) }
label-SellPiece-fleet = Prodat loď z { PLACE($at) } (+{ GOLD($gold) }) – tam { FLEETS($n) }
label-SellPiece-priest = Prodat kněze (+{ GOLD($gold) }) – máš { PRIESTS($n, case: "acc") }
label-SellPiece-philosopher = Prodat filozofa (+{ GOLD($gold) }) – máš { PHILOSOPHERS($n, case: "acc") }
label-PushFleets = Odehnat { $fleets } z { PLACE($from) } na { PLACE($to) }
label-PushFleets-joins = Odehnat { $fleets } z { PLACE($from) } na { PLACE($to) } – tam { FLEETS($there) }
label-MoveKraken = Kraken na { PLACE($to) } { PRICE($cost) } – { $there }
kraken-sinks = potopí { $fleets }

creature-priced = { CREATURE($creature) } { PRICE($cost) }
label-use-fates = { $priced } – ještě jednou příjem { GOLD($income) }
label-use-griffon = { $priced } – polovina zlata, které má { $seat }
label-use-dryad =
    { $n ->
        [1] { $priced } – kněz, kterého má { $seat }
       *[other] { $priced } – 1 { Z($n) } { PRIESTS($n, case: "gen") }, které má { $seat }
    }
label-use-satyr =
    { $n ->
        [1] { $priced } – filozof, kterého má { $seat }
       *[other] { $priced } – 1 { Z($n) } { PHILOSOPHERS($n, case: "gen") }, které má { $seat }
    }
label-use-harpy =
    { $troops ->
        [1] { $priced } na { PLACE($island) } – { $seat }: poslední voják
       *[other] { $priced } na { PLACE($island) } – { $seat }: 1 { Z($troops) } { TROOPS($troops, case: "gen") }
    }
label-use-pegasus = { $priced }: { TROOPS($troops) } { PLACE($from) } → { PLACE($to) } – { $there }
label-use-mermaid = { $priced } na { PLACE($sea) } – tvoje loď místo cizí ({ $seat })
label-use-mermaid-from = { $priced } na { PLACE($sea) } – tvoje loď z { PLACE($from) } místo cizí ({ $seat })
label-use-giant = { $priced }: { BUILDING($building) } na { PLACE($island) } ({ $owner }), { SLOT($slot) }
label-use-cyclops = { $priced }: { BUILDING($was) } → { BUILDING($building) } na { PLACE($island) }, { SLOT($slot) }
label-use-sphinx = { $priced } – prodej kusů za { GOLD($gold) }
label-use-sylph = { $priced } – { STEPS($steps) } pro tvoje lodě
label-use-chimera = { $priced } – karta z odkládacího balíčku ({ $cards })
label-use-figure =
    { $troops ->
        [0] { $priced } na { PLACE($island) } ({ $owner })
       *[other] { $priced } na { PLACE($island) } ({ $owner }), tam { TROOPS($troops) }
    }
label-use-polyphemus =
    { $fleets ->
        [0] { $priced } na { PLACE($island) } ({ $owner }) – bez lodí kolem
       *[other] { $priced } na { PLACE($island) } ({ $owner }) – odežene { FLEETS($fleets, case: "acc") }
    }
label-use-destroys = { $priced } na { PLACE($island) } ({ $owner }) – zničí { CREATURE($other, case: "acc") } i sebe
label-use-kraken = { $priced } na { PLACE($sea) } – { $there }
