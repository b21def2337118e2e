### The words of which planned moves are put together: questions, labels of menus, what each does, and how it is typed.

## Questions.

order-asks-kind = Que veux-tu planifier ?
order-asks-cycle = Pour quel cycle ?
order-asks-god = À quel dieu faire d’abord une offrande ? J’offre le minimum pour être en tête, jamais plus que ta limite.
order-asks-more = Et ensuite ? Tu peux enregistrer le plan tel quel. Si tu nommes plusieurs dieux et te fais déloger, je les retente tous, sauf si tu en décides autrement.
order-asks-limit = Quelle est ton offrande maximale ? Si tu tapes « 4 à 6 » avec { COMMAND("cyclades orders") }, c’est jusqu’à 4 PO, et jusqu’à 6 PO quand tu te fais déloger.
order-asks-front = Où ?
order-asks-peril = Quand battre en retraite ?
order-asks-to = Où battre d’abord en retraite ? (par défaut : là où tu as le plus d’unités)
order-asks-island = Quelle île ?

## Labels of menus. Max: 80

order-label-plan = Offrandes : quels dieux, et jusqu’à combien
order-label-retreat = Combats : quand battre en retraite, et vers où
order-label-fight = Combats : les continuer
order-label-marker = Apollon : où va mon prochain marqueur prospérité
order-label-end = Terminer mon tour quand je ne peux plus rien payer
order-label-cycle = Cycle { $cycle }
order-label-apollo-first = Apollon tout de suite
order-label-apollo = En dernier : Apollon
order-label-again = Si je me fais déloger : de nouveau tous ces dieux
order-label-again2 = Si je me fais déloger : de nouveau tous, chacun jusqu’à 2 PO de plus
order-label-again4 = Si je me fais déloger : de nouveau tous, chacun jusqu’à 4 PO de plus
order-label-next = Si je me fais déloger : seulement les dieux suivants
order-label-ask = Si je me fais déloger : me demander
order-label-then = Puis : { GOD($god) }
order-label-limit = Jusqu’à { GOLD($upTo) }
order-label-limit-raised = Jusqu’à { GOLD($upTo) }, et si je me fais déloger jusqu’à { GOLD($raisedTo) }
order-label-everywhere = Partout
order-label-now = Tout de suite
order-label-fewer1 = Quand l’adversaire a 1 unité de plus
order-label-fewer2 = Quand l’adversaire a 2 unités de plus
order-label-fewer3 = Quand l’adversaire a 3 unités de plus
order-label-odds50 = Quand je gagnerais moins de 50 lancers sur 100
order-label-odds25 = Quand je gagnerais moins de 25 lancers sur 100
order-label-odds10 = Quand je gagnerais moins de 10 lancers sur 100

## What these do, under their labels. Max: 100, with the label

order-meaning-plan = offre aux dieux d’un cycle dans ton ordre, à chacun jusqu’à une limite
order-meaning-retreat = quitte les combats qui tournent mal, vers les endroits que tu choisis
order-meaning-fight = ne bat jamais en retraite, quelles que soient les chances
order-meaning-marker = l’île de ton prochain marqueur prospérité
order-meaning-end = termine ton tour, ou une créature, quand tu ne peux rien faire d’autre
order-meaning-apollo-first = choisit Apollon directement (gratuit)
order-meaning-apollo = choisit Apollon si aucun de ces dieux n’est possible ; sinon je te demande
order-meaning-again = retente tous ces dieux, avec les mêmes limites
order-meaning-again2 = retente tous ces dieux, chacun jusqu’à 2 PO de plus
order-meaning-again4 = retente tous ces dieux, chacun jusqu’à 4 PO de plus
order-meaning-next = ne tente que les dieux qui suivent celui dont tu te fais déloger
order-meaning-ask = je te demande à quel dieu aller
order-meaning-everywhere = tous les endroits qui n’ont pas leur propre plan
order-meaning-now = dès que tu peux battre en retraite
order-meaning-fewer1 = quand l’adversaire a au moins 1 unité de plus que toi
order-meaning-fewer2 = quand l’adversaire en a 2 de plus ; tu peux taper un autre nombre
order-meaning-fewer3 = quand l’adversaire en a 3 de plus ; tu peux taper un autre nombre
order-meaning-odds50 = quand moins de la moitié des lancers te ferait gagner l’assaut
order-meaning-odds25 = quand c’est moins d’un quart ; tu peux taper un autre nombre
order-meaning-odds10 = quand c’est moins d’un dixième ; tu peux taper un autre nombre

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
