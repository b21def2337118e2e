### Por qué no se acepta o no se hace una jugada planificada

illegal-notThatCycle-one = Ahora no puedes planificar ofrendas para el ciclo { $cycle }. Planifícalas para el ciclo { $first }.

illegal-notThatCycle-two = Ahora no puedes planificar ofrendas para el ciclo { $cycle }. Planifícalas para el ciclo { $first } o el { $last }.

illegal-limitFalls = Cuando te superen ofrecerías a { GOD($god) } menos ({ $raisedTo }) que antes ({ $upTo }). Elige { $upTo } o más.

illegal-neverRaised = Con este plan no vuelves a intentarlo con { GOD($god) } cuando te superan. Quita el segundo límite, o haz que se intente otra vez con todos los dioses.

illegal-noSuchFront = En este tablero no hay ningún lugar llamado { $front }. Escribe una isla como `is7`, una casilla de mar como C3 o `{ order-typed-everywhere }`.

illegal-noWayTo = De una batalla { $front } no puedes retirarte a { PLACE($to) }. Elige otro lugar.

illegal-planExhausted = Ninguno de los dioses del plan para el ciclo { $cycle } estaba disponible dentro de tus límites.

illegal-retreatCutOff =
    No podías retirarte de { PLACE($at) } a { $to }. { $open ->
        [0] No hay adonde ir
       *[other] Puedes retirarte a { $places }
    }.
