### Why planned moves are refused or skipped. $front: a place as it was typed, or one of order-front-….

illegal-notThatCycle-one = Pro kolo { $cycle } teď nabídky plánovat nejde; jde to pro kolo { $first }.

illegal-notThatCycle-two = Pro kolo { $cycle } teď nabídky plánovat nejde; jde to pro kola { $first } a { $last }.

illegal-limitFalls = Po překonání by { GOD($god, case: "dat") } připadlo méně ({ $raisedTo }) než předtím ({ $upTo }); uveď { $upTo } nebo víc.

illegal-neverRaised = Podle tohoto plánu se překonaná figurka k nabídce u { GOD($god, case: "gen") } nevrátí; vynech zvýšenou částku, nebo zvol, ať zkusí všechny znovu.

illegal-noSuchFront = Místo { $front } na tomto plánu není; uveď ostrov, například is7, námořní pole, například C3, nebo všude.

illegal-noWayTo = Z bitvy { $front } nikdo nemůže ustoupit na { PLACE($to) }.

illegal-planExhausted = Žádného z bohů naplánovaných pro kolo { $cycle } nebylo možné získat v mezích tvých částek.

illegal-retreatCutOff =
    Ústup z { PLACE($at) } na { $to } nebyl možný; { $open ->
        [0] žádné místo není otevřené
       *[other] otevřeno by bylo { $placesOr }
    }.
