outcome-score =
    { $count ->
        [1] { $winners } gewinnt nach Punkten.
       *[other] { $winners } teilen sich den Sieg nach Punkten.
    }

outcome-soloScore = { $winners } beendet die Solopartie. Es zählt nur die Punktzahl.

outcome-campaignWon = { $winners } hat alle { $levels } Stufen der Kampagne geschafft.

outcome-campaignLost = Die Kampagne ist verloren. Mit „{ control-again }“ beginnst du wieder bei Stufe 1.
