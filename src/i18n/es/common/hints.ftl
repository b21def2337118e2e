### Pistas en partidas contra jugadores IA

control-hint = Pista
hint-title = **Pista** – la mejor jugada según el jugador IA fuerte y la siguiente, con el resto del turno y lo que te da cada una:
hint-best = 1. { $moves }{ $reasons }.
hint-second =
    2. { $moves } ({ $points ->
        [0] casi igual de buena
        [one] { $points } punto menos de probabilidad de ganar
       *[other] unos { $points } puntos menos de probabilidad de ganar
    }){ $reasons }.
hint-little = no aporta nada más
hint-none = Ahora mismo no tengo ninguna pista. Inténtalo otra vez.
hint-closed = Solo hay pistas en partidas en las que juegas contra jugadores IA y nadie más.
