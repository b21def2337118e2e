/** Permissions as Discord’s settings call them in Spanish, by their keys. */
export const PERMISSIONS: Readonly<Record<string, string>> = {
  ViewChannel: 'Ver canal',
  SendMessages: 'Enviar mensajes',
  CreatePublicThreads: 'Crear hilos públicos',
  SendMessagesInThreads: 'Enviar mensajes en hilos',
  AttachFiles: 'Adjuntar archivos',
  ReadMessageHistory: 'Leer el historial de mensajes',
};
