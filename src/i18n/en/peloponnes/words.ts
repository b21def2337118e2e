import type { Civilisation, Disaster, Good } from '#games/peloponnes/types.ts';
import { amountWords } from '../../peloponnes/amounts.ts';
import { counter, lister } from '../../plural.ts';
import type { NameSeat } from '../../sentences.ts';
import { t } from './text.ts';

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

export const { amountsOf, changesOf, counted, price, signed } = amountWords(t);

/** Names of several seats: "Ada and Blaise". */
export const names = (seats: readonly number[], name: NameSeat): string => all(seats.map(name));
