import type { Amounts, Disaster, Resource, Stack, TileId } from '../types.ts';

/**
 * The forty tiles. Lands that lie side by side are matched by the goods of their income, never by what their picture shows;
 * `terrain` is for whoever draws them.
 */
interface Common {
  readonly id: TileId;
  readonly stack: Stack;
  /** The smallest offer. */
  readonly least: number;
  readonly power: number;
  /** What it brings each round. */
  readonly income: Amounts;
  /** What it brings when it joins a civilisation. */
  readonly once: Amounts;
}

export type Terrain = 'mountains' | 'hills' | 'forest' | 'fields';

export interface Land extends Common {
  readonly kind: 'land';
  readonly terrain: readonly Terrain[];
  /** Its symbol calls for a supply round when it is turned up. */
  readonly supply: boolean;
}

export interface Building extends Common {
  readonly kind: 'building';
  readonly cost: Readonly<Partial<Record<Exclude<Resource, 'food'>, number>>>;
  /** One good of choice belongs to its income. */
  readonly ofChoice: boolean;
  /** Offers of its owner count half a coin more. */
  readonly half: boolean;
  /** Its owner's lands need no match. */
  readonly freeLands: boolean;
  readonly protects: Disaster | undefined;
}

export type Tile = Land | Building;

/** The letter of the stack is the first of the id. */
const stackIn = (id: TileId): Stack => id.slice(0, 1) as Stack;

const SUPPLY = true;

const land = (
  id: TileId,
  least: number,
  power: number,
  income: Amounts,
  once: Amounts,
  terrain: readonly Terrain[],
  supply = false,
): Land => ({ kind: 'land', id, stack: stackIn(id), least, power, income, once, terrain, supply });

interface Powers {
  readonly ofChoice?: boolean;
  readonly half?: boolean;
  readonly freeLands?: boolean;
  readonly protects?: Disaster;
}

const building = (
  id: TileId,
  least: number,
  power: number,
  cost: Building['cost'],
  income: Amounts,
  once: Amounts,
  { ofChoice = false, half = false, freeLands = false, protects }: Powers = {},
): Building => ({
  kind: 'building',
  id,
  stack: stackIn(id),
  least,
  power,
  income,
  once,
  cost,
  ofChoice,
  half,
  freeLands,
  protects,
});

