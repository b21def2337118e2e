reply-unknown-refusal = Ahora mismo no puedes hacer eso ({ $code }). { COMMAND("help") } muestra qué puedes hacer.
reply-bug = Algo ha fallado por mi parte, y lo he anotado. Si vuelve a pasar, dale este número al administrador del bot: `{ $reference }`.
any-or-more = { $names } o { $more ->
    [one] { $more } opción más
   *[other] una de { $more } opciones más
 }
reply-missing-option = Añade `{ $option }:` – puede ser { $values }.
reply-no-such-entry = No lo encuentro. Prueba con { $names }.
no-thread-kind = En un canal de este tipo no se puede abrir una partida.
no-thread-permissions = No puedo abrir una partida aquí: en este canal me { $count ->
    [one] falta el permiso
   *[other] faltan los permisos
 } { $permissions }.
no-thread-nowhere = Un administrador del servidor puede concederlo en un canal de texto.
no-thread-elsewhere = Sí puedes en { $channels }.
permission-ViewChannel = Ver canal
permission-SendMessages = Enviar mensajes
permission-CreatePublicThreads = Crear hilos públicos
permission-SendMessagesInThreads = Enviar mensajes en hilos
permission-AttachFiles = Adjuntar archivos
permission-ReadMessageHistory = Leer el historial de mensajes

plain-storeAway = Ahora mismo no puedo acceder a la base de datos. Tus partidas están a salvo, pero puede que tu última acción no se haya guardado. Inténtalo otra vez en un minuto.
plain-notDue = No es tu turno.
plain-spectating = No juegas en esta partida, pero puedes mirar todo lo que quieras.
plain-directMessageOpen = ¡Los mensajes directos funcionan! Te enviaré tu hoja de jugador cada ronda.
plain-directMessageClosed = No he podido enviarte un mensaje directo, así que no puedo mandarte tu hoja de jugador; { COMMAND("gold") } la muestra cuando quieras. Para recibirla cada ronda, permite los mensajes directos de este servidor en sus ajustes de privacidad y toca el botón.
plain-discordAway = Discord no responde. Inténtalo otra vez en un minuto.
plain-inviteSomebody = Invitar a un jugador
plain-passHost = Nombrar a otro anfitrión
plain-settingsIntro = Puedes cambiar estos ajustes hasta que empiece la partida. Todos los ven en la sala de espera.
plain-noOpenMatches = No hay ninguna partida abierta. Abre una con { COMMAND("match create") }.
plain-emptyLog = Todavía no ha pasado nada.
plain-sinceLastMove = **Desde tu última jugada**
plain-sinceStart = **Desde el principio**
plain-noNote = No tienes ninguna nota sobre esta partida. Escribe una con { COMMAND("note", "text") }; solo la ves tú.
plain-noteKept = Nota guardada. Solo la ves tú, con { COMMAND("note") } y debajo de tu hoja de jugador.
plain-noteRemoved = He borrado tu nota sobre esta partida.
plain-concedeFirst = ¿Abandonar? No se puede deshacer. Si los demás siguen, haré jugadas por defecto en tu plaza, y la partida cuenta como abandonada en tu historial.
plain-concedeAlone = ¿Abandonar? No se puede deshacer. La partida terminará sin ganador.
plain-concedeLast = ¿Abandonar? No se puede deshacer. No queda nadie más para seguir, así que la partida termina.
plain-exported = El registro, con lo que puedes ver ahora. Cuando termine la partida podrás descargarlo completo.
plain-exportedWhole = El registro completo de la partida.
