import { plainSentences } from '../common/controls.ts';
import { denialSentences } from '../common/denials.ts';
import { fairnessSentences } from '../common/fairness.ts';
import { orderSentences } from '../common/orders.ts';
import { refusalSentences } from '../common/refusals.ts';
import { serverSentences } from '../common/server.ts';
import { matchTellings, motionText } from '../common/tellings.ts';
import type { CommonSentences, LobbyFacts } from '../common.ts';
import { timeOfPace } from '../pace.ts';
import { counter, lister } from '../plural.ts';
import { commandNames } from './commandNames.ts';
import { commands } from './common/commands.ts';
import { controls } from './common/controls.ts';
import { days, hours, hoursOf } from './common/durations.ts';
import { PERMISSIONS } from './common/permissions.ts';
import { t } from './text.ts';

const count = counter('es');
const { all, any } = lister('es');

/** Words that begin a button, in the middle of a sentence. */
const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** "A, B o una de 7 opciones más" */
const anyOf = (names: readonly string[], more: number): string =>
  more === 0 ? any(names) : `${names.join(', ')} o ${count(more, { one: '# opción más', other: 'una de # opciones más' })}`;

const TIME_OUTS: Readonly<Record<string, string>> = {
  computer: 'una máquina juega el turno',
  safe: 'se hace la jugada más sencilla',
  vote: 'los demás deciden',
};

/** "48 horas", and "4 días" beyond that, of `48h`. */
const timesOf = (pace: string): { readonly perDecision: string; readonly reserve?: string } => {
  if (pace === 'off') return { perDecision: 'sin reloj' };
  if (pace === 'live') return { perDecision: '10 minutos', reserve: '2 horas' };
  const { amount, unit, reserveHours } = timeOfPace(pace);
  return { perDecision: unit === 'days' ? days(amount) : hours(amount), reserve: hoursOf(reserveHours) };
};

/** "48 horas para cada decisión, 4 días en reserva", of `48h`. */
const paceOf = (pace: string): string => {
  const { perDecision, reserve } = timesOf(pace);
  return reserve === undefined ? perDecision : `${perDecision} para cada decisión, ${reserve} en reserva`;
};

/** What a start would take, or bring to whoever is still alone. */
const toStart = (taken: number, least: number, most: number): string => {
  if (taken < least) return ` – al menos ${least} para empezar`;
  return taken === 1 && most > 1 ? ' – si empieza ahora, se juega en solitario' : '';
};

const lobby = ({ seats, host, least, most, guests, settings, ...facts }: LobbyFacts): string =>
  [
    `A cargo: ${host}${facts.private ? ' – por invitación' : ''}`,
    `Asientos: ${seats.length} de ${most}${toStart(seats.length, least, most)}`,
    ...seats.map((seat) => `- ${seat}`),
    ...(guests.length === 0 ? [] : [`Con invitación: ${all(guests)}`]),
    ...(settings.length === 0 ? [] : [settings.join(' · ')]),
  ].join('\n');

