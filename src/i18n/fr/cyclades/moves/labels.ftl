### Cyclades : coups entiers

label-PlaceBid = Offrir { $amount } à { GOD($god) }
label-PlaceBid-cheaper = Offrir { $amount } à { GOD($god) } (tu paies { $due })
label-PlaceBid-all = Offrir { $amount } à { GOD($god) } (tout)
label-PlaceBid-cheaper-all = Offrir { $amount } à { GOD($god) } (tu paies { $due }, tout ton or)
label-PlaceBid-apollo = Choisir Apollon (gratuit)
label-Recruit-troop = Recruter une troupe sur { PLACE($at) } { PRICE($cost, case: "f") } – { TROOPS($troops) } sur place
label-Recruit-fleet = Recruter une flotte en { PLACE($at) } { PRICE($cost, case: "f") } – { $beside }
label-Build = { kind-Build-priced } sur { PLACE($island) }, { SLOT($slot) }
label-Build-square = { label-Build } (zone de Métropole)
label-MoveFleets = Déplacer { FLEETS($fleets) } { PLACE($from, case: "of") } vers { PLACE($to) } { PRICE($cost) } – { $there }
label-MoveFleets-far = Déplacer { FLEETS($fleets) } { PLACE($from, case: "of") } vers { PLACE($to) }, { STEPS($steps) } { PRICE($cost) } – { $there }
label-MoveTroops = Déplacer { TROOPS($troops) } { PLACE($from, case: "of") } vers la { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
label-attack-fleets = Attaquer : { FLEETS($fleets) }, { PLACE($from) } vers { PLACE($to) } { PRICE($cost) } – { $there }
label-attack-troops = Attaquer : { TROOPS($troops) }, { PLACE($from, case: "bare") } vers { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
label-attack = Attaquer : { PLACE($from, case: "bare") } vers { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
label-PlaceProsperity = Marqueur sur { PLACE($island) } ({ $owner }) – { $gets }
gets-yours = tu gagnes { GOLD(1) } de plus par cycle
gets-someones = { $seat } gagne { GOLD(1) } de plus par cycle
gets-nobodys = +{ GOLD(1) } par cycle pour le prochain propriétaire
label-DiscardBuilding = Défausser { BUILDING($building, case: "the") } { PLACE($island, case: "of") }, { SLOT($slot) }
label-PlaceMetropolis = Placer la Métropole sur { PLACE($island) }
label-PlaceMetropolis-over = Placer la Métropole sur { PLACE($island) } (remplace { $buildings })
label-PlaceMetropolis-building = { BUILDING($building, case: "the") }
label-Retreat = Battre en retraite vers { PLACE($to) } ({ $there })
label-SwapCreature = Remplacer { CREATURE($creature, case: "the") } par une carte de la pioche { PRICE($cost) }
label-SellPiece-troop = Vendre une troupe { PLACE($at, case: "of") } (+{ GOLD($gold) }) – { TROOPS($n) } sur place
label-SellPiece-fleet = Vendre une flotte { PLACE($at, case: "of") } (+{ GOLD($gold) }) – { FLEETS($n) } sur place
label-SellPiece-priest = Vendre un prêtre (+{ GOLD($gold) }) – tu as { PRIESTS($n) }
label-SellPiece-philosopher = Vendre un philosophe (+{ GOLD($gold) }) – tu as { PHILOSOPHERS($n) }
label-PushFleets = Repousser { $fleets } { PLACE($from, case: "of") } vers { PLACE($to) }
label-PushFleets-joins = Repousser { $fleets } { PLACE($from, case: "of") } vers { PLACE($to) } – { FLEETS($there) } sur place
label-MoveKraken = Kraken vers { PLACE($to) } { PRICE($cost) } – { $there }
kraken-sinks = détruit { $fleets }

brief-PlaceBid = { GOD($god) } : { $amount }
brief-PlaceBid-cheaper = { GOD($god) } : { $amount } (tu paies { $due })
brief-PlaceBid-all = { GOD($god) } : { $amount } (tout)
brief-PlaceBid-cheaper-all = { GOD($god) } : { $amount } (tu paies { $due }, tout ton or)
brief-Recruit-troop = { PLACE($at, case: "start") } : +{ TROOPS($units) }
brief-Recruit-fleet = { PLACE($at) } : +{ FLEETS($units) }
brief-Build = { PLACE($island, case: "start") } : +{ BUILDING($building) }
brief-Build-slot = { brief-Build }, { SLOT($slot) }
brief-MoveFleets = { FLEETS($fleets) } : { PLACE($from) } vers { PLACE($to) }
brief-MoveFleets-far = { brief-MoveFleets } ({ STEPS($steps) })
brief-MoveTroops = { TROOPS($troops) } : { PLACE($from, case: "bare") } vers { PLACE($to, case: "number") }
brief-attack-fleets = Attaquer : { FLEETS($fleets) }, { PLACE($from) } vers { PLACE($to) }
brief-attack-troops = Attaquer : { TROOPS($troops) }, { PLACE($from, case: "bare") } vers { PLACE($to, case: "number") }
brief-SwapCreature = Remplacer { CREATURE($creature, case: "the") }

creature-priced =
    { $creature ->
        [fates] { CREATURE($creature) } { PRICE($cost, case: "fp") }
        [harpy] { CREATURE($creature) } { PRICE($cost, case: "f") }
        [mermaid] { CREATURE($creature) } { PRICE($cost, case: "f") }
        [dryad] { CREATURE($creature) } { PRICE($cost, case: "f") }
        [chimera] { CREATURE($creature) } { PRICE($cost, case: "f") }
        [medusa] { CREATURE($creature) } { PRICE($cost, case: "f") }
       *[other] { CREATURE($creature) } { PRICE($cost) }
    }
label-use-fates = { $priced } – toucher de nouveau { GOLD($income) }
label-use-griffon = { $priced } – prendre la moitié de l’or { DE($seat) }
label-use-dryad =
    { $n ->
        [1] { $priced } – prendre son prêtre à { $seat }
       *[other] { $priced } – prendre 1 de ses { PRIESTS($n) } à { $seat }
    }
label-use-satyr =
    { $n ->
        [1] { $priced } – prendre son philosophe à { $seat }
       *[other] { $priced } – prendre 1 de ses { PHILOSOPHERS($n) } à { $seat }
    }
label-use-harpy =
    { $troops ->
        [1] { $priced } sur { PLACE($island) } – { $seat } perd sa seule troupe
       *[other] { $priced } sur { PLACE($island) } – { $seat } perd 1 de ses { TROOPS($troops) }
    }
label-use-pegasus = { $priced } : { TROOPS($troops) }, { PLACE($from, case: "bare") } vers { PLACE($to, case: "number") } – { $there }
label-use-pegasus-attack = { $priced } : { PLACE($from, case: "bare") } vers { PLACE($to, case: "number") } – { $there }
label-use-mermaid = { $priced } en { PLACE($sea) } – ta flotte remplace celle { DE($seat) }
label-use-mermaid-from = { $priced } en { PLACE($sea) } – ta flotte { PLACE($from, case: "of") } remplace celle { DE($seat) }
label-use-giant = { $priced } : détruire { BUILDING($building, case: "the") } { PLACE($island, case: "of") } ({ $owner }), { SLOT($slot) }
label-use-cyclops = { $priced } : { BUILDING($was) } → { BUILDING($building) } sur { PLACE($island) }, { SLOT($slot) }
label-use-sphinx = { $priced } – vendre unités, prêtres, philosophes ({ GOLD($gold) } chacun)
label-use-sylph = { $priced } – { STEPS($steps) } pour tes flottes
label-use-chimera = { $priced } – utiliser une créature de la défausse ({ $cards })
label-use-figure =
    { $troops ->
        [0] { $priced } sur { PLACE($island) } ({ $owner })
       *[other] { $priced } sur { PLACE($island) } ({ $owner }), { TROOPS($troops) } sur place
    }
label-use-polyphemus =
    { $fleets ->
        [0] { $priced } sur { PLACE($island) } ({ $owner }) – aucune flotte autour
       *[other] { $priced } sur { PLACE($island) } ({ $owner }) – repousse { FLEETS($fleets) }
    }
label-use-destroys = { $priced } sur { PLACE($island) } ({ $owner }) – détruit { CREATURE($other, case: "the") } et disparaît
label-use-kraken = { $priced } en { PLACE($sea) } – { $there }
