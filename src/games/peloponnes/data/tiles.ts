import { NO_GOODS, plus } from '../goods.ts';
import { entryOf } from '../known.ts';
import { type Amounts, type Disaster, type Goods, RESOURCES, type Resource, STACKS, type Stack, type TileId } from '../types.ts';

/**
 * The forty tiles. Adjacent lands are matched by the goods of their income, never by their pictures; `terrain` is only for
 * drawing.
 */
export interface Tile {
  readonly id: TileId;
  /** What its emoji is called: its English name, as one word, which no emoji of another game has. */
  readonly emoji: string;
  readonly kind: 'land' | 'building';
  /** The smallest offer. */
  readonly least: number;
  readonly power: number;
  /** Its income each round. */
  readonly income: Goods;
  /** The resources in its income: wood, stone and food. */
  readonly icons: readonly Resource[];
  /** Its one-time gains when it joins a civilisation. */
  readonly once: Goods;
  /** What a building costs: wood and stone. */
  readonly cost: Goods;
  /** The landscape of a land. */
  readonly terrain: readonly Terrain[];
  /** Its symbol calls for a supply round when it is turned up. */
  readonly supply: boolean;
  /** Its income includes one good of choice. */
  readonly ofChoice: boolean;
  /** Offers of its owner count half a coin more. */
  readonly half: boolean;
  /** Its owner's lands need no match. */
  readonly freeLands: boolean;
  readonly protects: Disaster | undefined;
}

export type Terrain = 'mountains' | 'hills' | 'forest' | 'fields';

interface Powers {
  readonly ofChoice?: boolean;
  readonly half?: boolean;
  readonly freeLands?: boolean;
  readonly protects?: Disaster;
}

const SUPPLY = true;

/** What lands are called by their terrains. */
const LANDSCAPES: Readonly<Record<string, string>> = {
  mountains: 'mountains',
  'mountains-forest': 'mountain_forest',
  'mountains-hills': 'highlands',
  'forest-hills': 'wooded_hills',
  forest: 'forest',
  fields: 'fields',
  'fields-forest': 'glades',
};

const land = (
  id: TileId,
  least: number,
  power: number,
  income: Amounts,
  once: Amounts,
  terrain: readonly Terrain[],
  supply = false,
): Tile => ({
  id,
  emoji: `${LANDSCAPES[terrain.join('-')]}_${id.toLowerCase()}`,
  kind: 'land',
  least,
  power,
  income: plus(NO_GOODS, income),
  icons: RESOURCES.filter((good) => income[good]),
  once: plus(NO_GOODS, once),
  cost: NO_GOODS,
  terrain,
  supply,
  ofChoice: false,
  half: false,
  freeLands: false,
  protects: undefined,
});

const building = (
  id: TileId,
  emoji: string,
  least: number,
  power: number,
  cost: Amounts,
  income: Amounts,
  once: Amounts,
  { ofChoice = false, half = false, freeLands = false, protects }: Powers = {},
): Tile => ({
  id,
  emoji,
  kind: 'building',
  least,
  power,
  income: plus(NO_GOODS, income),
  icons: RESOURCES.filter((good) => income[good]),
  once: plus(NO_GOODS, once),
  cost: plus(NO_GOODS, cost),
  terrain: [],
  supply: false,
  ofChoice,
  half,
  freeLands,
  protects,
});

