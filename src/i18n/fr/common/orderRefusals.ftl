### Why standing orders are refused

illegal-notOrders = Ce ne sont pas des consignes. Le panneau des consignes montre celles qui peuvent être données.

illegal-unknownOrder = Aucune consigne ne s’appelle { $order }. Le panneau des consignes montre celles qui peuvent être données.

illegal-missingInOrder = Il manque quelque chose dans cette consigne ({ $kind }) : indique { $field }.

illegal-unknownInOrder = Cette consigne ({ $kind }) n’utilise pas { $field } ; laisse-le de côté.

illegal-wrongInOrder = { $field } n’est pas valable dans cette consigne ({ $kind }).

illegal-orderedTwice = Il y a deux consignes pour la même occasion ({ $kind }) ; garde l’une des deux.

illegal-namedTwice = Cette consigne ({ $kind }) nomme deux fois { $word } ; une fois suffit.

illegal-tooManyOrders = Tu peux avoir { $most } consignes à la fois. Retires-en une d’abord.

illegal-ordersNeedASeat = Pour donner des consignes, il faut une place à la table.

illegal-orderEmpty = Ce { $kind } ne dit encore rien : nomme au moins un choix.
