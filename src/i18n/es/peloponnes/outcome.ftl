outcome-score =
    { $count ->
        [1] { $winners } gana por puntos.
       *[other] { $winners } comparten la victoria por puntos.
    }

outcome-soloScore = { $winners } ha jugado en solitario hasta el final; lo que cuenta es la puntuación.

outcome-campaignWon = { $winners } ha ganado los { $levels } niveles de la campaña.

outcome-campaignLost = La campaña está perdida. «{ control-again }» la empieza de nuevo, en el nivel 1.
