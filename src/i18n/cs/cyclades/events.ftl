### Záznam partie

event-SeatPlaced = { $seat } má na začátku vojáky na ostrovech { $numbers } a lodě na polích { $seas }.

event-GoldDealt-own = Začínáš s { GOLD($gold) }.

event-GoldDealt-open = { $seat } začíná s { GOLD($gold) }.

event-TurnOrderDealt = Pořadí hráčů: { $seats }.

event-CycleBegan-gods = **Kolo { $cycle }** – bohové: { $gods }.

event-CycleBegan-hidden = **Kolo { $cycle }** – všichni bohové leží rubem vzhůru.

event-IncomeCollected-all = Příjmy: { $amounts }.

event-IncomeCollected-none = Nikdo nemá žádný příjem.

amount-of-seat = { $seat } { $amount }

event-BidPlaced-god = { $seat } nabízí { GOD($god, case: "dat") } { $amount }.

event-BidPlaced-apollo = { $seat } volí Apollóna.

event-BidDisplaced = Nabídka hráče { $seat } u { GOD($god, case: "gen") } byla překonána. { $seat } musí zvolit jiného boha.

event-OfferingsPaid-all = Zaplacené nabídky, za každého kněze o 1 ZM méně: { $amounts }.

event-OfferingsPaid-none = Za nabídky nikdo neplatí.

event-TurnBegan = **{ $seat }** je na tahu s { GOD($god, case: "ins") }.

event-ApolloGave =
    { $seat } dostává od Apollóna { GOLD($gold) }{ $marker ->
        [yes] { " " }a žeton rozkvětu
       *[no] { "" }
    }.

event-ProsperityPlaced = { $seat } umísťuje žeton rozkvětu na { PLACE($island, case: "acc") }.

event-FleetRecruited = { $seat } verbuje loď na { PLACE($sea, case: "loc") }{ FOR-GOLD($cost) }.

event-TroopRecruited = { $seat } verbuje vojáka na { PLACE($island, case: "loc") }{ FOR-GOLD($cost) }.

event-PriestRecruited = { $seat } verbuje kněze{ FOR-GOLD($cost) }.

event-PhilosopherRecruited = { $seat } verbuje filozofa{ FOR-GOLD($cost) }.

event-BuildingBuilt = { $seat } staví { BUILDING($building, case: "acc") } na { PLACE($island, case: "loc") }{ FOR-GOLD($cost) }.

steps-left-note =
    ({ $stepsLeft ->
        [0] nezbývá žádný krok
        [one] zbývá { STEPS($stepsLeft) }
        [few] zbývají { STEPS($stepsLeft) }
        [many] zbývá { STEPS($stepsLeft) }
       *[other] zbývá { STEPS($stepsLeft) }
    })

event-FleetsMoved = { $seat } přesouvá { FLEETS($fleets, case: "acc") } z { PLACE($from, case: "gen") } na { PLACE($to, case: "acc") }{ FOR-GOLD($cost) } { steps-left-note }.

event-TroopsMoved = { $seat } přesouvá { TROOPS($troops, case: "acc") } z { PLACE($from, case: "gen") } na { PLACE($to, case: "acc") }{ FOR-GOLD($cost) }.

event-IslandLanded-free = { $seat } přesouvá { TROOPS($troops, case: "acc") } z { PLACE($from, case: "gen") } na { PLACE($island, case: "acc") }{ FOR-GOLD($cost) } a obsazuje ho bez boje.

event-IslandLanded-taken = { $seat } přesouvá { TROOPS($troops, case: "acc") } z { PLACE($from, case: "gen") } na { PLACE($island, case: "acc") }{ FOR-GOLD($cost) } a bez boje bere ostrov hráči { $loser }.

event-SeaBattleBegan-plain = **Bitva na { PLACE($at, case: "loc") }:** { $seat } { S($fleets) } { FLEETS($fleets, case: "ins") } z { PLACE($from, case: "gen") } útočí{ FOR-GOLD($cost) } na hráče { $defender }.

event-SeaBattleBegan-steps = **Bitva na { PLACE($at, case: "loc") }:** { $seat } { S($fleets) } { FLEETS($fleets, case: "ins") } z { PLACE($from, case: "gen") } útočí{ FOR-GOLD($cost) } na hráče { $defender } { steps-left-note }.

event-LandBattleBegan-seat = **Bitva na { PLACE($at, case: "loc") }:** { $seat } { S($troops) } { TROOPS($troops, case: "ins") } z { PLACE($from, case: "gen") } útočí{ FOR-GOLD($cost) } na hráče { $defender }.

event-LandBattleBegan-minotaur = **Bitva na { PLACE($at, case: "loc") }:** { $seat } { S($troops) } { TROOPS($troops, case: "ins") } z { PLACE($from, case: "gen") } útočí{ FOR-GOLD($cost) } na Mínotaura.

event-BattleRound = Útočník má { $attack } (kostka { $attackDie }), obránce { $defence } (kostka { $defenceDie }): { $losses }.

losses-both = každá strana ztrácí { UNITS($units, case: "acc") }

losses-attacker = útočník ztrácí { UNITS($units, case: "acc") }

losses-defender = obránce ztrácí { UNITS($units, case: "acc") }

losses-minotaur = Mínotaurus je poražen

event-FoughtOn = { $seat } bojuje dál.

event-Retreated = { $seat } ustupuje na { PLACE($to, case: "acc") } { S($units) } { UNITS($units, case: "ins") }.

event-BattleEnded-held = Konec bitvy: bojiště drží { $holder }.

event-BattleEnded-empty = Konec bitvy: na bojišti nikdo nezbyl.

event-IslandConquered-free = { $seat } dobývá { PLACE($island, case: "acc") }.

event-IslandConquered-taken = { $seat } dobývá { PLACE($island, case: "acc") }, který patřil hráči { $loser }.

event-MetropolisDue =
    { $by ->
        [buildings] { $seat } má všechny čtyři druhy budov a získává metropoli.
       *[philosophers] { $seat } má čtyři filozofy a získává metropoli.
    }

event-BuildingDiscarded = { $seat } odstraňuje budovu z { SLOT($slot, case: "gen") } na { PLACE($island, case: "loc") }.

event-PhilosophersDiscarded = { $seat } odhazuje čtyři filozofy.

event-MetropolisPlaced-free = **{ $seat } zakládá metropoli na { PLACE($island, case: "loc") }**.

event-MetropolisPlaced-over = **{ $seat } zakládá metropoli na { PLACE($island, case: "loc") }**. Nahrazuje { $count ->
        [one] budovu na místě
        [few] budovy na místech
        [many] budovy na místech
       *[other] budovy na místech
    } { $slots }.

covered-slot = { $slot }

event-MetropolisForgone = { $seat } nemá metropoli kam umístit, a tak o ni přichází.

event-SeatEliminated = { $seat } přichází o poslední ostrov a je mimo hru.

outcome-metropolises =
    { $winners } { $count ->
        [one] má dost metropolí a vyhrává
        [few] mají dost metropolí a stejně zlata, takže se dělí o vítězství
        [many] mají dost metropolí a stejně zlata, takže se dělí o vítězství
       *[other] mají dost metropolí a stejně zlata, takže se dělí o vítězství
    }.
