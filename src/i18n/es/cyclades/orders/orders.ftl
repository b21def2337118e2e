### Jugadas planificadas, en palabras, solo para quien las planea

order-OfferingPlan =
    Ofrendas del ciclo { $cycle }: { $gods }{ $displaced ->
        [again] ; si te superan, otra vez lo mismo
        [next] ; si te superan, solo los dioses que siguen a ese
        [ask] ; si te superan, te pregunto
       *[none] { "" }
    }{ $apollo ->
        [yes] { "" }
       *[no] ; si no consigues ninguno, te pregunto
    }

order-then = { $first }, después { $next }

order-offer = { GOD($god) } hasta { GOLD($upTo) }

order-offer-raised = { GOD($god) } hasta { GOLD($upTo) } (si te superan: { GOLD($raisedTo) })

order-FightOn = Batallas { $front }: seguir luchando

order-front-at = en { PLACE($place) }

order-front-everywhere = en todas partes

order-front-elsewhere = en los demás lugares

order-RetreatFrom = Batallas { $front }: retirarte { $peril }, { $to }

order-peril-now = enseguida

order-peril-odds = si ganas la próxima ronda en menos de { $oddsBelow } de 100 tiradas

order-peril-outnumbered = si el rival tiene { UNITS($units) } más que tú

order-retreat-most = adonde tengas más unidades

order-retreat-places = a { $places }

order-ProsperityIsland = Colocar tu próximo marcador de prosperidad en { PLACE($island) }

order-EndSpentTurn = Terminar tu turno cuando no puedas hacer ni pagar nada más

## Cómo se llama cada plan dentro de una frase

order-name-OfferingPlan = plan de ofrendas

order-name-FightOn = plan de batalla

order-name-RetreatFrom = plan de batalla

order-name-ProsperityIsland = plan para el marcador de prosperidad

order-name-EndSpentTurn = plan para terminar el turno

order-name-other = plan
