### The words of which planned moves are put together: questions, labels of menus, what each does, and how it is typed.

## Questions.

order-asks-kind = De quoi s’agit-il ?

order-asks-cycle = Pour quel cycle ?

order-asks-god = Quel dieu d’abord ?

order-asks-more = Et ensuite ? La consigne peut être gardée telle quelle. Un pion délogé essaie de nouveau tous ces dieux, sauf si tu dis autre chose.

order-asks-limit = Jusqu’à combien ? Tapé, « 4 à 6 » veut dire jusqu’à 4 PO, et jusqu’à 6 PO une fois le pion délogé.

order-asks-front = Où ?

order-asks-peril = Quand bats-tu en retraite ?

order-asks-to = Vers où en premier ? Par défaut, là où sont la plupart de tes unités.

order-asks-island = Sur quelle île ?

## Labels of menus. Max: 80

order-label-plan = Offrandes : quels dieux, et jusqu’à combien

order-label-retreat = Combats : quand battre en retraite, et vers où

order-label-fight = Combats : continuer

order-label-marker = Apollon : où va mon prochain marqueur prospérité

order-label-end = Terminer mon tour quand rien n’est payable

order-label-cycle = Cycle { $cycle }

order-label-apollo-first = Apollon tout de suite

order-label-apollo = En dernier : Apollon

order-label-again = Pion délogé : de nouveau tous ceux-là

order-label-again2 = Pion délogé : de nouveau tous, jusqu’à 2 PO de plus

order-label-again4 = Pion délogé : de nouveau tous, jusqu’à 4 PO de plus

order-label-next = Pion délogé : seulement les dieux qui suivent

order-label-ask = Pion délogé : demande-moi

order-label-then = Puis : { GOD($god) }

order-label-limit = Jusqu’à { GOLD($upTo) }

order-label-limit-raised = Jusqu’à { GOLD($upTo) }, une fois délogé jusqu’à { GOLD($raisedTo) }

order-label-everywhere = Partout

order-label-now = Aussitôt

order-label-fewer1 = Dès que l’autre camp a 1 unité de plus

order-label-fewer2 = Dès que l’autre camp a 2 unités de plus

order-label-fewer3 = Dès que l’autre camp a 3 unités de plus

order-label-odds50 = Dès que je gagne moins de 50 assauts sur 100

order-label-odds25 = Dès que je gagne moins de 25 assauts sur 100

order-label-odds10 = Dès que je gagne moins de 10 assauts sur 100

## What these do, under their labels. Max: 100, with the label

order-meaning-plan = les dieux d’un cycle dans ton ordre, chacun jusqu’à un montant

order-meaning-retreat = quitte les combats mal engagés, aux places que tu indiques

order-meaning-fight = ne quitte aucun combat, quelle que soit la situation

order-meaning-marker = l’île où va le prochain marqueur d’Apollon

order-meaning-end = termine ton tour, ou l’effet d’une créature, quand rien d’autre n’est possible

order-meaning-apollo-first = va chez Apollon tout de suite, sans rien payer

order-meaning-apollo = Apollon, si aucun de ces dieux n’est possible ; sinon on te demande

order-meaning-again = un pion délogé essaie de nouveau tous ces dieux, mêmes limites

order-meaning-again2 = un pion délogé les essaie tous, jusqu’à 2 PO de plus chacun

order-meaning-again4 = un pion délogé les essaie tous, jusqu’à 4 PO de plus chacun

order-meaning-next = un pion délogé n’essaie que les dieux nommés après celui perdu

order-meaning-ask = on te demande où va un pion délogé

order-meaning-everywhere = toutes les places sans consigne à elles

order-meaning-now = la première fois que tu peux battre en retraite

order-meaning-fewer1 = quand l’autre camp a au moins 1 unité de plus que toi

order-meaning-fewer2 = quand l’autre camp en a 2 de plus ; tape un autre nombre si tu veux

order-meaning-fewer3 = quand l’autre camp en a 3 de plus ; tape un autre nombre si tu veux

order-meaning-odds50 = quand tu gagnes le prochain assaut moins d’une fois sur deux

order-meaning-odds25 = moins d’une fois sur quatre ; tape un autre nombre si tu veux

order-meaning-odds10 = moins d’une fois sur dix ; tape un autre nombre si tu veux

## How the words are typed: one word each; where a number follows, it follows the word at once.

order-typed-plan = plan

order-typed-retreat = retraite

order-typed-fight = combat

order-typed-marker = marqueur

order-typed-end = fin

order-typed-poseidon = poséidon

order-typed-ares = arès

order-typed-zeus = zeus

order-typed-athena = athéna

order-typed-apollo = apollon

order-typed-again = encore

order-typed-next = suivants

order-typed-ask = demander

order-typed-everywhere = partout

order-typed-now = aussitôt

order-typed-fewer = moins

order-typed-odds = chances

## Other words that are understood as well, separated by commas.

order-synonyms-retreat = { "" }

order-synonyms-fight = { "" }
