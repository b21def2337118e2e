label-PlaceBid = { $amount } auf { GOD($god) } bieten
label-PlaceBid-cheaper = { $amount } auf { GOD($god) } bieten (du zahlst { $due })
label-PlaceBid-all = { $amount } auf { GOD($god) } bieten (alles)
label-PlaceBid-cheaper-all = { $amount } auf { GOD($god) } bieten (du zahlst alles: { $due })
label-PlaceBid-apollo = Zu Apollon gehen (gratis)
label-Recruit-troop = Truppe { PLACE($at, case: "at") } anwerben { PRICE($cost) } – dort { TROOPS($troops) }
label-Recruit-fleet = Flotte { PLACE($at, case: "at") } anwerben { PRICE($cost) } – { $beside }
label-Build = { kind-Build-priced }: { PLACE($island) }, { SLOT($slot) }
label-Build-square = { label-Build } (auf dem Metropolenplatz)
label-MoveFleets = { FLEETS($fleets) } von { PLACE($from) } { PLACE($to, case: "to") } bewegen { PRICE($cost) } – { $there }
label-MoveFleets-far = { FLEETS($fleets) } von { PLACE($from) } { PLACE($to, case: "to") } bewegen, { STEPS($steps) } { PRICE($cost) } – { $there }
label-MoveTroops = { TROOPS($troops) } bewegen: { PLACE($from) } → { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
label-attack-fleets = Angriff: { FLEETS($fleets) }, { PLACE($from) } → { PLACE($to) } { PRICE($cost) } – { $there }
label-attack-troops = Angriff: { TROOPS($troops) }, { PLACE($from) } → { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
label-attack = Angriff: { PLACE($from) } → { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
label-PlaceProsperity = Marker { PLACE($island, case: "to") } ({ $owner }) – { $gets }
gets-yours = du bekommst je Zyklus { GOLD(1) } mehr
gets-someones = { $seat } bekommt je Zyklus { GOLD(1) } mehr
gets-nobodys = nächster Besitzer bekommt je Zyklus { GOLD(1) } mehr
label-DiscardBuilding = { BUILDING($building) } abgeben: { PLACE($island) }, { SLOT($slot) }
label-PlaceMetropolis = Metropole { PLACE($island, case: "at") } platzieren
label-PlaceMetropolis-over = Metropole { PLACE($island, case: "at") } platzieren (ersetzt: { $buildings })
label-PlaceMetropolis-building = { BUILDING($building) }
label-Retreat = Rückzug { PLACE($to, case: "to") } ({ $there })
label-SwapCreature = { CREATURE($creature, case: "acc") } durch die oberste Karte ersetzen { PRICE($cost) }
label-SellPiece-troop = Truppe { PLACE($at, case: "at") } verkaufen (+{ GOLD($gold) }) – dort { TROOPS($n) }
label-SellPiece-fleet = Flotte { PLACE($at, case: "at") } verkaufen (+{ GOLD($gold) }) – dort { FLEETS($n) }
label-SellPiece-priest = Priester verkaufen (+{ GOLD($gold) }) – du hast { PRIESTS($n) }
label-SellPiece-philosopher = Philosophen verkaufen (+{ GOLD($gold) }) – du hast { PHILOSOPHERS($n, case: "acc") }
label-PushFleets = { PLACE($from) } → { PLACE($to) }: { $fleets } verschieben
label-PushFleets-joins = { PLACE($from) } → { PLACE($to) }: { $fleets } verschieben – dort { FLEETS($there) }
label-MoveKraken = Kraken { PLACE($to, case: "to") } bewegen { PRICE($cost) } – { $there }
kraken-sinks = versenkt { $fleets }

brief-PlaceBid = { GOD($god) }: { $amount }
brief-PlaceBid-cheaper = { GOD($god) }: { $amount } (du zahlst { $due })
brief-PlaceBid-all = { GOD($god) }: { $amount } (alles)
brief-PlaceBid-cheaper-all = { GOD($god) }: { $amount } (du zahlst alles: { $due })
brief-Recruit-troop = { PLACE($at, case: "start") }: +{ TROOPS($units) }
brief-Recruit-fleet = { PLACE($at) }: +{ FLEETS($units) }
brief-Build = { PLACE($island, case: "start") }: +{ BUILDING($building) }
brief-Build-slot = { brief-Build }, { SLOT($slot) }
brief-MoveFleets = { FLEETS($fleets) }: { PLACE($from) } → { PLACE($to) }
brief-MoveFleets-far = { brief-MoveFleets } ({ STEPS($steps) })
brief-MoveTroops = { TROOPS($troops) }: { PLACE($from) } → { PLACE($to, case: "number") }
brief-attack-fleets = Angriff: { FLEETS($fleets) }, { PLACE($from) } → { PLACE($to) }
brief-attack-troops = Angriff: { TROOPS($troops) }, { PLACE($from) } → { PLACE($to, case: "number") }
brief-SwapCreature = { CREATURE($creature, case: "acc") } ersetzen

creature-priced = { CREATURE($creature) } { PRICE($cost) }
label-use-fates = { $priced } – noch einmal { GOLD($income) }
label-use-griffon = { $priced } – nimmt { $seat } das halbe Gold ab
label-use-dryad =
    { $n ->
        [1] { $priced } – nimmt { $seat } den Priester ab
       *[other] { $priced } – nimmt { $seat } 1 von { PRIESTS($n, case: "dat") } ab
    }
label-use-satyr =
    { $n ->
        [1] { $priced } – nimmt { $seat } den Philosophen ab
       *[other] { $priced } – nimmt { $seat } 1 von { PHILOSOPHERS($n, case: "dat") } ab
    }
label-use-harpy =
    { $troops ->
        [1] { $priced } { PLACE($island, case: "at") } – { $seat } verliert die einzige Truppe
       *[other] { $priced } { PLACE($island, case: "at") } – { $seat } verliert 1 von { TROOPS($troops) }
    }
label-use-pegasus = { $priced }: { TROOPS($troops) }, { PLACE($from) } → { PLACE($to, case: "number") } – { $there }
label-use-pegasus-attack = { $priced }: { PLACE($from) } → { PLACE($to, case: "number") } – { $there }
label-use-mermaid = { $priced } { PLACE($sea, case: "at") } – deine Flotte ersetzt die von { $seat }
label-use-mermaid-from = { $priced } { PLACE($sea, case: "at") } – deine Flotte aus { PLACE($from) } ersetzt die von { $seat }
label-use-giant = { $priced }: { BUILDING($building) } zerstören, { PLACE($island) } ({ $owner }), { SLOT($slot) }
label-use-cyclops = { $priced }: { BUILDING($was) } → { BUILDING($building) }, { PLACE($island) }, { SLOT($slot) }
label-use-sphinx = { $priced } – Einheiten, Priester, Philosophen verkaufen (je { GOLD($gold) })
label-use-sylph = { $priced } – { STEPS($steps) } für deine Flotten
label-use-chimera = { $priced } – eine abgeworfene Kreatur einsetzen ({ CARDS($cards) })
label-use-figure =
    { $troops ->
        [0] { $priced } { PLACE($island, case: "to") } ({ $owner })
       *[other] { $priced } { PLACE($island, case: "to") } ({ $owner }), dort { TROOPS($troops) }
    }
label-use-polyphemus =
    { $fleets ->
        [0] { $priced } { PLACE($island, case: "to") } ({ $owner }) – ringsum keine Flotten
       *[other] { $priced } { PLACE($island, case: "to") } ({ $owner }) – schiebt { FLEETS($fleets) } weg
    }
label-use-destroys = { $priced } { PLACE($island, case: "to") } ({ $owner }) – vernichtet { CREATURE($other, case: "den") } und sich selbst
label-use-kraken = { $priced } { PLACE($sea, case: "at") } – { $there }
