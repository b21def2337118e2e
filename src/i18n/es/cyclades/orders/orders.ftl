### Planned moves ("standing orders"), in plain text for their owner alone.

order-OfferingPlan =
    Ofrendas del ciclo { $cycle }: { $gods }{ $displaced ->
        [again] ; si me superan, otra vez lo mismo
        [next] ; si me superan, solo los dioses que vienen después de ese
        [ask] ; si me superan, preguntarme
       *[none] { "" }
    }{ $apollo ->
        [yes] { "" }
       *[no] ; si no puede ser ninguno, preguntarme
    }

order-then = { $first }, después { $next }

order-offer = { GOD($god) } hasta { GOLD($upTo) }

order-offer-raised = { GOD($god) } hasta { GOLD($upTo) } (si me superan: { GOLD($raisedTo) })

order-FightOn = Batallas { $front }: seguir luchando

order-front-at = en { PLACE($place) }

order-front-everywhere = en todas partes

order-front-elsewhere = en todos los demás lugares

order-RetreatFrom = Batallas { $front }: retirarme { $peril }, { $to }

order-peril-now = enseguida

order-peril-odds = cuando gane el próximo asalto en menos de { $oddsBelow } de cada 100 tiradas

order-peril-outnumbered = cuando el otro bando tenga { UNITS($units) } más que yo

order-retreat-most = adonde tenga más unidades

order-retreat-places = a { $places }

order-ProsperityIsland = El próximo marcador de prosperidad va en { PLACE($island) }

order-EndSpentTurn = Terminar mi turno cuando no se pueda hacer ni pagar nada más

## What an order is called in a sentence: $kind of refusals.

order-name-OfferingPlan = plan de ofrendas

order-name-FightOn = orden de batalla

order-name-RetreatFrom = orden de batalla

order-name-ProsperityIsland = orden del marcador de prosperidad

order-name-EndSpentTurn = orden de terminar el turno

order-name-other = orden
