level-asked = **¿Cómo de bien debe jugar la IA?**
    - **Principiante**: apenas planea. Ideal para tus primeras partidas.
    - **Normal**: planea cada turno y gana a la mayoría de los principiantes.
    - **Fuerte**: juega para ganar la partida entera. Para jugadores con experiencia.
level-another = ¿Añadir otra?
level-button-novice = Principiante
level-button-usual = Normal
level-button-strong = Fuerte
level-named = { $name } (IA, { $level ->
    [novice] principiante
    [strong] fuerte
   *[usual] normal
 })
level-in-short = { $name } ({ $level ->
    [novice] principiante
    [strong] fuerte
   *[usual] normal
 })
level-joined = { $player } se une a la partida.
level-started = Jugadores IA: { $players }.
level-practise = { $game } contra 3 IA principiantes