/** Everything around the games. */
export const common: CommonSentences = {
  commands,
  commandNames,
  controls,
  plain: plainSentences(t),
  denials: denialSentences(t),
  refusals: refusalSentences(t),
  events: matchTellings(t),
  remind: {
    name: 'Recordatorio',
    value: (value) => (value === 'off' ? 'nunca' : `tras ${hours(Number(value))}`),
    warningOnly: 'una vez, poco antes de que se acabe el tiempo',
  },

  pace: { name: 'Ritmo', value: paceOf, short: (pace) => timesOf(pace).perDecision },
  timeout: {
    name: 'Si se acaba el tiempo',
    value: (value) => TIME_OUTS[value] ?? value,
  },
  fair: {
    name: 'Dados y robos',
    value: (value) => (value === 'beacon' ? 'mezclados con una baliza pública' : 'del número secreto del bot'),
  },
  ownTime: (until) => `-# Tienes tiempo hasta el ${until}.`,
  paused: (until) => `La partida está en pausa y continúa ${until}. Quien quiera puede jugar entretanto.`,
  pausedFoot: (until) => `-# La partida está en pausa hasta el ${until}. Quien quiera puede jugar entretanto.`,
  server: serverSentences(t),
  fairness: fairnessSentences(t),

  motion: motionText(t),
  list: all,
  each: (names) => `Cada cual (${all(names)})`,
  matchName: (number) => `#${number}`,
  orders: orderSentences(t),
  byOrder: (line) => `${line} *(por una orden)*`,
  byComputer: (line) => `${line} *(por una máquina)*`,
  matchChoice: (number, game, state) =>
    `#${number} ${game} – ${{ yourTurn: 'tu turno', waiting: 'espera a otros', lobby: 'sin empezar' }[state]}`,
  unknownRefusal: (code) => `Eso no es posible (${code}).`,
  bug: (reference) =>
    `Algo ha ido mal por mi parte, y lo he anotado. Si sigue así, di este número a quien me administra: \`${reference}\`.`,
  whoseTurn: (names) => `La partida espera a ${all(names)}.`,
  missingOption: (option, values, more) => `Añade \`${option}:\` – puede ser ${anyOf(values, more)}.`,
  noSuchEntry: (names, more) => `Ninguna cosa en concreto se llama así. Puedes consultar ${anyOf(names, more)}.`,
  noThreadHere: (permissions, elsewhere) =>
    [
      permissions.length === 0
        ? 'En un canal de este tipo no se puede abrir el hilo de una partida.'
        : `No puedo abrir una partida aquí: en este canal me ${permissions.length === 1 ? 'falta el permiso' : 'faltan los permisos'} ${all(permissions.map((each) => `«${each}»`))}.`,
      elsewhere.length === 0
        ? 'Quien lleva este servidor puede concederlo en un canal de texto.'
        : `Sí se puede en ${any(elsewhere)}.`,
    ].join(' '),
  permissionName: (permission) => PERMISSIONS[permission] ?? permission.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),

  lobbyTitle: (number, game) => `## #${number} ${game}`,
  lobby,
  lobbyExpires: (when) => `Se cierra por sí sola ${when} si no empieza.`,
  lobbyStarted: (thread) => (thread === undefined ? 'La partida ha empezado.' : `La partida ha empezado: ${thread}`),
  lobbyClosed: 'Esta partida no empezó y está cerrada.',
  threadName: (number, game) => `#${number} ${game}`,
  created: (number, link) => `La partida #${number} está abierta: ${link}`,
  joined: (number) => `Ya tienes asiento: partida #${number}. Se te llamará cuando empiece.`,
  left: (number) => `Has salido de la partida #${number}.`,
  started: (number, thread) => `Empieza la partida #${number}${thread === undefined ? '' : `: ${thread}`}. ¡Que lo pases bien!`,
  invited: (mention) => `${mention} tiene invitación y puede pulsar «${controls.join}».`,
  invitation: (mention, host, link) => `${mention}, ${host} te invita a esta partida. Pulsa «${controls.join}» aquí: ${link}`,
  hostPassed: (mention) => `${mention} queda a cargo de la partida.`,
  chosen: (option, value) => `${option}: ${value}.`,
  conceded: (number) => `Has abandonado la partida #${number}.`,
  settingOption: (name, value) => `${name}: ${value}`,

  status: ({ number, game, state, due }) => {
    const asked = due.map(({ name, since }) => (since === undefined ? name : `${name} (desde ${since})`));
    return `**#${number} ${game}** – ${state}${asked.length === 0 ? '' : `; espera a ${all(asked)}`}`;
  },
  matchLine: (number, game, state, link) => `**#${number}** ${game} – ${state}${link === undefined ? '' : ` – ${link}`}`,
  stateWords: {
    lobby: 'sin empezar',
    playing: 'en juego',
    ended: 'terminada',
    closed: 'cerrada',
    setAside: 'apartada',
    yourTurn: 'tu turno',
  },
  openHere: 'Abiertas en este servidor',
  openYours: 'Tuyas',
  more: (left) => (left > 0 ? [`… y ${count(left, { other: '# más' })}`] : []),
  logTitle: (number, page, pages, round) =>
    `**Registro de #${number}**${round === undefined ? '' : ` – ${round}`} – página ${page} de ${pages}`,
  historyTitle: (number, round) => `**#${number}** – ${round}: como estaba al empezar`,
  note: (number, text) => `**Tu nota sobre #${number}**, que nadie más ve\n${text}`,
  confirmMove: (move, others) =>
    `**¿${move}?** ${others.length === 0 ? 'No podrías hacer otra cosa.' : `Aún podrías ${all(others.map(inSentence))}.`}`,
  confirmed: (move) => `Sí, ${inSentence(move)}`,
};
