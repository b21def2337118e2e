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
