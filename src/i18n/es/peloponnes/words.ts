import type { Civilisation, Disaster, Good } from '#games/peloponnes/types.ts';
import { amountWords } from '../../peloponnes/amounts.ts';
import { counter, lister } from '../../plural.ts';
import type { NameSeat } from '../../sentences.ts';
import { t } from './text.ts';

export const CIVILISATION_NAMES: Readonly<Record<Civilisation, string>> = {
  messene: 'Mesene',
  patras: 'Patras',
  arkadia: 'Arcadia',
  korinth: 'Corinto',
  sparta: 'Esparta',
  pylos: 'Pilos',
  argos: 'Argos',
};

export const DISASTER_NAMES: Readonly<Record<Disaster, string>> = {
  earthquake: 'terremoto',
  drought: 'sequía',
  plague: 'plaga',
  tempest: 'tempestad',
  decline: 'disminución',
};

/** "el terremoto", "la plaga". */
export const theDisaster = (disaster: Disaster): string =>
  `${disaster === 'earthquake' ? 'el' : 'la'} ${DISASTER_NAMES[disaster]}`;

/** "del terremoto", "de la plaga". */
export const ofDisaster = (disaster: Disaster): string => `de ${theDisaster(disaster)}`.replace('de el ', 'del ');

/** A good as a word of its own: what one chooses. */
export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  coins: 'moneda',
  wood: 'madera',
  stone: 'piedra',
  food: 'comida',
  luxury: 'artículo de lujo',
  inhabitants: 'habitante',
};

const count = counter('es');
const lists = lister('es');

export const all = lists.all;
export const any = lists.any;

const COUNTED: Readonly<Record<Good, (amount: number) => string>> = {
  coins: (amount) => count(amount, { one: '# moneda', other: '# monedas' }),
  wood: (amount) => count(amount, { one: '# madera', other: '# maderas' }),
  stone: (amount) => count(amount, { one: '# piedra', other: '# piedras' }),
  food: (amount) => count(amount, { one: '# comida', other: '# comidas' }),
  luxury: (amount) => count(amount, { one: '# artículo de lujo', other: '# artículos de lujo' }),
  inhabitants: (amount) => count(amount, { one: '# habitante', other: '# habitantes' }),
};

/** "2 maderas", "1 habitante". */
export const some = (good: Good, amount: number): string => COUNTED[good](amount);

export const coins = COUNTED.coins;
export const luxuryGoods = COUNTED.luxury;
export const inhabitants = COUNTED.inhabitants;

export const lands = (amount: number): string => count(amount, { one: '# tierra', other: '# tierras' });
export const buildings = (amount: number): string => count(amount, { one: '# edificio', other: '# edificios' });
export const tiles = (amount: number): string => count(amount, { one: '# loseta', other: '# losetas' });
export const points = (amount: number): string => count(amount, { one: '# punto', other: '# puntos' });

export const { amountsOf, changesOf, counted, price, signed } = amountWords(t);

/** Names of several seats: "Ada y Blaise". */
export const names = (seats: readonly number[], name: NameSeat): string => all(seats.map(name));
