illegal-notThatCycle-one = Für Zyklus { $cycle } kannst du jetzt keine Gebote planen. Plane sie für Zyklus { $first }.

illegal-notThatCycle-two = Für Zyklus { $cycle } kannst du jetzt keine Gebote planen. Plane sie für Zyklus { $first } oder { $last }.

illegal-limitFalls = Wirst du überboten, würdest du auf { GOD($god) } weniger bieten ({ $raisedTo }) als vorher ({ $upTo }). Wähle { $upTo } oder mehr.

illegal-neverRaised = Dieser Plan versucht { GOD($god) } nicht noch einmal, nachdem du überboten wurdest. Lass das zweite Höchstgebot weg oder den Plan alle Götter erneut versuchen.

illegal-noSuchFront = Auf dem Spielplan gibt es keinen Ort namens { $front }. Schreibe eine Insel wie `is7`, ein Seefeld wie C3 oder `überall`.

illegal-noWayTo = { PLACE($to) } kommt für den Rückzug aus einem Kampf { $front } nicht infrage. Wähle einen anderen Ort.

illegal-planExhausted = Keiner der für Zyklus { $cycle } geplanten Götter ist jetzt möglich.

illegal-planOutbid-only = Du wurdest bei { GOD($god) } überboten, und auf denselben Gott darfst du nicht zweimal nacheinander bieten.

illegal-planOutbid-last = Du wurdest bei { GOD($god) } überboten, und danach nennt dein Plan keinen Gott mehr.

illegal-planTooDear = Deine Höchstgebote oder dein Gold reichen nicht mehr: Nötig wären { $gods }.

illegal-planOutbidDear = Du wurdest bei { GOD($god) } überboten, und für die anderen Götter reichen deine Höchstgebote oder dein Gold nicht: Nötig wären { $gods }.

illegal-plan-least = { GOLD($least) } für { GOD($god) }

illegal-retreatCutOff =
    { $to } wäre für den Rückzug von { PLACE($at) } nicht erreichbar. { $open ->
        [0] Es gibt keinen Ausweg
       *[other] Möglich: { $places }
    }.
