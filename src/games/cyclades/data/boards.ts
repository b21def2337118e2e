import type { BoardId, IslandId, SeaId } from '../types.ts';

/**
 * The three printed boards. Circles lie in eleven rows A–K, packed like hexagons. A sea space is named by its row and its
 * number from the left (`A1`). Coordinates are axial, pointy-top: `q` to the right, `r` down, row F is `r` 0.
 */
export interface Sea {
  readonly id: SeaId;
  /** Its index in `Board.seas`. */
  readonly index: number;
  readonly q: number;
  readonly r: number;
  /** Gives 1 GP of income to the owner of the fleet there. */
  readonly trade: boolean;
  /** Adjacent sea spaces. */
  readonly seas: readonly SeaId[];
  /** Islands it touches. */
  readonly islands: readonly IslandId[];
  /** The spaces of `seas` as objects, to avoid look-ups. */
  readonly nearby: readonly Sea[];
  readonly coasts: readonly Island[];
}

export interface Island {
  readonly id: IslandId;
  /** Its index in `Board.islands`. */
  readonly index: number;
  /** Its circles; slot `i` lies on circle `i`. */
  readonly hexes: readonly (readonly [q: number, r: number])[];
  readonly slots: number;
  /** The slots under the dotted square, which a Metropolis covers. */
  readonly metroCovers: readonly number[];
  /** All its slots, those a Metropolis would cover last. */
  readonly buildOrder: readonly number[];
  readonly printedProsperity: number;
  /** Sea spaces around it. */
  readonly seas: readonly SeaId[];
  /** The spaces of `seas` as objects. */
  readonly shore: readonly Sea[];
}

export type Board = Readonly<ReturnType<typeof makeBoard>>;

/** A number is a circle of that island, `.` a sea space, `$` a trade space. */
const MAPS: Readonly<Record<BoardId, string>> = {
  '2-3': `
               .   $
             1   .   .
           .   .   2   2
         .   3   .   .   .
       .   .   3   .   4   .
     $   5   .   .   .   .   $
       5   5   .   6   .   7
         .   .   .   .   7
           8   .   .   7
             8   .   7
               8   $`,
  '4': `
               $   .   .   $
             1   1   .   .   .
           1   1   .   .   2   2
         .   .   .   3   .   .   .
       .   4   .   .   3   .   5   .
     $   .   .   6   .   .   .   .   $
       7   .   .   6   .   8   .   9
         7   7   .   .   .   .   9
           .   .  10   .   .   9
             .  10  10   .   9
               $   .   .   $`,
  '5': `
               $   .   .   1   .   $
             2   2   .   .   1   .   .
           2   2   .   .   .   .   .   .
         .   .   .   3   .   4   4   .   5
       .   6   .   .   3   .   .   .   5   .
     $   .   .   7   .   .   8   .   .   .   $
       9   .   .   7   .   .   .   .   .  10
         9   9   .   .   .   .  11   .  10
           .   .  12   .  13   .   .  10
             .  12  12   .  13   .  10
               $   .   .   .  13   $`,
};

type Circle = Readonly<ReturnType<typeof circlesOf>[number]>;

const circlesOf = (map: string) =>
  map
    .trim()
    .split('\n')
    .flatMap((row, index) => {
      const r = index - 5;
      const marks = row.trim().split(/\s+/);
      return marks.map((mark, place) => ({
        mark,
        id: `${String.fromCharCode(65 + index)}${place + 1}`,
        q: Math.max(-5, -5 - r) + place,
        r,
      }));
    });

const touch = (a: Circle, b: Circle): boolean =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r)) === 1;

const isSea = ({ mark }: Circle): boolean => mark === '.' || mark === '$';
const islandIdOf = ({ mark }: Circle): IslandId => `is${mark}`;
const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** Returns the spaces with these ids, in that order. */
const named = <Space extends { readonly id: string }>(spaces: readonly Space[], ids: readonly string[]): readonly Space[] =>
  ids.flatMap((id) => spaces.filter((space) => space.id === id));

const seasOf = (circles: readonly Circle[]) =>
  circles.filter(isSea).map(({ id, q, r, mark }, index) => {
    const around = circles.filter((other) => touch({ mark, id, q, r }, other));
    const [nearby, coasts]: [Sea[], Island[]] = [[], []];
    return {
      id,
      index,
      q,
      r,
      trade: mark === '$',
      seas: around.filter(isSea).map((sea) => sea.id),
      islands: unique(around.filter((other) => !isSea(other)).map(islandIdOf)),
      nearby,
      coasts,
    };
  });

