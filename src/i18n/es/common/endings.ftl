### How a match ended

ending-conceded = La partida se abandonó, y nadie gana.

ending-last =
    { $count ->
        [one] Solo { $winners } sigue en la mesa y gana.
       *[other] { $winners } siguen en la mesa y comparten la victoria.
    }

ending-draw = La partida terminó en empate entre { $winners }.

ending-standing =
    La partida se terminó como estaba: { $winners } { $count ->
        [one] va por delante y gana
       *[other] van por delante en empate y comparten la victoria
    }.

ending-abandoned = Nadie siguió con la partida, y nadie gana.

event-GameEnded = **La partida ha terminado.** { $outcome }
