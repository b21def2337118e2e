import type { CommonSentences } from '../../common.ts';
import { counter } from '../../plural.ts';
import type { MatchTellings, MotionFacts } from '../../tellings.ts';
import { de } from '../grammar.ts';
import { hoursOf } from './durations.ts';

const count = counter('fr');
const players = (amount: number): string => count(amount, { one: '# personne', other: '# personnes' });

const TIME_OUT = {
  computer: ' : un ordinateur joue ce tour.',
  safe: ' : le coup le plus simple est joué.',
  vote: '. Les autres décident de la suite.',
} as const;

/** Enough of a hash to know it again. */
const shortened = (hash: string): string => `${hash.slice(0, 12)}…`;

/** What has become of a vote. */
export const VOTE_RESULT = { carried: 'est adopté', failed: 'est rejeté', withdrawn: 'est retiré' } as const;

/** " à ·14, après « Ada offre 3 à Arès »". */
const placeOf = (to: Extract<MotionFacts, { kind: 'rewind' }>['to']): string => {
  if (to === undefined) return '';
  if (to.round !== undefined) return ` à ·${to.number}, au début du ${to.round}`;
  return ` à ·${to.number}${to.after === undefined ? '' : `, après « ${to.after} »`}`;
};

/** What a motion would bring about. */
export const motion: CommonSentences['motion'] = (asked, name) => {
  switch (asked.kind) {
    case 'pause':
      return `mettre la partie en pause pour ${hoursOf(asked.hours)}`;
    case 'roll':
      return 'lancer les dés sans la balise';
    case 'resume':
      return 'reprendre tout de suite';
    case 'extend':
      return `donner ${hoursOf(asked.hours)} de plus à ${name(asked.seat)}`;
    case 'replace':
      return `chercher quelqu’un d’autre pour la place ${de(name(asked.seat))}`;
    case 'computer':
      return `laisser un ordinateur jouer pour ${name(asked.seat)}`;
    case 'draw':
      return 'terminer la partie par une égalité';
    case 'standing':
      return `arrêter la partie telle quelle${asked.wins === undefined ? '' : ` (${asked.wins})`}`;
    case 'rewind':
      return `revenir en arrière${placeOf(asked.to)}`;
  }
};

export const events: MatchTellings = {
  seatTaken: ({ seat }, name) => `${name(seat)} rejoint la partie.`,
  seatLeft: () => 'Quelqu’un quitte la partie.',
  hostChanged: ({ seat }, name) => `L’hôte est maintenant ${name(seat)}.`,
  guestInvited: () => 'Quelqu’un reçoit une invitation.',
  optionsChosen: () => 'Les réglages changent.',
  wordsGiven: ({ seat, hash }, name) => `${name(seat)} ajoute ses propres mots au hasard (SHA-256 ${shortened(hash)}).`,
  matchStarted: ({ seats, words = [] }) =>
    words.length === 0
      ? `La partie commence avec ${players(seats)}.`
      : `La partie commence avec ${players(seats)} ; dans son hasard entrent des mots dont le SHA-256 est ${words.map(shortened).join(', ')}.`,
  drawnWithoutBeacon: () => 'Les dés roulent sans la balise.',
  seatConceded: ({ seat }, name) =>
    `${name(seat)} abandonne. Si d’autres continuent, la place joue d’elle-même le coup le plus simple.`,
  matchClosed: ({ reason }) =>
    reason === 'expired'
      ? 'La partie est fermée : elle n’a pas été lancée à temps.'
      : 'La partie est fermée : tout le monde l’a quittée.',
  timeRanOut: ({ seat, answer }, name) => `Le temps ${de(name(seat))} est écoulé${TIME_OUT[answer]}`,
  timeGranted: ({ seat, hours }, name) => `${name(seat)} reçoit ${hoursOf(hours)} de plus.`,
  matchPaused: (until) => `La partie est en pause jusqu’au ${until}.`,
  matchResumed: () => 'La partie reprend.',
  computerSeated: ({ seat }, name) => `${name(seat)} est un ordinateur.`,
  seatGivenToComputer: ({ seat }, name) => `Un ordinateur joue désormais pour ${name(seat)}.`,
  seatOpened: ({ seat }, name) =>
    `La place ${de(name(seat))} est libre pour quelqu’un d’autre ; d’ici là, un ordinateur la joue.`,
  seatTakenOver: ({ seat, back }, name, before) => {
    if (back === true) return `${name(seat)} reprend sa place.`;
    return `${name(seat)} prend ${before(seat) === name(seat) ? 'une place' : `la place ${de(before(seat))}`}.`;
  },
  voteCalled: ({ by, motion: asked }, until, name) =>
    `${by === undefined ? 'Tout le monde est appelé à voter' : `${name(by)} appelle tout le monde à voter`} : ${motion(asked, name)} ? (jusqu’au ${until})`,
  voted: ({ seat, yes }, name) => `${name(seat)} vote ${yes ? 'oui' : 'non'}.`,
  voteEnded: ({ motion: asked, result }, name) => `Le vote ${VOTE_RESULT[result]} : ${motion(asked, name)}.`,
  organiserDecided: ({ motion: asked, remark }, name) =>
    remark === undefined
      ? `L’organisation a décidé : ${motion(asked, name)}.`
      : `${remark.by} a décidé, au nom de l’organisation : ${motion(asked, name)}. Raison : ${remark.reason}`,
  undone: ({ of, what }, name) =>
    of === undefined
      ? 'La partie revient en arrière, et repart de là.'
      : `${name(of)} annule un coup${what === undefined ? '.' : ` : ${what}`}`,
  redone: ({ of, what }, name) => `${name(of)} rejoue finalement le coup${what === undefined ? '.' : ` : ${what}`}`,
};
