### Lines of the log of a match, also used in the description of the board. $seat, $loser, $owner, $defender and $holder: players' names.

# The set-up of a player. $numbers: the numbers of the islands; $seas: the sea spaces; both as lists.
event-SeatPlaced = { $seat } starts with troops on islands { $numbers }, and fleets in { $seas }.

# Only its owner reads this.
event-GoldDealt-own = You start with { GOLD($gold) }.

# In a match with open gold.
event-GoldDealt-open = { $seat } starts with { GOLD($gold) }.

# $seats: names, separated by commas.
event-TurnOrderDealt = Turn order: { $seats }.

# $gods: names of gods, separated by commas.
event-CycleBegan-gods = **Cycle { $cycle }** – the gods: { $gods }.

event-CycleBegan-hidden = **Cycle { $cycle }** – all gods are face down.

# $amounts: what each player gets, each as `amount-of-seat`, separated by commas.
event-IncomeCollected-all = Income: { $amounts }.

event-IncomeCollected-none = No one has any income.

# What one of them gets or pays: "Ada 2". $amount: in gold pieces.
amount-of-seat = { $seat } { $amount }

# A bid for a god.
event-BidPlaced-god = { $seat } bids { $amount } on { GOD($god) }.

# Apollo takes no bids.
event-BidPlaced-apollo = { $seat } goes to Apollo.

# Another player has made a higher bid for the same god.
event-BidDisplaced = { $seat } is outbid on { GOD($god) } and must choose another god.

# $amounts: as for the income.
event-OfferingsPaid-all = Bids paid, with 1 GP off for each priest: { $amounts }.

event-OfferingsPaid-none = No one has to pay for a bid.

event-TurnBegan = **{ $seat }** acts with { GOD($god) }.

# $marker: whether a prosperity marker comes with it.
event-ApolloGave =
    Apollo gives { $seat } { GOLD($gold) }{ $marker ->
        [yes] { " " }and a prosperity marker
       *[no] { "" }
    }.

event-ProsperityPlaced = { $seat } places a prosperity marker on { PLACE($island) }.

event-FleetRecruited = { $seat } recruits a fleet in { PLACE($sea) }{ FOR-GOLD($cost) }.

event-TroopRecruited = { $seat } recruits a troop on { PLACE($island) }{ FOR-GOLD($cost) }.

event-PriestRecruited = { $seat } recruits a priest{ FOR-GOLD($cost) }.

event-PhilosopherRecruited = { $seat } recruits a philosopher{ FOR-GOLD($cost) }.

event-BuildingBuilt = { $seat } builds a { BUILDING($building) } on { PLACE($island) }{ FOR-GOLD($cost) }.

# After a move of fleets: how many more sea spaces they can move.
steps-left-note = ({ STEPS($stepsLeft) } remaining)

event-FleetsMoved = { $seat } moves { FLEETS($fleets) } from { PLACE($from) } to { PLACE($to) }{ FOR-GOLD($cost) } { steps-left-note }.

event-TroopsMoved = { $seat } moves { TROOPS($troops) } from { PLACE($from) } to { PLACE($to) }{ FOR-GOLD($cost) }.

# Troops take an island that has no owner.
event-IslandLanded-free = { $seat } moves { TROOPS($troops) } from { PLACE($from) } to { PLACE($island) }{ FOR-GOLD($cost) } and takes the island without a fight.

# Troops take an undefended island of $loser.
event-IslandLanded-taken = { $seat } moves { TROOPS($troops) } from { PLACE($from) } to { PLACE($island) }{ FOR-GOLD($cost) } and takes the island from { $loser } without a fight.

event-SeaBattleBegan-plain = **Battle in { PLACE($at) }:** { $seat } attacks { $defender } with { FLEETS($fleets) } from { PLACE($from) }{ FOR-GOLD($cost) }.

# The fleets can move on after the battle.
event-SeaBattleBegan-steps = **Battle in { PLACE($at) }:** { $seat } attacks { $defender } with { FLEETS($fleets) } from { PLACE($from) }{ FOR-GOLD($cost) } { steps-left-note }.

event-LandBattleBegan-seat = **Battle on { PLACE($at) }:** { $seat } attacks { $defender } with { TROOPS($troops) } from { PLACE($from) }{ FOR-GOLD($cost) }.

# The Minotaur alone defends an island that has no owner.
event-LandBattleBegan-minotaur = **Battle on { PLACE($at) }:** { $seat } attacks the Minotaur with { TROOPS($troops) } from { PLACE($from) }{ FOR-GOLD($cost) }.

# A round of a battle. $attack, $defence: strengths; $losses: one or several of the four phrases below.
event-BattleRound = Attacker’s total { $attack } (die { $attackDie }), defender’s { $defence } (die { $defenceDie }): { $losses }.

losses-both = each side loses { UNITS($units) }

losses-attacker = the attacker loses { UNITS($units) }

losses-defender = the defender loses { UNITS($units) }

losses-minotaur = the Minotaur is defeated

event-FoughtOn = { $seat } fights on.

event-Retreated = { $seat } retreats to { PLACE($to) } with { UNITS($units) }.

event-BattleEnded-held = The battle is over: { $holder } holds the area.

event-BattleEnded-empty = The battle is over: no one holds the area.

event-IslandConquered-free = { $seat } conquers { PLACE($island) }.

event-IslandConquered-taken = { $seat } conquers { PLACE($island) } from { $loser }.

event-MetropolisDue =
    { $by ->
        [buildings] { $seat } has all four types of building and gets a Metropolis.
       *[philosophers] { $seat } has four philosophers and gets a Metropolis.
    }

event-BuildingDiscarded = { $seat } discards the building in { SLOT($slot) } of { PLACE($island) }.

event-PhilosophersDiscarded = { $seat } discards four philosophers.

event-MetropolisPlaced-free = **{ $seat } places a Metropolis on { PLACE($island) }**.

# It replaces buildings. $slots: a list of `covered-slot`; $count: how many they are.
event-MetropolisPlaced-over = **{ $seat } places a Metropolis on { PLACE($island) }**. It replaces the { $count ->
        [one] building in slot
       *[other] buildings in slots
    } { $slots }.

# One of the slots under a new Metropolis; counted from 1.
covered-slot = { $slot }

# No island has room for it; the buildings or philosophers are lost.
event-MetropolisForgone = { $seat } has no room for the Metropolis and doesn’t get it.

event-SeatEliminated = { $seat } has lost their last island and is eliminated.

# $winners: one name or a list; $count: how many they are.
outcome-metropolises =
    { $winners } { $count ->
        [one] has enough Metropolises and wins
       *[other] have enough Metropolises and the same amount of gold, so they share the win
    }.
