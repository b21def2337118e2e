import type { Seat } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Motion, Position } from '#matches/index.ts';
import type { MenuEntry } from '../components/reply.ts';
import { EXTENSIONS, PAUSES } from '../narration/durations.ts';
import { pointLabel, type RewindChoice } from '../narration/rewindTargets.ts';
import { labelName, seatEmoji } from '../text/seatNames.ts';

/** The next choice on the way to a motion. */
export type OpenChoice = 'motion' | 'seat' | 'time' | 'to';

/** Where a path of choices leads: to a motion, to the next choice, or nowhere (`nowhere`: a choice is invalid). */
export type MotionPath =
  | { readonly kind: 'motion'; readonly motion: Motion }
  | { readonly kind: 'open'; readonly open: OpenChoice; readonly entries: readonly MenuEntry[] }
  | { readonly kind: 'nowhere' };

interface MotionChoice {
  readonly say: Sentences;
  readonly position: Position;
  readonly points: readonly RewindChoice[];
  /** The seat of the user who chooses; absent for an organiser. */
  readonly own: Seat | undefined;
}

/** Maximum number of points in a menu. */
const MAX_POINTS = 25;

/** Returns the types of motion that make sense now, in the order in which they are offered. */
const kindsOfMotion = (
  { match, vote, outcome, isDrawAwaited }: Position,
  points: readonly RewindChoice[],
): readonly Motion['kind'][] => {
  if (outcome !== undefined || vote !== undefined) return [];
  if (isDrawAwaited) return ['roll', 'standing', 'draw'];
  return [
    match.pausedUntil === undefined ? 'pause' : 'resume',
    ...(match.pace === 'off' ? [] : (['extend'] as const)),
    'replace',
    'computer',
    ...(points.length === 0 ? [] : (['rewind'] as const)),
    'standing',
    'draw',
  ];
};

/** Returns the seats offered for a type of motion; the match service decides which are valid. */
export const seatsFor = (kind: string, { match, conceded, open }: Position, own: Seat | undefined): readonly Seat[] =>
  match.seats
    .map(({ seat }) => seat)
    .filter((seat) => seat !== own && !conceded.includes(seat))
    .filter((seat) => (kind === 'replace' ? !open.includes(seat) : !match.computers.includes(seat)));

/** Follows choices to a motion. All of them are untrusted: the match service validates the motion. */
export const followMotion = (choosing: MotionChoice, path: readonly string[]): MotionPath => {
  const { say, position, points } = choosing;
  const [kind, first, second] = path;
  switch (kind) {
    case undefined:
      return open('motion', kindsOfMotion(position, points), (each) => say.table.motionKinds[each as Motion['kind']]);
    case 'pause':
      return withHours(say, PAUSES, first, (hours) => ({ kind, hours }));
    case 'extend':
      return withSeat(choosing, kind, first, (seat) => withHours(say, EXTENSIONS, second, (hours) => ({ kind, seat, hours })));
    case 'replace':
    case 'computer':
      return withSeat(choosing, kind, first, (seat) => ({ kind: 'motion', motion: { kind, seat } }));
    case 'rewind':
      return withPoint(points, first);
    case 'resume':
    case 'draw':
    case 'standing':
    case 'roll':
      return { kind: 'motion', motion: { kind } };
    default:
      return { kind: 'nowhere' };
  }
};

const open = (what: OpenChoice, values: readonly (string | number)[], labelOf: (value: string) => string): MotionPath => ({
  kind: 'open',
  open: what,
  entries: values.map((value) => ({ value: String(value), label: labelOf(String(value)) })),
});

const NUMBER = /^\d{1,9}$/;

const withHours = (
  say: Sentences,
  offered: readonly number[],
  typed: string | undefined,
  make: (hours: number) => Motion,
): MotionPath => {
  if (typed === undefined) return open('time', offered, (hours) => say.table.duration(Number(hours)));
  return NUMBER.test(typed) ? { kind: 'motion', motion: make(Number(typed)) } : { kind: 'nowhere' };
};

const withSeat = (
  { say, position, own }: MotionChoice,
  kind: string,
  typed: string | undefined,
  then: (seat: Seat) => MotionPath,
): MotionPath => {
  if (typed !== undefined) return NUMBER.test(typed) ? then(Number(typed)) : { kind: 'nowhere' };
  const name = labelName(position.match);
  const entries = seatsFor(kind, position, own).map((seat) => ({
    value: String(seat),
    label: name(seat),
    emoji: seatEmoji(say, seat),
  }));
  return { kind: 'open', open: 'seat', entries };
};

const withPoint = (points: readonly RewindChoice[], typed: string | undefined): MotionPath => {
  if (typed === undefined) {
    const entries = points.slice(0, MAX_POINTS).map((point) => ({ value: String(point.number), label: pointLabel(point) }));
    return { kind: 'open', open: 'to', entries };
  }
  const point = points.find(({ number }) => String(number) === typed);
  return point === undefined ? { kind: 'nowhere' } : { kind: 'motion', motion: { kind: 'rewind', toVersion: point.toVersion } };
};
