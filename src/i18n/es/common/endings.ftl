### Cómo termina una partida

ending-conceded = Todos los jugadores abandonaron, así que nadie gana.

ending-last =
    { $count ->
        [one] Solo queda { $winners }, que gana la partida.
       *[other] Solo quedan { $winners }, que comparten la victoria.
    }

ending-draw = La partida terminó en empate entre { $winners }.

ending-standing =
    La partida terminó antes de tiempo: { $winners } { $count ->
        [one] va en cabeza y gana
       *[other] empatan en cabeza y comparten la victoria
    }.

ending-abandoned = La partida quedó abandonada, así que nadie gana.

event-GameEnded = **La partida ha terminado.** { $outcome }
