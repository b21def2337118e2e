### Pistas en partidas contra jugadores IA

control-hint = Pista
hint-title = **Pista** – las dos mejores jugadas según el jugador IA fuerte:
hint-move = { $number }. **{ $move }** – gana un { $percent } % aproximadamente: { $reasons }.
hint-no-reason = todo lo demás cuesta más de lo que da
hint-none = Ahora mismo no tengo ninguna pista. Inténtalo otra vez.
hint-closed = Solo hay pistas en partidas en las que juegas contra jugadores IA y nadie más.
