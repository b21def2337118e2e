### Why standing orders are refused, in every game: said to who types what no panel makes.
### $kind: what the order is called, "offering plan"; $field: a part of an order, as the program calls it.

# $command: the command whose panel shows the orders, for { COMMAND($command) }.
illegal-notOrders = Those are no standing orders. The panel of `orders` shows which can be given.

# $order: what was typed. $command: as above.
illegal-unknownOrder = There is no order called { $order }. The panel of `orders` shows which can be given.

illegal-missingInOrder = Something is missing in this { $kind }: please name { $field }.

illegal-unknownInOrder = This { $kind } does not take { $field }; leave it out.

illegal-wrongInOrder = { $field } is not as it should be in this { $kind }.

illegal-orderedTwice = There are two orders for the same occasion ({ $kind }); keep one of them.

# $word: a god, a place, a tile.
illegal-namedTwice = This { $kind } names { $word } twice; once is enough.

illegal-tooManyOrders = You may have { $most } standing orders at a time. Take one back first.

illegal-ordersNeedASeat = Only who sits at the table has orders to give.

illegal-orderEmpty = This { $kind } says nothing yet: name at least one choice.
