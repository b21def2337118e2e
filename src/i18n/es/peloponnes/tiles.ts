import { TILES, type Tile } from '#games/peloponnes/data/tiles.ts';
import type { TileId } from '#games/peloponnes/types.ts';
import type { Landscape } from '#renderers/peloponnes/layout/words.ts';

/** Buildings, for the names printed on them. */
export const NAMED_BUILDINGS = {
  A11: 'Cuartel',
  A12: 'Puente',
  A13: 'Mercado',
  A14: 'Calle',
  A15: 'Puerto',
  B01: 'Acueducto',
  B02: 'Ágora',
  B03: 'Odeón de Epidauro',
  B08: 'Leonideo',
  B12: 'Granero',
  B13: 'Cantera',
  B14: 'Pozo',
  B15: 'Templo de Apolo',
  C01: 'Muro Ciclópeo',
  C02: 'Agricultura',
  C06: 'Taller de Fidias',
  C07: 'Estoa',
  C08: 'Estatua de Zeus',
  C09: 'Puerta de los Leones',
  C10: 'Fortaleza de Tirinto',
} as const;

export const BUILDING_NAMES: Readonly<Record<TileId, string>> = NAMED_BUILDINGS;

/** Those that are called "la …". */
const FEMININE: readonly TileId[] = ['A14', 'B13', 'C02', 'C07', 'C08', 'C09', 'C10'];

/** Lands have no names; these are ours, by what their pictures show. */
export const TERRAIN_NAMES: Readonly<Record<Landscape, string>> = {
  mountains: 'Montañas',
  'mountains+forest': 'Bosque Alto',
  'mountains+hills': 'Tierras Altas',
  'forest+hills': 'Colinas',
  forest: 'Bosque',
  fields: 'Campos',
  'fields+forest': 'Claros',
};

const nameOf = ({ id, kind, terrain }: Tile): string =>
  kind === 'building' ? (BUILDING_NAMES[id] ?? id) : `${TERRAIN_NAMES[terrain.join('+') as Landscape]} ${id}`;

const NAMES: ReadonlyMap<TileId, string> = new Map(TILES.map((tile) => [tile.id, nameOf(tile)]));

/** "Mercado", "Tierras Altas A03". */
export const tileName = (id: TileId): string => NAMES.get(id) ?? id;

/** "el Mercado", "Tierras Altas A03": as the name stands in a sentence. */
export const theTile = (id: TileId): string => {
  if (!Object.hasOwn(BUILDING_NAMES, id)) return tileName(id);
  return `${FEMININE.includes(id) ? 'la' : 'el'} ${tileName(id)}`;
};

/** "El Mercado", "Tierras Altas A03": as the name opens a sentence. */
export const TheTile = (id: TileId): string => {
  const words = theTile(id);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** "del Mercado", "de la Calle", "de Campos A05". */
export const ofTile = (id: TileId): string => `de ${theTile(id)}`.replace('de el ', 'del ');

/** "al Mercado", "a la Calle", "a Campos A05". */
export const toTile = (id: TileId): string => `a ${theTile(id)}`.replace('a el ', 'al ');
