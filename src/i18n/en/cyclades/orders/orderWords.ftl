### The words that make up planned moves: questions, labels of menus, what each does, and how to type it.

## Questions.

order-asks-kind = What do you want to plan?

order-asks-cycle = Which cycle is it for?

order-asks-god = Which god will you bid for first? I’ll bid as little as I can to lead, never more than your limit.

order-asks-more = What next? You can save the plan as it is. If you name several gods and are outbid, I’ll try them all again, unless you choose otherwise.

order-asks-limit = What’s your highest bid? Typed after { COMMAND("cyclades orders") }, “4 to 6” means up to 4 GP, and up to 6 GP after you’re outbid.

order-asks-front = Where?

order-asks-peril = When will you retreat?

order-asks-to = Where will you retreat to first? (default: where most of your units are)

order-asks-island = Which island?

## Labels of menus. Max: 80

order-label-plan = Bids: which gods, and up to how much

order-label-retreat = Battles: when to retreat, and where to

order-label-fight = Battles: fight on

order-label-marker = Apollo: where my next prosperity marker goes

order-label-end = End my turn when I can’t afford anything

order-label-cycle = Cycle { $cycle }

order-label-apollo-first = Apollo right away

order-label-apollo = Finally: Apollo

order-label-again = When outbid: all of these again

order-label-again2 = When outbid: all again, each up to 2 GP more

order-label-again4 = When outbid: all again, each up to 4 GP more

order-label-next = When outbid: only the gods after that one

order-label-ask = When outbid: ask me

order-label-then = Then: { GOD($god) }

order-label-limit = Up to { GOLD($upTo) }

order-label-limit-raised = Up to { GOLD($upTo) }, after being outbid up to { GOLD($raisedTo) }

order-label-everywhere = Everywhere

order-label-now = Right away

order-label-fewer1 = When outnumbered by 1 unit

order-label-fewer2 = When outnumbered by 2 units

order-label-fewer3 = When outnumbered by 3 units

order-label-odds50 = When I’d win fewer than 50 of 100 rolls

order-label-odds25 = When I’d win fewer than 25 of 100 rolls

order-label-odds10 = When I’d win fewer than 10 of 100 rolls

## What these do, under their labels. Max: 100, with the label

order-meaning-plan = bids for the gods of one cycle in your order, each up to a limit

order-meaning-retreat = leaves battles that go badly, for the places you choose

order-meaning-fight = never retreats, whatever the odds

order-meaning-marker = the island for your next prosperity marker

order-meaning-end = ends your turn, or stops using a creature, when you can’t do anything else

order-meaning-apollo-first = goes straight to Apollo (free)

order-meaning-apollo = goes to Apollo if you can’t get any of these gods; otherwise I’ll ask you

order-meaning-again = tries all of these gods again, with the same limits

order-meaning-again2 = tries all of these gods again, each for up to 2 GP more

order-meaning-again4 = tries all of these gods again, each for up to 4 GP more

order-meaning-next = tries only the gods after the one you were outbid on

order-meaning-ask = I’ll ask you which god to bid for

order-meaning-everywhere = all places without a plan of their own

order-meaning-now = the first time you can retreat

order-meaning-fewer1 = when the other side has at least 1 more unit than you

order-meaning-fewer2 = when the other side has 2 more units; you can type any other number

order-meaning-fewer3 = when the other side has 3 more units; you can type any other number

order-meaning-odds50 = when you’d win the next round with fewer than half of all rolls

order-meaning-odds25 = when you’d win it with fewer than a quarter; you can type any other number

order-meaning-odds10 = when you’d win it with fewer than a tenth; you can type any other number

## How the words are typed: one word each. A number follows its word without a space.

order-typed-plan = plan

order-typed-retreat = retreat

order-typed-fight = fight

order-typed-marker = marker

order-typed-end = end

order-typed-poseidon = poseidon

order-typed-ares = ares

order-typed-zeus = zeus

order-typed-athena = athena

order-typed-apollo = apollo

order-typed-again = again

order-typed-next = next

order-typed-ask = ask

order-typed-everywhere = everywhere

order-typed-now = now

order-typed-fewer = fewer

order-typed-odds = odds

## Other words that mean the same, separated by commas.

order-synonyms-retreat = { "" }

order-synonyms-fight = { "" }
