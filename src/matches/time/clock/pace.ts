import { type ClockRejection, refused } from './rejections.ts';
import { HOUR, MINUTE } from './running.ts';

/**
 * The time budget of a match's seats, as in a chess clock with delay: each decision uses the pace first, then the bank. Unused
 * pace is lost; the unused bank carries over. The bank is never refilled automatically.
 */
export interface Pace {
  /** The canonical name: `live`, `24h`, `48h`, `3d`, `week`, or the hours of a custom pace, such as `36h`. */
  readonly name: string;
  /** Milliseconds per decision. */
  readonly perDecision: number;
  /** Milliseconds a seat has beyond that, once per match. */
  readonly bank: number;
}

const hourly = (name: string, hours: number): Pace => ({ name, perDecision: hours * HOUR, bank: 2 * hours * HOUR });

/** The named paces. */
export const PACES: readonly Pace[] = [
  { name: 'live', perDecision: 10 * MINUTE, bank: 2 * HOUR },
  hourly('24h', 24),
  hourly('48h', 48),
  hourly('3d', 72),
  hourly('week', 168),
];

/**
 * Bounds of a custom pace. Even the longest one with its bank, and the maximum of quiet hours, runs out within the 60 days
 * after which a match without a move is closed.
 */
export const OWN_PACE_HOURS = { least: 1, most: 240 };

/** Returns the pace of a match's option `pace`; `undefined` for `off`. */
export const paceOf = (name: string): Pace | undefined => {
  const pace = paceNamed(name);
  return 'rejected' in pace ? undefined : pace;
};

/** Returns the pace of a name, or of a number of hours or days (`36h`, `5d`). */
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
