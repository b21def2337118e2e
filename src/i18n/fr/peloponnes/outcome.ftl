outcome-score =
    { $count ->
        [1] { $winners } l’emporte aux points.
       *[other] { $winners } se partagent la victoire aux points.
    }

outcome-soloScore = { $winners } a joué en solo jusqu’au bout ; c’est le score qui compte.

outcome-campaignWon = { $winners } a gagné les { $levels } niveaux de la campagne.

outcome-campaignLost = La campagne est perdue. « { control-again } » la recommence au niveau 1.
