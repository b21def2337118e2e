help-control-why = ¿Por qué?
help-control-explain = ¿Qué estoy viendo?
help-control-now = ¿Qué puedo hacer ahora?
help-control-costs = ¿Qué cuesta?
help-control-winning = ¿Cómo gano?
help-control-contents = Todas las secciones
help-control-chooseSection = Elige una sección
help-house = Jugar aquí
help-section = **{ $title }** – { $book }
help-contents = **Las reglas: { $book }**
    Elige una sección, o busca con { COMMAND("rules", "search") }.
help-nothing-found = En estas reglas no hay nada sobre «{ $typed }».
help-titles-now = **{ $match } – ¿qué puedo hacer ahora?**
help-titles-costs = **{ $match } – ¿qué cuesta?**
help-titles-winning = **{ $match } – ¿cómo gano?**
help-titles-explain = **{ $match } – ¿qué estoy viendo?**
help-possible = Esto puedes hacer ahora, con *{ control-makeMove }* o por escrito:
help-states-lobbySeated = Esta partida no ha empezado. Quien está a cargo pulsa *{ control-start }* bajo su mensaje cuando se haya unido bastante gente; hasta entonces *{ control-leave }* deja tu asiento.
help-states-lobbyOutside = Esta partida no ha empezado. *{ control-join }*, bajo su mensaje, te da un asiento, si no es por invitación.
help-states-waiting = Ahora mismo no se te pregunta nada; se te llamará cuando toque. Con *{ control-orders }*, en tu panel, dices de antemano lo que jugarías, y { COMMAND("board") }, { COMMAND("gold") } y { COMMAND("log") } muestran cómo va todo.
help-states-watching = No tienes asiento en esta partida, pero puedes mirar cuanto quieras: { COMMAND("board") } muestra la mesa, { COMMAND("log") } lo que ha pasado.
help-states-over = Esta partida ha terminado. *{ control-again }*, bajo su último mensaje, abre la siguiente; { COMMAND("history") } la repasa.
help-lit = En tu panel, lo que puedes elegir tiene un borde brillante en la imagen.
help-part = Esta imagen muestra una parte del tablero, más grande. Lo que está escrito al lado es solo de esa parte: lo que hay en ella, lo que da y lo que la rodea. Sus marcas son las del tablero entero:
help-seats = De quién es: { $seats }.
help-seats-next = { $before }; { $next }
help-begin = **Cómo empezar** – juegos de mesa exigentes, por turnos y sin prisa: { $games }.
    - { COMMAND("match create") } abre una partida en este canal. Tus amigos pulsan *{ control-join }*, después tú pulsas *{ control-start }*; *{ control-addComputer }* llena un asiento.
    - { COMMAND("match list") } muestra lo que está abierto aquí, { COMMAND("match join") } toma un asiento.
    - La partida vive en un hilo. Allí *{ control-makeMove }* abre tu panel con todo lo que puedes hacer; juegas cuando encuentras el momento.
    - { COMMAND("rules") } busca una regla; { COMMAND("help") }, en una partida, dice qué puedes hacer, qué cuesta y cómo se gana.
    - { COMMAND("me settings") } tiene tu zona horaria, tus horas de silencio y tus recordatorios.
help-seat-mark-1 = rojo con una estrella
help-seat-mark-2 = ámbar con un toro
help-seat-mark-3 = violeta con una luna
help-seat-mark-4 = negro con un ánfora
help-seat-mark-5 = marfil con una hoja
help-seat-marked = { $name }, { $mark }
help-course-chart = **El gráfico** – un panel para cada cosa: { $titles }. De izquierda a derecha, el principio de cada ronda, con su número, y por último el final. Cada línea es un asiento, con su color; a la derecha están su marca y lo que tenía al final. Las líneas que coincidirían van una junto a otra. También se muestra lo que estuvo oculto durante la partida.
help-course-title = «{ $title }»
help-course-numbers = **En cifras** – { $numbers }
help-course-animation = **La animación** – el tablero desde la primera jugada hasta la última, tal como todos lo veían entonces, de modo que lo oculto sigue oculto. De una partida larga se salta jugadas. La última imagen se queda un rato y luego todo vuelve a empezar. *{ control-board }* explica sus marcas.

tutorial-hint = ¿Primera vez con estos juegos? { COMMAND("tutorial") } te enseña uno en unas pocas pulsaciones, solo para ti.
tutorial-which = ¿Qué juego quieres que te enseñe? Son una docena de pulsaciones, no lo ve nadie más, y puedes dejarlo cuando quieras.
tutorial-heading = **{ $title }** – { $game }, una primera lección, { $step } de { $steps }
tutorial-now = Ahora: **{ $move }**
tutorial-not-today = «{ $move }» es posible, y en una partida se jugaría. En esta lección toca ahora otra cosa: { $why }
tutorial-left = La lección ha terminado. { COMMAND("tutorial") } la empieza de nuevo cuando quieras.
tutorial-go-on = Seguir
tutorial-begin = Enséñame { $game }
