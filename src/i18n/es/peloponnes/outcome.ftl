outcome-score =
    { $count ->
        [1] { $winners } gana por puntos.
       *[other] { $winners } comparten la victoria por puntos.
    }

outcome-soloScore = Partida en solitario de { $winners }: lo que cuenta es la puntuación.

outcome-campaignWon = { $winners } ha superado los { $levels } niveles de la campaña.

outcome-campaignLost = Campaña perdida. Toca «{ control-again }» para volver al nivel 1.
