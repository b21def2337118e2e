### Why planned moves are refused or skipped. $front: a place as it was typed, or one of order-front-….

illegal-notThatCycle-one = Ahora no se pueden planear ofrendas para el ciclo { $cycle }; sí para el ciclo { $first }.

illegal-notThatCycle-two = Ahora no se pueden planear ofrendas para el ciclo { $cycle }; sí para los ciclos { $first } y { $last }.

illegal-limitFalls = Después de que te superen ofrecerías a { GOD($god) } menos ({ $raisedTo }) que antes ({ $upTo }); indica { $upTo } o más.

illegal-neverRaised = Con este plan, cuando te superan no se vuelve a intentar { GOD($god) }; quita el límite más alto, o haz que se intenten otra vez todos.

illegal-noSuchFront = En este tablero no hay ningún lugar llamado { $front }; indica una isla como is7, una casilla de mar como C3, o `{ order-typed-everywhere }` para todas partes.

illegal-noWayTo = De una batalla { $front } nadie puede retirarse a { PLACE($to) }.

illegal-planExhausted = Con ninguno de los dioses planeados para el ciclo { $cycle } se podía ir por delante dentro de tus límites.

illegal-retreatCutOff =
    No era posible retirarse de { PLACE($at) } a { $toOr }; { $open ->
        [0] no hay ningún lugar abierto
       *[other] sería posible a { $placesOr }
    }.
