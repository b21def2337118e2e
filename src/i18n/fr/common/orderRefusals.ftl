### Why planned moves are refused

illegal-notOrders = Ce ne sont pas des coups planifiés. { COMMAND($command) } montre ce que tu peux planifier.
illegal-unknownOrder = Aucun plan ne s’appelle { $order }. { COMMAND($command) } montre ce que tu peux planifier.
illegal-missingInOrder = Il manque quelque chose dans ce plan ({ $kind }). Crée-le dans le panneau de { COMMAND($command) }.
illegal-unknownInOrder = Il y a un mot de trop dans ce plan ({ $kind }). Crée-le dans le panneau de { COMMAND($command) }.
illegal-wrongInOrder = Une valeur de ce plan ({ $kind }) n’est pas possible. Choisis-la dans le panneau de { COMMAND($command) }.
illegal-orderedTwice = Tu as deux plans pour la même décision ({ $kind }). Gardes-en un seul.
illegal-namedTwice = Ce plan ({ $kind }) nomme deux fois { $word }. Une fois suffit.
illegal-tooManyOrders = Tu peux avoir { $most } coups planifiés à la fois. Annules-en un d’abord.
illegal-ordersNeedASeat = Seuls les joueurs de la partie peuvent planifier des coups.
illegal-orderEmpty = Ce plan ({ $kind }) est vide. Nomme au moins un choix.
