### How a match ended

ending-conceded = La partie a été abandonnée, et personne ne l’emporte.

ending-last =
    { $winners } { $count ->
        [1] reste à la table sans adversaire et l’emporte
       *[other] restent à la table et se partagent la victoire
    }.

ending-draw = La partie se termine par une égalité entre { $winners }.

ending-standing =
    La partie a été arrêtée telle quelle : { $winners } { $count ->
        [1] est en tête et l’emporte
       *[other] sont en tête à égalité et se partagent la victoire
    }.

ending-abandoned = Tout le monde a quitté la partie, et personne ne l’emporte.

event-GameEnded = **La partie est terminée.** { $outcome }
