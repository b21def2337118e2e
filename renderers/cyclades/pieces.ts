import type { Seat } from '#engine/game.ts';
import type { Building } from '#games/cyclades/types.ts';
import type { BattleView, IslandView, View } from '#games/cyclades/viewTypes.ts';
import type { Box, Point } from '../shapes.ts';
import { CHARTS, type IslandSpot } from './board.ts';

/** Troops or fleets of one seat on one space: a shield or a ship with the seat's mark, and how many. */
export interface Units extends Point {
  readonly kind: 'troops' | 'fleets';
  readonly seat: Seat;
  readonly count: number;
}

export interface PlacedBuilding {
  readonly building: Building;
  readonly box: Box;
}

/** A Metropolis, and the ground it takes. */
export interface PlacedMetropolis {
  readonly ground: readonly Point[];
  readonly box: Box;
}

/** Prosperity markers beside the printed horns. */
export interface Markers extends Point {
  readonly count: number;
}

/** The space that is fought for, and the attackers on their way into it. */
export interface BattleMark {
  readonly space: Point;
  readonly attackers: Units;
}

/** What lies on the board, over the printed sea and islands. */
export interface Pieces {
  readonly buildings: readonly PlacedBuilding[];
  readonly metropolises: readonly PlacedMetropolis[];
  readonly markers: readonly Markers[];
  readonly units: readonly Units[];
  readonly battle?: BattleMark;
}

const buildingsOn = (spot: IslandSpot, island: IslandView): readonly PlacedBuilding[] =>
  island.slots.flatMap((building, slot) => {
    const box = spot.slots[slot];
    return building === 'free' || box === undefined ? [] : [{ building, box }];
  });

/** A third of the way back from the space that is fought for to the one the attackers come from. */
const battleMark = (battle: BattleView, spots: ReadonlyMap<string, Point>, kind: Units['kind']): BattleMark | undefined => {
  const space = spots.get(battle.at);
  const from = spots.get(battle.from);
  if (space === undefined || from === undefined) return undefined;
  const length = Math.max(1, Math.hypot(from.x - space.x, from.y - space.y));
  const back = 62 / length;
  return {
    space,
    attackers: {
      kind,
      seat: battle.attacker,
      count: battle.units[0],
      x: space.x + (from.x - space.x) * back,
      y: space.y + (from.y - space.y) * back,
    },
  };
};

/** Where every piece of a view lies. */
export const layOutPieces = (view: View): Pieces => {
  const chart = CHARTS[view.board];
  const islands = new Map(view.islands.map((island) => [island.id, island]));
  const seas = new Map(chart.seas.map((sea) => [sea.id, sea]));
  const pairs = chart.islands.flatMap((spot) => {
    const island = islands.get(spot.id);
    return island === undefined ? [] : [{ spot, island }];
  });
  const spots = new Map<string, Point>([...seas, ...chart.islands.map((spot) => [spot.id, spot.troops] as const)]);
  const fought = view.turn?.battle;
  const battle = fought && battleMark(fought, spots, islands.has(fought.at) ? 'troops' : 'fleets');
  return {
    buildings: pairs.flatMap(({ spot, island }) => buildingsOn(spot, island)),
    metropolises: pairs.flatMap(({ spot, island }) => (island.metropolis ? [{ ground: spot.place, box: spot.metropolis }] : [])),
    markers: pairs.flatMap(({ spot, island }) => (island.prosperity > 0 ? [{ ...spot.markers, count: island.prosperity }] : [])),
    units: [
      ...pairs.flatMap(({ spot, island }): readonly Units[] =>
        island.owner === undefined ? [] : [{ kind: 'troops', seat: island.owner, count: island.troops, ...spot.troops }],
      ),
      ...view.fleets.flatMap(({ sea, seat, fleets }): readonly Units[] => {
        const spot = seas.get(sea);
        return spot === undefined ? [] : [{ kind: 'fleets', seat, count: fleets, x: spot.x, y: spot.y + 13 }];
      }),
    ],
    ...(battle === undefined ? {} : { battle }),
  };
};
