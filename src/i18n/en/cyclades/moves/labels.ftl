### Whole moves: buttons and entries of menus. Names of players in them are cut where a label has more than 80 characters.

## Max: 80. $there: what is at the place (place-yours-sea …); $owner: the owner of an island (place-yours …); $beside: place-beside.

label-PlaceBid = Bid { $amount } on { GOD($god) }
# Priests make it cheaper.
label-PlaceBid-cheaper = Bid { $amount } on { GOD($god) } (you pay { $due })
# All the gold of the player, so that a wrong press is noticed.
label-PlaceBid-all = Bid { $amount } on { GOD($god) } (all you have)
label-PlaceBid-cheaper-all = Bid { $amount } on { GOD($god) } (you pay { $due }, all you have)
label-PlaceBid-apollo = Go to Apollo (free)
label-Recruit-troop = Recruit a troop on { PLACE($at) } { PRICE($cost) } – { TROOPS($troops) } there
label-Recruit-fleet = Recruit a fleet in { PLACE($at) } { PRICE($cost) } – { $beside }
label-Build = { kind-Build-priced } on { PLACE($island) }, { SLOT($slot) }
# A Metropolis would replace the building in the slot.
label-Build-square = { label-Build } (on the Metropolis space)
label-MoveFleets = Move { FLEETS($fleets) } from { PLACE($from) } to { PLACE($to) } { PRICE($cost) } – { $there }
# Over several sea spaces. $steps: how many.
label-MoveFleets-far = Move { FLEETS($fleets) } from { PLACE($from) } to { PLACE($to) }, { STEPS($steps) } { PRICE($cost) } – { $there }
label-MoveTroops = Move { TROOPS($troops) } from { PLACE($from) } to { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
# A move that starts a battle. $there: odds-attack.
label-attack-fleets = Attack: { FLEETS($fleets) }, { PLACE($from) } to { PLACE($to) } { PRICE($cost) } – { $there }
label-attack-troops = Attack: { TROOPS($troops) }, { PLACE($from) } to { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
# The same where there is less room: $there says how many attack.
label-attack = Attack: { PLACE($from) } to { PLACE($to, case: "number") } { PRICE($cost) } – { $there }
# $gets: one of the next three.
label-PlaceProsperity = Marker on { PLACE($island) } ({ $owner }) – { $gets }
gets-yours = you get { GOLD(1) } more each cycle
gets-someones = { $seat } gets { GOLD(1) } more each cycle
gets-nobodys = its next owner gets { GOLD(1) } more each cycle
label-DiscardBuilding = Discard the { BUILDING($building) } on { PLACE($island) }, { SLOT($slot) }
label-PlaceMetropolis = Place the Metropolis on { PLACE($island) }
# $buildings: those that it replaces, as a list of label-PlaceMetropolis-building.
label-PlaceMetropolis-over = Place the Metropolis on { PLACE($island) } (replaces { $buildings })
label-PlaceMetropolis-building = { BUILDING($building) }
label-Retreat = Retreat to { PLACE($to) } ({ $there })
label-SwapCreature = Replace { CREATURE($creature, case: "the") } with the top card of the deck { PRICE($cost) }
# $n: how many troops are there.
label-SellPiece-troop = Sell a troop on { PLACE($at) } (+{ GOLD($gold) }) – { TROOPS($n) } there
label-SellPiece-fleet = Sell a fleet in { PLACE($at) } (+{ GOLD($gold) }) – { FLEETS($n) } there
label-SellPiece-priest = Sell a priest (+{ GOLD($gold) }) – you have { PRIESTS($n) }
label-SellPiece-philosopher = Sell a philosopher (+{ GOLD($gold) }) – you have { PHILOSOPHERS($n) }
# $fleets: place-fleets-someones.
label-PushFleets = Push { $fleets } from { PLACE($from) } to { PLACE($to) }
# $there: the number of fleets in the other sea space.
label-PushFleets-joins = Push { $fleets } from { PLACE($from) } to { PLACE($to) } – { FLEETS($there) } already there
# $there: kraken-sinks or place-beside.
label-MoveKraken = Move the Kraken to { PLACE($to) } { PRICE($cost) } – { $there }
# $fleets: place-fleets-someones.
kraken-sinks = destroys { $fleets }

## In as few words as possible, on buttons beside other moves of the same kind. Max: 38

brief-PlaceBid = { GOD($god) }: { $amount }
brief-PlaceBid-cheaper = { GOD($god) }: { $amount } (you pay { $due })
# All the gold of the player.
brief-PlaceBid-all = { GOD($god) }: { $amount } (all)
brief-PlaceBid-cheaper-all = { GOD($god) }: { $amount } (you pay { $due }, all)
# $units: always 1.
brief-Recruit-troop = { PLACE($at, case: "start") }: +{ TROOPS($units) }
brief-Recruit-fleet = { PLACE($at) }: +{ FLEETS($units) }
brief-Build = { PLACE($island, case: "start") }: +{ BUILDING($building) }
# On an island with several free slots.
brief-Build-slot = { brief-Build }, { SLOT($slot) }
brief-MoveFleets = { FLEETS($fleets) }: { PLACE($from) } to { PLACE($to) }
brief-MoveFleets-far = { brief-MoveFleets } ({ STEPS($steps) })
brief-MoveTroops = { TROOPS($troops) }: { PLACE($from) } to { PLACE($to, case: "number") }
# Moves that start a battle.
brief-attack-fleets = Attack: { FLEETS($fleets) }, { PLACE($from) } to { PLACE($to) }
brief-attack-troops = Attack: { TROOPS($troops) }, { PLACE($from) } to { PLACE($to, case: "number") }
brief-SwapCreature = Replace { CREATURE($creature, case: "the") }

## Creatures. Max: 80. $priced: the creature with its price (creature-priced); $seat: the opponent it acts on.

creature-priced = { CREATURE($creature) } { PRICE($cost) }
label-use-fates = { $priced } – collect { GOLD($income) } again
label-use-griffon = { $priced } – take half of { $seat }’s gold
# $n: how many priests the player has.
label-use-dryad =
    { $n ->
        [1] { $priced } – take { $seat }’s priest
       *[other] { $priced } – take 1 of { $seat }’s { PRIESTS($n) }
    }
# $n: how many philosophers the player has.
label-use-satyr =
    { $n ->
        [1] { $priced } – take { $seat }’s philosopher
       *[other] { $priced } – take 1 of { $seat }’s { PHILOSOPHERS($n) }
    }
# $troops: how many the player has on the island.
label-use-harpy =
    { $troops ->
        [1] { $priced } on { PLACE($island) } – { $seat } loses their only troop
       *[other] { $priced } on { PLACE($island) } – { $seat } loses 1 of { TROOPS($troops) }
    }
label-use-pegasus = { $priced }: { TROOPS($troops) }, { PLACE($from) } to { PLACE($to, case: "number") } – { $there }
# The same for an attack, where that is too long.
label-use-pegasus-attack = { $priced }: { PLACE($from) } to { PLACE($to, case: "number") } – { $there }
label-use-mermaid = { $priced } in { PLACE($sea) } – your fleet replaces { $seat }’s
# You have no fleet in reserve, so one comes from the board.
label-use-mermaid-from = { $priced } in { PLACE($sea) } – your fleet from { PLACE($from) } replaces { $seat }’s
label-use-giant = { $priced }: destroy the { BUILDING($building) } on { PLACE($island) } ({ $owner }), { SLOT($slot) }
# $was: the building there, which becomes $building.
label-use-cyclops = { $priced }: { BUILDING($was) } → { BUILDING($building) } on { PLACE($island) }, { SLOT($slot) }
# $gold: what the Sphinx pays for each.
label-use-sphinx = { $priced } – sell units, priests, philosophers ({ GOLD($gold) } each)
label-use-sylph = { $priced } – { STEPS($steps) } for your fleets
# $cards: how many cards are in the discard pile.
label-use-chimera = { $priced } – use a discarded creature ({ $cards })
# Minotaur, Chiron and Medusa. $troops: how many are on the island.
label-use-figure =
    { $troops ->
        [0] { $priced } on { PLACE($island) } ({ $owner })
       *[other] { $priced } on { PLACE($island) } ({ $owner }) – { TROOPS($troops) } there
    }
# $fleets: how many are around the island.
label-use-polyphemus =
    { $fleets ->
        [0] { $priced } on { PLACE($island) } ({ $owner }) – no fleets around it
       *[other] { $priced } on { PLACE($island) } ({ $owner }) – pushes { FLEETS($fleets) } away
    }
# A figure comes to an island that already has a figure ($other).
label-use-destroys = { $priced } on { PLACE($island) } ({ $owner }) – destroys { CREATURE($other, case: "the") } and itself
# $there: kraken-sinks or place-beside.
label-use-kraken = { $priced } in { PLACE($sea) } – { $there }
