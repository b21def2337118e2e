### The words of which planned moves are put together: questions, labels of menus, what each does, and how it is typed.

## Questions.

order-asks-kind = What is it about?

order-asks-cycle = For which cycle?

order-asks-god = To which god first?

order-asks-more = And then? It can be saved as it stands. A displaced marker tries all of these again unless you say otherwise.

order-asks-limit = Up to how much? Typed, “4 to 6” is up to 4 GP, and up to 6 GP once displaced.

order-asks-front = Where?

order-asks-peril = When do you retreat?

order-asks-to = Where to, first of all? By default where most of your units are.

order-asks-island = On which island?

## Labels of menus. Max: 80

order-label-plan = Offerings: which gods, and up to how much

order-label-retreat = Battles: when to retreat, and where to

order-label-fight = Battles: fight on

order-label-marker = Apollo: where my next prosperity marker goes

order-label-end = End my turn when nothing is payable

order-label-cycle = Cycle { $cycle }

order-label-apollo-first = Apollo at once

order-label-apollo = At last: Apollo

order-label-again = When displaced: all of these again

order-label-again2 = When displaced: all again, each up to 2 GP more

order-label-again4 = When displaced: all again, each up to 4 GP more

order-label-next = When displaced: only the gods after that one

order-label-ask = When displaced: ask me

order-label-then = Then: { GOD($god) }

order-label-limit = Up to { GOLD($upTo) }

order-label-limit-raised = Up to { GOLD($upTo) }, displaced up to { GOLD($raisedTo) }

order-label-everywhere = Everywhere

order-label-now = At once

order-label-fewer1 = Once outnumbered by 1 unit

order-label-fewer2 = Once outnumbered by 2 units

order-label-fewer3 = Once outnumbered by 3 units

order-label-odds50 = Once I win less than 50 of 100 rounds

order-label-odds25 = Once I win less than 25 of 100 rounds

order-label-odds10 = Once I win less than 10 of 100 rounds

## What these do, under their labels. Max: 100, with the label

order-meaning-plan = the gods of one cycle in your order, each up to an amount

order-meaning-retreat = leaves battles that stand badly, for the places you name

order-meaning-fight = leaves no battle, whatever it looks like

order-meaning-marker = the island on which the next marker from Apollo goes

order-meaning-end = ends your turn, or the use of a creature, when that is all you can do

order-meaning-apollo-first = to Apollo at once, for nothing

order-meaning-apollo = to Apollo when none of these gods can be had; else you are asked

order-meaning-again = a displaced marker tries all of these gods again, by the same limits

order-meaning-again2 = a displaced marker tries all again, each for up to 2 GP more

order-meaning-again4 = a displaced marker tries all again, each for up to 4 GP more

order-meaning-next = a displaced marker tries only the gods named after the one it lost

order-meaning-ask = you are asked where a displaced marker goes

order-meaning-everywhere = all places that have no order of their own

order-meaning-now = the first time you may retreat

order-meaning-fewer1 = when the other side has at least 1 unit more than you

order-meaning-fewer2 = when the other side has 2 units more; any other number can be typed

order-meaning-fewer3 = when the other side has 3 units more; any other number can be typed

order-meaning-odds50 = when you win the next round in less than half of all throws

order-meaning-odds25 = when you win it in less than a quarter; any other number can be typed

order-meaning-odds10 = when you win it in less than a tenth; any other number can be typed

## How the words are typed: one word each; where a number follows, it follows the word at once.

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

## Other words that are understood as well, separated by commas.

order-synonyms-retreat = { "" }

order-synonyms-fight = { "" }