const islandsOf = (circles: readonly Circle[]) => {
  const land = circles.filter((circle) => !isSea(circle));
  const numbers = unique(land.map(({ mark }) => Number(mark))).toSorted((a, b) => a - b);
  return numbers.map((number, index) => islandOf(`is${number}`, index, circles));
};

const islandOf = (id: IslandId, index: number, circles: readonly Circle[]) => {
  const own = circles.filter((circle) => islandIdOf(circle) === id);
  const metroCovers = own.length === 1 ? [0] : [0, 1];
  const shore: Sea[] = [];
  return {
    id,
    index,
    hexes: own.map(({ q, r }) => [q, r] as const),
    slots: own.length,
    metroCovers,
    buildOrder: [...[...own.keys()].slice(metroCovers.length), ...metroCovers],
    printedProsperity: Math.max(0, 3 - own.length),
    seas: circles.filter((circle) => isSea(circle) && own.some((hex) => touch(circle, hex))).map((circle) => circle.id),
    shore,
  };
};

const makeBoard = (id: BoardId) => {
  const circles = circlesOf(MAPS[id]);
  const seas = seasOf(circles);
  const islands = islandsOf(circles);
  for (const sea of seas) {
    sea.nearby.push(...named(seas, sea.seas));
    sea.coasts.push(...named(islands, sea.islands));
  }
  for (const island of islands) island.shore.push(...named(seas, island.seas));
  const seaById = new Map<string, Sea>(seas.map((sea) => [sea.id, sea]));
  const islandById = new Map<string, Island>(islands.map((island) => [island.id, island]));
  return {
    id,
    /** Row by row, left to right. */
    seas,
    /** `is1`, `is2`, … */
    islands,
    /** The sea spaces that give gold. */
    tradeSeas: seas.filter(({ trade }) => trade),
    /** `undefined` for an id that is not on this board. */
    sea: (sea: SeaId) => seaById.get(sea),
    island: (island: IslandId) => islandById.get(island),
    /** Sea spaces adjacent to a sea space or an island; none for an id that is not on this board. */
    seasAround: (space: SeaId | IslandId) => seaById.get(space)?.nearby ?? islandById.get(space)?.shore ?? [],
    /** Islands adjacent to a sea space; none for an id that is no sea space of this board. */
    islandsAround: (sea: SeaId) => seaById.get(sea)?.coasts ?? [],
  };
};

/** The three boards by their id. */
export const BOARDS: Readonly<Record<BoardId, Board>> = { '2-3': makeBoard('2-3'), '4': makeBoard('4'), '5': makeBoard('5') };

/** Returns the board for a seat count: two and three seats share one. */
export const boardOf = (seats: number): Board => (seats >= 5 ? BOARDS['5'] : seats === 4 ? BOARDS['4'] : BOARDS['2-3']);

/** What a seat starts with: one troop on each island, one fleet on each sea space. */
export type SeatSetUp = Readonly<ReturnType<typeof place>>;

const place = (islands: readonly IslandId[], seas: readonly SeaId[]) => ({ islands, seas });

/** The printed set-ups by seat count. That for two seats is our own decision: no rulebook prints it. */
export const SET_UPS: Readonly<Record<number, readonly SeatSetUp[]>> = {
  2: [place(['is7', 'is1'], ['G5', 'B2']), place(['is2', 'is8'], ['D4', 'K2'])],
  3: [place(['is7', 'is1'], ['G5', 'C2']), place(['is2', 'is5'], ['D4', 'F1']), place(['is3', 'is8'], ['F4', 'K2'])],
  4: [
    place(['is1', 'is8'], ['B3', 'F7']),
    place(['is2', 'is7'], ['D6', 'F1']),
    place(['is3', 'is10'], ['F5', 'K1']),
    place(['is4', 'is9'], ['F3', 'I5']),
  ],
  5: [
    place(['is1', 'is12'], ['C6', 'K1']),
    place(['is2', 'is8'], ['B3', 'E7']),
    place(['is3', 'is13'], ['F5', 'K6']),
    place(['is5', 'is9'], ['D8', 'F1']),
    place(['is6', 'is10'], ['F3', 'G9']),
  ],
};
