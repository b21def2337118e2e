### Why planned moves are refused or skipped. $front: a place as it was typed, or one of order-front-….

illegal-notThatCycle-one = Tu ne peux pas planifier maintenant les offrandes du cycle { $cycle }. Planifie celles du cycle { $first }.
illegal-notThatCycle-two = Tu ne peux pas planifier maintenant les offrandes du cycle { $cycle }. Planifie celles du cycle { $first } ou { $last }.
illegal-limitFalls = Une fois délogée, ton offrande à { GOD($god) } serait plus basse ({ $raisedTo }) qu’avant ({ $upTo }). Choisis { $upTo } ou plus.
illegal-neverRaised = Ce plan ne retente jamais { GOD($god) } quand tu te fais déloger. Enlève la deuxième limite, ou fais retenter tous les dieux.
illegal-noSuchFront = Aucun endroit du plateau ne s’appelle { $front }. Tape une île comme `is7`, une case de mer comme `C3`, ou `{ order-typed-everywhere }`.
illegal-noWayTo = Tu ne peux pas battre en retraite vers { PLACE($to) } d’un combat { $front }. Choisis un autre endroit.
illegal-planExhausted = Aucun des dieux planifiés pour le cycle { $cycle } n’était accessible dans tes limites.
illegal-retreatCutOff =
    Tu n’as pas pu battre en retraite { PLACE($at, case: "of") } vers { $to }. { $open ->
        [0] Il n’y a nulle part où aller
       *[other] Tu peux battre en retraite vers { $places }
    }.
