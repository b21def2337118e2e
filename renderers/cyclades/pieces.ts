import type { Seat } from '#engine/game.ts';
import type { Building } from '#games/cyclades/types.ts';
import type { IslandView, View } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround, type Label, type Point } from '../shapes.ts';
import type { Text } from '../text.ts';
import { CHARTS, type IslandSpot, type SeaSpot } from './board.ts';
import { type Figures, layOutFigures } from './figures.ts';

/** A number on a small disc. */
export interface Badge {
  readonly label: Label;
  readonly radius: number;
}

/** Troops or fleets of one seat on one space: a shield or a ship with the seat's mark, and how many. */
export interface Units {
  readonly kind: 'troops' | 'fleets';
  readonly seat: Seat;
  readonly box: Box;
  readonly badge: Badge;
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

/** A ring around a space where something goes on. */
export interface Ring extends Point {
  readonly radius: number;
}

/** What is fought for. */
export interface BattleMark {
  readonly ring: Ring;
  readonly swords: Box;
}

/** What lies on the board, over the printed sea and islands. */
export interface Pieces {
  readonly buildings: readonly PlacedBuilding[];
  readonly metropolises: readonly PlacedMetropolis[];
  /** Prosperity markers placed beside the printed horns. */
  readonly markers: readonly Badge[];
  readonly units: readonly Units[];
  readonly figures: Figures;
  readonly battle?: BattleMark;
  /** Where fleets stop on a voyage that may go on. */
  readonly voyage?: Ring;
}

const buildingsOn = (spot: IslandSpot, island: IslandView): readonly PlacedBuilding[] =>
  island.slots.flatMap((building, slot) => {
    const box = spot.slots[slot];
    return building === 'free' || box === undefined ? [] : [{ building, box }];
  });

const number = (text: Text, words: string, x: number, y: number, size: number): Label =>
  text(words, x, y, { face: 'body', size, align: 'center' });

const SHIELD = 54;
const SHIP = 58;

const shield = (text: Text, seat: Seat, count: number, { troops: { x, y }, countSide }: IslandSpot): Units => ({
  kind: 'troops',
  seat,
  box: boxAround({ x, y }, SHIELD),
  badge: { label: number(text, String(count), x + 15 * countSide, y + 22, 30), radius: 18 },
});

/** A ship leaves room above it for the name of its space. */
const ship = (text: Text, seat: Seat, count: number, { x, y }: Point): Units => ({
  kind: 'fleets',
  seat,
  box: boxAround({ x: x - 8, y: y + 11 }, SHIP),
  badge: { label: number(text, String(count), x + 25, y + 23, 30), radius: 18 },
});

const SWORDS = 32;

/** Around a shield, the swords beside it; in its place where an island is nobody's. */
const onLand = ({ troops, swords }: IslandSpot, owned: boolean): BattleMark => ({
  ring: { ...troops, radius: 33 },
  swords: boxAround(owned ? swords : troops, SWORDS),
});

const seaRing = ({ x, y }: Point): Ring => ({ x, y, radius: 47 });

/** Around a sea space: swords at the stern, clear of the space's name. */
const atSea = ({ x, y }: SeaSpot): BattleMark => ({
  ring: seaRing({ x, y }),
  swords: boxAround({ x: x - 41, y: y + 22 }, SWORDS),
});

/** Where every piece of a view lies. */
export const layOutPieces = (view: View, text: Text): Pieces => {
  const chart = CHARTS[view.board];
  const islands = new Map(view.islands.map((island) => [island.id, island]));
  const seas = new Map(chart.seas.map((sea) => [sea.id, sea]));
  const pairs = chart.islands.flatMap((spot) => {
    const island = islands.get(spot.id);
    return island === undefined ? [] : [{ spot, island }];
  });
  const fought = view.turn?.battle?.at ?? '';
  const shore = chart.islands.find(({ id }) => id === fought);
  const water = seas.get(fought);
  const stop = seas.get(view.turn?.voyage?.at ?? '');
  const battle = shore ? onLand(shore, islands.get(shore.id)?.owner !== undefined) : water && atSea(water);
  return {
    buildings: pairs.flatMap(({ spot, island }) => buildingsOn(spot, island)),
    metropolises: pairs.flatMap(({ spot, island }) => (island.metropolis ? [{ ground: spot.place, box: spot.metropolis }] : [])),
    markers: pairs.flatMap(({ spot: { markers }, island }) =>
      island.prosperity > 0 ? [{ label: number(text, `+${island.prosperity}`, markers.x - 1, markers.y, 23), radius: 15 }] : [],
    ),
    units: [
      ...pairs.flatMap(({ spot, island }) =>
        island.owner === undefined ? [] : [shield(text, island.owner, island.troops, spot)],
      ),
      ...view.fleets.flatMap(({ sea, seat, fleets }) => {
        const spot = seas.get(sea);
        return spot === undefined ? [] : [ship(text, seat, fleets, spot)];
      }),
    ],
    figures: layOutFigures(view),
    ...(battle === undefined ? {} : { battle }),
    ...(stop === undefined || battle !== undefined ? {} : { voyage: seaRing(stop) }),
  };
};
