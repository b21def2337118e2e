import type { Amounts, Civilisation, Disaster, Good } from '#games/peloponnes/types.ts';
import { GOODS } from '../../peloponnes/lists.ts';
import { counter, lister } from '../../plural.ts';
import type { NameSeat } from '../../sentences.ts';

export const CIVILISATION_NAMES: Readonly<Record<Civilisation, string>> = {
  messene: 'Messene',
  patras: 'Patras',
  arkadia: 'Arkadia',
  korinth: 'Korinth',
  sparta: 'Sparta',
  pylos: 'Pylos',
  argos: 'Argos',
};

export const DISASTER_NAMES: Readonly<Record<Disaster, string>> = {
  earthquake: 'earthquake',
  drought: 'drought',
  plague: 'plague',
  tempest: 'tempest',
  decline: 'decline',
};

/** A good as a word of its own: what one chooses. */
export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  coins: 'coin',
  wood: 'wood',
  stone: 'stone',
  food: 'food',
  luxury: 'luxury good',
  inhabitants: 'inhabitant',
};

const count = counter('en');
const lists = lister('en-GB');

export const all = lists.all;
export const any = lists.any;

const COUNTED: Readonly<Record<Good, (amount: number) => string>> = {
  coins: (amount) => count(amount, { one: '# coin', other: '# coins' }),
  wood: (amount) => count(amount, { other: '# wood' }),
  stone: (amount) => count(amount, { other: '# stone' }),
  food: (amount) => count(amount, { other: '# food' }),
  luxury: (amount) => count(amount, { one: '# luxury good', other: '# luxury goods' }),
  inhabitants: (amount) => count(amount, { one: '# inhabitant', other: '# inhabitants' }),
};

/** "2 wood", "1 inhabitant". */
export const some = (good: Good, amount: number): string => COUNTED[good](amount);

export const coins = COUNTED.coins;
export const luxuryGoods = COUNTED.luxury;
export const inhabitants = COUNTED.inhabitants;

export const lands = (amount: number): string => count(amount, { one: '# land', other: '# lands' });
export const buildings = (amount: number): string => count(amount, { one: '# building', other: '# buildings' });
export const tiles = (amount: number): string => count(amount, { one: '# tile', other: '# tiles' });
export const points = (amount: number): string => count(amount, { one: '# point', other: '# points' });

/** Each good of which there is some, counted: "2 wood", "3 coins"; losses as what is lost. A count may have a note behind it. */
export const counted = (amounts: Amounts, sign: 1 | -1 = 1, notes: Notes = {}): readonly string[] =>
  GOODS.flatMap((good) => {
    const amount = sign * (amounts[good] ?? 0);
    return amount > 0 ? [`${some(good, amount)}${notes[good] ?? ''}`] : [];
  });

/** " (overflow)": what is said behind the count of a good. */
type Notes = Readonly<Partial<Record<Good, string>>>;

/** "2 wood and 3 coins"; empty when there is none. */
export const amountsOf = (amounts: Amounts, notes: Notes = {}): string => all(counted(amounts, 1, notes));

/** "gains 4 coins and loses 2 inhabitants"; empty when nothing changes. */
export const changesOf = (amounts: Amounts, notes: Notes = {}): string => {
  const gained = amountsOf(amounts, notes);
  const lost = all(counted(amounts, -1));
  return [...(gained === '' ? [] : [`gains ${gained}`]), ...(lost === '' ? [] : [`loses ${lost}`])].join(' and ');
};

/** "+4 coins, −2 inhabitants": what changes, in a label. */
export const signed = (amounts: Amounts): string =>
  [...counted(amounts, 1).map((words) => `+${words}`), ...counted(amounts, -1).map((words) => `−${words}`)].join(', ');

/** "2 wood + 3 coins": what is paid, in a label. */
export const price = (amounts: Amounts): string => counted(amounts).join(' + ');

/** Names of several seats: "Ada and Blaise". */
export const names = (seats: readonly number[], name: NameSeat): string => all(seats.map(name));
