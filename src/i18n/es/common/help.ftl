help-control-why = ¿Por qué?
help-control-explain = Explicar la imagen
help-control-now = ¿Qué puedo hacer ahora?
help-control-costs = ¿Cuánto cuesta?
help-control-winning = ¿Cómo gano?
help-control-contents = Todas las secciones
help-control-chooseSection = Elige una sección
help-house = Jugar aquí
help-section = **{ $title }** – { $book }
help-contents = **Las reglas: { $book }**
    Elige una sección o busca con { COMMAND("rules", "search") }.
help-nothing-found = No he encontrado nada sobre «{ $typed }» en estas reglas.
help-titles-now = **{ $match } – ¿qué puedo hacer ahora?**
help-titles-costs = **{ $match } – ¿cuánto cuesta?**
help-titles-winning = **{ $match } – ¿cómo gano?**
help-titles-explain = **{ $match } – la imagen, explicada**
help-possible = Esto es lo que puedes hacer ahora. Toca *{ control-makeMove }* o escribe:
help-states-lobbySeated = Esta partida no ha empezado. El anfitrión toca *{ control-start }* en su mensaje cuando hay suficientes jugadores. Hasta entonces puedes tocar *{ control-leave }*.
help-states-lobbyOutside = Esta partida no ha empezado. Para jugar, toca *{ control-join }* en su mensaje, salvo que sea solo por invitación.
help-states-waiting = No es tu turno; te avisaré cuando lo sea. Toca *{ control-orders }* en tu panel para planificar jugadas. { COMMAND("board") }, { COMMAND("gold") } y { COMMAND("log") } muestran cómo va todo.
help-states-watching = No juegas en esta partida, pero puedes mirar todo lo que quieras. { COMMAND("board") } muestra el tablero y { COMMAND("log") }, lo que ha pasado.
help-states-over = Esta partida ha terminado. Toca *{ control-again }* en su último mensaje para abrir otra. Repásala con { COMMAND("history") }.
help-lit = En tu panel, la imagen marca con un borde brillante lo que puedes elegir.
help-part = Esta imagen es una parte ampliada del tablero. El texto describe solo esa parte: qué hay en ella, qué da y con qué limita. Los símbolos son los mismos que en el tablero entero:
help-seats = Colores de los jugadores: { $seats }. El símbolo que va delante de un nombre en mis mensajes es la marca de ese jugador en la imagen.
help-seats-next = { $before }; { $next }
help-begin = **Para empezar** – juegos de mesa por turnos y sin prisas: { $games }.
    - { COMMAND("match create") } abre una partida en este canal. Tus amigos tocan *{ control-join }* y luego tú tocas *{ control-start }*. ¿Faltan jugadores? Toca *{ control-addComputer }*.
    - { COMMAND("play") } te busca jugadores en este servidor.
    - { COMMAND("match list") } muestra las partidas abiertas aquí, y con { COMMAND("match join") } te unes a una. { COMMAND("cup status") } muestra el torneo de aquí.
    - Cada partida tiene su hilo. Toca ahí *{ control-makeMove }*, cuando tengas un rato, para ver todo lo que puedes hacer. Si juegas solo contra jugadores IA, *{ control-hint }* te muestra buenas jugadas.
    - { COMMAND("rules") } busca una regla. En una partida, { COMMAND("help") } te dice qué puedes hacer, cuánto cuesta y cómo se gana.
    - Ajusta tu zona horaria, tus horas de silencio y tus recordatorios con { COMMAND("me settings") }.
help-welcome =
    ### Juega aquí a { $games }, sin prisas
    Cada partida tiene su propio hilo. Cuando te toque, te menciono. Juega cuando tengas un rato.
help-start = Abrir { $game }
help-welcome-posted = He publicado una bienvenida en { $channel }. Fíjala para que se encuentre fácilmente.
help-seat-mark-1 = rojo con una estrella
help-seat-mark-2 = ámbar con un toro
help-seat-mark-3 = violeta con una luna
help-seat-mark-4 = negro con un ánfora
help-seat-mark-5 = marfil con una hoja
help-seat-marked = { $name }, { $mark }
help-course-chart = **El gráfico** tiene un panel para cada cosa: { $titles }. De izquierda a derecha muestra el principio de cada ronda, con su número, y después el final. Cada línea es un jugador, con su color y su dibujo. A su derecha están la marca del jugador y su valor final. Las líneas que coinciden se dibujan una junto a otra. El gráfico muestra también lo que estuvo oculto durante la partida.
help-course-title = «{ $title }»
help-course-numbers = **En cifras** – { $numbers }
help-course-animation = **La animación** muestra el tablero de la primera jugada a la última, tal como lo veían todos. Lo que estaba oculto sigue oculto. En las partidas largas se salta algunas jugadas. Se detiene en la última imagen y vuelve a empezar. *{ control-board }* explica sus símbolos.

tutorial-hint = ¿Primera vez con estos juegos? { COMMAND("tutorial") } te enseña uno en pocos pasos; solo lo ves tú.
tutorial-which = ¿Qué lección quieres jugar? Cada una dura unos minutos. Solo la ves tú y puedes dejarla cuando quieras.
tutorial-heading = **{ $title }** – { $lesson }, { $step } de { $steps }
tutorial-now = Ahora: **{ $move }**
tutorial-rules = Reglas: { $title }
tutorial-not-today = «{ $move }» es una jugada posible, y en una partida podrías hacerla. En esta lección, prueba otra. { $why }
tutorial-left = Has salido de la lección. Empiézala otra vez cuando quieras con { COMMAND("tutorial") }.
tutorial-go-on = Siguiente
tutorial-begin = { $game }: { $lesson }
tutorial-practise = Jugar contra 3 IA principiantes
tutorial-practise-hint = ¿No sabes qué jugar en esa partida? Toca *{ control-hint }* en tu panel: muestra las dos mejores jugadas y por qué.
