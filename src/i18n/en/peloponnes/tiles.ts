import { TILES, type Tile } from '#games/peloponnes/data/tiles.ts';
import type { TileId } from '#games/peloponnes/types.ts';
import type { Landscape } from '#renderers/peloponnes/layout/words.ts';

/** Buildings by the names printed on them. */
export const BUILDING_NAMES: Readonly<Record<TileId, string>> = {
  A11: 'Barracks',
  A12: 'Bridge',
  A13: 'Market',
  A14: 'Street',
  A15: 'Port',
  B01: 'Aqueduct',
  B02: 'Agora',
  B03: 'Epidauros Odeon',
  B08: 'Leonidaion',
  B12: 'Granary',
  B13: 'Quarry',
  B14: 'Well',
  B15: 'Temple of Apollo',
  C01: 'Cyclopean Masonry',
  C02: 'Agriculture',
  C06: 'Workshop of Phidias',
  C07: 'Stoa',
  C08: 'Statue of Zeus',
  C09: 'Liongate',
  C10: 'Tiryns Fortress',
};

/** Lands have no names; these are ours, by what their pictures show. */
export const TERRAIN_NAMES: Readonly<Record<Landscape, string>> = {
  mountains: 'Mountains',
  'mountains+forest': 'Mountain Forest',
  'mountains+hills': 'Highlands',
  'forest+hills': 'Wooded Hills',
  forest: 'Forest',
  fields: 'Fields',
  'fields+forest': 'Glades',
};

const nameOf = ({ id, kind, terrain }: Tile): string =>
  kind === 'building' ? (BUILDING_NAMES[id] ?? id) : `${TERRAIN_NAMES[terrain.join('+') as Landscape]} ${id}`;

const NAMES: ReadonlyMap<TileId, string> = new Map(TILES.map((tile) => [tile.id, nameOf(tile)]));

/** "Market", "Highlands A03". */
export const tileName = (id: TileId): string => NAMES.get(id) ?? id;

/** Buildings that are called by a name without an article. */
const BARE: readonly TileId[] = ['C01', 'C02'];

/** "the Market", "Highlands A03": as the name stands in a sentence. */
export const theTile = (id: TileId): string =>
  Object.hasOwn(BUILDING_NAMES, id) && !BARE.includes(id) ? `the ${tileName(id)}` : tileName(id);

/** "The Market", "Highlands A03": as the name opens a sentence. */
export const TheTile = (id: TileId): string => {
  const words = theTile(id);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
