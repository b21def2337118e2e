### Why planned moves are refused, in every game: for players who type what no panel makes.
### $kind: what the plan is called, "offering plan".

# $command: the command whose panel shows the planned moves, for { COMMAND($command) }.
illegal-notOrders = Those aren’t planned moves. The panel of { COMMAND($command) } shows what you can plan.

# $order: what was typed. $command: as above.
illegal-unknownOrder = There’s no plan called { $order }. The panel of { COMMAND($command) } shows what you can plan.

illegal-missingInOrder = Something is missing in this { $kind }. Make it in the panel of { COMMAND($command) }.

illegal-unknownInOrder = There’s one word too many in this { $kind }. Make it in the panel of { COMMAND($command) }.

illegal-wrongInOrder = One value in this { $kind } isn’t possible. Choose it in the panel of { COMMAND($command) }.

illegal-orderedTwice = You have two plans for the same decision ({ $kind }). Keep one of them.

# $word: a god, a place, a tile.
illegal-namedTwice = This { $kind } names { $word } twice. Name it only once.

illegal-tooManyOrders = You can have up to { $most } planned moves at a time. Cancel one first.

illegal-ordersNeedASeat = Only players in the match can plan moves.

illegal-orderEmpty = This { $kind } is empty. Name at least one choice.
