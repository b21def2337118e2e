illegal-notThatCycle-one = Für Zyklus { $cycle } kannst du jetzt keine Gebote planen. Plane sie für Zyklus { $first }.

illegal-notThatCycle-two = Für Zyklus { $cycle } kannst du jetzt keine Gebote planen. Plane sie für Zyklus { $first } oder { $last }.

illegal-limitFalls = Wirst du überboten, würdest du auf { GOD($god) } weniger bieten ({ $raisedTo }) als vorher ({ $upTo }). Wähle { $upTo } oder mehr.

illegal-neverRaised = Dieser Plan versucht { GOD($god) } nicht noch einmal, nachdem du überboten wurdest. Lass das zweite Höchstgebot weg oder den Plan alle Götter erneut versuchen.

illegal-noSuchFront = Auf dem Spielplan gibt es keinen Ort namens { $front }. Schreibe eine Insel wie `is7`, ein Seefeld wie C3 oder `überall`.

illegal-noWayTo = { PLACE($to) } kommt für den Rückzug aus einem Kampf { $front } nicht infrage. Wähle einen anderen Ort.

illegal-planExhausted = Keiner der für Zyklus { $cycle } geplanten Götter war für dein Höchstgebot zu haben.

illegal-retreatCutOff =
    { $to } wäre für den Rückzug von { PLACE($at) } nicht erreichbar. { $open ->
        [0] Es gibt keinen Ausweg
       *[other] Möglich: { $places }
    }.
