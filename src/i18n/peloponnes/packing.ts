import { fitted, MOST_ON_BUTTON } from '../fitting.ts';
import type { NameSeat } from '../sentences.ts';

/** Labels on buttons, which have room for so much: what must be said first, then as much of the rest as fits. */

/** What may stand behind a label: tails follow it as they are, one after the other; gains stand in a row, the most important first. */
interface Extras {
  readonly tails?: readonly string[];
  readonly gains?: readonly string[];
}

/** Stands for whatever found no room. */
const MORE = ' …';

/** " – 4 power, 1 food a round". */
const inARow = (gains: readonly string[]): string => (gains.length === 0 ? '' : ` – ${gains.join(', ')}`);

const said = ({ tails = [], gains = [] }: Extras): string => `${tails.join('')}${inARow(gains)}`;

/** Tails as far as there is room for one after the other, and all gains that find room. */
const keptOf = ({ tails = [], gains = [] }: Extras, room: number): Extras => {
  const cut = tails.findIndex((_, index) => said({ tails: tails.slice(0, index + 1) }).length > room);
  const kept = cut < 0 ? tails : tails.slice(0, cut);
  const add = (row: readonly string[], gain: string): readonly string[] =>
    said({ tails: kept, gains: [...row, gain] }).length > room ? row : [...row, gain];
  return { tails: kept, gains: gains.reduce(add, []) };
};

/**
 * A label that must be there, with names cut and in short words if need be, and behind it its extras: in whole words where they have
 * room, else in short ones, else as many as fit. `beside` are labels of other answers to the same question: behind each the same is
 * named.
 */
type Packed = (label: (name: NameSeat) => string, extras: Extras, name: NameSeat, beside?: readonly string[]) => string;

/** How a language packs its labels; `inShort` says extras in fewer letters. */
export const packer =
  (inShort: (words: string) => string): Packed =>
  (label, { tails = [], gains = [] }, name, beside = []) => {
    const most = MOST_ON_BUTTON - Math.max(0, ...beside.map(({ length }) => length));
    const fits = (head: string, extras: string): boolean => extras.length <= Math.min(most, MOST_ON_BUTTON - head.length);
    const short = { tails: tails.map(inShort), gains: gains.map(inShort) };
    const head = fitted(label, name);
    const whole = [{ tails, gains }, short].map(said).find((extras) => fits(head, extras));
    if (whole !== undefined) return `${head}${whole}`;
    const spelledOut = fitted((shown) => `${label(shown)}${MORE}`, name);
    const cut = (spelledOut.length <= MOST_ON_BUTTON ? spelledOut : inShort(spelledOut)).slice(0, -MORE.length);
    return `${cut}${said(keptOf(short, Math.min(most, MOST_ON_BUTTON - cut.length) - MORE.length))}${MORE}`;
  };
