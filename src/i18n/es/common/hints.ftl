### Pistas en partidas contra jugadores IA

control-hint = Pista
hint-title = **Pista** – las dos mejores jugadas según el jugador IA fuerte, con el resto del turno y lo que te da:
hint-best = 1. { $moves }{ $reasons }.
hint-second =
    2. { $moves } ({ $points ->
        [0] casi igual de buena
        [one] { $points } punto menos de probabilidad de ganar
       *[other] unos { $points } puntos menos de probabilidad de ganar
    }){ $reasons }.
hint-none = Ahora mismo no tengo ninguna pista. Inténtalo otra vez.
hint-closed = Solo hay pistas en partidas en las que juegas contra jugadores IA y nadie más.
