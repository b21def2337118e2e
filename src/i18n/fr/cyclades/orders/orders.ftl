### Planned moves, in plain text for their owner alone.

order-OfferingPlan =
    Offrandes du cycle { $cycle } : { $gods }{ $displaced ->
        [again] { "" } ; si je me fais déloger, de nouveau les mêmes
        [next] { "" } ; si je me fais déloger, seulement les dieux suivants
        [ask] { "" } ; si je me fais déloger, me demander
       *[none] { "" }
    }{ $apollo ->
        [yes] { "" }
       *[no] { "" } ; si aucun n’est possible, me demander
    }
order-then = { $first }, puis { $next }
order-offer = { GOD($god) } jusqu’à { GOLD($upTo) }
order-offer-raised = { GOD($god) } jusqu’à { GOLD($upTo) } (si je me fais déloger : { GOLD($raisedTo) })
order-FightOn = Combats { $front } : continuer
order-front-at = { PLACE($place, case: "at") }
order-front-everywhere = partout
order-front-elsewhere = partout ailleurs
order-RetreatFrom = Combats { $front } : battre en retraite { $peril }, { $to }
order-peril-now = tout de suite
order-peril-odds = quand je gagnerais le prochain assaut dans moins de { $oddsBelow } lancers sur 100
order-peril-outnumbered = quand l’adversaire a { UNITS($units) } de plus
order-retreat-most = là où j’ai le plus d’unités
order-retreat-places = vers { $places }
order-ProsperityIsland = Placer mon prochain marqueur prospérité sur { PLACE($island) }
order-EndSpentTurn = Terminer mon tour quand je ne peux plus rien faire ni payer

## What an order is called in a sentence: $kind of refusals.

order-name-OfferingPlan = offrandes
order-name-FightOn = combats
order-name-RetreatFrom = combats
order-name-ProsperityIsland = marqueur prospérité
order-name-EndSpentTurn = fin de tour
order-name-other = autre