/** All tiles, by stack and number. */
export const TILES: readonly Tile[] = [
  land('A01', 3, 3, { stone: 3 }, {}, ['mountains']),
  land('A02', 3, 2, { wood: 1, stone: 1 }, { inhabitants: 1 }, ['mountains', 'forest']),
  land('A03', 4, 2, { stone: 1 }, { coins: 5, inhabitants: 1 }, ['mountains', 'hills']),
  land('A04', 4, 2, { wood: 1, stone: 1 }, { coins: 2, inhabitants: 1 }, ['forest', 'hills']),
  land('A05', 3, 1, { food: 3 }, {}, ['fields']),
  land('A06', 3, 1, { food: 2, wood: 1 }, { inhabitants: 2 }, ['fields', 'forest']),
  land('A07', 2, 2, { wood: 3 }, { inhabitants: 2 }, ['forest']),
  land('A08', 3, 2, { food: 1, wood: 2 }, { inhabitants: 2 }, ['fields', 'forest']),
  land('A09', 2, 1, { food: 1, wood: 2 }, { inhabitants: 2 }, ['fields', 'forest']),
  land('A10', 2, 2, { wood: 2 }, { coins: 2, inhabitants: 1 }, ['forest', 'hills']),
  building('A11', 2, 4, { stone: 2, wood: 1 }, {}, { coins: 4, inhabitants: -2 }, { freeLands: true }), // Barracks
  building('A12', 1, 4, { wood: 2 }, { food: 1 }, { inhabitants: 2 }), // Bridge
  building('A13', 3, 3, { wood: 3 }, { food: 1 }, { inhabitants: 3 }, { half: true }), // Market
  building('A14', 1, 4, { stone: 1 }, { food: 1 }, { inhabitants: 1 }), // Street
  building('A15', 2, 3, { stone: 3, wood: 1 }, {}, { inhabitants: 2 }, { ofChoice: true, protects: 'decline' }), // Port
  building('B01', 4, 4, { stone: 3, wood: 1 }, { food: 1 }, { inhabitants: 2 }, { protects: 'plague' }), // Aqueduct
  building('B02', 4, 4, { stone: 4 }, { food: 1 }, { inhabitants: 2 }, { half: true }), // Agora
  building('B03', 6, 7, { stone: 3, wood: 2 }, {}, { luxury: 3, inhabitants: 3 }), // Epidauros Odeon
  land('B04', 4, 2, { food: 2, wood: 1 }, { inhabitants: 2 }, ['fields', 'forest']),
  land('B05', 5, 2, { food: 3 }, { inhabitants: 1 }, ['fields'], SUPPLY),
  land('B06', 3, 4, { wood: 2 }, { inhabitants: 3 }, ['forest']),
  land('B07', 4, 4, { wood: 1, stone: 1 }, { coins: 1, inhabitants: 1 }, ['forest', 'hills']),
  building('B08', 2, 5, { stone: 2, wood: 3 }, {}, { luxury: 5, inhabitants: 1 }), // Leonidaion
  land('B09', 5, 3, { stone: 3 }, { inhabitants: 1 }, ['mountains']),
  land('B10', 4, 4, { stone: 1 }, { coins: 3, inhabitants: 1 }, ['mountains', 'hills']),
  land('B11', 3, 4, { wood: 1 }, { coins: 3, inhabitants: 2 }, ['forest', 'hills']),
  building('B12', 2, 5, { wood: 3 }, {}, { food: 3 }), // Granary
  building('B13', 3, 3, { stone: 2, wood: 2 }, { stone: 2 }, {}), // Quarry
  building('B14', 4, 3, { stone: 2, wood: 1 }, { food: 1 }, { inhabitants: 1 }, { protects: 'plague' }), // Well
  building('B15', 4, 5, { stone: 5 }, {}, { inhabitants: 2 }, { ofChoice: true, protects: 'drought' }), // Temple of Apollo
  building('C01', 6, 7, { stone: 6 }, {}, { inhabitants: 1 }, { protects: 'earthquake' }), // Cyclopean Masonry
  building('C02', 4, 5, { wood: 5 }, { food: 2 }, {}), // Agriculture
  land('C03', 5, 4, { wood: 2 }, { inhabitants: 3 }, ['forest']),
  land('C04', 4, 4, { wood: 1, stone: 1 }, { coins: 1, inhabitants: 2 }, ['forest', 'hills'], SUPPLY),
  land('C05', 5, 5, { stone: 2 }, { coins: 2, inhabitants: 1 }, ['mountains', 'hills']),
  building('C06', 5, 5, { stone: 3, wood: 3 }, { stone: 1 }, { inhabitants: 1 }, { protects: 'tempest' }), // Workshop of Phidias
  building('C07', 7, 6, { stone: 4, wood: 2 }, { food: 1 }, { inhabitants: 2 }, { protects: 'decline' }), // Stoa
  building('C08', 8, 8, { stone: 8 }, { food: 1 }, { inhabitants: 2 }), // Statue of Zeus
  building('C09', 5, 4, { stone: 2, wood: 1 }, { stone: 1, food: 1 }, { inhabitants: 1 }, { protects: 'drought' }), // Liongate
  building('C10', 6, 7, { stone: 3, wood: 1 }, { wood: 1, food: 1 }, { inhabitants: -1 }), // Tiryns Fortress
];

/** The ids of all tiles. */
export const TILE_IDS: readonly TileId[] = TILES.map(({ id }) => id);

const BY_ID: ReadonlyMap<TileId, Tile> = new Map(TILES.map((tile) => [tile.id, tile]));

/** The tile of an id; `undefined` when there is none such. */
export const tileOf = (id: TileId): Tile | undefined => BY_ID.get(id);

/** The land of an id; `undefined` when it is none. */
export const landOf = (id: TileId): Land | undefined => {
  const tile = BY_ID.get(id);
  return tile?.kind === 'land' ? tile : undefined;
};

/** The building of an id; `undefined` when it is none. */
export const buildingOf = (id: TileId): Building | undefined => {
  const tile = BY_ID.get(id);
  return tile?.kind === 'building' ? tile : undefined;
};
