### How a match ended

ending-conceded = Tous les joueurs ont abandonné : personne ne gagne.
ending-last =
    { $winners } { $count ->
        [1] est le dernier joueur en jeu et gagne
       *[other] sont les derniers joueurs en jeu et se partagent la victoire
    }.
ending-draw = La partie se termine par une égalité entre { $winners }.
ending-standing =
    La partie a été écourtée : { $winners } { $count ->
        [1] est en tête et gagne
       *[other] sont en tête à égalité et se partagent la victoire
    }.
ending-abandoned = Plus personne ne joue : la partie s’arrête et personne ne gagne.
event-GameEnded = **La partie est terminée.** { $outcome }
