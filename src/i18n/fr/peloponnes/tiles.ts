import { TILES, type Tile } from '#games/peloponnes/data/tiles.ts';
import type { TileId } from '#games/peloponnes/types.ts';
import type { Landscape } from '#renderers/peloponnes/layout/words.ts';
import { opening } from '../grammar.ts';

/** Buildings by the names on them. */
export const NAMED_BUILDINGS = {
  A11: 'Caserne',
  A12: 'Pont',
  A13: 'Marché',
  A14: 'Route',
  A15: 'Port',
  B01: 'Aqueduc',
  B02: 'Agora',
  B03: 'Odéon d’Épidaure',
  B08: 'Léonidaion',
  B12: 'Grenier',
  B13: 'Carrière',
  B14: 'Puits',
  B15: 'Temple d’Apollon',
  C01: 'Mur cyclopéen',
  C02: 'Agriculture',
  C06: 'Atelier de Phidias',
  C07: 'Stoa',
  C08: 'Statue de Zeus',
  C09: 'Porte des Lions',
  C10: 'Forteresse de Tirynthe',
} as const;

export const BUILDING_NAMES: Readonly<Record<TileId, string>> = NAMED_BUILDINGS;

/** Those whose name is feminine, and those that begin with a vowel; the others have "le". */
const FEMININE: readonly TileId[] = ['A11', 'A14', 'B13', 'C07', 'C08', 'C09', 'C10'];
const ELIDED: readonly TileId[] = ['B01', 'B02', 'B03', 'C02', 'C06'];

/** Lands have no names; these are ours, by what their pictures show. */
export const TERRAIN_NAMES: Readonly<Record<Landscape, string>> = {
  mountains: 'Montagnes',
  'mountains+forest': 'Monts boisés',
  'mountains+hills': 'Hautes terres',
  'forest+hills': 'Collines boisées',
  forest: 'Forêt',
  fields: 'Champs',
  'fields+forest': 'Clairières',
};

const nameOf = ({ id, kind, terrain }: Tile): string =>
  kind === 'building' ? (BUILDING_NAMES[id] ?? id) : `${TERRAIN_NAMES[terrain.join('+') as Landscape]} ${id}`;

const NAMES: ReadonlyMap<TileId, string> = new Map(TILES.map((tile) => [tile.id, nameOf(tile)]));

/** "Marché", "Hautes terres A03". */
export const tileName = (id: TileId): string => NAMES.get(id) ?? id;

interface Articles {
  readonly masculine: string;
  readonly feminine: string;
  readonly elided: string;
}

/** Lands are named behind a word for them, so that all that is said of one agrees. */
const withArticle = (id: TileId, { masculine, feminine, elided }: Articles): string => {
  if (!Object.hasOwn(BUILDING_NAMES, id)) return `${masculine} terrain ${tileName(id)}`;
  if (ELIDED.includes(id)) return `${elided}${tileName(id)}`;
  return `${FEMININE.includes(id) ? feminine : masculine} ${tileName(id)}`;
};

/** "le Marché", "le terrain Hautes terres A03": as the name stands in a sentence. */
export const theTile = (id: TileId): string => withArticle(id, { masculine: 'le', feminine: 'la', elided: 'l’' });

/** "du Marché", "de l’Agora". */
export const ofTile = (id: TileId): string => withArticle(id, { masculine: 'du', feminine: 'de la', elided: 'de l’' });

/** "au Marché", "à l’Agora". */
export const toTile = (id: TileId): string => withArticle(id, { masculine: 'au', feminine: 'à la', elided: 'à l’' });

/** "Le Marché", "L’Agora": as the name opens a sentence. */
export const TheTile = (id: TileId): string => opening(theTile(id));
