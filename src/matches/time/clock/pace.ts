import { type ClockRejection, refused } from './rejections.ts';
import { HOUR, MINUTE } from './running.ts';

/**
 * How much time the seats of a match have. It runs as a chess clock with delay does: of each decision the pace runs first, and
 * only then the bank. What a decision leaves of its pace is gone; what it leaves of the bank is there for the next. Nothing fills
 * the bank again by itself.
 */
export interface Pace {
  /** As it is chosen and kept: `live`, `24h`, `48h`, `3d`, `week`, or the hours of an own one, such as `36h`. */
  readonly name: string;
  /** Milliseconds for each decision. */
  readonly perDecision: number;
  /** Milliseconds a seat has beyond that, once in the match. */
  readonly bank: number;
}

const hourly = (name: string, hours: number): Pace => ({ name, perDecision: hours * HOUR, bank: 2 * hours * HOUR });

/** The paces that have a name. */
export const PACES: readonly Pace[] = [
  { name: 'live', perDecision: 10 * MINUTE, bank: 2 * HOUR },
  hourly('24h', 24),
  hourly('48h', 48),
  hourly('3d', 72),
  hourly('week', 168),
];

/**
 * Bounds of an own pace. The longest one and its bank, with the most quiet hours, still run out within 60 days, after which a
 * match without a move is closed.
 */
export const OWN_PACE_HOURS = { least: 1, most: 240 };

/** The pace of a name, or of an own number of hours or days (`36h`, `5d`). */
export const paceNamed = (text: string): Pace | ClockRejection => {
  const named = PACES.find(({ name }) => name === text);
  if (named !== undefined) return named;
  const [, count, unit] = /^(\d{1,6})([hd])$/.exec(text) ?? [];
  if (count === undefined) return refused('noSuchPace', { paces: PACES.map(({ name }) => name) });
  const hours = Number(count) * (unit === 'd' ? 24 : 1);
  const { least, most } = OWN_PACE_HOURS;
  if (hours < least || hours > most) return refused('paceOutOfBounds', { leastHours: least, mostHours: most });
  return PACES.find(({ perDecision }) => perDecision === hours * HOUR) ?? hourly(`${hours}h`, hours);
};
