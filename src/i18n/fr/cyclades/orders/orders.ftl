### Planned moves, in plain text for their owner alone.

order-OfferingPlan =
    Offrandes du cycle { $cycle } : { $gods }{ $displaced ->
        [again] { "" } ; si tu te fais déloger, de nouveau les mêmes
        [next] { "" } ; si tu te fais déloger, seulement les dieux suivants
        [ask] { "" } ; si tu te fais déloger, je te demande
       *[none] { "" }
    }{ $apollo ->
        [yes] { "" }
       *[no] { "" } ; si aucun n’est possible, je te demande
    }
order-then = { $first }, puis { $next }
order-offer = { GOD($god) } jusqu’à { GOLD($upTo) }
order-offer-raised = { GOD($god) } jusqu’à { GOLD($upTo) } (si tu te fais déloger : { GOLD($raisedTo) })
order-FightOn = Combats { $front } : continuer
order-front-at = { PLACE($place, case: "at") }
order-front-everywhere = partout
order-front-elsewhere = partout ailleurs
order-RetreatFrom = Combats { $front } : battre en retraite { $peril }, { $to }
order-peril-now = tout de suite
order-peril-odds = quand tu gagnerais le prochain assaut dans moins de { $oddsBelow } lancers sur 100
order-peril-outnumbered = quand l’adversaire a { UNITS($units) } de plus
order-retreat-most = là où tu as le plus d’unités
order-retreat-places = vers { $places }
order-ProsperityIsland = Placer ton prochain marqueur prospérité sur { PLACE($island) }
order-EndSpentTurn = Terminer ton tour quand tu ne peux plus rien faire ni payer

## What an order is called in a sentence: $kind of refusals.

order-name-OfferingPlan = offrandes
order-name-FightOn = combats
order-name-RetreatFrom = combats
order-name-ProsperityIsland = marqueur prospérité
order-name-EndSpentTurn = fin de tour
order-name-other = autre
