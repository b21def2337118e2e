import type { CommonSentences } from '../../common.ts';
import { counter } from '../../plural.ts';
import type { MatchTellings, MotionFacts } from '../../tellings.ts';
import { hoursOf } from './durations.ts';

const count = counter('es');
const players = (amount: number): string => count(amount, { one: '# jugador', other: '# jugadores' });

const TIME_OUT = {
  computer: ': una máquina juega este turno.',
  safe: ': se hace la jugada más sencilla.',
  vote: '. Los demás deciden cómo seguir.',
} as const;

/** Enough of a hash to know it again. */
const shortened = (hash: string): string => `${hash.slice(0, 12)}…`;

/** What has become of a vote. */
export const VOTE_RESULT = { carried: 'queda aprobada', failed: 'no sale adelante', withdrawn: 'queda retirada' } as const;

/** " a ·14, después de «Ada ofrece 3 a Ares»". */
const placeOf = (to: Extract<MotionFacts, { kind: 'rewind' }>['to']): string => {
  if (to === undefined) return '';
  if (to.round !== undefined) return ` a ·${to.number}, donde empezó: ${to.round}`;
  return ` a ·${to.number}${to.after === undefined ? '' : `, después de «${to.after}»`}`;
};

/** What a motion would bring about: an infinitive, "pausar la partida 2 días". */
export const motion: CommonSentences['motion'] = (asked, name) => {
  switch (asked.kind) {
    case 'pause':
      return `pausar la partida ${hoursOf(asked.hours)}`;
    case 'roll':
      return 'tirar sin la baliza';
    case 'resume':
      return 'seguir enseguida';
    case 'extend':
      return `dar ${hoursOf(asked.hours)} más a ${name(asked.seat)}`;
    case 'replace':
      return `buscar a otra persona para el asiento de ${name(asked.seat)}`;
    case 'computer':
      return `dejar que una máquina juegue por ${name(asked.seat)}`;
    case 'draw':
      return 'terminar la partida en empate';
    case 'standing':
      return `terminar la partida como está${asked.wins === undefined ? '' : ` (${asked.wins})`}`;
    case 'rewind':
      return `volver atrás${placeOf(asked.to)}`;
  }
};

export const events: MatchTellings = {
  seatTaken: ({ seat }, name) => `${name(seat)} se une.`,
  seatLeft: () => 'Alguien sale.',
  hostChanged: ({ seat }, name) => `${name(seat)} queda a cargo de la partida.`,
  guestInvited: () => 'Hay una invitación nueva.',
  optionsChosen: () => 'Los ajustes cambian.',
  wordsGiven: ({ seat, hash }, name) => `${name(seat)} añade palabras al azar (SHA-256 ${shortened(hash)}).`,
  matchStarted: ({ seats, words = [] }) =>
    words.length === 0
      ? `La partida empieza con ${players(seats)}.`
      : `La partida empieza con ${players(seats)}; en su azar entran palabras con el SHA-256 ${words.map(shortened).join(', ')}.`,
  drawnWithoutBeacon: () => 'Los dados se tiran sin la baliza.',
  seatConceded: ({ seat }, name) =>
    `${name(seat)} abandona. Si los demás siguen, su asiento hace por sí solo la jugada más sencilla.`,
  matchClosed: ({ reason }) =>
    reason === 'expired' ? 'La partida se cierra: no empezó a tiempo.' : 'La partida se cierra: no queda nadie.',
  timeRanOut: ({ seat, answer }, name) => `A ${name(seat)} se le ha acabado el tiempo${TIME_OUT[answer]}`,
  timeGranted: ({ seat, hours }, name) => `${name(seat)} recibe ${hoursOf(hours)} más.`,
  matchPaused: (until) => `La partida está en pausa hasta el ${until}.`,
  matchResumed: () => 'La partida continúa.',
  computerSeated: ({ seat }, name) => `${name(seat)} es una máquina.`,
  seatGivenToComputer: ({ seat }, name) => `Desde ahora una máquina juega por ${name(seat)}.`,
  seatOpened: ({ seat }, name) =>
    `El asiento de ${name(seat)} queda libre para otra persona; hasta entonces lo juega una máquina.`,
  seatTakenOver: ({ seat, back }, name, before) => {
    if (back === true) return `${name(seat)} recupera su asiento.`;
    return `${name(seat)} toma ${before(seat) === name(seat) ? 'un asiento' : `el asiento de ${before(seat)}`}.`;
  },
  voteCalled: ({ by, motion: asked }, until, name) =>
    `${by === undefined ? 'Se pide a todos' : `${name(by)} pide a todos`} que voten: ¿${motion(asked, name)}? (hasta el ${until})`,
  voted: ({ seat, yes }, name) => `${name(seat)} vota ${yes ? 'sí' : 'no'}.`,
  voteEnded: ({ motion: asked, result }, name) => `La propuesta de ${motion(asked, name)} ${VOTE_RESULT[result]}.`,
  organiserDecided: ({ motion: asked, remark }, name) =>
    remark === undefined
      ? `La organización ha decidido ${motion(asked, name)}.`
      : `${remark.by} ha decidido, desde la organización, ${motion(asked, name)}. El motivo: ${remark.reason}`,
  undone: ({ of, what }, name) =>
    of === undefined
      ? 'La partida vuelve atrás, y sigue desde allí.'
      : `${name(of)} deshace una jugada${what === undefined ? '.' : `: ${what}`}`,
  redone: ({ of, what }, name) => `${name(of)} vuelve a hacer la jugada${what === undefined ? '.' : `: ${what}`}`,
};
