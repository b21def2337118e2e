import type { Seat } from '#engine/game.ts';
import { BOARDS } from '#games/cyclades/data/boards.ts';
import type { IslandView, View } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround, type Label, type Point } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
import { CHARTS, type IslandSpot, type SeaSpot } from './board.ts';
import { seaName } from './chartLabels.ts';
import { layOutFigures } from './figures.ts';
import { BOARD_TYPE } from './frame.ts';
import type { Named } from './highlighted.ts';

/** Troops or fleets of one seat on one space: the seat's mark and how many, on a shield or on the sail of a ship. */
export type Units = ReturnType<typeof units>;

/** An island's income: its printed prosperity and the Prosperity markers placed on it. `grown`: whether there are markers. */
export type Yield = ReturnType<typeof yieldOf>;

/** A Metropolis, and the land it covers. */
export type PlacedMetropolis = Pieces['metropolises'][number];

/** A place with a battle: its swords, and its space at sea. */
export interface BattleMark {
  readonly swords: Box;
  readonly space?: Named;
}

/** What lies on the board, on top of the printed sea and islands. */
export type Pieces = ReturnType<typeof layOutPieces>;

const buildingsOn = (spot: IslandSpot, island: IslandView) =>
  island.slots.flatMap((building, slot) => {
    const box = spot.slots[slot];
    return building === 'free' || box === undefined ? [] : [{ building, box }];
  });

/** The plate of troops and of fleets: mark to the left, count to the right. */
export const PLATE = { width: 58, height: 40 } as const;
const COUNT_LEFT = 15;

const units = (text: Text, kind: 'troops' | 'fleets', seat: Seat, count: number, middle: Point, helmet = false) => ({
  kind,
  seat,
  /** Troops wear helmets above the shield where there is room for them. */
  helmet,
  /** The shield or the sail. */
  plate: boxAround(middle, PLATE.width, PLATE.height),
  count: text(String(count), middle.x + COUNT_LEFT, middle.y, { size: BOARD_TYPE, align: 'center' }),
});

const shield = (text: Text, seat: Seat, count: number, { troops, besideFigure }: IslandSpot, figure: boolean) =>
  units(text, 'troops', seat, count, figure ? besideFigure : troops, !figure || troops.y === besideFigure.y);

/** How far a ship is moved down to leave room for the name of its space. */
export const SHIP_DROP = 6;
const ship = (text: Text, seat: Seat, count: number, { x, y }: Point) =>
  units(text, 'fleets', seat, count, { x, y: y + SHIP_DROP });

const HORN = 22;

const yieldOf = (text: Text, { income: { x, y } }: IslandSpot, amount: number, grown: boolean) => {
  const label = (left: number): Label => text(String(amount), left, y, { size: BOARD_TYPE });
  // A second digit needs the room of the horn; it is then on gold.
  if (amount > 9) return { amount: label(x + 3), grown };
  return { horn: boxAround({ x: x + HORN / 2, y }, HORN), amount: label(x + HORN + 2), grown };
};

const named = (text: Text, sea: SeaSpot): Named => ({ sea, name: seaName(sea, text) });

const SWORDS = 32;
const SWORDS_AT_SEA = 28;

/** Returns the battle mark of an island: next to the shield, or in its place where nobody owns the island. */
const onLand = (island: IslandSpot, owned: boolean): BattleMark => ({
  swords: boxAround(owned ? island.swords : island.troops, SWORDS),
});

/** Returns the battle mark of a sea space: swords at the stern, clear of the space's name. */
const atSea = (text: Text, sea: SeaSpot): BattleMark => ({
  space: named(text, sea),
  swords: boxAround({ x: sea.x - 32, y: sea.y + 26 }, SWORDS_AT_SEA),
});

/** Returns the position of every piece of a view. */
export const layOutPieces = (view: View, text: Text) => {
  const chart = CHARTS[view.board];
  const islands = new Map(view.islands.map((island) => [island.id, island]));
  const seas = new Map(chart.seas.map((sea) => [sea.id, sea]));
  const pairs = chart.islands.flatMap((spot) => {
    const island = islands.get(spot.id);
    return island === undefined ? [] : [{ spot, island }];
  });
  const withFigure = new Set(view.figures.map(({ island }) => island));
  const fought = view.turn?.battle?.at ?? '';
  const shore = chart.islands.find(({ id }) => id === fought);
  const water = seas.get(fought);
  const stop = seas.get(view.turn?.voyage?.at ?? '');
  const battle = shore ? onLand(shore, islands.get(shore.id)?.owner !== undefined) : water && atSea(text, water);
  return {
    buildings: pairs.flatMap(({ spot, island }) => buildingsOn(spot, island)),
    metropolises: pairs.flatMap(({ spot, island }) => (island.metropolis ? [{ ground: spot.place, box: spot.metropolis }] : [])),
    yields: pairs.flatMap(({ spot, island: { id, prosperity } }) => {
      const amount = (BOARDS[view.board].island(id)?.printedProsperity ?? 0) + prosperity;
      return amount === 0 ? [] : [yieldOf(text, spot, amount, prosperity > 0)];
    }),
    units: [
      ...pairs.flatMap(({ spot, island: { id, owner, troops } }) =>
        owner === undefined ? [] : [shield(text, owner, troops, spot, withFigure.has(id))],
      ),
      ...view.fleets.flatMap(({ sea, seat, fleets }) => {
        const spot = seas.get(sea);
        return spot === undefined ? [] : [ship(text, seat, fleets, spot)];
      }),
    ],
    figures: layOutFigures(view),
    ...(battle === undefined ? {} : { battle }),
    /** Where the fleets are on a voyage that may go on. */
    ...(stop === undefined || battle !== undefined ? {} : { voyage: named(text, stop) }),
  };
};
