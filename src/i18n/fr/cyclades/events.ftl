### The log

event-SeatPlaced = { $seat } commence avec des troupes sur les îles { $numbers }, et des flottes en { $seas }.
event-GoldDealt-own = Tu commences avec { GOLD($gold) }.
event-GoldDealt-open = { $seat } commence avec { GOLD($gold) }.
event-TurnOrderDealt = Ordre du tour : { $seats }.
event-CycleBegan-gods = **Cycle { $cycle }** – les dieux : { $gods }.
event-CycleBegan-hidden = **Cycle { $cycle }** – tous les dieux sont face cachée.
event-IncomeCollected-all = Revenus : { $amounts }.
event-IncomeCollected-none = Personne n’a de revenus.
amount-of-seat = { $seat } { $amount }
event-BidPlaced-god = { $seat } offre { $amount } à { GOD($god) }.
event-BidPlaced-apollo = { $seat } choisit Apollon.
event-BidDisplaced = { $seat } se fait déloger { GOD($god, case: "of") } et doit choisir un autre dieu.
event-OfferingsPaid-all = Offrandes payées, avec 1 PO de moins par prêtre : { $amounts }.
event-OfferingsPaid-none = Personne n’a d’offrande à payer.
event-TurnBegan = **{ $seat }** agit avec { GOD($god) }.
event-ApolloGave =
    Apollon donne { GOLD($gold) }{ $marker ->
        [yes] { " " }et un marqueur prospérité
       *[no] { "" }
    } à { $seat }.
event-ProsperityPlaced = { $seat } place un marqueur prospérité sur { PLACE($island) }.
event-FleetRecruited = { $seat } recrute une flotte en { PLACE($sea) }{ FOR-GOLD($cost) }.
event-TroopRecruited = { $seat } recrute une troupe sur { PLACE($island) }{ FOR-GOLD($cost) }.
event-PriestRecruited = { $seat } recrute un prêtre{ FOR-GOLD($cost) }.
event-PhilosopherRecruited = { $seat } recrute un philosophe{ FOR-GOLD($cost) }.
event-BuildingBuilt = { $seat } construit { BUILDING($building, case: "a") } sur { PLACE($island) }{ FOR-GOLD($cost) }.
steps-left-note = ({ STEPS-LEFT($stepsLeft) })
event-FleetsMoved = { $seat } déplace { FLEETS($fleets) } { PLACE($from, case: "of") } vers { PLACE($to) }{ FOR-GOLD($cost) } { steps-left-note }.
event-TroopsMoved = { $seat } déplace { TROOPS($troops) } { PLACE($from, case: "of") } vers { PLACE($to) }{ FOR-GOLD($cost) }.
event-IslandLanded-free = { $seat } débarque { TROOPS($troops) } { PLACE($from, case: "of") } sur { PLACE($island) }{ FOR-GOLD($cost) } et s’en empare sans combat.
event-IslandLanded-taken = { $seat } débarque { TROOPS($troops) } { PLACE($from, case: "of") } sur { PLACE($island) }{ FOR-GOLD($cost) } et prend l’île à { $loser } sans combat.
event-SeaBattleBegan-plain = **Combat en { PLACE($at) } :** { $seat } attaque { $defender } avec { FLEETS($fleets) } { PLACE($from, case: "of") }{ FOR-GOLD($cost) }.
event-SeaBattleBegan-steps = **Combat en { PLACE($at) } :** { $seat } attaque { $defender } avec { FLEETS($fleets) } { PLACE($from, case: "of") }{ FOR-GOLD($cost) } { steps-left-note }.
event-LandBattleBegan-seat = **Combat sur { PLACE($at) } :** { $seat } attaque { $defender } avec { TROOPS($troops) } { PLACE($from, case: "of") }{ FOR-GOLD($cost) }.
event-LandBattleBegan-minotaur = **Combat sur { PLACE($at) } :** { $seat } attaque le Minotaure avec { TROOPS($troops) } { PLACE($from, case: "of") }{ FOR-GOLD($cost) }.
event-BattleRound = Attaquant { $attack } (dé { $attackDie }) contre défenseur { $defence } (dé { $defenceDie }) : { $losses }.
losses-both = chaque camp perd { UNITS($units) }
losses-attacker = l’attaquant perd { UNITS($units) }
losses-defender = le défenseur perd { UNITS($units) }
losses-minotaur = le Minotaure est vaincu
event-FoughtOn = { $seat } continue le combat.
event-Retreated = { $seat } bat en retraite vers { PLACE($to) } avec { UNITS($units) }.
event-BattleEnded-held = Le combat est terminé : { $holder } contrôle la zone.
event-BattleEnded-empty = Le combat est terminé : personne ne contrôle la zone.
event-IslandConquered-free = { $seat } conquiert { PLACE($island) }.
event-IslandConquered-taken = { $seat } conquiert { PLACE($island) } aux dépens { DE($loser) }.
event-MetropolisDue =
    { $by ->
        [buildings] { $seat } a les quatre types de bâtiment et obtient une Métropole.
       *[philosophers] { $seat } a quatre philosophes et obtient une Métropole.
    }
event-BuildingDiscarded = { $seat } défausse son bâtiment { PLACE($island, case: "of") }, { SLOT($slot) }.
event-PhilosophersDiscarded = { $seat } défausse quatre philosophes.
event-MetropolisPlaced-free = **{ $seat } place une Métropole sur { PLACE($island) }**.
event-MetropolisPlaced-over = **{ $seat } place une Métropole sur { PLACE($island) }**. Elle remplace { $count ->
        [one] le bâtiment de l’emplacement
       *[other] les bâtiments des emplacements
    } { $slots }.
covered-slot = { $slot }
event-MetropolisForgone = { $seat } n’a pas de place pour la Métropole et ne l’obtient pas.
event-SeatEliminated = { $seat } perd sa dernière île et n’est plus en jeu.
outcome-metropolises =
    { $winners } { $count ->
        [1] a assez de Métropoles et gagne
       *[other] ont assez de Métropoles et autant d’or : victoire partagée
    }.
