import { fitted, lengthOf, MOST_ON_BUTTON, mostCut } from '../../fitting.ts';
import type { NameSeat } from '../../sentences.ts';

/** Labels on buttons, which have room for so much: what must be said first, then as much of the rest as fits. */

/** In what words something is said: in whole ones, or in short ones where there is little room. */
export type Length = 'full' | 'short';

/** What may stand behind a label: tails follow it as they are, one after the other; gains stand in a row, the most important first. */
export interface Extras {
  readonly tails?: readonly string[];
  readonly gains?: readonly string[];
}

/** Stands for whatever found no room. */
const MORE = ' …';

/** " – 4 power, 1 food a round". */
const inARow = (gains: readonly string[]): string => (gains.length === 0 ? '' : ` – ${gains.join(', ')}`);

const said = ({ tails = [], gains = [] }: Extras): string => `${tails.join('')}${inARow(gains)}`;

/** Returns a text that has room for a label and all of its extras, in whole words. */
export const unpacked = (label: string, extras: Extras): string => `${label}${said(extras)}`;

/** The first tails that fit, and all gains that fit. */
const keptOf = ({ tails = [], gains = [] }: Extras, room: number): Extras => {
  const cut = tails.findIndex((_, index) => said({ tails: tails.slice(0, index + 1) }).length > room);
  const kept = cut < 0 ? tails : tails.slice(0, cut);
  const add = (row: readonly string[], gain: string): readonly string[] =>
    said({ tails: kept, gains: [...row, gain] }).length > room ? row : [...row, gain];
  return { tails: kept, gains: gains.reduce(add, []) };
};

/**
 * Returns a label that must be there, with names cut and in short words if need be, and behind it its extras: in whole words where they
 * have room, else in short ones, else as many as fit. `beside` are labels of other answers to the same question: behind each the same is
 * named.
 */
export const packed = (
  label: (name: NameSeat, length: Length) => string,
  extras: (length: Length) => Extras,
  name: NameSeat,
  beside: readonly string[] = [],
): string => {
  const most = MOST_ON_BUTTON - Math.max(0, ...beside.map(lengthOf));
  const roomBehind = (head: string): number => Math.min(most, MOST_ON_BUTTON - lengthOf(head));
  const inFull = (shown: NameSeat): string => label(shown, 'full');
  const head = fitted(inFull, name);
  const whole = said(extras('full'));
  if (whole.length <= roomBehind(head)) return `${head}${whole}`;
  const short = extras('short');
  if (said(short).length <= roomBehind(head)) return `${head}${said(short)}`;
  const spelledOut = fitted((shown) => `${inFull(shown)}${MORE}`, name);
  const cut = lengthOf(spelledOut) <= MOST_ON_BUTTON ? spelledOut.slice(0, -MORE.length) : label(mostCut(name), 'short');
  return `${cut}${said(keptOf(short, roomBehind(cut) - MORE.length))}${MORE}`;
};
