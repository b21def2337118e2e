import { TILES, type Tile } from '#games/peloponnes/data/tiles.ts';
import type { TileId } from '#games/peloponnes/types.ts';
import type { Landscape } from '#renderers/peloponnes/layout/words.ts';

/** Nominative, accusative, genitive. */
type Forms = readonly [nom: string, acc: string, gen: string];

/** Buildings by the names printed on them. */
const BUILDINGS = {
  A11: ['Kasárny', 'Kasárny', 'Kasáren'],
  A12: ['Most', 'Most', 'Mostu'],
  A13: ['Tržiště', 'Tržiště', 'Tržiště'],
  A14: ['Ulice', 'Ulici', 'Ulice'],
  A15: ['Přístav', 'Přístav', 'Přístavu'],
  B01: ['Akvadukt', 'Akvadukt', 'Akvaduktu'],
  B02: ['Agora', 'Agoru', 'Agory'],
  B03: ['Ódeion v Epidauru', 'Ódeion v Epidauru', 'Ódeia v Epidauru'],
  B08: ['Leónidaion', 'Leónidaion', 'Leónidaia'],
  B12: ['Sýpka', 'Sýpku', 'Sýpky'],
  B13: ['Kamenolom', 'Kamenolom', 'Kamenolomu'],
  B14: ['Studna', 'Studnu', 'Studny'],
  B15: ['Apollónův chrám', 'Apollónův chrám', 'Apollónova chrámu'],
  C01: ['Kyklopské zdivo', 'Kyklopské zdivo', 'Kyklopského zdiva'],
  C02: ['Zemědělství', 'Zemědělství', 'Zemědělství'],
  C06: ['Feidiova dílna', 'Feidiovu dílnu', 'Feidiovy dílny'],
  C07: ['Stoa', 'Stou', 'Stoy'],
  C08: ['Diova socha', 'Diovu sochu', 'Diovy sochy'],
  C09: ['Lví brána', 'Lví bránu', 'Lví brány'],
  C10: ['Pevnost Tíryns', 'Pevnost Tíryns', 'Pevnosti Tíryns'],
} as const satisfies Readonly<Record<TileId, Forms>>;

/** Lands have no names; these are ours, by what their pictures show. */
const TERRAINS: Readonly<Record<Landscape, Forms>> = {
  mountains: ['Hory', 'Hory', 'Hor'],
  'mountains+forest': ['Horský les', 'Horský les', 'Horského lesa'],
  'mountains+hills': ['Vysočina', 'Vysočinu', 'Vysočiny'],
  'forest+hills': ['Lesnaté kopce', 'Lesnaté kopce', 'Lesnatých kopců'],
  forest: ['Les', 'Les', 'Lesa'],
  fields: ['Pole', 'Pole', 'Polí'],
  'fields+forest': ['Mýtiny', 'Mýtiny', 'Mýtin'],
};

const first = <Key extends string>(words: Readonly<Record<Key, Forms>>): Readonly<Record<Key, string>> =>
  Object.fromEntries(Object.entries<Forms>(words).map(([key, [nom]]) => [key, nom])) as Readonly<Record<Key, string>>;

export const BUILDING_NAMES = first<keyof typeof BUILDINGS>(BUILDINGS);
export const TERRAIN_NAMES = first(TERRAINS);

const formsOf = ({ id, kind, terrain }: Tile): readonly string[] => {
  const buildings: Readonly<Record<TileId, Forms>> = BUILDINGS;
  if (kind === 'building') return buildings[id] ?? [id];
  return TERRAINS[terrain.join('+') as Landscape].map((form) => `${form} ${id}`);
};

const FORMS: ReadonlyMap<TileId, readonly string[]> = new Map(TILES.map((tile) => [tile.id, formsOf(tile)]));

const inCase =
  (index: 0 | 1 | 2) =>
  (id: TileId): string =>
    FORMS.get(id)?.[index] ?? id;

/** "Tržiště", "Vysočina A03". */
export const tileName = inCase(0);

/** What is paid for or given up: "Vysočinu A03". */
export const tileAcc = inCase(1);

/** What something comes from, or is done without: "Vysočiny A03". */
export const tileGen = inCase(2);
