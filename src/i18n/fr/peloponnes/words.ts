import type { Tile } from '#games/peloponnes/data/tiles.ts';
import type { Civilisation, Disaster, Good } from '#games/peloponnes/types.ts';
import { amountWords } from '../../peloponnes/amounts.ts';
import { counter, lister } from '../../plural.ts';
import type { NameSeat } from '../../sentences.ts';
import { t } from './text.ts';

/** The two kinds of tile. */
export const KIND_NAMES: Readonly<Record<Tile['kind'], string>> = { land: 'terrain', building: 'bâtiment' };

/** As printed on the pieces. */
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
  earthquake: 'tremblement de terre',
  drought: 'sécheresse',
  plague: 'épidémie',
  tempest: 'tempête',
  decline: 'déclin',
};

const THE_DISASTERS: Readonly<Record<Disaster, string>> = {
  earthquake: 'le tremblement de terre',
  drought: 'la sécheresse',
  plague: 'l’épidémie',
  tempest: 'la tempête',
  decline: 'le déclin',
};

/** "la sécheresse". */
export const theDisaster = (disaster: Disaster): string => THE_DISASTERS[disaster];

/** "de la sécheresse", "du déclin". */
export const ofDisaster = (disaster: Disaster): string => `de ${THE_DISASTERS[disaster]}`.replace('de le ', 'du ');

/** A good as a word of its own: what one chooses. */
export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  coins: 'pièce',
  wood: 'bois',
  stone: 'pierre',
  food: 'nourriture',
  luxury: 'produit de luxe',
  inhabitants: 'habitant',
};

const count = counter('fr');
const lists = lister('fr');

export const all = lists.all;
export const any = lists.any;

const COUNTED: Readonly<Record<Good, (amount: number) => string>> = {
  coins: (amount) => count(amount, { one: '# pièce', other: '# pièces' }),
  wood: (amount) => count(amount, { other: '# bois' }),
  stone: (amount) => count(amount, { one: '# pierre', other: '# pierres' }),
  food: (amount) => count(amount, { one: '# nourriture', other: '# nourritures' }),
  luxury: (amount) => count(amount, { one: '# produit de luxe', other: '# produits de luxe' }),
  inhabitants: (amount) => count(amount, { one: '# habitant', other: '# habitants' }),
};

/** "2 bois", "1 habitant". */
export const some = (good: Good, amount: number): string => COUNTED[good](amount);

export const coins = COUNTED.coins;
export const luxuryGoods = COUNTED.luxury;
export const inhabitants = COUNTED.inhabitants;

export const lands = (amount: number): string => count(amount, { one: '# terrain', other: '# terrains' });
export const buildings = (amount: number): string => count(amount, { one: '# bâtiment', other: '# bâtiments' });
export const tiles = (amount: number): string => count(amount, { one: '# tuile', other: '# tuiles' });
export const points = (amount: number): string => count(amount, { one: '# point', other: '# points' });

export const { amountsOf, changesOf, counted, price, signed } = amountWords(t);

/** Names of several seats: "Ada et Blaise". */
export const names = (seats: readonly number[], name: NameSeat): string => all(seats.map(name));
