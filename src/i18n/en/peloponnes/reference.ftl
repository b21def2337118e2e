### Building tiles, land tiles, disasters and civilisations, each looked up by its name: `/peloponnes card`.
### $tile, $disaster, $civilisation: their keys. $cost, $goods: lists such as "2 wood and 1 stone".

# A building among others, with its number, which the picture shows too. A land's name has its number anyway.
reference-building-name = { TILE($tile) } { $tile }

# First line. $name: as in the list. $stack: a letter. $power: a number of power points.
reference-tile = **{ $name }** – { $kind ->
    [land] land
   *[building] building
 } from stack { $stack }, { $power } power.

# $least: the minimum bid. $conquest: the price in the conquest row.
reference-offers = - Minimum bid: { COINS($least) }; { $conquest } in the conquest row.

reference-cost = - Costs { $cost }. Or put a coin on it and pay in the next supply round.

# What a land must match. $goods: "wood and food"; $choice: "wood or food"; $count: how many these are.
reference-match = - Fits next to a land that produces { $choice }. Your first land always fits.

# What a tile brings each round. $kind: these goods, one good of the owner's choice, or both.
reference-income = - Each round: { $kind ->
    [goods] { $goods }
    [choice] 1 food, wood, stone or coin (you choose every round)
   *[both] { $goods }, and 1 food, wood, stone or coin (you choose every round)
 }.

# What a tile brings and takes at once. $changes: "gains 4 coins and loses 2 inhabitants". $change: gain, loss or both; $gained, $lost: the two lists of it.
reference-once = - One-time effect: { $change ->
    [gain] you gain { $gained }
    [loss] you lose { $lost }
   *[both] you gain { $gained } and lose { $lost }
 }.

reference-protects = - Protects you from { DISASTER($disaster, case: "the") }, even with a coin on it.

reference-half = - Your bids count as half a coin higher when bids are compared, but not towards a minimum bid or a price. It’s never more than half a coin in total.

reference-free-lands = - All your lands fit. You get its coins after you pay for it or mark it.

reference-supply = - When it’s revealed, a supply round starts at once. You can buy it like any other tile.

# The name of a disaster as a heading.
reference-disaster-name =
    { $disaster ->
        [earthquake] Earthquake
        [drought] Drought
        [plague] Plague
        [tempest] Tempest
       *[decline] Decline
    }

reference-disaster = **{ $name }** – strikes once, when its third chit is revealed.

# What an earthquake does, a line each. $cost: what each building costs.
reference-effect-earthquake =
    - Pay { $cost } for each building, even one with a coin on it, or lose it.
    - Choose which to discard (more than you must, if you like), and pay only for those you keep.
    - Luxury goods replace what’s missing, two for one.

reference-effect-drought =
    - You lose a third of your food, rounded up.
    - Luxury goods can’t replace it.

reference-effect-plague =
    - You lose a third of your inhabitants, rounded up.
    - Luxury goods can’t replace them.

# $cost: what each land costs.
reference-effect-tempest =
    - Pay { $cost } for each land, or lose it. Your civilisation isn’t a land.
    - Choose which to discard (more than you must, if you like), and pay only for those you keep. The rest don’t have to match again.
    - Luxury goods replace what’s missing, two for one.

# $luxury: how many luxury goods are lost.
reference-effect-decline = - You lose { LUXURY($luxury) }, or all if you have fewer.

# A building that protects from a disaster, the first of its list.
reference-protector-first = { TILE($tile, case: "The") }

# A building that protects from a disaster, behind the first of its list.
reference-protector = { TILE($tile, case: "the") }

# $tiles: a list of buildings; $count: how many these are.
reference-protectors = - { $tiles } { $count ->
    [one] protects
   *[other] protect
 } you from it, even with a coin on { $count ->
    [one] it
   *[other] them
 }.

# $number: the civilisation's number; $of: how many civilisations there are; $start, $income: goods.
reference-civilisation = **{ CIVILISATION($civilisation) }** – civilisation { $number } of { $of }. You can’t lose it.
    - Starts with { $start }.
    - Each round: { $income }.
    - In the first round, players bid in order of their civilisation’s number, lowest first.
    - It’s neither a land nor a building. Your first land always fits next to it, and no disaster can destroy it.
