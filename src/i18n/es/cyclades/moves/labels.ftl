### Jugadas enteras: botones y entradas de menús

label-PlaceBid = Ofrecer { $amount } a { GOD($god) }
label-PlaceBid-cheaper = Ofrecer { $amount } a { GOD($god) } (pagas { $due })
label-PlaceBid-all = Ofrecer { $amount } a { GOD($god) } (todo)
label-PlaceBid-cheaper-all = Ofrecer { $amount } a { GOD($god) } (pagas todo: { $due })
label-PlaceBid-apollo = Ir con Apolo (gratis)
label-Recruit-troop =
    Reclutar una tropa en { PLACE($at) } { PRICE($cost) } – { $troops ->
        [0] no hay tropas
       *[other] hay { TROOPS($troops) }
    }
label-Recruit-fleet = Reclutar una flota en { PLACE($at) } { PRICE($cost) } – { $beside }
label-Build = { kind-Build-priced } en { PLACE($island) }, { SLOT($slot) }
label-Build-square = { label-Build } (sitio de Metrópolis)
label-MoveFleets = Mover { FLEETS($fleets) } de { PLACE($from) } a { PLACE($to) } { PRICE($cost) } – { $there }
label-MoveFleets-far = Mover { FLEETS($fleets) } de { PLACE($from) } a { PLACE($to) }, { STEPS($steps) } { PRICE($cost) } – { $there }
label-MoveTroops = Mover { TROOPS($troops) } de { PLACE($from) } a la { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
label-attack-fleets = Atacar: { FLEETS($fleets) }, { PLACE($from) } → { PLACE($to) } { PRICE($cost) } – { $there }
label-attack-troops = Atacar: { TROOPS($troops) }, { PLACE($from, case: "short") } → { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
label-attack = Atacar: { PLACE($from, case: "short") } → { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
label-PlaceProsperity = Marcador en { PLACE($island) } ({ $owner }) – { $gets }
gets-yours = ganas { GOLD(1) } más por ciclo
gets-someones = { $seat } gana { GOLD(1) } más por ciclo
gets-nobodys = su próximo dueño ganará { GOLD(1) } más por ciclo
label-DiscardBuilding = Descartar { BUILDING($building, case: "the") } de { PLACE($island) }, { SLOT($slot) }
label-PlaceMetropolis = Colocar la Metrópolis en { PLACE($island) }
label-PlaceMetropolis-over = Colocar la Metrópolis en { PLACE($island) } (destruye { $buildings })
label-PlaceMetropolis-building = { BUILDING($building, case: "a") }
label-Retreat = Retirarte a { PLACE($to) } ({ $there })
label-SwapCreature = Cambiar { CREATURE($creature, case: "the") } por la primera carta del mazo { PRICE($cost) }
label-SellPiece-troop = Vender una tropa de { PLACE($at) } (+{ GOLD($gold) }) – hay { TROOPS($n) }
label-SellPiece-fleet = Vender una flota de { PLACE($at) } (+{ GOLD($gold) }) – hay { FLEETS($n) }
label-SellPiece-priest = Vender un sacerdote (+{ GOLD($gold) }) – tienes { PRIESTS($n) }
label-SellPiece-philosopher = Vender un filósofo (+{ GOLD($gold) }) – tienes { PHILOSOPHERS($n) }
label-PushFleets = Empujar { $fleets } de { PLACE($from) } a { PLACE($to) }
label-PushFleets-joins = Empujar { $fleets } de { PLACE($from) } a { PLACE($to) } – allí hay { FLEETS($there) }
label-MoveKraken = Mover el Kraken a { PLACE($to) } { PRICE($cost) } – { $there }
kraken-sinks = destruye { $fleets }

brief-PlaceBid = { GOD($god) }: { $amount }
brief-PlaceBid-cheaper = { GOD($god) }: { $amount } (pagas { $due })
brief-PlaceBid-all = { GOD($god) }: { $amount } (todo)
brief-PlaceBid-cheaper-all = { GOD($god) }: { $amount } (pagas todo: { $due })
brief-Recruit-troop = { PLACE($at, case: "start") }: +{ TROOPS($units) }
brief-Recruit-fleet = { PLACE($at) }: +{ FLEETS($units) }
brief-Build = { PLACE($island, case: "start") }: +{ BUILDING($building) }
brief-Build-slot = { brief-Build }, { SLOT($slot) }
brief-MoveFleets = { FLEETS($fleets) }: { PLACE($from) } → { PLACE($to) }
brief-MoveFleets-far = { brief-MoveFleets } ({ STEPS($steps) })
brief-MoveTroops = { TROOPS($troops) }: { PLACE($from, case: "short") } → { PLACE($to, case: "number") }
brief-attack-fleets = Atacar: { FLEETS($fleets) }, { PLACE($from) } → { PLACE($to) }
brief-attack-troops = Atacar: { TROOPS($troops) }, { PLACE($from, case: "short") } → { PLACE($to, case: "number") }
brief-SwapCreature = Cambiar { CREATURE($creature, case: "the") }

creature-priced = { CREATURE($creature) } { PRICE($cost) }
label-use-fates = { $priced } – cobrar otra vez { GOLD($income) }
label-use-griffon = { $priced } – quitarle a { $seat } la mitad de su oro
label-use-dryad =
    { $n ->
        [1] { $priced } – quitarle el sacerdote a { $seat }
       *[other] { $priced } – quitarle a { $seat } 1 de sus { PRIESTS($n) }
    }
label-use-satyr =
    { $n ->
        [1] { $priced } – quitarle el filósofo a { $seat }
       *[other] { $priced } – quitarle a { $seat } 1 de sus { PHILOSOPHERS($n) }
    }
label-use-harpy =
    { $troops ->
        [1] { $priced } en { PLACE($island) } – { $seat } pierde su única tropa
       *[other] { $priced } en { PLACE($island) } – { $seat } pierde 1 de { TROOPS($troops) }
    }
label-use-pegasus = { $priced }: { TROOPS($troops) }, { PLACE($from, case: "short") } → { PLACE($to, case: "number") } – { $there }
label-use-pegasus-attack = { $priced }: { PLACE($from, case: "short") } → { PLACE($to, case: "number") } – { $there }
label-use-mermaid = { $priced } en { PLACE($sea) } – tu flota por la de { $seat }
label-use-mermaid-from = { $priced } en { PLACE($sea) } – tu flota de { PLACE($from) } por la de { $seat }
label-use-giant = { $priced }: destruir { BUILDING($building, case: "the") } de { PLACE($island) } ({ $owner }), { SLOT($slot) }
label-use-cyclops = { $priced }: { BUILDING($was) } → { BUILDING($building) } en { PLACE($island) }, { SLOT($slot) }
label-use-sphinx = { $priced } – vender unidades, sacerdotes, filósofos ({ GOLD($gold) } c/u)
label-use-sylph = { $priced } – { STEPS($steps) } para tus flotas
label-use-chimera = { $priced } – usar una criatura descartada ({ CARDS($cards) })
label-use-figure =
    { $troops ->
        [0] { $priced } en { PLACE($island) } ({ $owner })
       *[other] { $priced } en { PLACE($island) } ({ $owner }, { TROOPS($troops) })
    }
label-use-polyphemus =
    { $fleets ->
        [0] { $priced } en { PLACE($island) } ({ $owner }) – sin flotas alrededor
       *[other] { $priced } en { PLACE($island) } ({ $owner }) – empuja { FLEETS($fleets) }
    }
label-use-destroys = { $priced } en { PLACE($island) } ({ $owner }) – se destruye con { CREATURE($other, case: "the") }
label-use-kraken = { $priced } en { PLACE($sea) } – { $there }
