### Lines of the log of a match, also said in the description of the board. $seat, $loser, $owner, $defender and $holder: players' names.

# The set-up of a player. $islands, $seas: lists of places.
event-SeatPlaced = { $seat }: troops on { $islands }, fleets in { $seas }.

# Only its owner reads this.
event-GoldDealt-own = You start with { GOLD($gold) }.

# In a match with open gold.
event-GoldDealt-open = { $seat } starts with { GOLD($gold) }.

# $seats: names, separated by commas.
event-TurnOrderDealt = Turn order: { $seats }.

# $gods: names of gods, separated by commas.
event-CycleBegan-gods = **Cycle { $cycle }** – the gods: { $gods }.

event-CycleBegan-hidden = **Cycle { $cycle }** – all gods lie face down.

# $amounts: what each player gets, a list of `amount-of-seat`.
event-IncomeCollected-all = Income: { $amounts }.

event-IncomeCollected-none = Nobody has any income.

# In a list of what each gets or pays: "Ada 2". $amount: in gold pieces.
amount-of-seat = { $seat } { $amount }

# An offering to a god.
event-BidPlaced-god = { $seat } offers { $amount } to { GOD($god) }.

# Apollo takes no offerings.
event-BidPlaced-apollo = { $seat } goes to Apollo.

# A higher offering has been made to the same god.
event-BidDisplaced = { $seat } is driven from { GOD($god) } and chooses another god.

# $amounts: as of the income.
event-OfferingsPaid-all = The offerings are paid: { $amounts }.

event-OfferingsPaid-none = No offering has to be paid.

event-TurnBegan = **{ $seat }** acts with { GOD($god) }.

# $marker: whether a prosperity marker comes with it.
event-ApolloGave =
    Apollo gives { $seat } { GOLD($gold) }{ $marker ->
        [yes] { " " }and a prosperity marker
       *[no] { "" }
    }.

event-ProsperityPlaced = { $seat } puts a prosperity marker on { PLACE($island) }.

event-FleetRecruited = { $seat } recruits a fleet in { PLACE($sea) }{ FOR-GOLD($cost) }.

event-TroopRecruited = { $seat } recruits a troop on { PLACE($island) }{ FOR-GOLD($cost) }.

event-PriestRecruited = { $seat } recruits a priest{ FOR-GOLD($cost) }.

event-PhilosopherRecruited = { $seat } recruits a philosopher{ FOR-GOLD($cost) }.

event-BuildingBuilt = { $seat } builds a { BUILDING($building) } on { PLACE($island) }{ FOR-GOLD($cost) }.

# Behind what fleets did: the steps of the voyage that are left.
steps-left-note = ({ STEPS($stepsLeft) } left)

event-FleetsMoved = { $seat } sails { FLEETS($fleets) } from { PLACE($from) } to { PLACE($to) }{ FOR-GOLD($cost) } { steps-left-note }.

event-TroopsMoved = { $seat } moves { TROOPS($troops) } from { PLACE($from) } to { PLACE($to) }{ FOR-GOLD($cost) }.

# Troops take an island that is nobody's.
event-IslandLanded-free = { $seat } lands { TROOPS($troops) } from { PLACE($from) } on { PLACE($island) }{ FOR-GOLD($cost) } and takes it without a fight.

# Troops take an undefended island of $loser.
event-IslandLanded-taken = { $seat } lands { TROOPS($troops) } from { PLACE($from) } on { PLACE($island) }{ FOR-GOLD($cost) } and takes it from { $loser } without a fight.

event-SeaBattleBegan-plain = **Battle in { PLACE($at) }:** { $seat } attacks { $defender } with { FLEETS($fleets) } from { PLACE($from) }{ FOR-GOLD($cost) }.

# The fleets may sail on after the battle.
event-SeaBattleBegan-steps = **Battle in { PLACE($at) }:** { $seat } attacks { $defender } with { FLEETS($fleets) } from { PLACE($from) }{ FOR-GOLD($cost) } { steps-left-note }.

event-LandBattleBegan-seat = **Battle on { PLACE($at) }:** { $seat } attacks { $defender } with { TROOPS($troops) } from { PLACE($from) }{ FOR-GOLD($cost) }.

# The Minotaur alone defends an island that is nobody's.
event-LandBattleBegan-minotaur = **Battle on { PLACE($at) }:** { $seat } attacks the Minotaur with { TROOPS($troops) } from { PLACE($from) }{ FOR-GOLD($cost) }.

# A round of a battle. $attack, $defence: strengths; $losses: one or several of the four phrases below.
event-BattleRound = Attacker { $attack } (die { $attackDie }) against defender { $defence } (die { $defenceDie }): { $losses }.

losses-both = both lose { UNITS($units) }

losses-attacker = the attacker loses { UNITS($units) }

losses-defender = the defender loses { UNITS($units) }

losses-minotaur = the Minotaur falls

event-FoughtOn = { $seat } fights on.

event-Retreated = { $seat } retreats to { PLACE($to) } with { UNITS($units) }.

event-BattleEnded-held = The battle is over; { $holder } holds the place.

event-BattleEnded-empty = The battle is over; the place is nobody’s.

event-IslandConquered-free = { $seat } conquers { PLACE($island) }.

event-IslandConquered-taken = { $seat } conquers { PLACE($island) } from { $loser }.

event-MetropolisDue =
    { $by ->
        [buildings] { $seat } has all four kinds of building: a Metropolis is due.
       *[philosophers] { $seat } has four philosophers: a Metropolis is due.
    }

event-BuildingDiscarded = { $seat } gives up the building in { SLOT($slot) } of { PLACE($island) }.

event-PhilosophersDiscarded = { $seat } gives up four philosophers.

event-MetropolisPlaced-free = **{ $seat } founds a Metropolis on { PLACE($island) }**.

# It stands where buildings stood. $slots: a list of `covered-slot`; $count: how many they are.
event-MetropolisPlaced-over = **{ $seat } founds a Metropolis on { PLACE($island) }**, over what stood in { $slots }.

# One of the slots under a new Metropolis; counted from 1.
covered-slot = { SLOT($slot) }

# There is no place for it; the buildings or philosophers are lost.
event-MetropolisForgone = { $seat } finds no place for a Metropolis: the set goes for nothing.

event-SeatEliminated = { $seat } has lost the last island and is out of the game.

# $winners: one name or a list; $count: how many they are.
outcome-metropolises =
    { $winners } { $count ->
        [one] wins
       *[other] share the win
    } by Metropolises.
