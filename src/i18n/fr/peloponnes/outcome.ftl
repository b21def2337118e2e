outcome-score =
    { $count ->
        [1] { $winners } gagne aux points.
       *[other] { $winners } se partagent la victoire aux points.
    }
outcome-soloScore = { $winners } a joué en solo : c’est le score qui compte.
outcome-campaignWon = { $winners } a gagné les { $levels } niveaux de la campagne.
outcome-campaignLost = La campagne est perdue. Appuie sur « { control-again } » pour la reprendre au niveau 1.
