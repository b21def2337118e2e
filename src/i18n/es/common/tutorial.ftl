tutorial-hint = ¿Primera vez con estos juegos? { COMMAND("tutorial") } te enseña uno en unas pocas pulsaciones, solo para ti.
tutorial-which = ¿Qué juego quieres que te enseñe? Son una docena de pulsaciones, no lo ve nadie más, y puedes dejarlo cuando quieras.
tutorial-heading = **{ $title }** – { $game }, una primera lección, { $step } de { $steps }
tutorial-now = Ahora: **{ $move }**
tutorial-not-today = «{ $move }» es posible, y en una partida se jugaría. En esta lección toca ahora otra cosa: { $why }
tutorial-left = La lección ha terminado. { COMMAND("tutorial") } la empieza de nuevo cuando quieras.
tutorial-go-on = Seguir
tutorial-begin = Enséñame { $game }
