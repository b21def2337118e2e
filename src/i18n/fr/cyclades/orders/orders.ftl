### Planned moves ("standing orders"), in plain text for their owner alone.

order-OfferingPlan =
    Offrandes du cycle { $cycle } : { $gods }{ $displaced ->
        [again] { "" } ; pion délogé : de nouveau les mêmes
        [next] { "" } ; pion délogé : seulement les dieux qui suivent
        [ask] { "" } ; pion délogé : demande-moi
       *[none] { "" }
    }{ $apollo ->
        [yes] { "" }
       *[no] { "" } ; si aucun n’est possible, demande-moi
    }

order-then = { $first }, puis { $next }

order-offer = { GOD($god) } jusqu’à { GOLD($upTo) }

order-offer-raised = { GOD($god) } jusqu’à { GOLD($upTo) } (une fois délogé : { GOLD($raisedTo) })

order-FightOn = Combats { $front } : continuer

order-front-at = { PLACE($place, case: "at") }

order-front-everywhere = partout

order-front-elsewhere = partout ailleurs

order-RetreatFrom = Combats { $front } : battre en retraite { $peril }, { $to }

order-peril-now = aussitôt

order-peril-odds = dès que je gagne le prochain assaut dans moins de { $oddsBelow } lancers sur 100

order-peril-outnumbered = dès que l’autre camp a { UNITS($units) } de plus

order-retreat-most = là où j’ai le plus d’unités

order-retreat-places = vers { $places }

order-ProsperityIsland = Le prochain marqueur prospérité va sur { PLACE($island) }

order-EndSpentTurn = Terminer mon tour quand plus rien ne peut être fait ni payé

## What an order is called in a sentence: $kind of refusals.

order-name-OfferingPlan = plan d’offrandes

order-name-FightOn = ordre de combat

order-name-RetreatFrom = ordre de combat

order-name-ProsperityIsland = ordre pour le marqueur prospérité

order-name-EndSpentTurn = ordre de fin de tour

order-name-other = ordre
