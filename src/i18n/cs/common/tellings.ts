import type { CommonSentences } from '../../common.ts';
import type { MatchTellings, MotionFacts } from '../../tellings.ts';
import { counted, verb } from '../counting.ts';
import { hoursAcc } from './durations.ts';

const players = counted({ one: 'hráč', few: 'hráči', many: 'hráče', other: 'hráčů' });

const TIME_OUT = {
  computer: ': tento tah hraje počítač.',
  safe: ': hraje se nejjednodušší tah.',
  vote: '. O tom, jak dál, rozhodnou ostatní.',
} as const;

/** Enough of a hash to know it again. */
const shortened = (hash: string): string => `${hash.slice(0, 12)}…`;

/** What has become of a motion that was voted on. */
export const VOTE_RESULT = { carried: 'prošel', failed: 'neprošel', withdrawn: 'byl stažen' } as const;

/** " k ·14, po „Ada nabízí Áresovi 3“". */
const placeOf = (to: Extract<MotionFacts, { kind: 'rewind' }>['to']): string => {
  if (to === undefined) return '';
  if (to.round !== undefined) return ` k ·${to.number}, kde začalo ${to.round}`;
  return ` k ·${to.number}${to.after === undefined ? '' : `, po „${to.after}“`}`;
};

/** What a motion would bring about: an infinitive, behind a colon. */
export const motion: CommonSentences['motion'] = (asked, name) => {
  switch (asked.kind) {
    case 'pause':
      return `pozastavit partii na ${hoursAcc(asked.hours)}`;
    case 'roll':
      return 'hodit bez majáku';
    case 'resume':
      return 'hned pokračovat';
    case 'extend':
      return `přidat čas (${name(asked.seat)}): ${hoursAcc(asked.hours)}`;
    case 'replace':
      return `najít někoho jiného na místo, které má ${name(asked.seat)}`;
    case 'computer':
      return `nechat hrát počítač na místě, které má ${name(asked.seat)}`;
    case 'draw':
      return 'ukončit partii remízou';
    case 'standing':
      return `ukončit partii za daného stavu${asked.wins === undefined ? '' : ` (${asked.wins})`}`;
    case 'rewind':
      return `vrátit se${placeOf(asked.to)}`;
  }
};

export const events: MatchTellings = {
  seatTaken: ({ seat }, name) => `${name(seat)} se přidává.`,
  seatLeft: () => 'Někdo odchází.',
  hostChanged: ({ seat }, name) => `Hostitelem je teď ${name(seat)}.`,
  guestInvited: () => 'Někdo je pozván.',
  optionsChosen: () => 'Mění se nastavení.',
  wordsGiven: ({ seat, hash }, name) => `${name(seat)} přidává do náhody vlastní slova (SHA-256 ${shortened(hash)}).`,
  matchStarted: ({ seats, words = [] }) =>
    `Partie začíná, ${verb(seats, 'hraje', 'hrají')} ${players(seats)}${
      words.length === 0 ? '.' : `; do její náhody vstupují slova se SHA-256 ${words.map(shortened).join(', ')}.`
    }`,
  drawnWithoutBeacon: () => 'Hází se bez majáku.',
  seatConceded: ({ seat }, name) => `${name(seat)} se vzdává. Pokud ostatní hrají dál, hraje to místo samo nejjednodušší tahy.`,
  matchClosed: ({ reason }) =>
    reason === 'expired' ? 'Partie je zrušena: nezačala včas.' : 'Partie je zrušena: všichni odešli.',
  timeRanOut: ({ seat, answer }, name) => `Čas vypršel, na tahu je ${name(seat)}${TIME_OUT[answer]}`,
  timeGranted: ({ seat, hours }, name) => `${name(seat)} dostává navíc ${hoursAcc(hours)}.`,
  matchPaused: (until) => `Partie je pozastavena do ${until}.`,
  matchResumed: () => 'Partie pokračuje.',
  computerSeated: ({ seat }, name) => `${name(seat)} je počítač.`,
  seatGivenToComputer: ({ seat }, name) => `Na místě, které má ${name(seat)}, hraje odteď počítač.`,
  seatOpened: ({ seat }, name) => `Místo, které má ${name(seat)}, je volné pro někoho jiného; do té doby tam hraje počítač.`,
  seatTakenOver: ({ seat, back }, name, before) => {
    if (back === true) return `${name(seat)} si bere své místo zpět.`;
    return `${name(seat)} přebírá místo${before(seat) === name(seat) ? '' : ` (dosud ${before(seat)})`}.`;
  },
  voteCalled: ({ by, motion: asked }, until, name) =>
    `${by === undefined ? 'Hlasuje se' : `${name(by)} dává hlasovat`}: ${motion(asked, name)}? (do ${until})`,
  voted: ({ seat, yes }, name) => `${name(seat)} hlasuje ${yes ? 'ano' : 'ne'}.`,
  voteEnded: ({ motion: asked, result }, name) => `Návrh ${VOTE_RESULT[result]}: ${motion(asked, name)}.`,
  organiserDecided: ({ motion: asked, remark }, name) =>
    remark === undefined
      ? `Rozhodnutí pořadatele: ${motion(asked, name)}.`
      : `Rozhodnutí pořadatele (${remark.by}): ${motion(asked, name)}. Důvod: ${remark.reason}`,
  undone: ({ of, what }, name) =>
    of === undefined
      ? 'Partie se vrací a pokračuje odtamtud.'
      : `${name(of)} bere tah zpět${what === undefined ? '.' : `: ${what}`}`,
  redone: ({ of, what }, name) => `${name(of)} hraje tah přece jen znovu${what === undefined ? '.' : `: ${what}`}`,
};
