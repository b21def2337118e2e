### Por qué no se acepta o no se hace una jugada planificada

illegal-notThatCycle-one = Ahora no puedes planificar ofrendas para el ciclo { $cycle }. Planifícalas para el ciclo { $first }.

illegal-notThatCycle-two = Ahora no puedes planificar ofrendas para el ciclo { $cycle }. Planifícalas para el ciclo { $first } o el { $last }.

illegal-limitFalls = Cuando te superen ofrecerías a { GOD($god) } menos ({ $raisedTo }) que antes ({ $upTo }). Elige { $upTo } o más.

illegal-neverRaised = Con este plan no vuelves a intentarlo con { GOD($god) } cuando te superan. Quita el segundo límite, o haz que se intente otra vez con todos los dioses.

illegal-noSuchFront = En este tablero no hay ningún lugar llamado { $front }. Escribe una isla como `is7`, una casilla de mar como C3 o `{ order-typed-everywhere }`.

illegal-noWayTo = De una batalla { $front } no puedes retirarte a { PLACE($to) }. Elige otro lugar.

illegal-planExhausted = Ahora no es posible ninguno de los dioses que planeaste para el ciclo { $cycle }.

illegal-planOutbid-only = Superaron tu ofrenda a { GOD($god) }, y no puedes hacer dos ofrendas seguidas al mismo dios.

illegal-planOutbid-last = Superaron tu ofrenda a { GOD($god) }, y tu plan no nombra ningún dios después de ese.

illegal-planTooDear = Tus límites o tu oro ya no alcanzan: tendrías que ofrecer { $gods }.

illegal-planOutbidDear = Superaron tu ofrenda a { GOD($god) }, y tus límites o tu oro no alcanzan para los demás dioses: tendrías que ofrecer { $gods }.

illegal-plan-least = { GOLD($least) } a { GOD($god) }

illegal-retreatCutOff =
    No podías retirarte de { PLACE($at) } a { $to }. { $open ->
        [0] No hay adonde ir
       *[other] Puedes retirarte a { $places }
    }.
