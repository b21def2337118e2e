### Cyclades: movimientos enteros

label-PlaceBid = Ofrecer { $amount } a { GOD($god) }
label-PlaceBid-cheaper = Ofrecer { $amount } a { GOD($god) } (pagas { $due })
label-PlaceBid-apollo = Ir con Apolo, gratis
label-Recruit-troop = Reclutar una tropa en { PLACE($at) } { PRICE($cost) } – allí: { TROOPS($troops) }
label-Recruit-fleet = Reclutar una flota en { PLACE($at) } { PRICE($cost) } – { $beside }
label-Build = { kind-Build-priced } en { PLACE($island) }, { SLOT($slot) }
label-Build-square = { label-Build } (lugar de una Metrópolis)
label-MoveFleets = Llevar { FLEETS($fleets) } de { PLACE($from) } a { PLACE($to) } { PRICE($cost) } – { $there }
label-MoveTroops = Mover { TROOPS($troops) } de { PLACE($from) } a { PLACE($to) } { PRICE($cost) } – { $there }
label-PlaceProsperity = Marcador de prosperidad en { PLACE($island) } ({ $owner })
label-DiscardBuilding = Descartar { BUILDING($building, case: "the") } de { PLACE($island) }, { SLOT($slot) }
label-PlaceMetropolis = Metrópolis en { PLACE($island) }
label-PlaceMetropolis-over = Metrópolis en { PLACE($island) }, sobre { $buildings }
label-PlaceMetropolis-building = { BUILDING($building, case: "the") }
label-Retreat = Retirarte a { PLACE($to) } ({ $there })
label-SwapCreature = Cambiar { CREATURE($creature, case: "to") } por la primera carta del mazo { PRICE($cost) }
label-SellPiece-troop = Vender una tropa de { PLACE($at) } (+{ GOLD($gold) }) – allí: { TROOPS($n) }
label-SellPiece-fleet = Vender una flota de { PLACE($at) } (+{ GOLD($gold) }) – allí: { FLEETS($n) }
label-SellPiece-priest = Vender un sacerdote (+{ GOLD($gold) }) – tienes { PRIESTS($n) }
label-SellPiece-philosopher = Vender un filósofo (+{ GOLD($gold) }) – tienes { PHILOSOPHERS($n) }
label-PushFleets = Empujar { $fleets }, de { PLACE($from) } a { PLACE($to) }
label-PushFleets-joins = Empujar { $fleets }, de { PLACE($from) } a { PLACE($to) } – con { FLEETS($there) } allí
label-MoveKraken = Kraken a { PLACE($to) } { PRICE($cost) } – { $there }
kraken-sinks = hunde { $fleets }

creature-priced = { CREATURE($creature) } { PRICE($cost) }
label-use-fates = { $priced } – { GOLD($income) } de ingresos otra vez
label-use-griffon = { $priced } – la mitad del oro de { $seat }
label-use-dryad =
    { $n ->
        [1] { $priced } – el sacerdote de { $seat }
       *[other] { $priced } – 1 de los { PRIESTS($n) } de { $seat }
    }
label-use-satyr =
    { $n ->
        [1] { $priced } – el filósofo de { $seat }
       *[other] { $priced } – 1 de los { PHILOSOPHERS($n) } de { $seat }
    }
label-use-harpy =
    { $troops ->
        [1] { $priced } en { PLACE($island) } – { $seat } pierde su última tropa
       *[other] { $priced } en { PLACE($island) } – { $seat } pierde 1 de { TROOPS($troops) }
    }
label-use-pegasus = { $priced }: { TROOPS($troops) } { PLACE($from) } → { PLACE($to) } – { $there }
label-use-mermaid = { $priced } en { PLACE($sea) } – tu flota reemplaza la de { $seat }
label-use-mermaid-from = { $priced } en { PLACE($sea) } – tu flota de { PLACE($from) } reemplaza la de { $seat }
label-use-giant = { $priced }: { BUILDING($building, case: "the") } de { PLACE($island) } ({ $owner }), { SLOT($slot) }
label-use-cyclops = { $priced }: { BUILDING($was) } → { BUILDING($building) } en { PLACE($island) }, { SLOT($slot) }
label-use-sphinx = { $priced } – vender piezas a { GOLD($gold) } cada una
label-use-sylph = { $priced } – { STEPS($steps) } para tus flotas
label-use-chimera = { $priced } – usar una carta de los descartes ({ $cards })
label-use-figure =
    { $troops ->
        [0] { $priced } en { PLACE($island) } ({ $owner })
       *[other] { $priced } en { PLACE($island) } ({ $owner }), allí: { TROOPS($troops) }
    }
label-use-polyphemus =
    { $fleets ->
        [0] { $priced } en { PLACE($island) } ({ $owner }) – sin flotas alrededor
       *[other] { $priced } en { PLACE($island) } ({ $owner }) – empuja { FLEETS($fleets) }
    }
label-use-destroys = { $priced } en { PLACE($island) } ({ $owner }) – se destruyen con { CREATURE($other, case: "the") }
label-use-kraken = { $priced } en { PLACE($sea) } – { $there }
