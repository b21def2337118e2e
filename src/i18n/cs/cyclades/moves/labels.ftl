### Celé tahy

label-PlaceBid = Nabídnout { GOD($god, case: "dat") } { $amount }
label-PlaceBid-cheaper = Nabídnout { GOD($god, case: "dat") } { $amount } (zaplatíš { $due })
label-PlaceBid-all = Nabídnout { GOD($god, case: "dat") } { $amount } (všechno)
label-PlaceBid-cheaper-all = Nabídnout { GOD($god, case: "dat") } { $amount } (zaplatíš vše, co máš: { $due })
label-PlaceBid-apollo = Zvolit Apollóna (zdarma)
label-Recruit-troop =
    Verbovat vojáka na { PLACE($at, case: "loc") } { PRICE($cost) } – { $troops ->
        [0] zatím { TROOPS($troops) }
       *[other] tam { TROOPS($troops) }
    }
label-Recruit-fleet = Verbovat loď na { PLACE($at) } { PRICE($cost) } – { $beside }
label-Build = { kind-Build-priced } na { PLACE($island, case: "loc") }, na { SLOT($slot, case: "loc") }
label-Build-square = { label-Build } (pro metropoli)
label-MoveFleets = Přesunout { FLEETS($fleets, case: "acc") } z { PLACE($from) } na { PLACE($to) } { PRICE($cost) } – { $there }
label-MoveFleets-far = Přesunout { FLEETS($fleets, case: "acc") } z { PLACE($from) } na { PLACE($to) }, { STEPS($steps) } { PRICE($cost) } – { $there }
label-MoveTroops = Přesunout { TROOPS($troops, case: "acc") } z { PLACE($from, case: "gen") } na { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
label-attack-fleets = Útok: { FLEETS($fleets) }, { PLACE($from) } → { PLACE($to) } { PRICE($cost) } – { $there }
label-attack-troops = Útok: { TROOPS($troops) }, { PLACE($from) } → { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
label-attack = Útok: { PLACE($from) } → { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
label-PlaceProsperity = Žeton na { PLACE($island, case: "acc") } ({ $owner }) – { $gets }
gets-yours = dostaneš každé kolo o { GOLD(1) } víc
gets-someones = { $seat } dostane každé kolo o { GOLD(1) } víc
gets-nobodys = příští majitel dostane každé kolo o { GOLD(1) } víc
label-DiscardBuilding = Odstranit { BUILDING($building, case: "acc") } z { SLOT($slot, case: "gen") } na { PLACE($island, case: "loc") }
label-PlaceMetropolis = Umístit metropoli na { PLACE($island, case: "acc") }
label-PlaceMetropolis-over = Umístit metropoli na { PLACE($island, case: "acc") } (nahradí { $buildings })
label-PlaceMetropolis-building = { BUILDING($building, case: "acc") }
label-Retreat = Ustoupit na { PLACE($to, case: "acc") } ({ $there })
label-SwapCreature = Vyměnit { CREATURE($creature, case: "acc") } za vrchní kartu balíčku { PRICE($cost) }
label-SellPiece-troop = Prodat vojáka z { PLACE($at, case: "gen") } (+{ GOLD($gold) }) – máš tam { TROOPS($n, case: "acc") }
label-SellPiece-fleet = Prodat loď z { PLACE($at) } (+{ GOLD($gold) }) – máš tam { FLEETS($n, case: "acc") }
label-SellPiece-priest = Prodat kněze (+{ GOLD($gold) }) – máš { PRIESTS($n, case: "acc") }
label-SellPiece-philosopher = Prodat filozofa (+{ GOLD($gold) }) – máš { PHILOSOPHERS($n, case: "acc") }
label-PushFleets = Odehnat { $fleets } z { PLACE($from) } na { PLACE($to) }
label-PushFleets-joins = Odehnat { $fleets } z { PLACE($from) } na { PLACE($to) } – tam { FLEETS($there) }
label-MoveKraken = Přesunout Krakena na { PLACE($to) } { PRICE($cost) } – { $there }
kraken-sinks = zničíš { $fleets }

brief-PlaceBid = { GOD($god) }: { $amount }
brief-PlaceBid-cheaper = { GOD($god) }: { $amount } (zaplatíš { $due })
brief-PlaceBid-all = { GOD($god) }: { $amount } (vše)
brief-PlaceBid-cheaper-all = { GOD($god) }: { $amount } (zaplatíš vše, co máš: { $due })
brief-Recruit-troop = { PLACE($at, case: "start") }: +{ TROOPS($units) }
brief-Recruit-fleet = { PLACE($at) }: +{ FLEETS($units) }
brief-Build = { PLACE($island, case: "start") }: +{ BUILDING($building) }
brief-Build-slot = { brief-Build } na { SLOT($slot, case: "loc") }
brief-MoveFleets = { FLEETS($fleets) }: { PLACE($from) } → { PLACE($to) }
brief-MoveFleets-far = { brief-MoveFleets } ({ STEPS($steps) })
brief-MoveTroops = { TROOPS($troops) }: { PLACE($from) } → { PLACE($to, case: "number") }
brief-attack-fleets = Útok: { FLEETS($fleets) }, { PLACE($from) } → { PLACE($to) }
brief-attack-troops = Útok: { TROOPS($troops) }, { PLACE($from) } → { PLACE($to, case: "number") }
brief-SwapCreature = Vyměnit { CREATURE($creature, case: "acc") }

creature-priced = { CREATURE($creature) } { PRICE($cost) }
label-use-fates = { $priced } – dostaneš znovu { GOLD($income) }
label-use-griffon = { $priced } – vezme hráči { $seat } polovinu zlata
label-use-dryad =
    { $n ->
        [1] { $priced } – vezme hráči { $seat } kněze
       *[other] { $priced } – vezme hráči { $seat } 1 { Z($n) } { PRIESTS($n, case: "gen") }
    }
label-use-satyr =
    { $n ->
        [1] { $priced } – vezme hráči { $seat } filozofa
       *[other] { $priced } – vezme hráči { $seat } 1 { Z($n) } { PHILOSOPHERS($n, case: "gen") }
    }
label-use-harpy =
    { $troops ->
        [1] { $priced } na { PLACE($island, case: "acc") } – { $seat } ztratí jediného vojáka
       *[other] { $priced } na { PLACE($island, case: "acc") } – { $seat } ztratí 1 { Z($troops) } { TROOPS($troops, case: "gen") }
    }
label-use-pegasus = { $priced }: { TROOPS($troops) }, { PLACE($from) } → { PLACE($to, case: "number") } – { $there }
label-use-pegasus-attack = { $priced }: { PLACE($from) } → { PLACE($to, case: "number") } – { $there }
label-use-mermaid = { $priced } na { PLACE($sea) } – tvoje loď místo lodi hráče { $seat }
label-use-mermaid-from = { $priced } na { PLACE($sea) } – tvoje loď z { PLACE($from) } místo lodi hráče { $seat }
label-use-giant = { $priced }: zničí { BUILDING($building, case: "acc") } na { PLACE($island, case: "loc") } ({ $owner }), na { SLOT($slot, case: "loc") }
label-use-cyclops = { $priced }: { BUILDING($was) } → { BUILDING($building) } na { PLACE($island, case: "loc") }, na { SLOT($slot, case: "loc") }
label-use-sphinx = { $priced } – prodej jednotek, kněží a filozofů (kus za { GOLD($gold) })
label-use-sylph = { $priced } – { STEPS($steps) } pro tvoje lodě
label-use-chimera = { $priced } – použije odhozenou bytost ({ CARDS($cards) })
label-use-figure =
    { $troops ->
        [0] { $priced } na { PLACE($island, case: "acc") } ({ $owner })
       *[other] { $priced } na { PLACE($island, case: "acc") } ({ $owner }), tam { TROOPS($troops) }
    }
label-use-polyphemus =
    { $fleets ->
        [0] { $priced } na { PLACE($island, case: "acc") } ({ $owner }) – bez lodí kolem
       *[other] { $priced } na { PLACE($island, case: "acc") } ({ $owner }) – odežene { FLEETS($fleets, case: "acc") }
    }
label-use-destroys = { $priced } na { PLACE($island, case: "acc") } ({ $owner }) – zničí { CREATURE($other, case: "acc") } i sebe
label-use-kraken = { $priced } na { PLACE($sea) } – { $there }
