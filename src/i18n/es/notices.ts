import { tableSentences } from '../common/table.ts';
import { within } from '../fitting.ts';
import type { CoursePart, Notices } from '../notices.ts';
import { typed } from './commandNames.ts';
import { t } from './text.ts';

/** "de 7 a 2, como mucho 11": a seat's numbers from the first moment to the last. */
const course = (values: CoursePart['values'], seat: number): string => {
  const own = values.map((row) => row[seat] ?? 0);
  return `de ${own[0]} a ${own.at(-1)}, como mucho ${Math.max(...own)}`;
};

const IN_WORDS = typed.command('board', `as:${tableSentences(t).boardForms.text}`);
const VOTE = typed.command('match vote');
const OPTION = typed.option('option.match');

export const notices: Notices = {
  takenBack: () => '-# Deshecho.',
  boardTakenBack: () => 'Lo que mostraba este mensaje se ha deshecho. La partida continúa abajo.',
  noPicture: (inWords) =>
    `-# Esta vez no hay imagen: no se ha podido dibujar. ${inWords ? 'En palabras:' : `${IN_WORDS} lo cuenta todo en palabras.`}`,
  courseTitle: (match, hasReplay) => `**${match}** – cómo fue${hasReplay ? ', y todo otra vez' : ''}.`,
  chartAlt: (parts, name) =>
    within(
      parts.map(
        ({ title, values }) =>
          `${title}: ${(values[0] ?? []).map((_, seat) => `${name(seat)} ${course(values, seat)}`).join('; ')}.`,
      ),
      ' ',
      1024,
    ),
  replayAlt: (match, rounds) =>
    `${match} desde la primera jugada hasta la última, ${rounds} ${rounds === 1 ? 'ronda' : 'rondas'}, como animación del tablero.`,
  moreLines: (lines) => `… ${lines} ${lines === 1 ? 'línea' : 'líneas'} antes: ${typed.command('log')}`,
  greeting: (match) =>
    `Tienes asiento en la partida ${match}. Tu hoja llegará aquí, sin ruido, una vez por ronda. ${typed.command('gold')} la muestra cuando quieras.`,
  cardTitle: (match) => `**${match}** – tu hoja`,
  cardTakenBack: (match) => `**${match}** – la ronda de esta hoja se ha deshecho. La hoja que vale está abajo.`,
  calledOff: (match) => `${match} ya no te espera: lo que llevó a ello se ha deshecho.`,
  newThread: (match) => `El hilo de ${match} ya no se puede usar. La partida continúa en el hilo bajo este mensaje.`,

  publicReminder: (match, mention, since) => `${mention}, ${match} te espera desde ${since}.`,
  stalled: (match, name, since, isGone) =>
    [
      `${match} espera a ${name} desde ${since}.${isGone ? ` A ${name} ya no se le puede encontrar en este servidor.` : ''}`,
      `${isGone ? '' : `${typed.command('match nudge')} llama otra vez. `}${VOTE} da más tiempo, busca a otra persona, deja que siga una máquina, o termina la partida.`,
    ].join('\n'),
  nudge: (match, by, since, link) => `${by} te avisa: ${match} te espera desde ${since}: ${link}`,
  publicNudge: (match, mention, by, since) => `${mention}, ${by} te avisa: ${match} te espera desde ${since}.`,
  warning: (match, until, link) => `Se te acaba el tiempo en ${match}. Tienes hasta el ${until}: ${link}`,
  publicWarning: (match, mention) => `${mention}, se te acaba el tiempo en ${match}.`,
  pauseEnds: (match, when, link) => `La pausa de ${match} acaba ${when}, y sus relojes vuelven a correr: ${link}`,
  publicPauseEnds: (match, mention, when) => `${mention}, la pausa de ${match} acaba ${when}, y sus relojes vuelven a correr.`,
  placeGone: (match, channel) =>
    `Ya no encuentro el canal de ${match} (${channel}), así que nadie ve cómo sigue. La partida está a salvo: todos pueden seguir jugándola aquí, con la opción ${OPTION}. Recupera el canal, o termina la partida con ${typed.command('match concede')}.`,
  placeForbidden: (match, channel) =>
    `Ya no se me permite publicar ${match} en ${channel}. La partida está a salvo: todos pueden seguir jugándola aquí, con la opción ${OPTION}. Permíteme ver el canal, escribir en él y en sus hilos, abrir hilos y adjuntar archivos; lo intento otra vez por mi cuenta.`,
  serverLeft: (matches, until) =>
    `Ya no estoy en el servidor de ${matches.join(', ')}. Allí no pasa nada ahora, y ningún reloj corre. Si me invitan de nuevo antes del ${until}, todo sigue donde estaba; si no, se borra entonces todo lo que guardo de ello.`,
  serverBack: (match, since) =>
    `He vuelto, y ${match} continúa donde estaba. Ha estado parada desde el ${since}: nadie ha perdido tiempo por ello.`,
  unreachable: (mention) =>
    `${mention}, no puedo enviarte mensajes directos. Usa ${typed.command('gold')} para ver tu hoja; nadie más la ve. Para recibir de nuevo mis mensajes, permítelos en los ajustes de Discord para este servidor y pulsa *Mis ajustes*.`,
  setAside: (match) =>
    `He detenido ${match} porque no puedo leer su registro. No se ha perdido nada de lo jugado, y ningún reloj corre. Desde la organización se puede probar otra vez con ${typed.command('organise retry')}.`,
  broughtBack: (match) =>
    `${match} continúa. La había detenido por un fallo mío. No se ha perdido nada, y nadie ha perdido tiempo.`,
  restored: (match, when) =>
    `${match} se ha restaurado a como estaba el ${when}, desde una copia de seguridad. Lo jugado después se ha perdido y hay que jugarlo otra vez: los mensajes que lo contaban están marcados, y las hojas enviadas desde entonces pueden no valer. Lo siento.`,
  superseded: (when) => `**Esto ya no vale:** la partida se ha restaurado a como estaba el ${when}.`,
};
