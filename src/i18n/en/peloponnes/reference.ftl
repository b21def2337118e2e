### Building tiles, land tiles, disasters and civilisations, each looked up by its name: `/peloponnes card`.
### $tile, $disaster, $civilisation: their keys. $cost, $goods: lists such as "2 wood and 1 stone".

# A building among others, with its number, which the picture shows too. A land's name has its number anyway.
reference-building-name = { TILE($tile) } { $tile }

# First line. $name: as in the list. $stack: a letter.
reference-tile = **{ $name }** – { $kind ->
    [land] land
   *[building] building
 } of stack { $stack }, worth { POINTS($power) } of power.

# $conquest: what a bid in the conquest row begins at.
reference-offers = - Offers from { COINS($least) }; { $conquest } in the conquest row.

reference-cost = - Costs { $cost }; or put a coin on it and pay in the next supply round.

# What a land must match. $goods: "wood and food"; $choice: "wood or food"; $count: how many these are.
reference-match = - Fits beside a land that brings { $goods }{ $count ->
    [1] { "" }
   *[other] , or one of them
 }; the first land fits always.

# What a tile brings. $kind: these goods, one good of the owner's choice, or both.
reference-income = - Each round: { $kind ->
    [goods] { $goods }
    [choice] 1 food, wood, stone or coin, chosen anew
   *[both] { $goods }, and 1 food, wood, stone or coin, chosen anew
 }.

# What a tile brings and takes at once. $changes: "gains 4 coins and loses 2 inhabitants".
reference-once = - Once: its owner { $changes }.

reference-protects = - Protects from { DISASTER($disaster) }, with a coin on it too.

reference-half = - Your offers count half a coin more when they are compared, not towards the least or a price; never more than half.

reference-free-lands = - Your lands need no match. Its coins come after it is paid for or marked.

reference-supply = - When it is turned up, a supply round follows at once. It may be bought like any other.

# The name of a disaster as a heading.
reference-disaster-name =
    { $disaster ->
        [earthquake] Earthquake
        [drought] Drought
        [plague] Plague
        [tempest] Tempest
       *[decline] Decline
    }

reference-disaster = **{ $name }** – strikes once, when its third chit is turned up.

# What an earthquake does, a line each. $cost: what each building costs.
reference-effect-earthquake =
    - Each building costs { $cost }, one with a coin on it too, or it is lost.
    - You say which are given up, more than you must if you like; you pay only for those you keep.
    - Luxury goods stand in for what is missing, two for one.

reference-effect-drought =
    - You lose a third of your food, rounded up.
    - Luxury goods cannot stand in.

reference-effect-plague =
    - You lose a third of your inhabitants, rounded up.
    - Luxury goods cannot stand in.

# $cost: what each land costs.
reference-effect-tempest =
    - Each land costs { $cost }, or it is lost; your civilisation is no land.
    - You say which are given up, more than you must if you like; you pay only for those you keep. The rest need not match.
    - Luxury goods stand in for what is missing, two for one.

# $luxury: how many luxury goods are lost.
reference-effect-decline = - You lose { LUXURY($luxury) }, or all if you have fewer.

# A building that protects from a disaster, the first of its list.
reference-protector-first = { TILE($tile) }

# A building that protects from a disaster, behind the first of its list.
reference-protector = { TILE($tile) }

# $tiles: a list of buildings; $count: how many these are.
reference-protectors = - { $tiles } { $count ->
    [one] protects
   *[other] protect
 } from it, with a coin on it too.

# $number: the civilisation's number; $of: how many civilisations there are; $start, $income: goods.
reference-civilisation = **{ CIVILISATION($civilisation) }** – civilisation { $number } of { $of }; it cannot be lost.
    - Begins with { $start }.
    - Each round: { $income }.
    - In the first round the smallest number offers first, and so on.
    - It is neither a land nor a building: the first land beside it fits always, and no disaster asks for it.
