import type { Amounts, Civilisation, Disaster, Good } from '#games/peloponnes/types.ts';
import { GOODS } from '../../peloponnes/lists.ts';
import type { NameSeat } from '../../sentences.ts';
import { all, type Counted, counted as nouns } from '../counting.ts';

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

/** " (přebytek)": what is said behind the count of a good. */
type Notes = Readonly<Partial<Record<Good, string>>>;

/** Each good of which there is some, counted, in the accusative: "2 dřeva", "1 minci"; losses as what is lost. A count may have a note behind it. */
export const counted = (amounts: Amounts, sign: 1 | -1 = 1, notes: Notes = {}): readonly string[] =>
  GOODS.flatMap((good) => {
    const amount = sign * (amounts[good] ?? 0);
    return amount > 0 ? [`${someAcc(good, amount)}${notes[good] ?? ''}`] : [];
  });

/** "2 dřeva a 3 mince"; empty when there is none. */
export const amountsOf = (amounts: Amounts, notes: Notes = {}): string => all(counted(amounts, 1, notes));

/** "získává 4 mince a ztrácí 2 obyvatele"; empty when nothing changes. */
export const changesOf = (amounts: Amounts, notes: Notes = {}): string => {
  const gained = amountsOf(amounts, notes);
  const lost = all(counted(amounts, -1));
  return [...(gained === '' ? [] : [`získává ${gained}`]), ...(lost === '' ? [] : [`ztrácí ${lost}`])].join(' a ');
};

/** The same as a list by itself, in the nominative: "2 dřeva", "1 mince". */
export const listed = (amounts: Amounts): readonly string[] =>
  GOODS.flatMap((good) => ((amounts[good] ?? 0) > 0 ? [some(good, amounts[good] ?? 0)] : []));

const negative = (amounts: Amounts): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([good, amount]) => [good, -amount]));

/** "+4 mince, −2 obyvatelé": what changes, in a label. */
export const signed = (amounts: Amounts): string =>
  [...listed(amounts).map((words) => `+${words}`), ...listed(negative(amounts)).map((words) => `−${words}`)].join(', ');

const luxuryInShort = nouns({ one: 'luxus', few: 'luxusy', many: 'luxusu', other: 'luxusů' });

const priceOf = (listOf: (amounts: Amounts) => readonly string[], { luxury = 0, ...others }: Amounts): string =>
  [...listOf(others), ...(luxury > 0 ? [luxuryInShort(luxury)] : [])].join(' + ');

/** "2 dřeva + 1 mince + 2 luxusy": what is paid, in a label; luxury goods in one word. */
export const price = (amounts: Amounts): string => priceOf(listed, amounts);

/** The same behind "za": "1 minci + 1 jídlo". */
export const priceAcc = (amounts: Amounts): string => priceOf((others) => counted(others), amounts);

/** Names of several seats: "Ada a Blaise". */
export const names = (seats: readonly number[], name: NameSeat): string => all(seats.map(name));
