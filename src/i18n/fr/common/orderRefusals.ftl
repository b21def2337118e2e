### Why planned moves are refused

illegal-notOrders = Ce ne sont pas des coups planifiés. { COMMAND($command) } montre ce que tu peux planifier.
illegal-unknownOrder = Aucun plan ne s’appelle { $order }. { COMMAND($command) } montre ce que tu peux planifier.
illegal-missingInOrder = Il manque quelque chose dans ce plan ({ $kind }) : ajoute { $field }.
illegal-unknownInOrder = Ce plan ({ $kind }) n’utilise pas { $field }. Enlève cet élément.
illegal-wrongInOrder = Cette valeur de { $field } n’est pas possible dans ce plan ({ $kind }). Choisis-en une dans le panneau des coups planifiés.
illegal-orderedTwice = Tu as deux plans pour la même décision ({ $kind }). Gardes-en un seul.
illegal-namedTwice = Ce plan ({ $kind }) nomme deux fois { $word }. Une fois suffit.
illegal-tooManyOrders = Tu peux avoir { $most } coups planifiés à la fois. Annules-en un d’abord.
illegal-ordersNeedASeat = Seuls les joueurs de la partie peuvent planifier des coups.
illegal-orderEmpty = Ce plan ({ $kind }) est vide. Nomme au moins un choix.
