### Why planned moves are refused or skipped. $front: a place as it was typed, or one of order-front-….

illegal-notThatCycle-one = Tu ne peux pas planifier maintenant les offrandes du cycle { $cycle }. Planifie celles du cycle { $first }.
illegal-notThatCycle-two = Tu ne peux pas planifier maintenant les offrandes du cycle { $cycle }. Planifie celles du cycle { $first } ou { $last }.
illegal-limitFalls = Une fois délogée, ton offrande à { GOD($god) } serait plus basse ({ $raisedTo }) qu’avant ({ $upTo }). Choisis { $upTo } ou plus.
illegal-neverRaised = Ce plan ne retente jamais { GOD($god) } quand tu te fais déloger. Enlève la deuxième limite, ou fais retenter tous les dieux.
illegal-noSuchFront = Aucun endroit du plateau ne s’appelle { $front }. Tape une île comme `is7`, une case de mer comme `C3`, ou `{ order-typed-everywhere }`.
illegal-noWayTo = Tu ne peux pas battre en retraite vers { PLACE($to) } d’un combat { $front }. Choisis un autre endroit.
illegal-planExhausted = Aucun des dieux planifiés pour le cycle { $cycle } n’est possible en ce moment.
illegal-planOutbid-only = Tu t’es fait déloger { GOD($god, case: "of") }, et tu ne peux pas choisir le même dieu deux fois de suite.
illegal-planOutbid-last = Tu t’es fait déloger { GOD($god, case: "of") }, et ton plan ne nomme aucun dieu après celui-là.
illegal-planTooDear = Tes limites ou ton or ne suffisent plus : il faudrait offrir { $gods }.
illegal-planOutbidDear = Tu t’es fait déloger { GOD($god, case: "of") }, et tes limites ou ton or ne suffisent pas pour les autres dieux : il faudrait offrir { $gods }.
illegal-plan-least = { GOLD($least) } à { GOD($god) }
illegal-retreatCutOff =
    Tu n’as pas pu battre en retraite { PLACE($at, case: "of") } vers { $to }. { $open ->
        [0] Il n’y a nulle part où aller
       *[other] Tu peux battre en retraite vers { $places }
    }.
