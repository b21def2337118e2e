reply-unknown-refusal = Eso no es posible ({ $code }).
reply-bug = Algo ha ido mal por mi parte, y lo he anotado. Si sigue así, di este número a quien me administra: `{ $reference }`.
any-or-more = { $names } o { $more ->
    [one] { $more } opción más
   *[other] una de { $more } opciones más
 }
reply-missing-option = Añade `{ $option }:` – puede ser { $values }.
reply-no-such-entry = Ninguna cosa en concreto se llama así. Puedes consultar { $names }.
no-thread-kind = En un canal de este tipo no se puede abrir el hilo de una partida.
no-thread-permissions = No puedo abrir una partida aquí: en este canal me { $count ->
    [one] falta el permiso
   *[other] faltan los permisos
 } { $permissions }.
no-thread-nowhere = Quien lleva este servidor puede concederlo en un canal de texto.
no-thread-elsewhere = Sí se puede en { $channels }.
permission-ViewChannel = Ver canal
permission-SendMessages = Enviar mensajes
permission-CreatePublicThreads = Crear hilos públicos
permission-SendMessagesInThreads = Enviar mensajes en hilos
permission-AttachFiles = Adjuntar archivos
permission-ReadMessageHistory = Leer el historial de mensajes

plain-storeAway = Ahora mismo no se puede llegar al archivo de partidas. No se ha perdido nada: lo que pediste se ha hecho del todo o no se ha hecho. Prueba otra vez dentro de un minuto.
plain-chooseKind = ¿Qué quieres hacer?
plain-orElse = O bien otra cosa
plain-notDue = Ahora mismo no te toca.
plain-spectating = No tienes asiento en esta partida, pero puedes mirar cuanto quieras.
plain-directMessageOpen = Puedo escribirte mensajes directos: tu hoja te llegará allí cada ronda.
plain-directMessageClosed = No he podido enviarte un mensaje directo, así que tu hoja no te llega por sí sola; { COMMAND("gold") } la muestra cuando quieras. Para recibirla cada ronda, permite los mensajes directos de este servidor en sus ajustes de privacidad y pulsa el botón.
plain-discordAway = Discord no responde ahora mismo. Prueba otra vez dentro de un minuto.
plain-inviteSomebody = Invitar a alguien
plain-passHost = Dejar a otra persona a cargo de la partida
plain-settingsIntro = Ajustes de esta partida, hasta que empiece. Todos los ven en la mesa de espera.
plain-noOpenMatches = No hay ninguna partida abierta. { COMMAND("match create") } abre una.
plain-emptyLog = Aún no ha pasado nada.
plain-sinceLastMove = **Desde tu última jugada**
plain-sinceStart = **Desde el principio**
plain-noNote = No tienes ninguna nota sobre esta partida. { COMMAND("note", "text") } escribe una, solo para tus ojos.
plain-noteKept = Anotado. Solo lo ves tú, con { COMMAND("note") } y bajo tu hoja.
plain-noteRemoved = Tu nota sobre esta partida está borrada.
plain-concedeFirst = Abandonar no se puede deshacer. Si los demás siguen, tu asiento hace por sí solo la jugada más sencilla. ¿De verdad?
plain-concedeAlone = Abandonar no se puede deshacer. Termina la partida, y entonces nadie la gana. ¿De verdad?
plain-exported = El registro tal como puedes verlo; cuando termine la partida podrás tenerlo entero.
plain-exportedWhole = El registro entero de la partida.
