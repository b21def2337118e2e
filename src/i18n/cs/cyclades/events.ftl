### The log

event-SeatPlaced = { $seat }: vojáci na { $islands }, lodě na { $seas }.

event-GoldDealt-own = Na začátku máš { GOLD($gold) }.

event-GoldDealt-open = Na začátku má { $seat } { GOLD($gold) }.

event-TurnOrderDealt = Pořadí hráčů: { $seats }.

event-CycleBegan-gods = **Kolo { $cycle }** – bohové: { $gods }.

event-CycleBegan-hidden = **Kolo { $cycle }** – všichni bohové leží rubem vzhůru.

event-IncomeCollected-all = Příjmy: { $amounts }.

event-IncomeCollected-none = Nikdo nemá žádný příjem.

amount-of-seat = { $seat } { $amount }

event-BidPlaced-god = { $seat } nabízí { GOD($god, case: "dat") } { $amount }.

event-BidPlaced-apollo = { $seat } volí Apollóna.

event-BidDisplaced = Nabídka u { GOD($god, case: "gen") } je překonána; { $seat } volí jiného boha.

event-OfferingsPaid-all = Nabídky se platí: { $amounts }.

event-OfferingsPaid-none = Žádná nabídka se neplatí.

event-TurnBegan = Na tahu je **{ $seat }**, bůh: { GOD($god) }.

event-ApolloGave =
    { $seat } dostává od Apollóna { GOLD($gold) }{ $marker ->
        [yes] { " " }a žeton rozkvětu
       *[no] { "" }
    }.

event-ProsperityPlaced = { $seat } umísťuje žeton rozkvětu na { PLACE($island) }.

event-FleetRecruited = { $seat } verbuje loď na { PLACE($sea) }{ FOR-GOLD($cost) }.

event-TroopRecruited = { $seat } verbuje vojáka na { PLACE($island) }{ FOR-GOLD($cost) }.

event-PriestRecruited = { $seat } verbuje kněze{ FOR-GOLD($cost) }.

event-PhilosopherRecruited = { $seat } verbuje filozofa{ FOR-GOLD($cost) }.

event-BuildingBuilt = { $seat } staví { BUILDING($building, case: "acc") } na { PLACE($island) }{ FOR-GOLD($cost) }.

steps-left-note = (zbývá: { STEPS($stepsLeft) })

event-FleetsMoved = { $seat } přesouvá { FLEETS($fleets, case: "acc") } z { PLACE($from) } na { PLACE($to) }{ FOR-GOLD($cost) } { steps-left-note }.

event-TroopsMoved = { $seat } přesouvá { TROOPS($troops, case: "acc") } z { PLACE($from) } na { PLACE($to) }{ FOR-GOLD($cost) }.

event-IslandLanded-free = { $seat } vysazuje { TROOPS($troops, case: "acc") } z { PLACE($from) } na { PLACE($island) }{ FOR-GOLD($cost) } a získává ostrov bez boje.

event-IslandLanded-taken = { $seat } vysazuje { TROOPS($troops, case: "acc") } z { PLACE($from) } na { PLACE($island) }{ FOR-GOLD($cost) } a získává ostrov bez boje; přichází o něj { $loser }.

event-SeaBattleBegan-plain = **Bitva na { PLACE($at) }:** { $seat } útočí { S($fleets) } { FLEETS($fleets, case: "ins") } z { PLACE($from) }{ FOR-GOLD($cost) }, brání se { $defender }.

event-SeaBattleBegan-steps = **Bitva na { PLACE($at) }:** { $seat } útočí { S($fleets) } { FLEETS($fleets, case: "ins") } z { PLACE($from) }{ FOR-GOLD($cost) }, brání se { $defender } { steps-left-note }.

event-LandBattleBegan-seat = **Bitva na { PLACE($at) }:** { $seat } útočí { S($troops) } { TROOPS($troops, case: "ins") } z { PLACE($from) }{ FOR-GOLD($cost) }, brání se { $defender }.

event-LandBattleBegan-minotaur = **Bitva na { PLACE($at) }:** { $seat } útočí { S($troops) } { TROOPS($troops, case: "ins") } z { PLACE($from) }{ FOR-GOLD($cost) }, brání se Mínotaurus.

event-BattleRound = Útočník { $attack } (kostka { $attackDie }) proti obránci { $defence } (kostka { $defenceDie }): { $losses }.

losses-both = oba ztrácejí { UNITS($units, case: "acc") }

losses-attacker = útočník ztrácí { UNITS($units, case: "acc") }

losses-defender = obránce ztrácí { UNITS($units, case: "acc") }

losses-minotaur = Mínotaurus padá

event-FoughtOn = { $seat } bojuje dál.

event-Retreated = { $seat } ustupuje na { PLACE($to) } { S($units) } { UNITS($units, case: "ins") }.

event-BattleEnded-held = Bitva skončila; místo drží { $holder }.

event-BattleEnded-empty = Bitva skončila; místo nepatří nikomu.

event-IslandConquered-free = { $seat } dobývá { PLACE($island) }.

event-IslandConquered-taken = { $seat } dobývá { PLACE($island) }; přichází o něj { $loser }.

event-MetropolisDue =
    { $by ->
        [buildings] { $seat } má všechny čtyři druhy budov: vzniká metropole.
       *[philosophers] { $seat } má čtyři filozofy: vzniká metropole.
    }

event-BuildingDiscarded = { $seat } odevzdává budovu na { PLACE($island) }, { SLOT($slot) }.

event-PhilosophersDiscarded = { $seat } odevzdává čtyři filozofy.

event-MetropolisPlaced-free = **{ $seat } zakládá metropoli na { PLACE($island) }**.

event-MetropolisPlaced-over = **{ $seat } zakládá metropoli na { PLACE($island) }**; zaniká, co tam stálo: { $slots }.

covered-slot = { SLOT($slot) }

event-MetropolisForgone = { $seat } nemá pro metropoli místo: sada propadá bez náhrady.

event-SeatEliminated = { $seat } přichází o poslední ostrov a vypadává ze hry.

outcome-metropolises =
    { $winners } { $count ->
        [one] vítězí
        [few] se dělí o vítězství
       *[other] se dělí o vítězství
    } díky metropolím.
