outcome-score =
    { $count ->
        [1] { $winners } vyhrává na body.
       *[other] { $winners } se dělí o vítězství na body.
    }

outcome-soloScore = { $winners } dohrává sólovou partii: rozhoduje počet bodů.

outcome-campaignWon = { $winners } vyhrává všech { $levels } úrovní kampaně.

outcome-campaignLost = Kampaň je prohraná. Tlačítkem „{ control-again }“ začneš znovu od úrovně 1.
