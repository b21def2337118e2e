order-typed-plan = plan

order-typed-building = bâtiment

order-typed-marked = marqués

order-typed-income = revenus

order-typed-giveup = abandonner

order-typed-feed = nourrir

order-typed-all = tout

order-typed-pass = passer

order-typed-move = déplacer

order-typed-withdraw = retirer

order-typed-pay = payer

order-typed-mark = marquer

order-typed-forgo = renoncer

order-typed-abandon = renoncer

order-typed-ask = demander

order-typed-food = nourriture

order-typed-wood = bois

order-typed-stone = pierre

order-typed-coins = pièces