/** All tiles, by stack and number. The names of buildings are those printed on them; Cyclades has a port, too. */
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
  building('A11', 'barracks', 2, 4, { stone: 2, wood: 1 }, {}, { coins: 4, inhabitants: -2 }, { freeLands: true }),
  building('A12', 'bridge', 1, 4, { wood: 2 }, { food: 1 }, { inhabitants: 2 }),
  building('A13', 'market', 3, 3, { wood: 3 }, { food: 1 }, { inhabitants: 3 }, { half: true }),
  building('A14', 'street', 1, 4, { stone: 1 }, { food: 1 }, { inhabitants: 1 }),
  building('A15', 'port_a15', 2, 3, { stone: 3, wood: 1 }, {}, { inhabitants: 2 }, { ofChoice: true, protects: 'decline' }),
  building('B01', 'aqueduct', 4, 4, { stone: 3, wood: 1 }, { food: 1 }, { inhabitants: 2 }, { protects: 'plague' }),
  building('B02', 'agora', 4, 4, { stone: 4 }, { food: 1 }, { inhabitants: 2 }, { half: true }),
  building('B03', 'epidauros_odeon', 6, 7, { stone: 3, wood: 2 }, {}, { luxury: 3, inhabitants: 3 }),
  land('B04', 4, 2, { food: 2, wood: 1 }, { inhabitants: 2 }, ['fields', 'forest']),
  land('B05', 5, 2, { food: 3 }, { inhabitants: 1 }, ['fields'], SUPPLY),
  land('B06', 3, 4, { wood: 2 }, { inhabitants: 3 }, ['forest']),
  land('B07', 4, 4, { wood: 1, stone: 1 }, { coins: 1, inhabitants: 1 }, ['forest', 'hills']),
  building('B08', 'leonidaion', 2, 5, { stone: 2, wood: 3 }, {}, { luxury: 5, inhabitants: 1 }),
  land('B09', 5, 3, { stone: 3 }, { inhabitants: 1 }, ['mountains']),
  land('B10', 4, 4, { stone: 1 }, { coins: 3, inhabitants: 1 }, ['mountains', 'hills']),
  land('B11', 3, 4, { wood: 1 }, { coins: 3, inhabitants: 2 }, ['forest', 'hills']),
  building('B12', 'granary', 2, 5, { wood: 3 }, {}, { food: 3 }),
  building('B13', 'quarry', 3, 3, { stone: 2, wood: 2 }, { stone: 2 }, {}),
  building('B14', 'well', 4, 3, { stone: 2, wood: 1 }, { food: 1 }, { inhabitants: 1 }, { protects: 'plague' }),
  building('B15', 'temple_of_apollo', 4, 5, { stone: 5 }, {}, { inhabitants: 2 }, { ofChoice: true, protects: 'drought' }),
  building('C01', 'cyclopean_masonry', 6, 7, { stone: 6 }, {}, { inhabitants: 1 }, { protects: 'earthquake' }),
  building('C02', 'agriculture', 4, 5, { wood: 5 }, { food: 2 }, {}),
  land('C03', 5, 4, { wood: 2 }, { inhabitants: 3 }, ['forest']),
  land('C04', 4, 4, { wood: 1, stone: 1 }, { coins: 1, inhabitants: 2 }, ['forest', 'hills'], SUPPLY),
  land('C05', 5, 5, { stone: 2 }, { coins: 2, inhabitants: 1 }, ['mountains', 'hills']),
  building('C06', 'workshop_of_phidias', 5, 5, { stone: 3, wood: 3 }, { stone: 1 }, { inhabitants: 1 }, { protects: 'tempest' }),
  building('C07', 'stoa', 7, 6, { stone: 4, wood: 2 }, { food: 1 }, { inhabitants: 2 }, { protects: 'decline' }),
  building('C08', 'statue_of_zeus', 8, 8, { stone: 8 }, { food: 1 }, { inhabitants: 2 }),
  building('C09', 'liongate', 5, 4, { stone: 2, wood: 1 }, { stone: 1, food: 1 }, { inhabitants: 1 }, { protects: 'drought' }),
  building('C10', 'tiryns_fortress', 6, 7, { stone: 3, wood: 1 }, { wood: 1, food: 1 }, { inhabitants: -1 }),
];

/** The ids of all tiles. */
export const TILE_IDS: readonly TileId[] = TILES.map(({ id }) => id);

/** The stacks as they are before the first round. */
export const FULL_STACKS = Object.fromEntries(
  STACKS.map((stack) => [stack, TILE_IDS.filter((id) => id.startsWith(stack))]),
) as unknown as Readonly<Record<Stack, readonly TileId[]>>;

const BY_ID: ReadonlyMap<TileId, Tile> = new Map(TILES.map((tile) => [tile.id, tile]));

/** Returns the tile with this id. */
export const tileOf = (id: TileId): Tile => entryOf(BY_ID, id);
