### Why planned moves are refused or skipped. $front: a place as it was typed, or one of order-front-….

illegal-notThatCycle-one = Les offrandes du cycle { $cycle } ne peuvent pas être prévues maintenant ; elles peuvent l’être pour le cycle { $first }.

illegal-notThatCycle-two = Les offrandes du cycle { $cycle } ne peuvent pas être prévues maintenant ; elles peuvent l’être pour les cycles { $first } et { $last }.

illegal-limitFalls = Une fois délogé, ton pion offrirait moins à { GOD($god) } ({ $raisedTo }) qu’avant ({ $upTo }) ; indique { $upTo } ou plus.

illegal-neverRaised = Dans ce plan, un pion délogé n’essaie jamais { GOD($god) } de nouveau ; enlève la limite relevée, ou laisse-le tous les essayer.

illegal-noSuchFront = Aucune place ne s’appelle { $front } sur ce plateau ; indique une île comme `is7`, une case de mer comme `C3`, ou `{ order-typed-everywhere }`.

illegal-noWayTo = D’un combat { $front }, personne ne peut battre en retraite vers { PLACE($to) }.

illegal-planExhausted = Aucun des dieux prévus pour le cycle { $cycle } n’était à prendre dans tes limites.

illegal-retreatCutOff =
    D’un combat { $front }, la retraite vers { $to } était fermée ; { $open ->
        [0] aucune place n’est ouverte
        [1] cette place serait ouverte : { $places }
       *[other] ces places seraient ouvertes : { $places }
    }.
