import type { Civilisation, Disaster, Good } from '#games/peloponnes/types.ts';
import { amountWords } from '../../peloponnes/amounts.ts';
import type { NameSeat } from '../../sentences.ts';
import { all, type Counted, counted as nouns } from '../counting.ts';
import { t } from './text.ts';

export const CIVILISATION_NAMES: Readonly<Record<Civilisation, string>> = {
  messene: 'Messéné',
  patras: 'Patrai',
  arkadia: 'Arkádie',
  korinth: 'Korint',
  sparta: 'Sparta',
  pylos: 'Pylos',
  argos: 'Argos',
};

export const DISASTER_NAMES: Readonly<Record<Disaster, string>> = {
  earthquake: 'zemětřesení',
  drought: 'sucho',
  plague: 'mor',
  tempest: 'bouře',
  decline: 'úpadek',
};

/** From what a building protects: instrumental. */
export const BY_DISASTER: Readonly<Record<Disaster, string>> = {
  earthquake: 'zemětřesením',
  drought: 'suchem',
  plague: 'morem',
  tempest: 'bouří',
  decline: 'úpadkem',
};

/** A good as a word of its own: what one chooses. */
export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  coins: 'mince',
  wood: 'dřevo',
  stone: 'kámen',
  food: 'jídlo',
  luxury: 'luxusní zboží',
  inhabitants: 'obyvatel',
};

const COUNTED: Readonly<Record<Good, Counted>> = {
  coins: nouns(
    { one: 'mince', few: 'mince', many: 'mince', other: 'mincí' },
    { acc: { one: 'minci', few: 'mince', many: 'mince', other: 'mincí' } },
  ),
  wood: nouns({ one: 'dřevo', few: 'dřeva', many: 'dřeva', other: 'dřev' }),
  stone: nouns({ one: 'kámen', few: 'kameny', many: 'kamene', other: 'kamenů' }),
  food: nouns({ one: 'jídlo', few: 'jídla', many: 'jídla', other: 'jídel' }),
  luxury: nouns({
    one: 'kus luxusního zboží',
    few: 'kusy luxusního zboží',
    many: 'kusu luxusního zboží',
    other: 'kusů luxusního zboží',
  }),
  inhabitants: nouns(
    { one: 'obyvatel', few: 'obyvatelé', many: 'obyvatele', other: 'obyvatel' },
    {
      acc: { one: 'obyvatele', few: 'obyvatele', many: 'obyvatele', other: 'obyvatel' },
    },
  ),
};

/** "2 dřeva", "1 obyvatel". */
export const some = (good: Good, amount: number): string => COUNTED[good](amount);

/** The same as what is paid, lost or chosen: "1 obyvatele". */
export const someAcc = (good: Good, amount: number): string => COUNTED[good].acc(amount);

/** The same as what there is room for: "10 dřev". */
export const someGen = (good: Good, amount: number): string => COUNTED[good].gen(amount);

export const coins = COUNTED.coins;
export const luxuryGoods = COUNTED.luxury;
export const inhabitants = COUNTED.inhabitants;

export const lands = nouns({ one: 'území', few: 'území', many: 'území', other: 'území' });
export const buildings = nouns(
  { one: 'budova', few: 'budovy', many: 'budovy', other: 'budov' },
  { acc: { one: 'budovu', few: 'budovy', many: 'budovy', other: 'budov' } },
);
export const tiles = nouns(
  { one: 'destička', few: 'destičky', many: 'destičky', other: 'destiček' },
  {
    acc: { one: 'destičku', few: 'destičky', many: 'destičky', other: 'destiček' },
  },
);
export const points = nouns({ one: 'bod', few: 'body', many: 'bodu', other: 'bodů' });

export const { amountsOf, changesOf, counted, price, signed } = amountWords(t);

/** Names of several seats: "Ada a Blaise". */
export const names = (seats: readonly number[], name: NameSeat): string => all(seats.map(name));
