event-SeatPlaced = { $seat } beginnt mit Truppen auf den Inseln { $numbers } sowie Flotten in { $seas }.

event-GoldDealt-own = Du beginnst mit { GOLD($gold) }.

event-GoldDealt-open = { $seat } beginnt mit { GOLD($gold) }.

event-TurnOrderDealt = Zugreihenfolge: { $seats }.

event-CycleBegan-gods = **Zyklus { $cycle }** – die Götter: { $gods }.

event-CycleBegan-hidden = **Zyklus { $cycle }** – alle Götter sind verdeckt.

event-IncomeCollected-all = Einkommen: { $amounts }.

event-IncomeCollected-none = Niemand hat Einkommen.

amount-of-seat = { $seat } { $amount }

event-BidPlaced-god = { $seat } bietet { $amount } auf { GOD($god) }.

event-BidPlaced-apollo = { $seat } geht zu Apollon.

event-BidDisplaced = { $seat } wird bei { GOD($god) } überboten und muss einen anderen Gott wählen.

event-OfferingsPaid-all = Bezahlte Gebote, je Priester 1 GS weniger: { $amounts }.

event-OfferingsPaid-none = Niemand muss für ein Gebot bezahlen.

event-TurnBegan = **{ $seat }** ist mit { GOD($god) } dran.

event-ApolloGave =
    Apollon gibt { $seat } { GOLD($gold) }{ $marker ->
        [yes] { " " }und einen Wohlstandsmarker
       *[no] { "" }
    }.

event-ProsperityPlaced = { $seat } legt einen Wohlstandsmarker { PLACE($island, case: "to") }.

event-FleetRecruited = { $seat } wirbt eine Flotte { PLACE($sea, case: "at") }{ FOR-GOLD($cost) } an.

event-TroopRecruited = { $seat } wirbt eine Truppe { PLACE($island, case: "at") }{ FOR-GOLD($cost) } an.

event-PriestRecruited = { $seat } wirbt einen Priester{ FOR-GOLD($cost) } an.

event-PhilosopherRecruited = { $seat } wirbt einen Philosophen{ FOR-GOLD($cost) } an.

event-BuildingBuilt = { $seat } baut { PLACE($island, case: "at") } { BUILDING($building, case: "einen") }{ FOR-GOLD($cost) }.

steps-left-note =
    ({ $stepsLeft ->
        [0] kein Schritt mehr übrig
       *[other] noch { STEPS($stepsLeft) }
    })

event-FleetsMoved = { $seat } bewegt { FLEETS($fleets) } von { PLACE($from) } { PLACE($to, case: "to") }{ FOR-GOLD($cost) } { steps-left-note }.

event-TroopsMoved = { $seat } bewegt { TROOPS($troops) } von { PLACE($from) } { PLACE($to, case: "to") }{ FOR-GOLD($cost) }.

event-IslandLanded-free = { $seat } bewegt { TROOPS($troops) } von { PLACE($from) } { PLACE($island, case: "to") }{ FOR-GOLD($cost) } und nimmt die Insel kampflos ein.

event-IslandLanded-taken = { $seat } bewegt { TROOPS($troops) } von { PLACE($from) } { PLACE($island, case: "to") }{ FOR-GOLD($cost) } und nimmt { $loser } die Insel kampflos ab.

event-SeaBattleBegan-plain = **Kampf { PLACE($at, case: "at") }:** { $seat } greift { $defender }{ FOR-GOLD($cost) } mit { FLEETS($fleets) } von { PLACE($from) } aus an.

event-SeaBattleBegan-steps = **Kampf { PLACE($at, case: "at") }:** { $seat } greift { $defender }{ FOR-GOLD($cost) } mit { FLEETS($fleets) } von { PLACE($from) } aus an { steps-left-note }.

event-LandBattleBegan-seat = **Kampf { PLACE($at, case: "at") }:** { $seat } greift { $defender }{ FOR-GOLD($cost) } mit { TROOPS($troops) } von { PLACE($from) } aus an.

event-LandBattleBegan-minotaur = **Kampf { PLACE($at, case: "at") }:** { $seat } greift den Minotaurus{ FOR-GOLD($cost) } mit { TROOPS($troops) } von { PLACE($from) } aus an.

event-BattleRound = Angriff { $attack } (Würfel { $attackDie }) gegen Verteidigung { $defence } (Würfel { $defenceDie }) – { $losses }.

losses-both = beide Seiten verlieren { UNITS($units) }

losses-attacker = der Angreifer verliert { UNITS($units) }

losses-defender = der Verteidiger verliert { UNITS($units) }

losses-minotaur = der Minotaurus ist besiegt

event-FoughtOn = { $seat } kämpft weiter.

event-Retreated = { $seat } zieht sich mit { UNITS($units) } { PLACE($to, case: "to") } zurück.

event-BattleEnded-held = Der Kampf ist vorbei: { $holder } setzt sich durch.

event-BattleEnded-empty = Der Kampf ist vorbei: Niemand bleibt übrig.

event-IslandConquered-free = { $seat } erobert { PLACE($island) }.

event-IslandConquered-taken = { $seat } erobert { PLACE($island) } von { $loser }.

event-MetropolisDue =
    { $by ->
        [buildings] { $seat } hat alle vier Gebäudearten und erhält eine Metropole.
       *[philosophers] { $seat } hat vier Philosophen und erhält eine Metropole.
    }

event-BuildingDiscarded = { $seat } gibt das Gebäude auf { SLOT($slot) } von { PLACE($island) } ab.

event-PhilosophersDiscarded = { $seat } gibt vier Philosophen ab.

event-MetropolisPlaced-free = **{ $seat } platziert eine Metropole { PLACE($island, case: "at") }**.

event-MetropolisPlaced-over = **{ $seat } platziert eine Metropole { PLACE($island, case: "at") }**. Sie ersetzt { $count ->
        [one] das Gebäude auf Bauplatz
       *[other] die Gebäude auf den Bauplätzen
    } { $slots }.

covered-slot = { $slot }

event-MetropolisForgone = { $seat } hat keinen Platz für eine Metropole und geht leer aus.

event-SeatEliminated = { $seat } hat keine Insel mehr und scheidet aus.

outcome-metropolises =
    { $winners } { $count ->
        [one] hat genug Metropolen und gewinnt
       *[other] haben genug Metropolen und gleich viel Gold und teilen sich den Sieg
    }.
